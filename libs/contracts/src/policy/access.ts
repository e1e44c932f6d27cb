import type { CallerKind } from '../caller.ts'
import type { Permission } from '../permissions.ts'
import type { ScopeAction, ScopeLevel, ScopeResource } from './scopes.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Whose things a path is about: the caller's own or those of an object's owner, an organization's, a team's, a client's. */
export type Place = 'self' | 'organization' | 'team' | 'client'

/** One public operation, and who may call it. What no row allows is refused. */
export interface Access {
  method: Method
  /** Template: `/v2/bookings/:bookingUid`. */
  path: string
  /** The kinds of credential that may call; `anonymous`: none is needed, but a bad one is refused. */
  callers: readonly CallerKind[]
  /** What a limited credential needs (`scopesFor`); absent: nothing, as what it shows or does is public. */
  scope?: { resource: ScopeResource; action: ScopeAction; level: ScopeLevel }
  /**
   * What a role of the caller has to give in the place, or, within `self`, over things that are not the caller's own.
   * Absent: the operation reaches only what is the caller's own, or what is public.
   */
  permission?: Permission
  within: Place
  /** An admin of the organization that manages the path's organization may call it too, by an API key of the managing one. */
  managers?: true
  /** The answer carries a secret: a stored answer is replayed only to the credential that got it. */
  givesSecret?: true
}

/** Every kind that shows a credential. */
export const known: readonly CallerKind[] = [
  'api-key',
  'organization-key',
  'managed-user',
  'app',
  'oauth-client',
]
export const everybody: readonly CallerKind[] = ['anonymous', ...known]
/** Credentials of a person, apps included: an OAuth client acts for its organization, never for a person. */
export const people: readonly CallerKind[] = ['api-key', 'organization-key', 'managed-user', 'app']
/** People at home: a key of another organization reaches nothing outside that organization. */
export const peopleAtHome: readonly CallerKind[] = ['api-key', 'managed-user', 'app']
export const keys: readonly CallerKind[] = ['api-key', 'organization-key']
/** What runs an organization. */
export const keysAndClients: readonly CallerKind[] = [...keys, 'oauth-client']
/** What runs an organization, and apps that were allowed to. */
export const administrators: readonly CallerKind[] = [...keysAndClients, 'app']

export type Rule = Partial<Pick<Access, 'callers' | 'permission' | 'within' | 'managers' | 'givesSecret'>> & {
  /** `BOOKING` for reads by GET and writes by other methods; `false`: no scope is needed, or no limited caller admitted. */
  scope?: ScopeResource | false
  action?: ScopeAction
  level?: ScopeLevel
}
export type Row = [method: Method, path: string, rule?: Rule]

/** @returns the rows of operations that share a rule; what a row says itself wins */
export const rowsOf = (common: Rule, rows: readonly Row[]): Access[] =>
  rows.map(([method, path, own]) => {
    const {
      callers = known,
      permission,
      within = placeOf(path),
      scope,
      managers,
      givesSecret,
      ...rest
    } = { ...common, ...own }
    const { action = method === 'GET' ? 'READ' : 'WRITE', level = levelOf(path) } = rest
    return {
      ...{ method, path, callers, within },
      ...(permission && { permission }),
      ...(managers && { managers }),
      ...(givesSecret && { givesSecret }),
      ...(scope && { scope: { resource: scope, action, level } }),
    }
  })

function placeOf(path: string): Place {
  if (path.includes('/:clientId')) return 'client'
  if (path.includes('/:teamId')) return 'team'
  return path.includes('/:orgId') ? 'organization' : 'self'
}

function levelOf(path: string): ScopeLevel {
  if (path.includes('/:teamId')) return 'team'
  return path.includes('/:orgId') ? 'organization' : 'own'
}
