import type { TObject } from '@sinclair/typebox'

/** A call before it is forwarded. */
export interface VersionedRequest {
  method: string
  /**
   * Canonical path of the matched route, without the query. Paths with values from a body or query
   * need `buildPath`.
   */
  path: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | string[] | undefined>>
  /** Parsed JSON; undefined without a body. */
  body: unknown
  /** The header `Cookie`, which an older version used. */
  cookie?: string | undefined
}

export interface VersionedResponse {
  status: number
  /** Parsed JSON. */
  body: unknown
  /** The header `Set-Cookie`. */
  cookie?: string
}

/**
 * A route of an older version: pure functions that translate its request to the current version,
 * and the answer back.
 */
export interface Translation {
  /** Route of the older version, such as `/v2/bookings/:bookingUid/cancel`. */
  appliesTo: { method: string; path: string }
  /** Input of the older version, where no current schema describes it. */
  schema?: { querystring?: TObject; body?: TObject }
  /**
   * Translates the request, method and path included.
   * @throws DomainError for requests that the older version refuses or does not have
   */
  request?(asked: VersionedRequest): VersionedRequest
  /** Translates every answer, errors included. `asked` is the original request. */
  response?(answer: VersionedResponse, asked: VersionedRequest): VersionedResponse
}

/** A resource whose routes are versioned. */
export interface VersionedResource {
  /** Prefix of its paths. */
  prefix: string
  /**
   * Values of the version header that select the current shape; all others, and no header, select
   * the older one.
   */
  current: readonly string[]
  /** Routes of the older version that differ from the current ones. */
  older: readonly Translation[]
}
