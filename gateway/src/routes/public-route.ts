import type { Access } from '@punctual/contracts'
import type { ServiceName } from '@punctual/http'

/**
 * One public operation: its row of the policy, and how the gateway forwards it. The service of that name serves the same
 * path.
 */
export interface PublicRoute extends Access {
  service: ServiceName
  /** Prefix of the versioned resource that it belongs to; absent: the version header is ignored. */
  versioned?: string
  /** Only older versions have it. */
  olderOnly?: true
  /** Milliseconds that the service may take to answer; of a stream, to begin. */
  timeout: number
  /** The answer goes on until the client or the service ends it (streams.ts). */
  stream?: true
  /** Bytes. */
  bodyLimit: number
  /** What a call uses up besides one of its caller's calls: it has a limit of its own (limits.ts). */
  cost?: 'organization'
  /** Speaks OAuth: the service authenticates the client, and every failure has the body of RFC 6749. */
  oauth?: true
  /** The service limits what each caller may do here: it learns the network of callers without a credential. */
  network?: true
  /** A provider sends it, and the service checks the signature: counted apart from other calls without a credential. */
  signed?: true
}

/** How an operation is forwarded, where it is not forwarded as most are. */
export type Transport = Partial<Omit<PublicRoute, keyof Access | 'service'>>

/** @returns the routes of one service's rows. @param transportOf by the name of an operation and its path */
export const routesOf = (
  service: ServiceName,
  rows: readonly Access[],
  transportOf: (row: Access) => Transport,
): PublicRoute[] =>
  rows.map((row) => ({ ...row, service, timeout: 15_000, bodyLimit: 102_400, ...transportOf(row) }))
