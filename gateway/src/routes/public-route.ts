import type { Access } from '@punctual/contracts'
import type { ServiceName } from '@punctual/http'

/**
 * A public operation: its policy row and how the gateway forwards it. The service serves the same
 * path.
 */
export interface PublicRoute extends Access {
  service: ServiceName
  /** Prefix of its versioned resource; absent: the version header is ignored. */
  versioned?: string
  /** Exists only in older versions. */
  olderOnly?: true
  /** Deadline of the service's answer in milliseconds; for a stream, of its beginning. */
  timeout: number
  /** The answer is a stream, open until the client or the service ends it (streams.ts). */
  stream?: true
  /** Bytes. */
  bodyLimit: number
  /** An additional limit that the call counts against (limits.ts). */
  cost?: 'organization'
  /**
   * An OAuth endpoint: the service authenticates the client, and errors have the shape of RFC 6749.
   */
  oauth?: true
  /**
   * The service limits callers itself, so it receives a digest of the network of callers without a
   * credential.
   */
  network?: true
  /**
   * A signed webhook of a provider, verified by the service; it has a limit separate from other
   * anonymous calls.
   */
  signed?: true
}

/** The forwarding options of an operation that differ from the defaults. */
export type Transport = Partial<Omit<PublicRoute, keyof Access | 'service'>>

/**
 * Returns the routes of a service's policy rows.
 * @param transportOf returns the forwarding options of a row
 */
export const routesOf = (
  service: ServiceName,
  rows: readonly Access[],
  transportOf: (row: Access) => Transport,
): PublicRoute[] =>
  rows.map((row) => ({ ...row, service, timeout: 15_000, bodyLimit: 102_400, ...transportOf(row) }))
