import type { CallerContext, CallerKind } from '../caller.ts'
import { DomainError } from '../errors.ts'
import type { Access } from './access.ts'
import { automationPolicy } from './automation.ts'
import { bookingsPolicy } from './bookings.ts'
import { identityPolicy } from './identity.ts'
import { schedulingPolicy } from './scheduling.ts'
import { type ScopeAction, type ScopeResource, scopeName } from './scopes.ts'
import { webhookDeliveryPolicy } from './webhook-delivery.ts'

/** Every public operation of the current API generation, by service. */
export const policy = {
  identity: identityPolicy,
  scheduling: schedulingPolicy,
  bookings: bookingsPolicy,
  automation: automationPolicy,
  'webhook-delivery': webhookDeliveryPolicy,
} as const satisfies Record<string, readonly Access[]>

/** Returns the name of an operation: `GET /v2/bookings/:bookingUid`. */
export const operationName = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path}`

/** Finds an operation's row; undefined denies all callers. */
export type AccessOf = (operation: { method: string; path: string }) => Access | undefined

/** Creates a lookup of rows. @throws Error for an operation with two rows: one would be ignored */
export function accessIn(rows: readonly Access[]): AccessOf {
  const table = new Map<string, Access>()
  for (const row of rows) {
    const name = operationName(row)
    if (table.has(name)) throw new Error(`${name} has two rows in the policy`)
    table.set(name, row)
  }
  return (operation) => table.get(operationName(operation))
}

/**
 * The OAuth permission (of the ten that a client has) that a managed user needs for each resource.
 */
const managedScopes: Readonly<Record<ScopeResource, (action: ScopeAction) => string[]>> = {
  EVENT_TYPE: (action) => [`EVENT_TYPE_${action}`],
  BOOKING: (action) => [`BOOKING_${action}`],
  SCHEDULE: (action) => [`SCHEDULE_${action}`],
  APPS: (action) => [`APPS_${action}`],
  PROFILE: (action) => [`PROFILE_${action}`],
  // A webhook belongs to event types and sends their bookings.
  WEBHOOK: (action) => [`EVENT_TYPE_${action}`, 'BOOKING_READ'],
  WORKFLOW: (action) => [`EVENT_TYPE_${action}`],
  ROUTING_FORM: (action) => [`EVENT_TYPE_${action}`],
  VERIFIED_RESOURCES: (action) => [`PROFILE_${action}`],
  MEMBERSHIP: (action) => [`PROFILE_${action}`],
  ATTRIBUTES: (action) => [`PROFILE_${action}`],
  INSIGHTS: () => ['BOOKING_READ'],
}

/**
 * The only scopes that limit an OAuth client, which otherwise has the rights of its organization's
 * owner.
 */
const clientResources: ReadonlySet<ScopeResource> = new Set(['EVENT_TYPE', 'BOOKING', 'SCHEDULE'])

/**
 * Returns the scopes, all required, that a credential of that kind needs for an action on a
 * resource.
 */
export function scopesOf(
  { resource, action, level }: NonNullable<Access['scope']>,
  kind: CallerKind,
): string[] {
  if (kind === 'app') return [scopeName(level, resource, action)]
  if (kind === 'managed-user') return managedScopes[resource](action)
  return kind === 'oauth-client' && clientResources.has(resource) ? [`${resource}_${action}`] : []
}

/**
 * Returns the scopes, all required, that a credential of that kind needs for the operation. Empty
 * for API keys, which have the rights of their person, and for operations without a required
 * credential (except for apps, which always need their scopes).
 */
export function scopesFor({ scope, callers }: Access, kind: CallerKind): string[] {
  if (!scope || (kind !== 'app' && callers.includes('anonymous'))) return []
  return scopesOf(scope, kind)
}

/**
 * Requires scopes. @throws DomainError insufficient_scope (403) for a credential that lacks one of
 * them
 */
export function requireScopes({ scopes }: Pick<CallerContext, 'scopes'>, needed: readonly string[]): void {
  const missing = needed.filter((scope) => !scopes.includes(scope))
  if (missing.length > 0)
    throw new DomainError('insufficient_scope', `The credential lacks the scope ${missing.join(' and ')}.`)
}

/**
 * Rejects a caller whom the operation's row does not admit.
 * @throws DomainError UnauthorizedException (401) without a required credential, ForbiddenException
 *   (403) for another kind of credential, insufficient_scope (403) for a credential that lacks a
 *   scope
 */
export function requireAdmitted(access: Access, caller: Pick<CallerContext, 'kind' | 'scopes'>): void {
  if (!access.callers.includes(caller.kind)) throw refusalOf(access, caller.kind)
  requireScopes(caller, scopesFor(access, caller.kind))
}

function refusalOf({ callers }: Access, kind: CallerKind): DomainError {
  if (kind === 'anonymous') return new DomainError('UnauthorizedException', 'A credential is required.')
  return new DomainError('ForbiddenException', `This operation accepts only ${credentialsInWords(callers)}.`)
}

const names: Readonly<Record<CallerKind, string>> = {
  anonymous: 'no credential',
  'api-key': 'an API key of the home organization of its user',
  'organization-key': 'an API key of another organization',
  'managed-user': 'the access token of a managed user',
  app: 'the access token of an app',
  'oauth-client': 'the id and secret of an OAuth client',
  session: 'the session of a signed-in person',
  portal: 'the token of a portal link',
}

/** Returns the kinds of credential as a list in a sentence. */
export function credentialsInWords(kinds: readonly CallerKind[]): string {
  const hasEveryKey = kinds.includes('api-key') && kinds.includes('organization-key')
  const words = [
    ...(hasEveryKey ? ['an API key'] : []),
    ...kinds.filter((kind) => !hasEveryKey || !kind.endsWith('-key')).map((kind) => names[kind]),
  ]
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '')
}
