import type { CallerContext, Permission } from '@punctual/contracts'
import type { ServiceName } from '@punctual/http'

export type CallerKind = CallerContext['kind']
/** Whose things a path is about: the caller's own or those of another person, an organization's, a team's, a client's. */
export type Place = 'self' | 'organization' | 'team' | 'client'

/** One public operation. The gateway forwards it as it came; the service of that name serves the same path. */
export interface PublicRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Template: `/v2/bookings/:bookingUid`. */
  path: string
  service: ServiceName
  /** Who may call: `anonymous` means that no credential is needed; a bad one is refused all the same. */
  callers: readonly CallerKind[]
  /** What the caller has to hold there; without, whoever may call has the right. The service is who looks. */
  permission?: Permission
  within: Place
  /** Prefix of the versioned resource that it belongs to; without, the version header is ignored. */
  versioned?: string
  /** Only older versions have it. */
  olderOnly?: true
  /** Milliseconds that the service may take to answer; of a stream, to begin. */
  timeout: number
  /** The answer goes on for as long as both sides like (streams.ts). */
  stream?: true
  /** Bytes. */
  bodyLimit: number
  /** What a call uses up besides one of its caller's calls: it has a limit of its own (limits.ts). */
  cost?: 'organization'
  /** Told by a provider, whose signature the service checks: counted apart from other calls without a credential. */
  signed?: true
}

/** @returns what a table of routes knows one by: `GET /v2/bookings/:bookingUid` */
export const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** Whoever shows a credential. */
export const known: readonly CallerKind[] = ['api-key', 'oauth-client', 'access-token']
export const anybody: readonly CallerKind[] = ['anonymous', ...known]
/** Whoever stands for themselves, not for an organization. */
export const people: readonly CallerKind[] = ['api-key', 'access-token']
export const apiKeys: readonly CallerKind[] = ['api-key']
/** Organizations are run with keys and client secrets (contract 14). */
export const keysAndClients: readonly CallerKind[] = ['api-key', 'oauth-client']
export const open = { callers: anybody }

type Row = [method: PublicRoute['method'], path: string, options?: Partial<PublicRoute>]

/** Bytes that a v2 body may have (contract 15, body size v2). */
const bodyLimit = 102_400

/** Rows of one service; what a row does not say is as here. */
export const of = (service: ServiceName, common: Partial<PublicRoute>, rows: Row[]): PublicRoute[] =>
  rows.map(([method, path, options]) => ({
    method,
    path,
    service,
    callers: known,
    within: placeOf(path),
    timeout: 15_000,
    bodyLimit,
    ...common,
    ...options,
  }))

function placeOf(path: string): Place {
  if (path.includes('/:clientId')) return 'client'
  if (path.includes('/:teamId')) return 'team'
  return path.includes('/:orgId') ? 'organization' : 'self'
}
