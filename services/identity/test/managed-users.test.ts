import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { callerOf, type Identity, startIdentity } from './start.ts'

const ann = { email: 'ann@example.com', name: 'Ann', timeZone: 'Europe/Berlin' }
const withoutTime = ({ timestamp: _, path: __, ...rest }: Record<string, unknown>) => rest

async function start(t: Parameters<typeof startIdentity>[0]) {
  const identity = await startIdentity(t)
  const { owner, scheduling } = identity
  const users = `/v2/oauth-clients/${owner.oauthClient.id}/users`
  const call = (
    method: string,
    path: string,
    body?: unknown,
    as: Parameters<Identity['call']>[2] = owner.apiKey,
  ) => identity.call(method, path, as, body === undefined ? {} : { body })
  scheduling.answer = { status: 200, body: { scheduleId: 7, version: 1 } }
  return { ...identity, identity, users, call, clientId: owner.oauthClient.id }
}

t.test('POST /v2/oauth-clients/{clientId}/users', async (t) => {
  const { identity, users, call, clientId, scheduling, owner, clock, db } = await start(t)

  t.test('201 the user with tokens and the default schedule from scheduling', async (t) => {
    const profile = {
      timeFormat: 24,
      weekStart: 'Monday',
      locale: 'de',
      bio: 'Books rooms',
      avatarUrl: 'https://img.example/ann.png',
      metadata: { plan: 'pro' },
    }
    const { status, headers, body } = await call('POST', users, { ...ann, ...profile })
    t.equal(status, 201)
    t.equal(headers.get('cache-control'), 'no-store')
    const { user, ...tokens } = body.data
    t.same(user, {
      id: user.id,
      email: `ann+${clientId}@example.com`,
      username: `ann-${clientId}`,
      name: 'Ann',
      timeZone: 'Europe/Berlin',
      createdDate: clock.now().toISOString(),
      defaultScheduleId: 7,
      ...profile,
    })
    t.match(tokens, {
      accessTokenExpiresAt: clock.now().getTime() + 60 * 60_000,
      refreshTokenExpiresAt: clock.now().getTime() + 365 * 86_400_000,
    })
    t.match(scheduling.asked, [
      {
        path: '/internal/new-users',
        body: { id: user.id, clientId, areDefaultEventTypesEnabled: false, timeZone: 'Europe/Berlin' },
      },
    ])
    t.match(await identity.authenticate(tokens.accessToken, 'access-token'), {
      status: 200,
      body: { caller: { kind: 'managed-user', userId: user.id, clientId, user: { clientId } } },
    })
    t.equal((await identity.authenticate(tokens.refreshToken, 'access-token')).status, 401)
    t.match((await call('GET', `${users}/${user.id}`)).body.data, { defaultScheduleId: 7 })
  })
  t.test('201 the usual defaults for omitted fields', async (t) => {
    const { body } = await call('POST', users, { email: 'min@example.com', name: 'Min' })
    t.match(body.data.user, {
      timeZone: 'UTC',
      timeFormat: 12,
      weekStart: 'Sunday',
      locale: 'en',
      bio: null,
      avatarUrl: null,
      metadata: {},
    })
  })
  t.test('201 without scheduling: the schedule comes later', async (t) => {
    scheduling.answer = { status: 503, body: {} }
    const { status, body } = await call('POST', users, { email: 'late@example.com', name: 'Late' })
    t.equal(status, 201)
    t.equal(body.data.user.defaultScheduleId, null)
    scheduling.answer = { status: 200, body: { scheduleId: 8, version: 1 } }
  })
  t.test('201 two addresses with the same local part', async (t) => {
    const { status, body } = await call('POST', users, { email: 'ann@another.example', name: 'Ann' })
    t.equal(status, 201)
    t.match(body.data.user.username, /^ann-c\w+-\d+$/)
  })
  t.test('201 the same tokens for the same Idempotency-Key', async (t) => {
    const asked = { body: { email: 'idem@example.com', name: 'I' }, headers: { 'idempotency-key': 'k' } }
    const [first, again] = [
      await identity.call('POST', users, owner.apiKey, asked),
      await identity.call('POST', users, owner.apiKey, asked),
    ]
    t.same(again.body, first.body)
  })
  t.test("409 a taken address, with or without the client's id, and in parallel requests", async (t) => {
    for (const email of ['ANN@example.com', `ann+${clientId}@example.com`])
      t.match(await call('POST', users, { ...ann, email }), {
        status: 409,
        body: { error: { code: 'email_taken' } },
      })
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', users, { ...ann, email: 'one@example.com' })),
    )
    t.same(answers.map(({ status }) => status).sort(), [201, 409, 409])
  })
  t.test('400 names each bad field', async (t) => {
    for (const [field, value] of [
      ['email', 'ann'],
      ['email', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(50)}.com`],
      ['name', ''],
      ['timeZone', 'Mars/Phobos'],
      ['timeFormat', 13],
      ['weekStart', 'Funday'],
      ['locale', 'tlh'],
      ['avatarUrl', 'nowhere'],
    ] as const) {
      const { status, body } = await call('POST', users, { ...ann, email: 'new@example.com', [field]: value })
      t.equal(status, 400, field)
      t.match(body.error.details.errors[0], { path: field })
    }
  })
  t.test('a managed user cannot see another one', async (t) => {
    const { body } = await call('POST', users, { email: 'bob@example.com', name: 'Bob' })
    const { userId } = (await identity.authenticate(body.data.accessToken, 'access-token')).body.caller
    const { memberships } = (await identity.authenticate(body.data.accessToken, 'access-token')).body.caller
    t.same(memberships, [])
    const rows = await db.sql`select role, accepted from membership where user_id = ${userId}`
    t.same([...rows], [{ role: 'MEMBER', accepted: true }], 'still a member of the organization')
  })
})

t.test('/v2/oauth-clients/{clientId}/users', async (t) => {
  const { identity, users, call, clientId, owner, clock, db, scheduling } = await start(t)
  const create = async (email: string) => (await call('POST', users, { ...ann, email })).body.data
  const first = await create('ann@example.com')
  const second = await create('bea@example.com')
  const user = `${users}/${first.user.id}`
  const organizationId = owner.organization.id
  const member = await createAccount(db, clock, { email: 'm@example.com', name: 'Mia', organizationId })
  const foreign = await createAccount(db, clock, {
    email: 'f@example.com',
    name: 'Finn',
    organization: { name: 'Foreign' },
  })
  const other = (
    await call('POST', '/v2/oauth-clients', { name: 'Other', redirectUris: [], permissions: ['*'] })
  ).body.data

  t.test('every operation rejects callers without the right', async (t) => {
    const caller = await callerOf(identity, owner.apiKey)
    for (const [method, suffix, body] of [
      ['GET', '', undefined],
      ['POST', '', {}],
      ['GET', `/${first.user.id}`, undefined],
      ['PATCH', `/${first.user.id}`, { name: 5 }],
      ['DELETE', `/${first.user.id}`, undefined],
      ['POST', `/${first.user.id}/force-refresh`, {}],
    ] as const) {
      const at = (as: Parameters<typeof call>[3], id = clientId) =>
        call(method, `/v2/oauth-clients/${id}/users${suffix}`, body, as)
      const name = `${method} ${suffix}`
      t.equal((await at({ ...caller, kind: 'anonymous' })).status, 401, name)
      t.equal((await at(member.apiKey)).status, 403, name)
      t.equal((await at({ ...caller, kind: 'managed-user' })).status, 403, name)
      const { body: client } = await identity.authenticate(
        other.clientSecret,
        'client-secret',
        other.clientId,
      )
      t.equal((await at({ ...client.caller, requestId: 'test' })).status, 403, `another client, ${name}`)
      const theirs = await at(foreign.apiKey)
      t.equal(theirs.status, 404, name)
      t.same(withoutTime(theirs.body), withoutTime((await at(foreign.apiKey, 'cmissing')).body))
      if (!suffix) continue
      const given = method === 'PATCH' ? { name: 'New' } : body
      const path = (id: number | string) =>
        `/v2/oauth-clients/${other.clientId}/users${suffix.replace(/\d+/, `${id}`)}`
      const elsewhere = await call(method, path(first.user.id), given)
      t.match(elsewhere, { status: 404, body: { error: { code: 'user_not_found' } } })
      t.same(withoutTime(elsewhere.body), withoutTime((await call(method, path(999_999), given)).body))
      t.equal((await call(method, path('abc'), given)).status, 400)
    }
  })
  t.test('200 for the client itself', async (t) => {
    const { id, secret } = owner.oauthClient
    const { body } = await identity.authenticate(secret, 'client-secret', id)
    t.equal((await call('GET', user, undefined, { ...body.caller, requestId: 'test' })).status, 200)
  })
  t.test('200 GET lists them by page and address', async (t) => {
    const list = async (query: string) => {
      const { body } = await call('GET', `${users}${query}`)
      return { names: body.data.map((each: { id: number }) => each.id), pagination: body.pagination }
    }
    const ids = [first.user.id, second.user.id]
    t.match(await list(''), { names: ids, pagination: { totalItems: 2 } })
    t.same((await list('?limit=1&offset=1')).names, [ids[1]])
    t.same((await list('?emails=BEA@example.com,unknown@example.com')).names, [ids[1]])
    t.same((await list(`?emails=bea%2B${clientId}@example.com`)).names, [ids[1]])
    t.same((await list('?emails=unknown@example.com')).names, [])
    t.equal((await call('GET', `${users}?limit=0`)).status, 400)
  })
  t.test('200 PATCH changes the given fields', async (t) => {
    const { status, body } = await call('PATCH', user, { name: 'Anna', email: 'anna@example.com', bio: 'Hi' })
    t.equal(status, 200)
    t.match(body.data, { name: 'Anna', email: `anna+${clientId}@example.com`, bio: 'Hi' })
    const taken = await call('PATCH', user, { email: 'bea@example.com' })
    t.match(taken, { status: 409, body: { error: { code: 'email_taken' } } })
    t.equal((await call('PATCH', user, { timeZone: 'Nowhere' })).status, 400)
  })
  t.test("200 PATCH /v2/me keeps the client's id in the address", async (t) => {
    const { body } = await identity.authenticate(second.accessToken, 'access-token')
    const me = { ...body.caller, requestId: 'test' }
    const { status, body: changed } = await call('PATCH', '/v2/me', { email: 'beate@example.com' }, me)
    t.equal(status, 200)
    t.equal(changed.data.email, `beate+${clientId}@example.com`)
    t.equal((await call('PATCH', '/v2/me', { email: 'bea@example.com' }, me)).status, 200)
  })
  t.test("200 PATCH defaultScheduleId asks scheduling for the schedule's owner", async (t) => {
    scheduling.asked.length = 0
    scheduling.answer = { status: 200, body: { status: 'success', data: { ownerId: first.user.id } } }
    const { body } = await call('PATCH', user, { defaultScheduleId: 12 })
    t.equal(body.data.defaultScheduleId, 12)
    t.match(scheduling.asked, [
      { method: 'GET', path: '/v2/schedules/12' },
      { method: 'PATCH', path: '/v2/schedules/12', body: { isDefault: true } },
    ])
    scheduling.answer = { status: 200, body: { status: 'success', data: { ownerId: second.user.id } } }
    t.match((await call('PATCH', user, { defaultScheduleId: 13 })).body.error.details.errors, [
      { path: 'defaultScheduleId' },
    ])
    t.equal(scheduling.asked.length, 3, "another's schedule is not touched")
  })
  t.test('200 force-refresh ends every older token', async (t) => {
    const { status, body } = await call('POST', `${user}/force-refresh`, {})
    t.equal(status, 200)
    t.equal((await identity.authenticate(first.accessToken, 'access-token')).status, 401)
    t.equal((await identity.authenticate(body.data.accessToken, 'access-token')).status, 200)
    const refresh = (refreshToken: string) => call('POST', `/v2/oauth/${clientId}/refresh`, { refreshToken })
    t.equal((await refresh(first.refreshToken)).status, 400)
    t.equal(
      (await identity.authenticate(body.data.accessToken, 'access-token')).status,
      200,
      'that was no reuse',
    )
    t.equal((await refresh(body.data.refreshToken)).status, 200)
    t.equal((await identity.authenticate(second.accessToken, 'access-token')).status, 200, "another user's")
  })
  t.test('200 DELETE ends the user and its tokens', async (t) => {
    const path = `${users}/${second.user.id}`
    const { status, body } = await call('DELETE', path)
    t.equal(status, 200)
    t.match(body.data, { id: second.user.id, name: 'Ann' })
    t.equal((await identity.authenticate(second.accessToken, 'access-token')).status, 401)
    t.equal((await call('GET', path)).status, 404)
    const events = await db.sql<
      { type: string }[]
    >`select type from outbox where subject = ${`${second.user.id}`}`
    t.ok(events.some(({ type }) => type === 'identity.user.deleted'))
    t.equal((await call('POST', users, { ...ann, email: 'bea@example.com' })).status, 201)
  })
  t.test('DELETE of the client ends every token, and its users stay', async (t) => {
    const { accessToken, user: zoe } = await create('zoe@example.com')
    t.equal((await call('DELETE', `/v2/oauth-clients/${clientId}`)).status, 200)
    t.equal((await identity.authenticate(accessToken, 'access-token')).status, 401)
    const [row] = await db.sql`select client_id, version from "user" where id = ${zoe.id}`
    t.same(row, { client_id: null, version: 2 })
  })
})
