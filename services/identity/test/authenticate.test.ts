import { generateApiKey } from '@punctual/http'
import t from 'tap'
import { insertCredential } from '../src/db/credential-repository.ts'
import { startIdentity } from './start.ts'

const day = 86_400_000

t.test('POST /internal/authenticate', async (t) => {
  const identity = await startIdentity(t)
  const { owner, db, clock } = identity

  t.test('200 an API key', async (t) => {
    const { status, body } = await identity.authenticate(owner.apiKey)
    t.equal(status, 200)
    t.same(Object.keys(body), ['caller'])
    t.match(body.caller, {
      kind: 'api-key',
      userId: owner.user.id,
      organizationId: owner.organization.id,
      memberships: [
        { teamId: owner.organization.id, role: 'OWNER' },
        { teamId: owner.team.id, role: 'OWNER' },
      ],
    })
    t.notHas(body.caller, 'requestId')
  })
  t.test('200 a client secret with its client id', async (t) => {
    const { id, secret } = owner.oauthClient
    t.match(await identity.authenticate(secret, 'client-secret', id), {
      status: 200,
      body: { caller: { kind: 'oauth-client', clientId: id, userId: owner.user.id } },
    })
  })
  t.test('200 until the exact instant of expiry, then 401', async (t) => {
    const { body } = await identity.call('POST', '/v2/api-keys', owner.apiKey, {
      body: { apiKeyDaysValid: 1 },
    })
    const { apiKey, expiresAt } = body.data
    clock.advance(day - 1)
    t.match(await identity.authenticate(apiKey), { status: 200, body: { expiresAt } })
    clock.advance(1)
    t.equal((await identity.authenticate(apiKey)).status, 401)
  })
  t.test('401 is the same for every invalid credential', async (t) => {
    const { id, secret } = owner.oauthClient
    const answers = [
      await identity.authenticate(generateApiKey()),
      await identity.authenticate(owner.apiKey, 'client-secret', id),
      await identity.authenticate(secret, 'client-secret', 'another'),
      await identity.authenticate(secret, 'client-secret'),
      await identity.authenticate(secret, 'api-key'),
    ]
    for (const { status, body } of answers) {
      t.equal(status, 401)
      t.same(body.error, answers[0]?.body.error)
    }
  })
  t.test(
    '401 an expired key has its own code, which the gateway passes on where clients need it',
    async (t) => {
      const { body } = await identity.call('POST', '/v2/api-keys', owner.apiKey, {
        body: { apiKeyDaysValid: 1 },
      })
      clock.advance(day)
      t.match(await identity.authenticate(body.data.apiKey), {
        status: 401,
        body: { error: { code: 'TokenExpiredException' } },
      })
    },
  )
  t.test('401 an access token that has expired tells its client to refresh it', async (t) => {
    const token = generateApiKey()
    await db.transaction((tx) =>
      insertCredential(tx, {
        kind: 'access-token',
        secret: token,
        organizationId: owner.organization.id,
        userId: owner.user.id,
        clientId: owner.oauthClient.id,
        at: clock.now(),
        expiresAt: new Date(clock.now().getTime() + 1),
      }),
    )
    t.match(await identity.authenticate(token, 'access-token'), {
      body: { caller: { kind: 'managed-user' } },
    })
    clock.advance(1)
    t.match(await identity.authenticate(token, 'access-token'), {
      status: 401,
      body: { error: { code: 'TokenExpiredException' } },
    })
  })
  t.test('400 an invalid digest', async (t) => {
    const url = `${identity.url}/internal/authenticate`
    t.equal((await fetch(url, { method: 'POST' })).status, 403, 'only the gateway can call it')
    t.equal((await identity.authenticate(owner.apiKey, 'password')).status, 400)
  })
})

t.test('the last use is written when the service stops', async (t) => {
  const identity = await startIdentity(t)
  const { owner, db, clock } = identity
  await identity.authenticate(owner.apiKey)
  clock.advance(5000)
  await identity.authenticate(owner.apiKey)
  await identity.stop()
  const [row] = await db.sql`select last_used_at from credential where kind = 'api-key'`
  t.same(row?.last_used_at, clock.now())
})
