import { randomUUID } from 'node:crypto'
import { givenBy, type Permission, type Role, type RolePermission } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { startIdentity } from './start.ts'

// Members with custom roles, and users whom they add, never hold more rights together than before,
// after any sequence of operations.

const identity = await startIdentity(t)
const { owner, db, clock } = identity
const orgId = owner.organization.id
const base = `/v2/organizations/${orgId}`

const held = fc.subarray<RolePermission>([
  ...(['role.create', 'role.read', 'role.update', 'role.delete'] as const),
  ...(['organization.changeMemberRole', 'organization.invite', 'organization.remove'] as const),
  ...(['webhook.read', 'webhook.delete', 'eventType.read', 'team.read', 'organization.read'] as const),
  ...(['team.listMembers', 'organization.listMembers', 'organization.attributes.read'] as const),
])
const wanted = fc.oneof(held, fc.constantFrom<RolePermission[]>(['*.*'], ['role.update', 'booking.update']))
const place = fc.nat({ max: 5 })
const role = fc.constantFrom<Role>('MEMBER', 'ADMIN', 'OWNER')
const roleId = fc.option(place)

const move = fc.oneof(
  fc.record({ does: fc.constant('make' as const), permissions: wanted }),
  fc.record({ does: fc.constant('replace' as const), which: place, permissions: wanted }),
  fc.record({ does: fc.constant('add' as const), which: place, permissions: wanted }),
  fc.record({ does: fc.constant('delete' as const), which: place }),
  fc.record({ does: fc.constant('change' as const), whose: place, role, which: roleId }),
  fc.record({ does: fc.constant('invite' as const), role, which: roleId }),
)
const moves = fc.array(fc.record({ by: place, move }), { minLength: 3, maxLength: 10 })
const start = fc.array(fc.record({ role: fc.constantFrom<Role>('MEMBER', 'ADMIN'), permissions: held }), {
  minLength: 1,
  maxLength: 2,
})

interface Member {
  apiKey: string
  userId: number
  membershipId: number
}

const call = async (method: string, path: string, body?: unknown, as = owner.apiKey) =>
  identity.call(method, base + path, as, { body })

async function created(method: string, path: string, body: object) {
  const answer = await call(method, path, body)
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}

async function join(role: Role, permissions: RolePermission[]): Promise<Member & { roleId: string }> {
  const name = `m-${randomUUID()}`
  const { user, apiKey } = await createAccount(db, clock, {
    email: `${name}@example.com`,
    name,
    organizationId: orgId,
    role,
  })
  const [row] = await db.sql<{ id: number }[]>`select id from membership where user_id = ${user.id}`
  const { id: roleId } = await created('POST', '/roles', { name: randomUUID(), permissions })
  await created('PATCH', `/memberships/${row!.id}`, { customRoleId: roleId })
  return { apiKey, userId: user.id, membershipId: row!.id, roleId }
}

async function heldBy(userIds: number[]): Promise<Set<Permission>> {
  const rows = await db.sql<{ role: Role; permissions: RolePermission[] | null }[]>`
    select m.role, r.permissions from membership m left join custom_role r on r.id = m.custom_role_id
    where m.team_id = ${orgId} and m.accepted and m.user_id = any(${userIds}::bigint[])`
  return new Set(
    rows.flatMap(({ role, permissions }) => givenBy(permissions ? { role, permissions } : { role })),
  )
}

let refused = 0
let allowed = 0

t.test('no custom role allows privilege escalation', async (t) => {
  await fc.assert(
    fc.asyncProperty(start, moves, async (start, moves) => {
      const members: Member[] = []
      const roles: string[] = []
      for (const { role, permissions } of start) {
        const { roleId, ...member } = await join(role, permissions)
        members.push(member)
        roles.push(roleId)
      }
      const name = `s-${randomUUID()}`
      const stranger = await createAccount(db, clock, {
        email: `${name}@example.com`,
        name,
        organizationId: orgId,
      })
      await db.sql`delete from membership where user_id = ${stranger.user.id}`
      const userIds = [...members.map(({ userId }) => userId), stranger.user.id]
      const before = await heldBy(userIds)
      for (const { by, move } of moves) {
        const one = members[by % members.length]!
        const named = 'which' in move && move.which !== null ? roles[move.which % roles.length] : null
        const answer = await act(one.apiKey, move, named ?? null, members, stranger.user.id)
        if (answer.status < 300) allowed++
        else refused++
        if (move.does === 'make' && answer.status === 201) roles.push(answer.body.data.id)
        const gained = [...(await heldBy(userIds))].filter((permission) => !before.has(permission))
        if (gained.length > 0) throw new Error(`${JSON.stringify(move)} gained ${gained}`)
      }
      await db.sql`delete from membership where user_id = any(${userIds}::bigint[])`
    }),
    { numRuns: 40 },
  )
  t.ok(allowed > 0, `${allowed} moves were allowed`)
  t.ok(refused > 0, `${refused} were refused`)
})

function act(
  as: string,
  move: typeof moves extends fc.Arbitrary<{ move: infer Move }[]> ? Move : never,
  named: string | null,
  members: Member[],
  stranger: number,
) {
  switch (move.does) {
    case 'make':
      return call('POST', '/roles', { name: randomUUID(), permissions: move.permissions }, as)
    case 'replace':
      return call('PATCH', `/roles/${named}`, { permissions: move.permissions }, as)
    case 'add':
      return call('POST', `/roles/${named}/permissions`, { permissions: move.permissions }, as)
    case 'delete':
      return call('DELETE', `/roles/${named}`, undefined, as)
    case 'change': {
      const { membershipId } = members[move.whose % members.length]!
      return call('PATCH', `/memberships/${membershipId}`, { role: move.role, customRoleId: named }, as)
    }
    case 'invite': {
      const body = { userId: stranger, accepted: true, role: move.role }
      return call('POST', '/memberships', { ...body, ...(named !== null && { customRoleId: named }) }, as)
    }
  }
}
