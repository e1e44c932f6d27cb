import { credentialDigest, isWellFormedApiKey } from '@punctual/http'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { insertMembership } from '../src/db/membership-repository.ts'
import { callerOf, type Identity, startIdentity } from './start.ts'

const day = 86_400_000

async function newKey(identity: Identity, as: string, body: unknown = {}) {
  const { status, body: answer } = await identity.call('POST', '/v2/api-keys', as, { body })
  if (status !== 201) throw new Error(JSON.stringify(answer))
  return answer.data as { id: number; apiKey: string }
}

t.test('POST /v2/api-keys', async (t) => {
  const identity = await startIdentity(t)
  const { owner, db, clock } = identity
  const create = (body?: unknown, headers = {}) =>
    identity.call('POST', '/v2/api-keys', owner.apiKey, { body, headers })

  t.test('201 a working key, valid for 30 days by default', async (t) => {
    const { status, body } = await create({ note: 'CI' })
    t.equal(status, 201)
    const { id, apiKey, ...shown } = body.data
    t.same(shown, {
      note: 'CI',
      start: apiKey.slice(0, 8),
      createdAt: clock.now().toISOString(),
      expiresAt: new Date(clock.now().getTime() + 30 * day).toISOString(),
    })
    t.ok(isWellFormedApiKey(apiKey))
    t.match(await identity.authenticate(apiKey), {
      status: 200,
      body: { caller: { keyId: id, userId: owner.user.id, organizationId: owner.organization.id } },
    })
    const rows = await db.sql<
      { text: string }[]
    >`select row_to_json(credential)::text as text from credential`
    t.notOk(
      rows.some(({ text }) => text.includes(apiKey)),
      'the key itself is kept nowhere',
    )
  })
  t.test('201 without a body, with days, or without expiry', async (t) => {
    t.equal((await create()).status, 201)
    const days = (await create({ apiKeyDaysValid: 1.5 })).body.data
    t.equal(days.expiresAt, new Date(clock.now().getTime() + 1.5 * day).toISOString())
    t.notHas((await create({ apiKeyNeverExpires: true })).body.data, 'expiresAt')
  })
  t.test('400 days together with no expiry, and invalid days', async (t) => {
    const wrong = [
      { apiKeyDaysValid: 1, apiKeyNeverExpires: true },
      { apiKeyDaysValid: 0 },
      { apiKeyDaysValid: 3651 },
      { apiKeyDaysValid: '7' },
      { apiKeyNeverExpires: 'yes' },
      { note: 'x'.repeat(201) },
    ]
    for (const body of wrong) t.equal((await create(body)).status, 400, JSON.stringify(body))
  })
  t.test('201 again with the same Idempotency-Key: the same key', async (t) => {
    const headers = { 'idempotency-key': 'make-one-key' }
    const first = await create({ note: 'once' }, headers)
    const again = await create({ note: 'once' }, headers)
    t.same(again.body, first.body)
    t.equal(again.headers.get('idempotent-replayed'), 'true')
    const rows = await db.sql`select 1 from credential where note = 'once'`
    t.equal(rows.length, 1)
  })
  t.test('401 and 403 for callers without an API key', async (t) => {
    const caller = await callerOf(identity, owner.apiKey)
    for (const [kind, status] of [
      ['anonymous', 401],
      ['managed-user', 403],
      ['app', 403],
      ['oauth-client', 403],
    ] as const) {
      for (const [method, path] of [
        ['POST', '/v2/api-keys'],
        ['GET', '/v2/api-keys'],
        ['DELETE', '/v2/api-keys/1'],
        ['POST', '/v2/api-keys/refresh'],
      ] as const) {
        t.equal(
          (await identity.call(method, path, { ...caller, kind })).status,
          status,
          `${kind} ${method} ${path}`,
        )
      }
    }
  })
})

t.test('GET /v2/api-keys', async (t) => {
  const identity = await startIdentity(t)
  const { owner, db, clock } = identity
  const first = await newKey(identity, owner.apiKey, { note: 'first' })
  const second = await newKey(identity, owner.apiKey, { note: 'second' })
  const list = (query = '', key = owner.apiKey) => identity.call('GET', `/v2/api-keys${query}`, key)

  t.test('200 newest first, without the secret', async (t) => {
    const { status, body } = await list()
    t.equal(status, 200)
    t.same(body.data.map(({ id }: { id: number }) => id).slice(0, 2), [second.id, first.id])
    t.equal(body.data.length, 3)
    t.notOk(JSON.stringify(body).includes(first.apiKey))
    t.match(body.pagination, { totalItems: 3, returnedItems: 3, itemsPerPage: 100, hasNextPage: false })
  })
  t.test('200 a page', async (t) => {
    const { body } = await list('?take=1&skip=1')
    t.same(
      body.data.map(({ id }: { id: number }) => id),
      [first.id],
    )
    t.match(body.pagination, { totalItems: 3, currentPage: 2, totalPages: 3, hasPreviousPage: true })
    t.match((await list('?skip=9')).body, { data: [], pagination: { totalItems: 3, returnedItems: 0 } })
  })
  t.test('400 an invalid page', async (t) => {
    for (const query of ['?take=0', '?take=251', '?skip=-1', '?take=1.5'])
      t.equal((await list(query)).status, 400, query)
  })
  t.test("200 only the caller's own keys", async (t) => {
    const { organization } = owner
    const bea = await createAccount(db, clock, {
      email: 'b@example.com',
      name: 'Bea',
      organizationId: organization.id,
    })
    t.equal((await list('', bea.apiKey)).body.data.length, 1)
  })
})

t.test('DELETE /v2/api-keys/{id}', async (t) => {
  const identity = await startIdentity(t)
  const { owner, db, clock } = identity
  const remove = (id: number | string, key = owner.apiKey) =>
    identity.call('DELETE', `/v2/api-keys/${id}`, key)

  t.test('200 the key ends immediately, and caches receive the revocation', async (t) => {
    const { id, apiKey } = await newKey(identity, owner.apiKey)
    t.same(await remove(id).then(({ status, body }) => ({ status, body })), {
      status: 200,
      body: { status: 'success' },
    })
    t.equal((await identity.authenticate(apiKey)).status, 401)
    const [event] = await db.sql<{ body: string }[]>`
      select body from outbox where type = 'identity.credential.revoked' order by pos desc limit 1`
    t.match(JSON.parse(event?.body ?? ''), {
      subject: String(id),
      organizationid: owner.organization.id,
      data: { keyId: id, digest: credentialDigest(apiKey) },
    })
    const list = await identity.call('GET', '/v2/api-keys', owner.apiKey)
    t.notOk(list.body.data.some((key: { id: number }) => key.id === id))
  })
  t.test('200 the epoch of the organization rises', async (t) => {
    const before = await callerOf(identity, owner.apiKey)
    await remove((await newKey(identity, owner.apiKey)).id)
    t.equal((await callerOf(identity, owner.apiKey)).epoch, before.epoch + 1)
  })
  t.test("404 the same for a deleted key, another user's and another organization's", async (t) => {
    const { id } = await newKey(identity, owner.apiKey)
    await remove(id)
    const bea = await createAccount(db, clock, {
      email: 'b@example.com',
      name: 'Bea',
      organizationId: owner.organization.id,
    })
    const eve = await createAccount(db, clock, {
      email: 'e@example.com',
      name: 'Eve',
      organization: { name: 'Other' },
    })
    const keyOf = async (apiKey: string) => (await callerOf(identity, apiKey)).keyId ?? 0
    const missing = await remove(999_999)
    t.match(missing, { status: 404, body: { error: { code: 'api_key_not_found' } } })
    for (const other of [id, await keyOf(bea.apiKey), await keyOf(eve.apiKey)]) {
      const { status, body } = await remove(other)
      t.equal(status, 404)
      t.same(body.error, missing.body.error)
    }
    t.equal((await identity.authenticate(bea.apiKey)).status, 200)
  })
  t.test("404 a client's secret is not an API key", async (t) => {
    const [row] = await db.sql<{ id: number }[]>`select id from credential where kind = 'client-secret'`
    t.equal((await remove(row?.id ?? 0)).status, 404)
  })
  t.test('400 an id that is not a number', async (t) => {
    for (const id of ['x', '1.5', '0', '-1', '99999999999999999999'])
      t.equal((await remove(id)).status, 400, id)
  })
  t.test('200 the key in use', async (t) => {
    const { id, apiKey } = await newKey(identity, owner.apiKey)
    t.equal((await remove(id, apiKey)).status, 200)
    t.equal((await identity.authenticate(apiKey)).status, 401)
  })
})

t.test('limits of keys', async (t) => {
  const identity = await startIdentity(t)
  const { owner } = identity
  const create = (as: string, body: unknown) => identity.call('POST', '/v2/api-keys', as, { body })
  const limitOf = async (key: string) => (await identity.authenticate(key)).body.rateLimit

  t.test('201 at most the limit of the key in use, which is the default', async (t) => {
    const few = (await create(owner.apiKey, { rateLimit: 10 })).body.data
    t.equal(few.rateLimit, 10)
    t.equal(await limitOf(few.apiKey), 10)
    const heir = (await create(few.apiKey, {})).body.data
    t.equal(await limitOf(heir.apiKey), 10)
    t.equal((await create(few.apiKey, { rateLimit: 9 })).status, 201)
    t.equal((await create(few.apiKey, { rateLimit: 11 })).status, 400)
  })
  t.test('400 more than the highest limit', async (t) => {
    t.equal((await create(owner.apiKey, { rateLimit: 120 })).status, 201)
    const { status, body } = await create(owner.apiKey, { rateLimit: 121 })
    t.equal(status, 400)
    t.equal(body.error.details.errors[0].path, 'rateLimit')
    for (const rateLimit of [0, -1, 1.5, '10', null])
      t.equal((await create(owner.apiKey, { rateLimit })).status, 400)
  })
  t.test(
    'a limit set by an operator can be passed to a new key, and stays with a refreshed key along with its request count',
    async (t) => {
      const { apiKey } = await createAccount(identity.db, identity.clock, {
        email: 'max@example.com',
        name: 'Max',
        rateLimit: 5_000,
      })
      const { id, apiKey: next } = (await create(apiKey, { rateLimit: 4_000 })).body.data
      let key = next
      for (let round = 0; round < 2; round++) {
        const answer = await identity.call('POST', '/v2/api-keys/refresh', key)
        key = answer.body.data.apiKey
        t.match((await identity.authenticate(key)).body, { rateLimit: 4_000, firstKeyId: id })
      }
    },
  )
})

t.test('keys for another organization', async (t) => {
  const identity = await startIdentity(t)
  const { owner, db, clock, call } = identity
  const other = await createAccount(db, clock, {
    email: 'eve@example.com',
    name: 'Eve',
    organization: { name: 'Other' },
  })
  const { organizationId } = other.user
  const join = (accepted: boolean) =>
    db.transaction((tx) =>
      insertMembership(tx, {
        organizationId,
        teamId: organizationId,
        userId: owner.user.id,
        role: 'MEMBER',
        accepted,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      }),
    )
  const create = (as = owner.apiKey, body: unknown = { organizationId }) =>
    call('POST', '/v2/api-keys', as, { body })

  t.test(
    '400 the same for a non-member, a member who has not accepted and an unknown organization',
    async (t) => {
      const unknown = await create(owner.apiKey, { organizationId: 999_999 })
      t.match(unknown, {
        status: 400,
        body: { error: { details: { errors: [{ path: 'organizationId' }] } } },
      })
      t.same((await create()).body.error, unknown.body.error)
      await join(false)
      t.same((await create()).body.error, unknown.body.error)
    },
  )
  t.test('201 for a member, with rights only in that organization; listed and deleted there', async (t) => {
    await db.sql`update membership set accepted = true where team_id = ${organizationId}`
    const { status, body } = await create()
    t.equal(status, 201)
    const { id, apiKey } = body.data
    t.match((await identity.authenticate(apiKey)).body.caller, {
      userId: owner.user.id,
      organizationId,
      memberships: [{ teamId: organizationId, role: 'MEMBER' }],
    })
    const ids = async (query = '') =>
      (await call('GET', `/v2/api-keys${query}`, owner.apiKey)).body.data.map(({ id }: { id: number }) => id)
    t.same(await ids(`?organizationId=${organizationId}`), [id])
    t.notOk((await ids()).includes(id))
    // A key of that organization reaches no other one, including the home.
    for (const home of [owner.organization.id, 999_999])
      t.equal((await create(apiKey, { organizationId: home })).status, 400)
    t.equal((await create(apiKey, {})).status, 201)
    t.equal((await call('DELETE', `/v2/api-keys/${id}`, owner.apiKey)).status, 404)
    const ended = await call('DELETE', `/v2/api-keys/${id}?organizationId=${organizationId}`, owner.apiKey)
    t.equal(ended.status, 200)
    t.equal((await identity.authenticate(apiKey)).status, 401)
  })
})
