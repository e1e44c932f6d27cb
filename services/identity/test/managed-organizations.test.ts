import t from 'tap'
import { refusals, startWorld } from './people.ts'
import { callerOf } from './start.ts'

const day = 86_400_000

t.test('POST /v2/organizations/{orgId}/organizations', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, eve, ask, call, events, authenticate, clock, db } = world
  const path = `/v2/organizations/${org}/organizations`

  t.test('201 with a key that works immediately', async (t) => {
    const created = await ask(201, 'POST', path, adam, {
      name: 'Café Zürich & Co.',
      metadata: { a: 'x', b: 2, c: true },
    })
    const { id, apiKey, ...rest } = created
    t.same(rest, {
      name: 'Café Zürich & Co.',
      slug: 'cafe-zurich-co',
      metadata: { a: 'x', b: 2, c: true },
      bookingUrl: 'https://book.example.com/o/cafe-zurich-co',
    })
    t.match(await authenticate(apiKey), {
      status: 200,
      body: {
        caller: { userId: adam.id, organizationId: id, memberships: [{ teamId: id, role: 'OWNER' }] },
        expiresAt: new Date(clock.now().getTime() + 30 * day).toISOString(),
      },
    })
    const maker = { id: adam.id, key: apiKey }
    t.match(await ask(200, 'GET', `/v2/organizations/${id}/memberships`, maker), [{ userId: adam.id }])
    t.equal((await call('GET', `/v2/organizations/${org}/memberships`, apiKey)).status, 403)
    t.match((await events('identity.organization.created')).at(-1), {
      organizationid: id,
      data: { team: { id, slug: 'cafe-zurich-co', isOrganization: true, isPlatform: false } },
    })
    t.match(await ask(200, 'GET', `${path}/${id}`, olga), rest)
    t.notHas(await ask(200, 'GET', `${path}/${id}`, olga), 'apiKey')
  })
  t.test('201 with days or without expiry; 400 both', async (t) => {
    const create = (body: object) => call('POST', path, olga.key, { body })
    const days = await create({ name: 'Days', apiKeyDaysValid: 1.5 })
    t.equal(
      (await authenticate(days.body.data.apiKey)).body.expiresAt,
      new Date(clock.now().getTime() + 1.5 * day).toISOString(),
    )
    const ever = await create({ name: 'Ever', apiKeyNeverExpires: true })
    t.notHas((await authenticate(ever.body.data.apiKey)).body, 'expiresAt')
    for (const body of [
      { name: 'Both', apiKeyDaysValid: 2, apiKeyNeverExpires: true },
      { name: 'None', apiKeyDaysValid: 0 },
      { name: 'Half', apiKeyDaysValid: 0.5 },
      { name: '' },
      {},
      { name: 'Slug', slug: 'Not Kebab' },
      { name: 'Slug', slug: 'not--kebab' },
      { name: '!!!' },
      { name: 'Text', metadata: 'text' },
      { name: 'Nested', metadata: { a: { b: 1 } } },
      { name: 'Null', metadata: { a: null } },
      { name: 'Key', metadata: { ['k'.repeat(41)]: 1 } },
      { name: 'Value', metadata: { a: 'v'.repeat(501) } },
      { name: 'Many', metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, i])) },
    ])
      t.equal((await create(body)).status, 400, JSON.stringify(body).slice(0, 60))
    const rows = await db.sql`select 1 from team where name in ('Both', 'Slug', 'Many')`
    t.equal(rows.length, 0, 'nothing was written')
    const most = Object.fromEntries(
      Array.from({ length: 50 }, (_, i) => [`${i}`.padEnd(40, 'k'), 'v'.repeat(500)]),
    )
    t.equal((await create({ name: 'Most', metadata: most })).status, 201)
  })
  t.test('409 a taken slug, given or derived; 201 below another manager', async (t) => {
    await ask(201, 'POST', path, olga, { name: 'First', slug: 'first-one' })
    for (const body of [{ name: 'x', slug: 'first-one' }, { name: 'First One!' }])
      t.match(await call('POST', path, olga.key, { body }), {
        status: 409,
        body: { error: { code: 'slug_taken' } },
      })
    await ask(201, 'POST', `/v2/organizations/${eve.org}/organizations`, eve, {
      name: 'x',
      slug: 'first-one',
    })
    const body = { name: 'At once' }
    const answers = await Promise.all([1, 2].map(() => call('POST', path, olga.key, { body })))
    t.same(answers.map(({ status }) => status).sort(), [201, 409])
  })
  t.test('201 again with the same Idempotency-Key: the same organization and key', async (t) => {
    const asked = { body: { name: 'Once' }, headers: { 'idempotency-key': 'once' } }
    const first = await call('POST', path, olga.key, asked)
    t.same((await call('POST', path, olga.key, asked)).body, first.body)
    const rows = await db.sql<{ text: string }[]>`select row_to_json(k)::text as text from idempotency_key k`
    t.notOk(
      rows.some(({ text }) => text.includes(first.body.data.apiKey)),
      'the key itself is kept nowhere',
    )
  })
  t.test('403 an organization that is not a platform, and a managed one', async () => {
    const { id, apiKey } = await ask(201, 'POST', path, olga, { name: 'Below' })
    const below = { id: olga.id, key: apiKey }
    await ask(403, 'POST', `/v2/organizations/${id}/organizations`, below, { name: 'x' })
    await db.sql`update team set is_platform = true where id = ${id}`
    await ask(403, 'POST', `/v2/organizations/${id}/organizations`, below, { name: 'x' })
    await db.sql`update team set is_platform = false where id = ${eve.org}`
    await ask(403, 'POST', `/v2/organizations/${eve.org}/organizations`, eve, { name: 'x' })
  })
  t.test('401, 403 callers without the right', async (t) => {
    t.same(await refusals(world, 'POST', path, { body: { name: 'x' } }), [401, 403, 403])
    t.same(await refusals(world, 'GET', path), [401, 403, 403])
    for (const [method, asked] of [
      ['GET', {}],
      ['PATCH', { body: { name: 'x' } }],
      ['DELETE', {}],
    ] as const)
      t.same(await refusals(world, method, `${path}/1`, asked), [401, 403, 403])
  })
})

t.test('managed organizations', async (t) => {
  const world = await startWorld(t)
  const { org, olga, adam, eve, ask, call, events, authenticate, db } = world
  const path = `/v2/organizations/${org}/organizations`
  const one = await ask(201, 'POST', path, olga, { name: 'One', metadata: { tier: 'gold', n: 1 } })
  const two = await ask(201, 'POST', path, olga, { name: 'Two', metadata: { tier: 'tin' } })
  const theirs = await ask(201, 'POST', `/v2/organizations/${eve.org}/organizations`, eve, { name: 'Theirs' })
  const ids = async (query: string) =>
    (await ask(200, 'GET', path + query, adam)).map(({ id }: { id: number }) => id)

  t.test('200 filtered by page, slug and metadata', async (t) => {
    t.same(await ids(''), [one.id, two.id])
    t.same(await ids('?take=1&skip=1'), [two.id])
    t.same(await ids('?slug=two'), [two.id])
    t.same(await ids('?metadataKey=n'), [one.id])
    t.same(await ids('?metadataKey=tier&metadataValue=tin'), [two.id])
    t.same(await ids('?metadataKey=n&metadataValue=1'), [one.id])
    t.same(await ids("?metadataKey=a'--"), [])
    const { body } = await call('GET', `${path}?take=1`, olga.key)
    t.match(body.pagination, { totalItems: 2, hasNextPage: true })
    t.notHas(body.data[0], 'apiKey')
  })
  t.test('200 an update publishes one event', async (t) => {
    const body = { name: 'Two!', metadata: { tier: 'gold' } }
    t.match(await ask(200, 'PATCH', `${path}/${two.id}`, adam, body), { ...body, slug: 'two' })
    await ask(200, 'PATCH', `${path}/${two.id}`, adam, {})
    t.match(await events('identity.organization.updated'), [
      {
        subject: String(two.id),
        aggregateversion: 2,
        organizationid: two.id,
        data: { team: { name: 'Two!' } },
      },
    ])
    t.equal((await events('identity.organization.updated')).length, 1)
    t.equal((await call('PATCH', `${path}/${two.id}`, adam.key, { body: { name: '' } })).status, 400)
  })
  t.test(
    "404 the same for another manager's organization, an unknown one and the caller's own",
    async (t) => {
      const missing = await call('GET', `${path}/999999`, olga.key)
      t.match(missing, { status: 404, body: { error: { code: 'organization_not_found' } } })
      for (const method of ['GET', 'PATCH', 'DELETE'])
        for (const id of [theirs.id, eve.org, org, 999_999]) {
          const answer = await call(
            method,
            `${path}/${id}`,
            olga.key,
            method === 'PATCH' ? { body: { name: 'x' } } : {},
          )
          t.equal(answer.status, 404)
          t.same(answer.body.error, missing.body.error)
        }
      t.equal((await call('GET', `${path}/x`, olga.key)).status, 400)
    },
  )
  t.test('200 deleted with everything in it', async (t) => {
    const maker = { id: olga.id, key: one.apiKey }
    const below = `/v2/organizations/${one.id}`
    await ask(201, 'POST', `${below}/teams`, maker, { name: 'Sales' })
    const user = await ask(201, 'POST', `${below}/users`, maker, { email: 'u@example.com' })
    const attribute = { name: 'A', slug: 'a', type: 'TEXT', options: [] }
    await ask(201, 'POST', `${below}/attributes`, maker, attribute)
    await ask(201, 'POST', '/v2/oauth-clients', maker, {
      name: 'App',
      permissions: ['*'],
      redirectUris: ['https://example.com/back'],
    })
    t.match(await ask(200, 'DELETE', `${path}/${one.id}`, adam), { id: one.id, name: 'One' })
    t.equal((await authenticate(one.apiKey)).status, 401)
    t.match((await events('identity.organization.deleted')).at(-1), { subject: String(one.id) })
    t.match((await events('identity.user.deleted')).at(-1), { data: { id: user.id } })
    for (const type of ['identity.team.deleted', 'identity.oauth-client.deleted'])
      t.equal((await events(type)).length, 1, type)
    const rest = await db.sql`
      select id from team where organization_id = ${one.id}
      union all select id from "user" where organization_id = ${one.id}
      union all select id from membership where organization_id = ${one.id}
      union all select id from credential where organization_id = ${one.id}`
    t.equal(rest.length, 0)
    t.equal((await authenticate(olga.key)).status, 200, 'its creator stays')
    t.ok((await callerOf(world, olga.key)).memberships.length > 0)
    t.same(await ids(''), [two.id])
  })
})
