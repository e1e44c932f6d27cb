import fc from 'fast-check'
import t from 'tap'
import {
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

/** Few ids, so that callers and objects meet. */
const id = fc.integer({ min: 0, max: 4 })
const membership: fc.Arbitrary<CallerMembership> = fc.record(
  {
    teamId: id,
    role: fc.constantFrom('MEMBER' as const, 'ADMIN' as const, 'OWNER' as const),
    permissions: fc.subarray<RolePermission>([...new Set([...organizationPermissions, ...teamPermissions])]),
  },
  { requiredKeys: ['teamId', 'role'] },
)
const scopes = ['BOOKING_READ', 'BOOKING_WRITE', 'EVENT_TYPE_READ', 'EVENT_TYPE_WRITE', 'SCHEDULE_READ']
const caller: fc.Arbitrary<CallerContext> = fc.record({
  kind: fc.constantFrom(
    'anonymous' as const,
    'api-key' as const,
    'oauth-client' as const,
    'access-token' as const,
  ),
  userId: id,
  organizationId: id,
  scopes: fc.subarray(scopes),
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

/** What a plain member may do, said once more. */
const readable = [
  ...['eventType.read', 'team.read', 'team.listMembers', 'organization.read', 'organization.listMembers'],
  ...['organization.attributes.read', 'role.read'],
]

/** The bits that limit tokens and clients (contract 14), by what a permission's name begins with. */
function neededScope(name: string): string | undefined {
  if (['booking.read', 'booking.readTeamBookings', 'booking.readOrgBookings'].includes(name))
    return 'BOOKING_READ'
  if (name === 'booking.update') return 'BOOKING_WRITE'
  const [subject, verb] = name.split('.')
  const access = verb === 'read' ? 'READ' : 'WRITE'
  if (subject === 'eventType') return `EVENT_TYPE_${access}`
  if (subject === 'schedule') return `SCHEDULE_${access}`
  return subject === 'profile' ? `PROFILE_${access}` : undefined
}

/** The rule in other words, one case after the other. */
function reference(who: CallerContext, name: Permission, of: Owned): boolean {
  if (who.kind === 'anonymous') return false
  const scope = who.kind === 'api-key' ? undefined : neededScope(name)
  if (scope && !who.scopes.includes(scope)) return false
  if (who.userId !== 0) {
    if (of.ownerId === who.userId) return true
    for (const hostId of of.hostIds ?? []) if (hostId === who.userId) return true
  }
  for (const { teamId, role, permissions } of who.memberships) {
    if (teamId === 0) continue
    if (teamId !== of.teamId && teamId !== of.organizationId) continue
    if (permissions === undefined) {
      if (role === 'ADMIN' || role === 'OWNER' || readable.includes(name)) return true
      continue
    }
    const names: string[] = permissions
    if (names.includes('*.*') || names.includes(name)) return true
    if (name === 'booking.readTeamBookings' && names.includes('booking.readOrgBookings')) return true
    if (name === 'booking.readTeamAuditLogs' && names.includes('booking.readOrgAuditLogs')) return true
  }
  return false
}

t.test('can() is the rule, whoever asks about whatever', async (t) => {
  fc.assert(
    fc.property(
      caller,
      permission,
      object,
      (who, name, of) => can(who, name, of) === reference(who, name, of),
    ),
    { numRuns: 5_000 },
  )
  t.pass()
})

t.test('whoever may do something to it may know of it', async (t) => {
  fc.assert(
    fc.property(caller, permission, object, (who, name, of) => !can(who, name, of) || canSee(who, of)),
    { numRuns: 2_000 },
  )
  t.pass()
})

t.test('a custom role gives exactly what it holds, whatever it stands in for', async (t) => {
  fc.assert(
    fc.property(membership, permission, (held, name) => {
      if (!held.permissions || held.permissions.includes('*.*')) return true
      const named: string[] = held.permissions
      return gives(held, name) === named.includes(name) || name.startsWith('booking.readTeam')
    }),
  )
  t.notOk(gives({ role: 'ADMIN', permissions: ['webhook.read'] }, 'oauthClient.update'))
  t.notOk(gives({ role: 'OWNER', permissions: [] }, 'schedule.update'))
  t.ok(gives({ role: 'MEMBER', permissions: ['*.*'] }, 'oauthClient.update'))
})
