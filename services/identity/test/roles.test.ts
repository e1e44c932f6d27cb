import { randomUUID } from 'node:crypto'
import { organizationPermissions, type RolePermission, teamPermissions } from '@punctual/contracts'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { addMember } from '../src/app/memberships.ts'
import { actingAs } from '../src/audit/actor.ts'
import { type Answer, callerOf, startIdentity } from './start.ts'

const identity = await startIdentity(t)
const { owner, db, clock } = identity
const orgId = owner.organization.id
const teamId = owner.team.id
const inOrg = `/v2/organizations/${orgId}/roles`
const inTeam = `/v2/organizations/${orgId}/teams/${teamId}/roles`
const eve = await createAccount(db, clock, {
  email: 'eve@example.com',
  name: 'Eve',
  organization: { name: 'Other' },
})
const eveOrgId = (await callerOf(identity, eve.apiKey)).organizationId
const call = (method: string, path: string, body?: unknown, as = owner.apiKey) =>
  identity.call(method, path, as, { body })
const codeOf = ({ status, body }: Answer) => `${status} ${body.error?.code}`

let names = 0
/** Creates a role with these permissions and returns its id. */
async function make(permissions: RolePermission[], path = inOrg, as = owner.apiKey): Promise<string> {
  const { status, body } = await call('POST', path, { name: `Role ${++names}`, permissions }, as)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.id as string
}

/** Creates a member of the organization, with an optional custom role. */
async function join(customRoleId?: string, role: 'MEMBER' | 'ADMIN' = 'MEMBER') {
  const name = `m${++names}`
  const account = await createAccount(db, clock, {
    email: `${name}@example.com`,
    name,
    organizationId: orgId,
    role,
  })
  const [row] = await db.sql<{ id: number }[]>`select id from membership where user_id = ${account.user.id}`
  const path = `/v2/organizations/${orgId}/memberships/${row!.id}`
  if (customRoleId) {
    const { status, body } = await call('PATCH', path, { customRoleId })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  return { ...account, path, membershipId: row!.id }
}

const heldBy = async (apiKey: string) => (await callerOf(identity, apiKey)).memberships[0]?.permissions

async function lastEventOf(subject: string | number) {
  const [row] = await db.sql<{ body: string }[]>`
    select body from outbox where subject = ${String(subject)} order by pos desc limit 1`
  return JSON.parse(row?.body ?? '{}')
}

for (const [where, path, home, all] of [
  ['an organization', inOrg, { organizationId: orgId }, organizationPermissions],
  ['a team', inTeam, { teamId }, teamPermissions],
] as const) {
  t.test(`roles of ${where}`, async (t) => {
    t.test('200 pages with the built-in roles before the custom ones', async (t) => {
      const first = await make(['webhook.read'], path)
      const { status, body } = await call('GET', path)
      t.equal(status, 200)
      t.match(
        body.data.slice(0, 3),
        ['owner_role', 'admin_role', 'member_role'].map((id) => ({ id, type: 'SYSTEM' })),
      )
      t.match(body.data.at(-1), { id: first, type: 'CUSTOM', permissions: ['webhook.read'], ...home })
      t.match(body.pagination, { totalItems: body.data.length })
      const page = await call('GET', `${path}?skip=2&take=2`)
      t.same(page.body.data, body.data.slice(2, 4))
      t.match((await call('GET', `${path}?skip=99`)).body, {
        data: [],
        pagination: { totalItems: body.data.length },
      })
    })
    t.test('200 a built-in role lists its permissions', async (t) => {
      const permissionsOf = async (id: string) => (await call('GET', `${path}/${id}`)).body.data.permissions
      t.same(await permissionsOf('owner_role'), 'organizationId' in home ? ['*.*'] : teamPermissions)
      t.same(
        await permissionsOf('admin_role'),
        all.filter((name) => name !== '*.*' && name !== 'booking.readOrgAuditLogs'),
      )
      t.ok((await permissionsOf('member_role')).includes('eventType.read'))
      t.notOk((await permissionsOf('member_role')).includes('eventType.update'))
    })
    t.test('201, 200: created, read, updated, deleted', async (t) => {
      const body = {
        name: `Host ${where}`,
        color: '#00ff00',
        description: 'Hosts',
        permissions: ['team.read'],
      }
      const created = await call('POST', path, { ...body, permissions: ['team.read', 'team.read'] })
      t.equal(created.status, 201)
      const now = clock.now().toISOString()
      t.same(created.body.data, {
        id: created.body.data.id,
        ...body,
        ...home,
        type: 'CUSTOM',
        createdAt: now,
        updatedAt: now,
      })
      const one = `${path}/${created.body.data.id}`
      t.same((await call('GET', one)).body, created.body)
      clock.advance(1000)
      const changed = await call('PATCH', one, { description: 'Greets', permissions: [] })
      t.match(changed.body.data, { name: body.name, description: 'Greets', color: '#00ff00' })
      t.same(changed.body.data.permissions, [])
      t.equal(changed.body.data.updatedAt, clock.now().toISOString())
      t.same((await call('DELETE', one)).body, changed.body)
      t.equal(codeOf(await call('DELETE', one)), '404 role_not_found')
      const bare = await call('POST', path, { name: `Bare ${where}` })
      t.same(bare.body.data.permissions, [])
      t.notHas(bare.body.data, 'color')
    })
    t.test('200 and 204 the permissions of a role', async (t) => {
      const one = `${path}/${await make(['team.read'], path)}/permissions`
      const added = await call('POST', one, { permissions: ['booking.read', 'team.read'] })
      t.equal(added.status, 200)
      t.same(added.body.data, ['team.read', 'booking.read'])
      t.same((await call('GET', one)).body.data, added.body.data)
      const replaced = await call('PUT', one, {
        permissions: ['webhook.delete', 'webhook.create', 'role.read'],
      })
      t.same(replaced.body.data, ['role.read', 'webhook.create', 'webhook.delete'])
      t.match(await call('DELETE', `${one}/webhook.create`), { status: 204, body: {} })
      t.equal((await call('DELETE', `${one}/webhook.create`)).status, 204)
      t.equal((await call('DELETE', `${one}?permissions=webhook.delete,team.read`)).status, 204)
      t.same((await call('GET', one)).body.data, ['role.read'])
      t.same((await call('PUT', one, { permissions: [] })).body.data, [])
    })
    t.test('400 a permission that does not exist here', async (t) => {
      const one = `${path}/${await make([], path)}`
      const wrong = 'organizationId' in home ? 'booking.readTeamBookings' : 'team.create'
      for (const permission of [wrong, 'x', 'schedule.read', '']) {
        const permissions = [permission]
        t.equal((await call('POST', path, { name: 'Wrong', permissions })).status, 400)
        t.equal((await call('PATCH', one, { permissions })).status, 400)
        t.equal((await call('PUT', `${one}/permissions`, { permissions })).status, 400)
        t.equal((await call('POST', `${one}/permissions`, { permissions })).status, 400)
        t.equal((await call('DELETE', `${one}/permissions?permissions=${permission}`)).status, 400)
      }
      t.equal((await call('DELETE', `${one}/permissions/${wrong}`)).status, 400)
      t.equal((await call('DELETE', `${one}/permissions`)).status, 400)
      t.equal((await call('POST', path, { name: '' })).status, 400)
      t.equal((await call('POST', path, {})).status, 400)
      t.equal((await call('POST', `${one}/permissions`, {})).status, 400)
    })
    t.test('400 a built-in role cannot be changed', async (t) => {
      for (const id of ['owner_role', 'admin_role', 'member_role']) {
        const one = `${path}/${id}`
        t.equal(codeOf(await call('PATCH', one, { name: 'x' })), '400 system_role')
        t.equal(codeOf(await call('DELETE', one)), '400 system_role')
        t.equal(codeOf(await call('POST', `${one}/permissions`, { permissions: [] })), '400 system_role')
        t.equal(codeOf(await call('PUT', `${one}/permissions`, { permissions: [] })), '400 system_role')
        t.equal(codeOf(await call('DELETE', `${one}/permissions/role.read`)), '400 system_role')
        t.ok((await call('GET', `${one}/permissions`)).body.data.length > 0)
      }
    })
    t.test('409 a taken name', async (t) => {
      await call('POST', path, { name: 'Taken' })
      t.equal(codeOf(await call('POST', path, { name: 'Taken' })), '409 role_name_taken')
      const other = await make([], path)
      t.equal(codeOf(await call('PATCH', `${path}/${other}`, { name: 'Taken' })), '409 role_name_taken')
    })
    t.test('404 the same for an unknown role, one of another owner and an invalid id', async (t) => {
      const foreign = await make([], `/v2/organizations/${eveOrgId}/roles`, eve.apiKey)
      const elsewhere = await make([], path === inOrg ? inTeam : inOrg)
      const requests: [string, string, object?][] = [
        ['GET', ''],
        ['PATCH', '', { name: 'x' }],
        ['DELETE', ''],
        ['GET', '/permissions'],
        ['POST', '/permissions', { permissions: [] }],
        ['PUT', '/permissions', { permissions: [] }],
        ['DELETE', '/permissions?permissions=role.read'],
        ['DELETE', '/permissions/role.read'],
      ]
      for (const [method, rest, body] of requests) {
        const missing = await call(method, `${path}/${randomUUID()}${rest}`, body)
        t.equal(codeOf(missing), '404 role_not_found', `${method} ${rest}`)
        for (const id of [foreign, elsewhere, 'x', '7'])
          t.same((await call(method, `${path}/${id}${rest}`, body)).body.error, missing.body.error)
      }
    })
    t.test('403 a member who writes, a stranger; 401 without a credential', async (t) => {
      const one = `${path}/${await make([], path)}`
      const member = await join()
      if (path === inTeam)
        await db.transaction(
          actingAs(undefined, (tx) =>
            addMember(
              tx,
              { organizationId: orgId, teamId, userId: member.user.id, role: 'MEMBER' },
              clock.now(),
            ),
          ),
        )
      const anonymous = { ...(await callerOf(identity, owner.apiKey)), kind: 'anonymous' as const }
      const requests: [string, string, number, object?][] = [
        ['GET', path, 200],
        ['GET', one, 200],
        ['GET', `${one}/permissions`, 200],
        ['POST', path, 403, { name: 'x' }],
        ['POST', path, 403, {}],
        ['PATCH', one, 403, {}],
        ['POST', `${one}/permissions`, 403, { permissions: [] }],
        ['PUT', `${one}/permissions`, 403, { permissions: [] }],
        ['DELETE', `${one}/permissions?permissions=role.read`, 403],
        ['DELETE', `${one}/permissions/role.read`, 403],
        ['DELETE', one, 403],
      ]
      for (const [method, asked, status, body] of requests) {
        t.equal((await call(method, asked, body, member.apiKey)).status, status, `${method} ${asked}`)
        const foreign = await call(method, asked, body, eve.apiKey)
        const missing = await call(method, asked.replace(`/${orgId}/`, '/999999/'), body, eve.apiKey)
        t.equal(foreign.status, 403)
        t.same(foreign.body.error, missing.body.error)
        t.equal((await identity.call(method, asked, anonymous, { body })).status, 401)
      }
    })
  })
}

t.test('404 a team of another organization', async (t) => {
  for (const id of [999_999, eveOrgId, orgId])
    t.equal(codeOf(await call('GET', `/v2/organizations/${orgId}/teams/${id}/roles`)), '404 team_not_found')
  t.equal((await call('GET', `/v2/organizations/${orgId}/teams/x/roles`)).status, 400)
})

t.test('a member with a custom role', async (t) => {
  t.test('200 has exactly the permissions of the role, which /internal/authenticate returns', async (t) => {
    const roleId = await make(['role.read', 'role.create'])
    const ann = await join(roleId)
    t.same(await heldBy(ann.apiKey), ['role.create', 'role.read'])
    t.equal((await call('GET', inOrg, undefined, ann.apiKey)).status, 200)
    t.equal((await call('POST', inOrg, { name: 'By Ann' }, ann.apiKey)).status, 201)
    t.equal((await call('DELETE', `${inOrg}/${roleId}`, undefined, ann.apiKey)).status, 403)
    const attributes = await call('GET', `/v2/organizations/${orgId}/attributes`, undefined, ann.apiKey)
    t.equal(attributes.status, 403, 'the role does not include the rights of MEMBER')
    t.notOk(await heldBy(owner.apiKey))
  })
  t.test('200 shows, changes and removes the role of a membership', async (t) => {
    const [first, second] = [await make(['role.read']), await make(['team.read'])]
    const bob = await join(first, 'ADMIN')
    t.match((await call('GET', bob.path)).body.data, { role: 'ADMIN', customRoleId: first })
    t.match(await lastEventOf(bob.membershipId), {
      type: 'identity.membership.updated',
      aggregateversion: 2,
      data: { membership: { customRoleId: first } },
    })
    t.match((await call('PATCH', bob.path, { disableImpersonation: true })).body.data, {
      customRoleId: first,
    })
    t.match((await call('PATCH', bob.path, { customRoleId: second })).body.data, { customRoleId: second })
    const without = await call('PATCH', bob.path, { customRoleId: null })
    t.notHas(without.body.data, 'customRoleId')
    t.equal(await heldBy(bob.apiKey), undefined)
  })
  t.test('201 with a role on creation; 404 or 400 for a role that does not fit', async (t) => {
    const roleId = await make(['role.read'])
    const { user } = await createAccount(db, clock, {
      email: `${randomUUID()}@example.com`,
      name: 'Solo',
      organizationId: orgId,
    })
    await db.sql`delete from membership where user_id = ${user.id}`
    const path = `/v2/organizations/${orgId}/memberships`
    const foreign = await make([], `/v2/organizations/${eveOrgId}/roles`, eve.apiKey)
    const ofTeam = await make([], inTeam)
    for (const customRoleId of [foreign, ofTeam, randomUUID(), 'x', 'admin_role']) {
      const answer = await call('POST', path, { userId: user.id, customRoleId })
      t.equal(codeOf(answer), '404 role_not_found')
    }
    const ofOwner = { userId: user.id, role: 'OWNER', customRoleId: roleId }
    t.equal((await call('POST', path, ofOwner)).status, 400)
    const created = await call('POST', path, { userId: user.id, customRoleId: roleId, accepted: true })
    t.match(created, { status: 201, body: { data: { role: 'MEMBER', customRoleId: roleId } } })
    const promoted = await call('PATCH', `${path}/${created.body.data.id}`, { role: 'OWNER' })
    t.match(promoted, { status: 200, body: { data: { role: 'OWNER' } } })
    t.notHas(promoted.body.data, 'customRoleId')
  })
  t.test("a team's role applies only in that team", async (t) => {
    const roleId = await make(['role.update', 'role.read', 'team.read'], inTeam)
    const cat = await join()
    const memberships = `/v2/organizations/${orgId}/teams/${teamId}/memberships`
    const created = await call('POST', memberships, {
      userId: cat.user.id,
      accepted: true,
      customRoleId: roleId,
    })
    t.match(created, { status: 201, body: { data: { customRoleId: roleId } } })
    const name = { name: 'By Cat' }
    t.equal((await call('PATCH', `${inTeam}/${roleId}`, name, cat.apiKey)).status, 200)
    t.equal((await call('PATCH', `${inOrg}/${await make([])}`, name, cat.apiKey)).status, 403)
  })
  t.test('each change of the permissions publishes a new version of each membership', async (t) => {
    const roleId = await make(['role.read'])
    const [dan, eli] = [await join(roleId), await join(roleId)]
    const epochBefore = (await callerOf(identity, dan.apiKey)).epoch
    await call('POST', `${inOrg}/${roleId}/permissions`, { permissions: ['team.read'] })
    for (const { membershipId, apiKey } of [dan, eli]) {
      t.match(await lastEventOf(membershipId), { type: 'identity.membership.updated', aggregateversion: 3 })
      t.same(await heldBy(apiKey), ['role.read', 'team.read'])
    }
    t.ok((await callerOf(identity, dan.apiKey)).epoch > epochBefore)
    await call('PATCH', `${inOrg}/${roleId}`, { name: 'Renamed', permissions: ['team.read', 'role.read'] })
    t.match(await lastEventOf(dan.membershipId), { aggregateversion: 3 }, 'only the name has changed')
    await call('DELETE', `${inOrg}/${roleId}/permissions/team.read`)
    t.match(await lastEventOf(dan.membershipId), { aggregateversion: 4 })
    await call('DELETE', `${inOrg}/${roleId}`)
    for (const { membershipId, apiKey } of [dan, eli]) {
      const event = await lastEventOf(membershipId)
      t.match(event, { aggregateversion: 5, data: { membership: { role: 'MEMBER' } } })
      t.notHas(event.data.membership, 'customRoleId')
      t.equal(await heldBy(apiKey), undefined)
    }
  })
})

t.test('403 a caller cannot grant what they lack', async (t) => {
  const manager = await make(['role.create', 'role.read', 'role.update', 'role.delete', 'webhook.read'])
  const mia = await join(manager, 'ADMIN')
  const as = mia.apiKey
  const strong = await make(['webhook.read', 'webhook.delete'])
  t.test('in a role', async (t) => {
    const more: RolePermission[] = ['webhook.read', 'webhook.delete']
    t.equal((await call('POST', inOrg, { name: 'More', permissions: more }, as)).status, 403)
    t.equal((await call('POST', inOrg, { name: 'All', permissions: ['*.*'] }, as)).status, 403)
    for (const id of [manager, await make(['webhook.read'])]) {
      const one = `${inOrg}/${id}`
      t.equal((await call('PATCH', one, { permissions: more }, as)).status, 403)
      t.equal((await call('PUT', `${one}/permissions`, { permissions: more }, as)).status, 403)
      t.equal((await call('POST', `${one}/permissions`, { permissions: ['webhook.delete'] }, as)).status, 403)
    }
    t.equal((await call('POST', inOrg, { name: 'Same', permissions: ['webhook.read'] }, as)).status, 201)
    t.equal((await call('PATCH', `${inOrg}/${strong}`, { name: 'Kept as strong' }, as)).status, 200)
  })
  t.test('by deleting a role that restricts its holders', async (t) => {
    t.equal((await call('DELETE', `${inOrg}/${manager}`, undefined, as)).status, 403)
    t.same(await heldBy(as), ['role.create', 'role.read', 'role.update', 'role.delete', 'webhook.read'])
  })
  t.test('by a membership', async (t) => {
    const hr = await make([
      'organization.changeMemberRole',
      'organization.invite',
      'role.read',
      'team.invite',
    ])
    const joe = await join(hr, 'ADMIN')
    const kim = await join()
    t.equal((await call('PATCH', joe.path, { customRoleId: null }, joe.apiKey)).status, 403)
    t.equal((await call('PATCH', joe.path, { customRoleId: strong }, joe.apiKey)).status, 403)
    t.equal((await call('PATCH', kim.path, { role: 'ADMIN' }, joe.apiKey)).status, 403)
    t.equal(
      (await call('PATCH', mia.path, { accepted: false }, joe.apiKey)).status,
      403,
      'a user with more rights',
    )
    const memberships = `/v2/organizations/${orgId}/memberships`
    const { user } = await createAccount(db, clock, {
      email: `${randomUUID()}@example.com`,
      name: 'Newt',
      organizationId: orgId,
    })
    await db.sql`delete from membership where user_id = ${user.id}`
    for (const body of [{ role: 'ADMIN' }, {}, { customRoleId: strong }])
      t.equal((await call('POST', memberships, { userId: user.id, ...body }, joe.apiKey)).status, 403)
    const weak = await make(['role.read'])
    const added = await call('POST', memberships, { userId: user.id, customRoleId: weak }, joe.apiKey)
    t.equal(added.status, 201)
    const person = { email: `${randomUUID()}@example.com`, organizationRole: 'ADMIN' }
    t.equal((await call('POST', `/v2/organizations/${orgId}/users`, person, joe.apiKey)).status, 403)
    const invite = `/v2/organizations/${orgId}/teams/${teamId}/invite`
    t.equal((await call('POST', invite, undefined, joe.apiKey)).status, 403)
  })
  t.test("by an OAuth client, whose secret acts as the organization's owner", async (t) => {
    const body = { name: 'Way out', redirectUris: [], permissions: ['*'] }
    t.equal((await call('POST', '/v2/oauth-clients', body, as)).status, 403)
  })
})
