import t from 'tap'
import { type Person, startWorld } from './people.ts'
import { callerOf } from './start.ts'

// Memberships of a managed organization, by its own key and by the keys of the organization that
// manages it.

const world = await startWorld(t)
const { org, olga, adam, mia, eve, person, guest, ask, call } = world
const created = await ask(201, 'POST', `/v2/organizations/${org}/organizations`, olga, { name: 'Managed' })
const maker: Person = { id: olga.id, key: created.apiKey }
const at = `/v2/organizations/${created.id}`
const team = await ask(201, 'POST', `${at}/teams`, maker, { name: 'Sales' })
const teams = `${at}/teams/${team.id}/memberships`
const add = async (as: Person, userId: number, body = {}) =>
  call('POST', `${at}/memberships`, as.key, { body: { userId, ...body } })

t.test('400 its own key adding a user of the manager: the same as for an unknown user', async (t) => {
  const unknown = await add(maker, 999_999)
  t.match(unknown, { status: 400, body: { error: { details: { errors: [{ path: 'userId' }] } } } })
  for (const { id } of [mia, adam, await guest('Gina'), eve, await person('Lone', { organizationId: 0 })]) {
    const refused = await add(maker, id, { accepted: true })
    t.equal(refused.status, 400)
    t.same(refused.body.error, unknown.body.error)
  }
  const own = await ask(201, 'POST', `${at}/users`, maker, { email: 'own@example.com' })
  const membership = await ask(200, 'GET', `${at}/memberships`, maker)
  const { id } = membership.find(({ userId }: { userId: number }) => userId === own.id)
  await ask(200, 'DELETE', `${at}/memberships/${id}`, maker)
  t.equal((await add(maker, own.id)).status, 201, 'a user whose home it is')
})

t.test("201 the home key of the manager's admin adds its users and those of its clients", async (t) => {
  const client = await ask(201, 'POST', '/v2/oauth-clients', olga, {
    name: 'App',
    redirectUris: [],
    permissions: ['*'],
  })
  const users = `/v2/oauth-clients/${client.clientId}/users`
  const { user } = await ask(201, 'POST', users, olga, { email: 'zoe@example.com', name: 'Zoe' })
  for (const userId of [mia.id, user.id])
    t.match(await add(adam, userId, { accepted: true }), { status: 201, body: { data: { role: 'MEMBER' } } })
  t.equal((await add(adam, eve.id)).status, 400, "another tenant's user")
  const lone = await person('Lonely', { organizationId: 0 })
  t.equal((await add(adam, lone.id)).status, 400, 'a user without an organization')
  t.match(await ask(201, 'POST', teams, adam, { userId: mia.id, accepted: true }), { teamId: team.id })
})

t.test('200 it reads, changes and ends memberships of the organization and its teams', async (t) => {
  for (const path of [`${at}/memberships`, teams]) {
    const all = await ask(200, 'GET', path, adam)
    const { id } = all.find(({ userId }: { userId: number }) => userId === mia.id)
    t.match(await ask(200, 'GET', `${path}/${id}`, adam), { id })
    t.match(await ask(200, 'PATCH', `${path}/${id}`, adam, { role: 'ADMIN' }), { role: 'ADMIN' })
  }
  const [owner] = await ask(200, 'GET', `${at}/memberships`, adam)
  t.equal(owner.userId, olga.id)
  for (const [method, body] of [
    ['PATCH', { role: 'MEMBER' }],
    ['DELETE', undefined],
  ] as const) {
    const path = `${at}/memberships/${owner.id}`
    const answer = await call(method, path, adam.key, body ? { body } : {})
    t.equal(answer.status, 403, 'an ADMIN of the manager does not get the rights of an OWNER')
  }
  t.equal((await add(adam, (await guest('Gus')).id, { role: 'OWNER' })).status, 403)
  const all = await ask(200, 'GET', teams, adam)
  const { id } = all.find(({ userId }: { userId: number }) => userId === mia.id)
  await ask(200, 'DELETE', `${teams}/${id}`, adam)
})

t.test('403 any other operation there, and any other caller', async (t) => {
  for (const [method, path, body] of [
    ['GET', `${at}/users`, undefined],
    ['POST', `${at}/users`, { email: 'x@example.com' }],
    ['GET', `${at}/teams`, undefined],
    ['PATCH', `${at}/teams/${team.id}`, { name: 'x' }],
    ['POST', `${at}/teams/${team.id}/invite`, undefined],
    ['GET', `${at}/roles`, undefined],
    ['GET', `${at}/attributes`, undefined],
  ] as const)
    t.equal((await call(method, path, adam.key, body ? { body } : {})).status, 403, `${method} ${path}`)
  const path = `/v2/teams/${team.id}/memberships`
  t.equal((await call('GET', path, adam.key)).status, 404, 'the path without the organization')
  for (const one of [eve, await person('Max')])
    t.equal((await call('GET', `${at}/memberships`, one.key)).status, 403)
  const caller = await callerOf(world, olga.key)
  for (const kind of ['app', 'oauth-client', 'organization-key'] as const) {
    const scopes = ['ORG_MEMBERSHIP_READ']
    t.equal((await call('GET', `${at}/memberships`, { ...caller, kind, scopes })).status, 403, kind)
  }
})
