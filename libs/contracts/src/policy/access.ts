import type { CallerKind } from '../caller.ts'
import type { Permission } from '../permissions.ts'
import type { ScopeAction, ScopeLevel, ScopeResource } from './scopes.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * The kind of owner in a path: the caller or an object's owner, an organization, a team, or a
 * client.
 */
export type Place = 'self' | 'organization' | 'team' | 'client'

/** One public operation and who may call it. Operations without a row are denied. */
export interface Access {
  method: Method
  /** Template: `/v2/bookings/:bookingUid`. */
  path: string
  /**
   * Kinds of credential that may call; `anonymous`: a credential is optional, but an invalid one is
   * rejected.
   */
  callers: readonly CallerKind[]
  /** Scope that a limited credential needs (`scopesFor`); absent for public operations. */
  scope?: { resource: ScopeResource; action: ScopeAction; level: ScopeLevel }
  /**
   * Permission that the caller's role must give with that owner or, for `self`, over objects of
   * other users. Absent: the operation reaches only the caller's own objects, or public data.
   */
  permission?: Permission
  within: Place
  /**
   * Whether an admin of the managing organization may call it too, with an API key of that
   * organization.
   */
  managers?: true
  /**
   * Whether only pages of this system call it: it reads or writes the cookies of signing in.
   */
  forPages?: true
  /**
   * Whether the answer contains a secret: a stored answer is replayed only to the same credential.
   */
  givesSecret?: true
}

/**
 * Every kind of caller with a credential, except sessions and the links of a portal: a browser
 * sends the cookie of a session by itself, and a link is for few operations, so each row that
 * admits them says so (`forSessions`, `forPortals`).
 */
export const authenticated: readonly CallerKind[] = [
  'api-key',
  'organization-key',
  'managed-user',
  'app',
  'oauth-client',
]
export const allCallers: readonly CallerKind[] = ['anonymous', ...authenticated]
/** Every kind of caller. */
export const callerKinds: readonly CallerKind[] = [...allCallers, 'session', 'portal']
/**
 * Credentials of a person, apps included: an OAuth client acts for its organization, never for a
 * person.
 */
export const people: readonly CallerKind[] = ['api-key', 'organization-key', 'managed-user', 'app']
/** People in their home organization; an organization key is limited to another organization. */
export const peopleAtHome: readonly CallerKind[] = ['api-key', 'managed-user', 'app']
export const keys: readonly CallerKind[] = ['api-key', 'organization-key']
/** Credentials that administer an organization. */
export const keysAndClients: readonly CallerKind[] = [...keys, 'oauth-client']
/** Credentials that administer an organization, and authorized apps. */
export const administrators: readonly CallerKind[] = [...keysAndClients, 'app']

export type Rule = Partial<
  Pick<Access, 'callers' | 'permission' | 'within' | 'managers' | 'forPages' | 'givesSecret'>
> & {
  /**
   * `BOOKING` for reads by GET and writes by other methods; `false`: no scope is needed, or no
   * limited caller admitted.
   */
  scope?: ScopeResource | false
  action?: ScopeAction
  level?: ScopeLevel
}
export type Row = [method: Method, path: string, rule?: Rule]

/** Returns the rows of operations that share a rule; a row's own values take precedence. */
export const rowsOf = (common: Rule, rows: readonly Row[]): Access[] =>
  rows.map(([method, path, own]) => {
    const {
      callers = authenticated,
      permission,
      within = placeOf(path),
      scope,
      managers,
      forPages,
      givesSecret,
      ...rest
    } = { ...common, ...own }
    const { action = method === 'GET' ? 'READ' : 'WRITE', level = levelOf(path) } = rest
    return {
      method,
      path,
      callers,
      within,
      ...(permission && { permission }),
      ...(managers && { managers }),
      ...(forPages && { forPages }),
      ...(givesSecret && { givesSecret }),
      ...(scope && { scope: { resource: scope, action, level } }),
    }
  })

/** Returns the rows, open to the opened links of a portal too. */
export const forPortals = (rows: readonly Access[]): Access[] =>
  rows.map((row) => ({ ...row, callers: [...row.callers, 'portal'] }))

/** Returns the rows, open to signed-in browsers too. */
export const forSessions = (rows: readonly Access[]): Access[] =>
  rows.map((row) => ({ ...row, callers: [...row.callers, 'session'] }))

function placeOf(path: string): Place {
  if (path.includes('/:clientId')) return 'client'
  if (path.includes('/:teamId')) return 'team'
  return path.includes('/:orgId') ? 'organization' : 'self'
}

function levelOf(path: string): ScopeLevel {
  if (path.includes('/:teamId')) return 'team'
  return path.includes('/:orgId') ? 'organization' : 'own'
}
