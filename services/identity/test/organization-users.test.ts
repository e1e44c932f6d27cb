import t from 'tap'
import { markEmailVerified } from '../src/app/change-user.ts'
import { actingAs } from '../src/audit/actor.ts'
import { refusals, startWorld } from './people.ts'

t.test('POST /v2/organizations/{orgId}/users', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, eve, ask, call, events } = world
  const path = `/v2/organizations/${org}/users`

  t.test('201 with every field and an accepted membership', async (t) => {
    const user = await ask(201, 'POST', path, adam, {
      email: 'Ann@example.com',
      username: 'ann',
      name: 'Ann',
      weekday: 'Monday',
      bio: 'Sells',
      metadata: { floor: 2 },
      timeZone: 'Europe/Paris',
      timeFormat: 24,
      locale: 'fr',
      avatarUrl: 'https://example.com/a.png',
      theme: 'dark',
      appTheme: null,
      brandColor: '#000',
      hideBranding: true,
      allowDynamicBooking: false,
      organizationRole: 'ADMIN',
    })
    const { id, profile, ...rest } = user
    t.same(rest, {
      username: 'ann',
      name: 'Ann',
      email: 'Ann@example.com',
      bio: 'Sells',
      avatarUrl: 'https://example.com/a.png',
      timeZone: 'Europe/Paris',
      weekStart: 'Monday',
      theme: 'dark',
      brandColor: '#000',
      locale: 'fr',
      timeFormat: 24,
      hideBranding: true,
      createdDate: world.clock.now().toISOString(),
      verified: false,
      allowDynamicBooking: false,
      metadata: { floor: 2 },
    })
    t.match(profile, { organizationId: org, userId: id, username: 'ann' })
    t.match(await ask(200, 'GET', `/v2/organizations/${org}/memberships/${profile.id}`, olga), {
      userId: id,
      role: 'ADMIN',
      accepted: true,
    })
    t.match((await events('identity.user.created')).at(-1), {
      organizationid: org,
      data: {
        user: {
          id,
          email: 'Ann@example.com',
          timeZone: 'Europe/Paris',
          branding: { theme: 'dark', brandColor: '#000', weekStart: 'Monday' },
          allowDynamicBooking: false,
          version: 1,
        },
      },
    })
  })
  t.test('200 shows who was invited, and when an address was verified', async (t) => {
    const made = await ask(201, 'POST', path, olga, { email: 'invited@example.com', autoAccept: false })
    t.match(made, { invitedTo: org, verified: false, allowDynamicBooking: true })
    t.notHas(made, 'emailVerified')
    const at = world.clock.now()
    await world.db.transaction(
      actingAs(undefined, (tx) =>
        markEmailVerified(tx, { userId: made.id, email: 'invited@example.com' }, at),
      ),
    )
    const [shown] = await ask(200, 'GET', `${path}?emails=invited@example.com`, olga)
    t.match(shown, { id: made.id, verified: true, emailVerified: at.toISOString() })
    const moved = await ask(200, 'PATCH', `${path}/${made.id}`, olga, { email: 'moved@example.com' })
    t.equal(moved.verified, false, 'a proof is of one address')
    t.notHas(moved, 'emailVerified')
  })
  t.test('400 for branding that pages cannot show, and for a schedule of another user', async (t) => {
    for (const wrong of [
      { brandColor: 'red' },
      { darkBrandColor: '#12345g' },
      { theme: 'pink' },
      { defaultScheduleId: 1 },
    ])
      t.match(await call('POST', path, olga.key, { body: { email: 'x@example.com', ...wrong } }), {
        status: 400,
        body: { error: { details: { errors: [{ path: Object.keys(wrong)[0] }] } } },
      })
  })
  t.test('201 a username derived from the address, with a suffix when it is taken or reserved', async (t) => {
    const create = (email: string) => ask(201, 'POST', path, olga, { email })
    t.match(await create('bo.b@example.com'), { username: 'bo-b', name: 'bo-b', timeZone: 'Europe/London' })
    const names = await Promise.all([create('bo.b@example.org'), create('bo-b@example.net')])
    for (const { username } of names) t.match(username, /^bo-b-[0-9a-f]{8}$/)
    t.match((await create('admin@example.com')).username, /^admin-[0-9a-f]{8}$/)
  })
  t.test('201 not accepted on request', async (t) => {
    const { profile } = await ask(201, 'POST', path, olga, { email: 'c@example.com', autoAccept: false })
    const membership = await ask(200, 'GET', `/v2/organizations/${org}/memberships/${profile.id}`, olga)
    t.equal(membership.accepted, false)
  })
  t.test('409 an address or username taken in this organization, 201 in another one', async (t) => {
    for (const [body, code] of [
      [{ email: 'ANN@example.com' }, 'email_taken'],
      [{ email: 'x@example.com', username: 'ann' }, 'username_taken'],
    ] as const)
      t.match(await call('POST', path, olga.key, { body }), { status: 409, body: { error: { code } } })
    await ask(201, 'POST', `/v2/organizations/${eve.org}/users`, eve, { email: 'ann@example.com' })
    const both = { body: { email: 'twin@example.com', username: 'twin' } }
    const twins = await Promise.all([call('POST', path, olga.key, both), call('POST', path, olga.key, both)])
    t.same(twins.map(({ status }) => status).sort(), [201, 409])
  })
  t.test('400, 401, 403', async (t) => {
    for (const body of [
      {},
      { email: 'x' },
      { email: 'z@example.com', username: 'admin' },
      { email: 'z@example.com', username: 'Not One' },
      { email: 'z@example.com', timeZone: 'Mars' },
      { email: 'z@example.com', metadata: { a: {} } },
      { email: 'z@example.com', organizationRole: 'KING' },
    ])
      t.equal((await call('POST', path, olga.key, { body })).status, 400, JSON.stringify(body))
    const above = { email: 'z@example.com', organizationRole: 'OWNER' }
    t.equal((await call('POST', path, adam.key, { body: above })).status, 403)
    t.same(await refusals(world, 'POST', path, { body: { email: 'z@example.com' } }), [401, 403, 403])
  })
})

t.test('GET /v2/organizations/{orgId}/users', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, ask, call } = world
  const path = `/v2/organizations/${org}/users`
  const names = async (query = '') =>
    (await ask(200, 'GET', path + query, adam)).map(({ name }: { name: string }) => name)

  t.test('200 filtered by page, address and team', async (t) => {
    const team = await ask(201, 'POST', `/v2/organizations/${org}/teams`, olga, { name: 'Sales' })
    const memberships = `/v2/organizations/${org}/teams/${team.id}/memberships`
    await ask(201, 'POST', memberships, olga, { userId: mia.id, accepted: true })
    await ask(201, 'POST', memberships, olga, { userId: adam.id })
    t.same(await names(), ['Olga', 'Adam', 'Mia'])
    t.same(await names('?take=1&skip=1'), ['Adam'])
    t.same(await names('?emails=MIA@example.com&emails=adam@example.com,eve@example.com'), ['Adam', 'Mia'])
    t.same(await names(`?teamIds=${team.id}`), ['Olga', 'Mia'], 'without members who have not accepted')
    t.same(await names(`?teamIds=${team.id}&emails=olga@example.com`), ['Olga'])
    t.same(await names('?teamIds=999999'), [])
    const { body } = await call('GET', `${path}?take=2`, olga.key)
    t.match(body.pagination, { totalItems: 3, itemsPerPage: 2, hasNextPage: true })
  })
  t.test('200 filtered by attribute options: all, any or none of them', async (t) => {
    const attributes = `/v2/organizations/${org}/attributes`
    const options = [
      { value: 'Red', slug: 'red' },
      { value: 'Blue', slug: 'blue' },
    ]
    const attribute = await ask(201, 'POST', attributes, olga, {
      name: 'Colours',
      slug: 'colours',
      type: 'MULTI_SELECT',
      options,
    })
    const [red, blue] = await ask(200, 'GET', `${attributes}/${attribute.id}/options`, olga)
    const give = (userId: number, option: { id: string }) =>
      ask(201, 'POST', `${attributes}/options/${userId}`, olga, {
        attributeId: attribute.id,
        attributeOptionId: option.id,
      })
    await give(mia.id, red)
    await give(mia.id, blue)
    await give(adam.id, red)
    const by = (operator: string) =>
      names(`?assignedOptionIds=${red.id},${blue.id}${operator && `&attributeQueryOperator=${operator}`}`)
    t.same(await by(''), ['Mia'])
    t.same(await by('AND'), ['Mia'])
    t.same(await by('OR'), ['Adam', 'Mia'])
    t.same(await by('NONE'), ['Olga'])
    t.same(await names('?assignedOptionIds=nothing-like-that&attributeQueryOperator=OR'), [])
    t.match((await ask(200, 'GET', `/v2/organizations/${org}/memberships`, olga))[2].attributes, [
      { id: attribute.id, name: 'Colours', type: 'multiSelect' },
    ])
  })
  t.test('400, 401, 403', async (t) => {
    for (const query of ['?take=0', '?take=1001', '?emails=x', '?teamIds=x', '?attributeQueryOperator=XOR'])
      t.equal((await call('GET', path + query, olga.key)).status, 400, query)
    t.match(await ask(200, 'GET', `${path}?search=MIA%40ex`, olga), [{ email: 'mia@example.com' }])
    t.same(await ask(200, 'GET', `${path}?search=_`, olga), [], 'no wildcards')
    t.same(await refusals(world, 'GET', path), [401, 403, 403])
  })
})

t.test('PATCH /v2/organizations/{orgId}/users/{userId}', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, eve, person, visitor, ask, call, events } = world
  const path = `/v2/organizations/${org}/users`

  t.test('200 changes the given fields, one event for each change', async (t) => {
    const body = {
      email: 'm@example.com',
      username: 'mimi',
      weekday: 'Friday',
      brandColor: '#111',
      metadata: { a: 1 },
    }
    t.match(await ask(200, 'PATCH', `${path}/${mia.id}`, adam, body), {
      email: 'm@example.com',
      username: 'mimi',
      name: 'Mia',
      weekStart: 'Friday',
      brandColor: '#111',
      metadata: { a: 1 },
    })
    await ask(200, 'PATCH', `${path}/${mia.id}`, adam, body)
    t.match(await events('identity.user.updated'), [
      { subject: String(mia.id), aggregateversion: 2, data: { user: { username: 'mimi', version: 2 } } },
    ])
    t.equal((await events('identity.user.updated')).length, 1)
  })
  t.test("200 a managed user keeps its client's id in the address", async (t) => {
    const { id } = world.owner.oauthClient
    const max = await person('Max')
    await world.db.sql`update "user" set client_id = ${id} where id = ${max.id}`
    const changed = await ask(200, 'PATCH', `${path}/${max.id}`, olga, { email: 'max@example.org' })
    t.equal(changed.email, `max+${id}@example.org`)
  })
  t.test('403 an owner changed by an admin; a user of another home', async (t) => {
    t.equal((await call('PATCH', `${path}/${olga.id}`, adam.key, { body: { name: 'x' } })).status, 403)
    const gus = await visitor('Gus')
    t.equal((await call('PATCH', `${path}/${gus.id}`, olga.key, { body: { name: 'x' } })).status, 403)
  })
  t.test("404 the same for another tenant's user and an unknown one", async (t) => {
    for (const method of ['PATCH', 'DELETE']) {
      const asked = method === 'PATCH' ? { body: { name: 'x' } } : {}
      const missing = await call(method, `${path}/999999`, olga.key, asked)
      t.match(missing, { status: 404, body: { error: { code: 'user_not_found' } } })
      t.same((await call(method, `${path}/${eve.id}`, olga.key, asked)).body.error, missing.body.error)
    }
  })
  t.test('400, 401, 403, 409', async (t) => {
    t.equal((await call('PATCH', `${path}/${mia.id}`, olga.key, { body: { email: 'x' } })).status, 400)
    t.equal((await call('PATCH', `${path}/x`, olga.key, { body: {} })).status, 400)
    const taken = await call('PATCH', `${path}/${mia.id}`, olga.key, { body: { email: 'adam@example.com' } })
    t.match(taken, { status: 409, body: { error: { code: 'email_taken' } } })
    t.same(await refusals(world, 'PATCH', `${path}/${mia.id}`, { body: {} }), [401, 403, 403])
    t.same(await refusals(world, 'DELETE', `${path}/${mia.id}`), [401, 403, 403])
  })
})

t.test('DELETE /v2/organizations/{orgId}/users/{userId}', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, visitor, ask, call, events, db, authenticate } = world
  const path = `/v2/organizations/${org}/users`

  t.test(
    '200 deleted with keys and memberships; teams without an organization pass to a member',
    async (t) => {
      const shared = await ask(201, 'POST', '/v2/teams', mia, { name: 'Shared' })
      const { token } = await ask(200, 'POST', `/v2/teams/${shared.id}/invite`, mia)
      await ask(201, 'POST', `/v2/invites/${token}/accept`, adam)
      const ownTeam = await ask(201, 'POST', '/v2/teams', mia, { name: 'Own' })
      t.match(await ask(200, 'DELETE', `${path}/${mia.id}`, adam), { id: mia.id, email: 'mia@example.com' })
      t.equal((await authenticate(mia.key)).status, 401)
      t.match(await events('identity.user.deleted'), [
        { subject: String(mia.id), aggregateversion: 2, organizationid: org, data: { id: mia.id } },
      ])
      t.equal((await events('identity.membership.deleted')).length, 3)
      t.match(await events('identity.team.deleted'), [{ subject: String(ownTeam.id) }])
      t.match(await ask(200, 'GET', `/v2/teams/${shared.id}/memberships`, adam), [
        { userId: adam.id, role: 'OWNER' },
      ])
      const left = await db.sql`select 1 from membership where user_id = ${mia.id}`
      t.equal(left.length, 0)
      t.equal((await call('DELETE', `${path}/${mia.id}`, adam.key)).status, 404)
    },
  )
  t.test('200 a user of another home only leaves', async (t) => {
    const gus = await visitor('Gus')
    await ask(200, 'DELETE', `${path}/${gus.id}`, olga)
    t.equal((await authenticate(gus.key)).status, 200)
    t.equal((await call('DELETE', `${path}/${gus.id}`, olga.key)).status, 404)
  })
  t.test('403 an owner deleted by an admin; 409 the last owner', async (t) => {
    t.equal((await call('DELETE', `${path}/${olga.id}`, adam.key)).status, 403)
    t.match(await call('DELETE', `${path}/${olga.id}`, olga.key), {
      status: 409,
      body: { error: { code: 'last_owner' } },
    })
  })
})

t.test('the audit log of an organization', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, mia, eve, ask, call, db, clock } = world
  const path = `/v2/organizations/${org}/audit-log`
  const entries = (query = '') => ask(200, 'GET', `${path}${query}`, olga)

  const team = await ask(201, 'POST', `/v2/organizations/${org}/teams`, adam, { name: 'Sales' })
  const [newest, before] = await entries('?take=2')
  t.match(newest, {
    action: 'membership.created',
    details: { teamId: team.id, userId: adam.id, role: 'OWNER' },
    actor: { kind: 'api-key', userId: adam.id, keyId: Number },
    createdAt: clock.now().toISOString(),
    requestId: String,
  })
  t.match(before, { action: 'team.created', subjectId: String(team.id), details: { name: 'Sales' } })
  t.ok(before.id < newest.id, 'newest first')

  clock.advance(60_000)
  const since = clock.now().toISOString()
  const key = await ask(201, 'POST', '/v2/api-keys', adam, { note: 'Laptop of Adam' })
  await ask(200, 'DELETE', `/v2/api-keys/${key.id}`, adam)
  const role = await ask(201, 'POST', `/v2/organizations/${org}/roles`, olga, {
    name: 'Auditor',
    permissions: ['booking.readOrgAuditLogs'],
  })
  await ask(200, 'PATCH', `/v2/organizations/${org}/users/${mia.id}`, olga, { name: 'Mia Mayer' })
  const changes = await entries(`?after=${encodeURIComponent(since)}`)
  t.same(
    changes.map((entry: { action: string; actor: { userId: number } }) => [entry.action, entry.actor.userId]),
    [
      ['user.updated', olga.id],
      ['role.created', olga.id],
      ['api-key.ended', adam.id],
      ['api-key.created', adam.id],
    ],
  )
  t.notMatch(JSON.stringify(await entries('?take=250')), /Mia Mayer|@example\.com|Laptop/, 'no personal data')
  t.match(await entries(`?subjectId=${role.id}`), [{ action: 'role.created' }])
  t.same(await entries(`?userId=${mia.id}`), [])
  t.same(await entries(`?before=${encodeURIComponent(since)}&after=${encodeURIComponent(since)}`), [])

  t.equal(
    (await call('PATCH', `/v2/organizations/${org}/teams/${team.id}`, adam.key, { body: { slug: '!' } }))
      .status,
    400,
  )
  t.match(await entries('?take=1'), [{ action: 'user.updated' }], 'a refused change leaves no entry')

  t.equal((await call('GET', path, adam.key)).status, 403, 'an admin is no owner')
  t.equal((await call('GET', path, mia.key)).status, 403)
  t.equal((await call('GET', path, eve.key)).status, 403)
  const theirs = `/v2/organizations/${eve.org}/audit-log`
  t.notMatch(JSON.stringify(await ask(200, 'GET', `${theirs}?take=250`, eve)), role.id, 'of the tenant only')
  const [{ id }] = await ask(200, 'GET', `/v2/organizations/${org}/memberships?take=1&skip=2`, olga)
  await ask(200, 'PATCH', `/v2/organizations/${org}/memberships/${id}`, olga, { customRoleId: role.id })
  t.equal((await call('GET', path, mia.key)).status, 200, 'a custom role can allow it')
  const [worker] = await db.sql<{ actorKind: string }[]>`
    select actor_kind as "actorKind" from audit_entry where organization_id = ${org} order by id limit 1`
  t.equal(worker?.actorKind, 'system', 'bootstrap has no caller')
})
