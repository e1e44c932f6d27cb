import { randomUUID } from 'node:crypto'
import type { RolePermission } from '@punctual/contracts'
import t from 'tap'
import { type Person, startWorld } from './people.ts'

// A caller with a custom role can act on members with equal or fewer rights, never on one with
// more.

const plain: RolePermission[] = [
  ...(['eventType.read', 'team.read', 'team.listMembers', 'role.read'] as const),
  ...(['organization.read', 'organization.listMembers', 'organization.attributes.read'] as const),
]

const world = await startWorld(t)
const { org, olga, adam, mia, person, ask, call } = world
const at = `/v2/organizations/${org}`

const makeRole = async (permissions: RolePermission[], path = at): Promise<string> =>
  (await ask(201, 'POST', `${path}/roles`, olga, { name: randomUUID(), permissions })).id

async function membershipOf({ id }: Person, teamId = org): Promise<number> {
  const [row] = await world.db.sql<{ id: number }[]>`
    select id from membership where user_id = ${id} and team_id = ${teamId}`
  return row!.id
}

async function holderOf(permissions: RolePermission[]): Promise<Person & { roleId: string }> {
  const name = `h-${randomUUID()}`
  const one = await person(name)
  const roleId = await makeRole(permissions)
  await ask(200, 'PATCH', `${at}/memberships/${await membershipOf(one)}`, olga, { customRoleId: roleId })
  return { ...one, roleId }
}

const clerk = await holderOf([
  ...plain,
  ...(['organization.update', 'organization.remove', 'organization.changeMemberRole'] as const),
  ...(['organization.attributes.editUsers', 'role.update', 'role.delete', 'team.remove'] as const),
  ...(['team.changeMemberRole', 'organization.listMembersPrivate'] as const),
])
const strong = await holderOf([...plain, 'webhook.delete'])
const status = async (method: string, path: string, as: Person, body?: unknown) =>
  (await call(method, at + path, as.key, body === undefined ? {} : { body })).status

t.test('a user with more rights keeps the address, the membership and the account', async (t) => {
  for (const one of [olga, adam, strong]) {
    t.equal(await status('PATCH', `/users/${one.id}`, clerk, { email: 'taken@example.com' }), 403)
    t.equal(await status('DELETE', `/users/${one.id}`, clerk), 403)
    const membership = `/memberships/${await membershipOf(one)}`
    t.equal(await status('PATCH', membership, clerk, { role: 'MEMBER', accepted: false }), 403)
    t.equal(await status('DELETE', membership, clerk), 403)
  }
  t.equal(await status('PATCH', `/users/${mia.id}`, clerk, { name: 'Mia M.' }), 200, 'control')
  t.equal(await status('PATCH', `/users/${strong.id}`, adam, { name: 'Strong' }), 200, 'control')
})

t.test('a role in a team counts when its holder leaves the organization', async (t) => {
  const lena = await person('Lena')
  const team = await ask(201, 'POST', `${at}/teams`, olga, { name: 'Led by Lena' })
  const path = `${at}/teams/${team.id}/memberships`
  await ask(201, 'POST', path, olga, { userId: lena.id, role: 'OWNER', accepted: true })
  t.equal(await status('DELETE', `/memberships/${await membershipOf(lena)}`, clerk), 403)
  t.equal(await status('DELETE', `/users/${lena.id}`, clerk), 403)
  t.equal(await status('DELETE', `/memberships/${await membershipOf(lena)}`, olga), 200, 'control')
})

t.test('a role in the organization counts in its teams', async (t) => {
  const lead = await person('Lead')
  const team = await ask(201, 'POST', `${at}/teams`, olga, { name: 'Led' })
  const path = `${at}/teams/${team.id}/memberships`
  await ask(201, 'POST', path, olga, { userId: lead.id, role: 'ADMIN', accepted: true })
  const { id: ofMia } = await ask(201, 'POST', path, olga, { userId: mia.id, accepted: true })
  const own = await membershipOf(olga, team.id)
  for (const [method, body] of [
    ['PATCH', { role: 'MEMBER' }],
    ['DELETE', undefined],
  ] as const)
    t.equal(await status(method, `/teams/${team.id}/memberships/${own}`, lead, body), 403)
  t.equal(await status('DELETE', `/teams/${team.id}/memberships/${ofMia}`, lead), 200, 'control')
})

t.test('403 changing or deleting a role whose holder has more rights', async (t) => {
  // The role itself gives less than the caller has; its holder leads a team.
  const roleId = await makeRole(plain)
  const rita = await person('Rita')
  await ask(200, 'PATCH', `${at}/memberships/${await membershipOf(rita)}`, olga, { customRoleId: roleId })
  const team = await ask(201, 'POST', `${at}/teams`, olga, { name: 'Led by Rita' })
  const path = `${at}/teams/${team.id}/memberships`
  const { id } = await ask(201, 'POST', path, olga, { userId: rita.id, role: 'OWNER', accepted: true })
  const one = `/roles/${roleId}`
  const refused = async (expected: number) => {
    t.equal(await status('PATCH', one, clerk, { name: 'Renamed' }), expected)
    t.equal(await status('PUT', `${one}/permissions`, clerk, { permissions: ['role.read'] }), expected)
    const added = await status('POST', `${one}/permissions`, clerk, { permissions: ['team.read'] })
    t.equal(added, expected)
    t.equal(await status('DELETE', `${one}/permissions/team.read`, clerk), expected === 200 ? 204 : 403)
  }
  await refused(403)
  t.equal(await status('DELETE', one, clerk), 403)
  await ask(200, 'DELETE', `${path}/${id}`, olga)
  await refused(200)
  t.equal(await status('DELETE', one, clerk), 200, 'control')
})

t.test('403 removing a permission from a role that the caller lacks', async (t) => {
  const one = `/roles/${strong.roleId}`
  t.equal(await status('DELETE', `${one}/permissions/webhook.delete`, clerk), 403)
  t.equal(await status('PATCH', one, clerk, { permissions: plain }), 403)
  const unheld = `/roles/${await makeRole([...plain, 'webhook.delete'])}`
  t.equal(await status('PATCH', unheld, clerk, { permissions: plain }), 403)
  t.equal(await status('DELETE', unheld, clerk), 403)
  t.equal(await status('PATCH', unheld, adam, { permissions: plain }), 200, 'control')
})

t.test('attributes of a user with more rights', async (t) => {
  const body = { name: 'Desk', slug: `desk-${randomUUID()}`, type: 'TEXT', options: [] }
  const { id: attributeId } = await ask(201, 'POST', `${at}/attributes`, olga, body)
  const assign = (whom: Person, as: Person, value: string) =>
    call('POST', `${at}/attributes/options/${whom.id}`, as.key, { body: { attributeId, value } })
  t.equal((await assign(olga, clerk, 'A1')).status, 403)
  t.equal((await assign(mia, clerk, 'A2')).status, 201, 'control')
  const kept = await assign(olga, adam, 'A3')
  t.equal(kept.status, 403, 'an OWNER is above an ADMIN')
  const { attributeOptionId } = (await assign(olga, olga, 'A4')).body.data
  t.equal(await status('DELETE', `/attributes/options/${olga.id}/${attributeOptionId}`, clerk), 403)
})

t.test('a managed user with more rights', async (t) => {
  const client = await ask(201, 'POST', '/v2/oauth-clients', olga, {
    name: 'App',
    redirectUris: [],
    permissions: ['*'],
  })
  const users = `/v2/oauth-clients/${client.clientId}/users`
  const { user } = await ask(201, 'POST', users, olga, { email: 'zoe@example.com', name: 'Zoe' })
  await ask(200, 'PATCH', `${at}/memberships/${await membershipOf(user)}`, olga, { role: 'OWNER' })
  const calls = [
    ['PATCH', `${users}/${user.id}`, { name: 'Taken' }],
    ['POST', `${users}/${user.id}/force-refresh`, undefined],
    ['DELETE', `${users}/${user.id}`, undefined],
  ] as const
  for (const [method, path, body] of calls)
    t.equal((await call(method, path, adam.key, body ? { body } : {})).status, 403, `${method} by an ADMIN`)
  for (const [method, path, body] of calls)
    t.equal((await call(method, path, olga.key, body ? { body } : {})).status, 200, `${method} by an OWNER`)
})
