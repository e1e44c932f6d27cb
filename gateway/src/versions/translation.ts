import type { TObject } from '@sinclair/typebox'

/** A call as the pipeline sees it before it is routed. */
export interface VersionedRequest {
  method: string
  /** The canonical path of the route that matched, without the query. One with values from elsewhere is made by `buildPath`. */
  path: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | string[] | undefined>>
  /** Parsed JSON; undefined where there is none. */
  body: unknown
  /** The header Cookie, as far as an older version had one. */
  cookie?: string | undefined
}

export interface VersionedResponse {
  status: number
  /** Parsed JSON. */
  body: unknown
  /** The header Set-Cookie. */
  cookie?: string
}

/** One route of an older version, as a pure pair: how it is asked in today's version, and how the answer was given then. */
export interface Translation {
  /** The route as that version had it: `/v2/bookings/:bookingUid/cancel`. */
  appliesTo: { method: string; path: string }
  /** What that version took, where nothing of today's says it. */
  schema?: { querystring?: TObject; body?: TObject }
  /** May change method and path. @throws DomainError for what that version refuses, or does not have */
  request?(asked: VersionedRequest): VersionedRequest
  /** Called for every answer, errors included. `asked` is the request as it came, before `request` changed it. */
  response?(answer: VersionedResponse, asked: VersionedRequest): VersionedResponse
}

/** A resource whose routes are versioned. */
export interface VersionedResource {
  /** What its paths start with. */
  prefix: string
  /** The values of the version header that mean today's shape; any other, and none, means the older one. */
  current: readonly string[]
  /** The routes of the older version that differ from today's. */
  older: readonly Translation[]
}
