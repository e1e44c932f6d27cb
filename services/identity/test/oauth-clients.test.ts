import { oauthPermissions } from '@punctual/contracts'
import t from 'tap'
import { createAccount } from '../src/app/bootstrap.ts'
import { callerOf, type Identity, startIdentity } from './start.ts'

const minimal = { name: 'App', redirectUris: ['https://app.example/callback'], permissions: ['BOOKING_READ'] }

/** Keys of a member of the owner's organization and of the owner of another organization. */
async function others({ db, clock, owner }: Identity) {
  const organizationId = owner.organization.id
  const member = await createAccount(db, clock, { email: 'm@example.com', name: 'Mia', organizationId })
  const foreign = await createAccount(db, clock, {
    email: 'f@example.com',
    name: 'Finn',
    organization: { name: 'Foreign' },
  })
  return { member, foreign }
}

async function create(identity: Identity, body: object = minimal, key = identity.owner.apiKey) {
  const answer = await identity.call('POST', '/v2/oauth-clients', key, { body })
  return answer.body.data as { clientId: string; clientSecret: string }
}

const withoutTime = ({ timestamp: _, path: __, ...rest }: Record<string, unknown>) => rest

t.test('POST /v2/oauth-clients', async (t) => {
  const identity = await startIdentity(t)
  const { member, foreign } = await others(identity)
  const post = (body: unknown, key = identity.owner.apiKey) =>
    identity.call('POST', '/v2/oauth-clients', key, { body })

  t.test('201 a client whose secret works immediately', async (t) => {
    const { status, headers, body } = await post(minimal)
    t.equal(status, 201)
    t.equal(headers.get('cache-control'), 'no-store')
    t.same(Object.keys(body.data).sort(), ['clientId', 'clientSecret', 'clientType'])
    const { clientId, clientSecret } = body.data
    t.match(await identity.authenticate(clientSecret, 'client-secret', clientId), {
      status: 200,
      body: { caller: { kind: 'oauth-client', clientId, scopes: ['BOOKING_READ'] } },
    })
    t.equal((await identity.authenticate(clientSecret, 'client-secret', 'another')).status, 401)
    const [stored] = await identity.db.sql`select * from credential where client_id = ${clientId}`
    t.notMatch(JSON.stringify(stored), clientSecret, 'never stored in plain text')
  })
  t.test('201 every permission by *, the default flags', async (t) => {
    const { clientId } = await create(identity, { ...minimal, permissions: ['*'] })
    const { body } = await identity.call('GET', `/v2/oauth-clients/${clientId}`, identity.owner.apiKey)
    t.match(body.data, {
      permissions: oauthPermissions,
      areEmailsEnabled: false,
      areDefaultEventTypesEnabled: false,
      areCalendarEventsEnabled: true,
    })
    for (const field of ['logo', 'bookingRedirectUri']) t.notHas(body.data, field)
  })
  t.test('201 makes the organization a platform', async (t) => {
    const me = () => identity.call('GET', '/v2/me', foreign.apiKey)
    t.equal((await me()).body.data.organization.isPlatform, false)
    await create(identity, minimal, foreign.apiKey)
    t.equal((await me()).body.data.organization.isPlatform, true)
  })
  t.test('201 once for an Idempotency-Key', async (t) => {
    const asked = { body: minimal, headers: { 'idempotency-key': 'one' } }
    const first = await identity.call('POST', '/v2/oauth-clients', identity.owner.apiKey, asked)
    const again = await identity.call('POST', '/v2/oauth-clients', identity.owner.apiKey, asked)
    t.same(again.body, first.body)
    t.equal(again.headers.get('idempotent-replayed'), 'true')
  })
  t.test('400 names each bad field, before anything is written', async (t) => {
    const count = async () => (await identity.db.sql`select from oauth_client`).count
    const before = await count()
    for (const [field, value] of [
      ['name', ''],
      ['redirectUris', 'https://app.example'],
      ['redirectUris', ['JavaScript:alert(1)']],
      ['redirectUris', ['https://app.example/#top']],
      ['redirectUris', ['http://app.example/callback']],
      ['redirectUris', ['myapp://done']],
      ['clientType', 'SECRET'],
      ['redirectUris', ['/relative']],
      ['redirectUris', ['http://[bad']],
      ['permissions', []],
      ['permissions', ['BOOKING_EAT']],
      ['logo', 'no url'],
      ['bookingRedirectUri', 'Data:text/html,x'],
      ['bookingCancelRedirectUri', 'https://'],
      ['areEmailsEnabled', 'yes'],
    ] as const) {
      const { status, body } = await post({ ...minimal, [field]: value })
      t.equal(status, 400, field)
      t.match(body.error.details.errors[0].path, field)
    }
    t.equal(await count(), before)
  })
  t.test('401, 403: a member, a client, a user without an organization', async (t) => {
    const caller = await callerOf(identity, identity.owner.apiKey)
    const anonymous = { ...caller, kind: 'anonymous' as const }
    t.equal((await identity.call('POST', '/v2/oauth-clients', anonymous, { body: {} })).status, 401)
    t.equal((await post({}, member.apiKey)).status, 403, 'before the body is validated')
    const client = { ...caller, kind: 'oauth-client' as const, clientId: identity.owner.oauthClient.id }
    t.equal((await identity.call('POST', '/v2/oauth-clients', client, { body: minimal })).status, 403)
    const single = await createAccount(identity.db, identity.clock, { email: 'a@example.com', name: 'Ada' })
    t.equal((await post(minimal, single.apiKey)).status, 403)
  })
})

t.test('GET /v2/oauth-clients', async (t) => {
  const identity = await startIdentity(t)
  const { member, foreign } = await others(identity)
  identity.clock.advance(1000)
  const created = await create(identity)
  const list = (key: string, query = '') => identity.call('GET', `/v2/oauth-clients${query}`, key)

  t.test("200 the organization's clients with their secrets", async (t) => {
    const { status, body } = await list(identity.owner.apiKey)
    t.equal(status, 200)
    t.match(body.data, [
      { id: identity.owner.oauthClient.id, secret: identity.owner.oauthClient.secret },
      { id: created.clientId, secret: created.clientSecret, organizationId: identity.owner.organization.id },
    ])
    t.match(body.pagination, { totalItems: 2, remainingItems: 0 })
    t.match((await list(identity.owner.apiKey, '?take=1&skip=1')).body.data, [{ id: created.clientId }])
  })
  t.test('200 nothing of another organization', async (t) => {
    t.same((await list(foreign.apiKey)).body.data, [])
  })
  t.test('400, 403', async (t) => {
    t.equal((await list(identity.owner.apiKey, '?take=0')).status, 400)
    t.equal((await list(member.apiKey)).status, 403)
  })
})

t.test('/v2/oauth-clients/{clientId}', async (t) => {
  const identity = await startIdentity(t)
  const { member, foreign } = await others(identity)
  const { clientId, clientSecret } = await create(identity)
  const path = `/v2/oauth-clients/${clientId}`
  const clientCaller = async (id: string, secret: string) => {
    const { body } = await identity.authenticate(secret, 'client-secret', id)
    return { ...body.caller, requestId: 'test' }
  }

  t.test('404 the same for a foreign and an unknown client; 403 for a member; 401', async (t) => {
    for (const [method, suffix] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/rotate-secret'],
    ] as const) {
      const call = (as: Parameters<typeof identity.call>[2], id: string) =>
        identity.call(
          method,
          `/v2/oauth-clients/${id}${suffix}`,
          as,
          method === 'GET' ? {} : { body: { name: 5 } },
        )
      const theirs = await call(foreign.apiKey, clientId)
      const missing = await call(foreign.apiKey, 'cmissing')
      t.equal(theirs.status, 404, method)
      t.equal(theirs.body.error.code, 'oauth_client_not_found')
      t.same(withoutTime(theirs.body), withoutTime(missing.body))
      t.equal((await call(identity.owner.apiKey, 'c%00x')).status, 404)
      t.equal((await call(member.apiKey, clientId)).status, 403)
      const caller = await callerOf(identity, identity.owner.apiKey)
      t.equal((await call({ ...caller, kind: 'managed-user' }, clientId)).status, 403)
      t.equal((await call({ ...caller, kind: 'anonymous' }, clientId)).status, 401)
      const { id, secret } = identity.owner.oauthClient
      t.equal((await call(await clientCaller(id, secret), clientId)).status, 403, 'another client')
    }
  })
  t.test('200 GET, for an admin and for the client itself', async (t) => {
    const { status, body } = await identity.call('GET', path, identity.owner.apiKey)
    t.equal(status, 200)
    t.same(body.data, {
      id: clientId,
      name: 'App',
      secret: clientSecret,
      permissions: ['BOOKING_READ'],
      clientType: 'CONFIDENTIAL',
      redirectUris: minimal.redirectUris,
      organizationId: identity.owner.organization.id,
      createdAt: identity.clock.now().toISOString(),
      areEmailsEnabled: false,
      areDefaultEventTypesEnabled: false,
      areCalendarEventsEnabled: true,
      embedOrigins: [],
    })
    t.equal((await identity.call('GET', path, await clientCaller(clientId, clientSecret))).status, 200)
  })
  t.test('200 PATCH changes the given fields, one version and one event', async (t) => {
    const change = {
      name: 'Better app',
      logo: 'https://app.example/logo.png',
      redirectUris: ['com.example.app://done', 'http://localhost:4000/cb'],
      bookingRedirectUri: 'https://app.example/booked',
      areEmailsEnabled: true,
      areCalendarEventsEnabled: false,
    }
    const patch = (body: object) => identity.call('PATCH', path, identity.owner.apiKey, { body })
    const { status, body } = await patch({ ...change, permissions: ['*'], id: 'other' })
    t.equal(status, 200)
    t.match(body.data, { ...change, id: clientId, permissions: ['BOOKING_READ'], secret: clientSecret })
    await patch(change)
    const events = await identity.db.sql<{ body: string }[]>`
      select body from outbox where subject = ${clientId} order by pos`
    t.match(
      events.map((event) => JSON.parse(event.body)),
      [
        { type: 'identity.oauth-client.created' },
        {
          type: 'identity.oauth-client.updated',
          aggregateversion: 2,
          data: { client: { name: 'Better app', areEmailsEnabled: true } },
        },
      ],
    )
    t.equal(events.length, 2, 'no event without a change')
    t.equal((await patch({ name: '' })).status, 400)
  })
  t.test('200 rotate-secret: two are valid at a time', async (t) => {
    const rotate = async (body: object = {}) =>
      identity.call('POST', `${path}/rotate-secret`, identity.owner.apiKey, { body })
    const works = async (secret: string) =>
      (await identity.authenticate(secret, 'client-secret', clientId)).status === 200
    const { status, body } = await rotate()
    t.equal(status, 200)
    const second = body.data.clientSecret as string
    t.equal(body.data.olderSecretExpiresAt, '2026-12-02T08:00:00.000Z')
    t.same([await works(clientSecret), await works(second)], [true, true])
    t.equal((await identity.call('GET', path, identity.owner.apiKey)).body.data.secret, second)

    const third = (await rotate()).body.data.clientSecret as string
    t.same([await works(clientSecret), await works(second), await works(third)], [false, true, true])
    identity.clock.advance(24 * 3_600_000 - 1)
    t.same([await works(second), await works(third)], [true, true])
    identity.clock.advance(1)
    t.same([await works(second), await works(third)], [false, true])

    const now = await rotate({ endOlderNow: true })
    t.notHas(now.body.data, 'olderSecretExpiresAt')
    t.same([await works(third), await works(now.body.data.clientSecret)], [false, true])
    t.equal((await rotate({ endOlderNow: 'yes' })).status, 400)
  })
  t.test('200 DELETE ends the secrets and releases the users', async (t) => {
    const { body } = await identity.call('GET', path, identity.owner.apiKey)
    const secret = body.data.secret as string
    await identity.db.sql`update "user" set client_id = ${clientId} where id = ${member.user.id}`
    const { status, body: gone } = await identity.call('DELETE', path, identity.owner.apiKey)
    t.equal(status, 200)
    t.same(gone.data, body.data)
    t.equal((await identity.authenticate(secret, 'client-secret', clientId)).status, 401)
    t.equal((await identity.call('GET', path, identity.owner.apiKey)).status, 404)
    t.equal((await identity.call('DELETE', path, identity.owner.apiKey)).status, 404)
    const events = await identity.db.sql<{ type: string; body: string }[]>`
      select type, body from outbox order by pos desc limit 2`
    t.match(
      events.map(({ type }) => type),
      ['identity.oauth-client.deleted', 'identity.user.updated'],
    )
    t.notHas(JSON.parse(events[1]?.body ?? '').data.user, 'clientId')
  })
})
