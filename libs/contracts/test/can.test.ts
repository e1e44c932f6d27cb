import fc from 'fast-check'
import t from 'tap'
import {
  appScopes,
  type CallerContext,
  type CallerMembership,
  can,
  canSee,
  gives,
  type Owned,
  organizationPermissions,
  type Permission,
  permissionNames,
  type RolePermission,
  teamPermissions,
} from '../src/index.ts'

const kinds = ['anonymous', 'api-key', 'organization-key', 'managed-user', 'app', 'oauth-client'] as const

/** Few ids, so that callers and objects overlap. */
const id = fc.integer({ min: 0, max: 4 })
const membership: fc.Arbitrary<CallerMembership> = fc.record(
  {
    teamId: id,
    role: fc.constantFrom('MEMBER' as const, 'ADMIN' as const, 'OWNER' as const),
    permissions: fc.subarray<RolePermission>([...new Set([...organizationPermissions, ...teamPermissions])]),
  },
  { requiredKeys: ['teamId', 'role'] },
)
const caller: fc.Arbitrary<CallerContext> = fc.record({
  kind: fc.constantFrom(...kinds),
  userId: id,
  organizationId: id,
  scopes: fc.subarray([...appScopes]),
  memberships: fc.array(membership, { maxLength: 4 }),
  epoch: fc.constant(0),
  requestId: fc.constant(''),
})
const object: fc.Arbitrary<Owned> = fc.record(
  {
    ownerId: fc.option(id),
    hostIds: fc.array(id, { maxLength: 3 }),
    teamId: fc.option(id),
    organizationId: id,
  },
  { requiredKeys: [] },
)
const permission = fc.constantFrom(...permissionNames)

/** Permissions of a plain member, repeated independently of the implementation. */
const readable = [
  'eventType.read',
  'team.read',
  'team.listMembers',
  'organization.read',
  'organization.listMembers',
  'organization.attributes.read',
  'role.read',
]

/**
 * The resource of an app's scope by the first part of a permission's name; absent: never for apps.
 */
const resources: Record<string, string> = {
  eventType: 'EVENT_TYPE',
  booking: 'BOOKING',
  schedule: 'SCHEDULE',
  profile: 'PROFILE',
  workflow: 'WORKFLOW',
  routingForm: 'ROUTING_FORM',
  webhook: 'WEBHOOK',
  insights: 'INSIGHTS',
  verifiedResource: 'VERIFIED_RESOURCES',
  apps: 'APPS',
  'organization.attributes': 'ATTRIBUTES',
}
const personal = ['eventType', 'booking', 'schedule', 'profile', 'workflow', 'routingForm', 'webhook']
const neverForApps =
  /^(role|oauthClient|watchlist|featureOptIn)\.|impersonate|passwordReset|manageBilling|AuditLogs|^organization\.create/

function neededScope(name: string): string | undefined {
  if (neverForApps.test(name)) return undefined
  const subject = name.slice(0, name.lastIndexOf('.'))
  const verb = name.slice(name.lastIndexOf('.') + 1)
  const action = /^(read|list)/.test(verb) ? 'READ' : 'WRITE'
  if (subject === 'team' || subject === 'organization') {
    const isProfile = ['read', 'create', 'delete'].includes(verb) || name === 'team.update'
    return `${isProfile ? 'PROFILE' : 'MEMBERSHIP'}_${action}`
  }
  return `${resources[subject]}_${action}`
}

/** Whether the object is the caller's own and the permission applies to own objects. */
function isOwn(who: CallerContext, name: Permission, of: Owned): boolean {
  const subject = name.split('.')[0] ?? ''
  if (!personal.includes(subject) || /Bookings|Recordings|AuditLogs/.test(name)) return false
  if (who.userId === 0 || who.kind === 'oauth-client') return false
  const isThere =
    of.organizationId === who.organizationId || (of.organizationId === 0 && who.kind !== 'organization-key')
  if (!isThere) return false
  return of.ownerId === who.userId || (of.hostIds ?? []).includes(who.userId)
}

/** An independent formulation of the rule, case by case. */
function reference(who: CallerContext, name: Permission, of: Owned): boolean {
  if (who.kind === 'anonymous') return false
  const isApp = who.kind === 'app'
  const scope = neededScope(name)
  const scopes: readonly string[] = who.scopes
  if (isOwn(who, name, of) && (!isApp || scopes.includes(scope ?? '-'))) return true
  if (isApp) {
    const hasTeam = of.teamId !== undefined && of.teamId !== null && scopes.includes(`TEAM_${scope}`)
    if (!scope || (!hasTeam && !scopes.includes(`ORG_${scope}`))) return false
  }
  for (const { teamId, role, permissions } of who.memberships) {
    if (teamId === 0) continue
    if (teamId !== of.teamId && teamId !== of.organizationId) continue
    if (permissions === undefined) {
      if (role === 'OWNER' || readable.includes(name)) return true
      if (role === 'ADMIN' && name !== 'booking.readOrgAuditLogs') return true
      continue
    }
    const names: string[] = permissions
    if (names.includes('*.*') || names.includes(name)) return true
    if (name === 'verifiedResource.read' && names.includes('workflow.read')) return true
    if (name === 'verifiedResource.create' && names.includes('workflow.create')) return true
    if (name === 'routingForm.respond' && names.includes('routingForm.read')) return true
    if (name === 'booking.readTeamBookings' && names.includes('booking.readOrgBookings')) return true
    if (name === 'booking.readTeamAuditLogs' && names.includes('booking.readOrgAuditLogs')) return true
  }
  return false
}

t.test('can() follows the rule for every caller, permission and object', async (t) => {
  fc.assert(
    fc.property(
      caller,
      permission,
      object,
      (who, name, of) => can(who, name, of) === reference(who, name, of),
    ),
    { numRuns: 20_000 },
  )
  t.pass()
})

t.test('a caller who may act on an object may see it', async (t) => {
  fc.assert(
    fc.property(caller, permission, object, (who, name, of) => !can(who, name, of) || canSee(who, of)),
    { numRuns: 2_000 },
  )
  t.pass()
})

t.test('a custom role gives exactly its own permissions, whatever role it replaces', async (t) => {
  fc.assert(
    fc.property(membership, permission, (held, name) => {
      if (!held.permissions || held.permissions.includes('*.*')) return true
      const named: string[] = held.permissions
      return (
        gives(held, name) === named.includes(name) ||
        /^(booking.readTeam|verifiedResource|routingForm.respond)/.test(name)
      )
    }),
  )
  t.notOk(gives({ role: 'ADMIN', permissions: ['webhook.read'] }, 'oauthClient.update'))
  t.notOk(gives({ role: 'OWNER', permissions: [] }, 'schedule.update'))
  t.ok(gives({ role: 'MEMBER', permissions: ['*.*'] }, 'oauthClient.update'))
})

t.test('an opened portal link reaches only its webhooks, as far as it allows', async (t) => {
  const link: CallerContext = {
    kind: 'portal',
    userId: 7,
    organizationId: 3,
    portalLinkId: 'a',
    scopes: ['webhook.read'],
    memberships: [],
    epoch: 0,
    requestId: 'test',
  }
  const ofClient = { ...link, clientId: 'app' }
  const objects: [Owned, boolean, boolean][] = [
    [{ organizationId: 3 }, true, false],
    [{ organizationId: 3, clientId: 'app' }, false, true],
    [{ organizationId: 3, clientId: 'other' }, false, false],
    [{ organizationId: 3, teamId: 4 }, false, false],
    [{ organizationId: 3, ownerId: 7 }, false, false],
    [{ organizationId: 4 }, false, false],
    [{ organizationId: 0 }, false, false],
    [{ organizationId: 0, ownerId: 7 }, false, false],
  ]
  for (const [object, its, clients] of objects) {
    t.equal(can(link, 'webhook.read', object), its, JSON.stringify(object))
    t.equal(can(ofClient, 'webhook.read', object), clients, JSON.stringify(object))
    t.equal(canSee(link, object), its)
    for (const permission of permissionNames)
      if (permission !== 'webhook.read') t.notOk(can(link, permission, object), permission)
  }
  t.notOk(can({ ...link, organizationId: 0 }, 'webhook.read', { organizationId: 0 }))
})
