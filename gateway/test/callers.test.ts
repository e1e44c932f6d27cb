import { connectBus, startRelay } from '@punctual/bus'
import { credentialRevoked, DomainError, type EventDefinition, userUpdated } from '@punctual/contracts'
import { appendEvent, migrate, openDatabase, servicePassword, serviceUrl } from '@punctual/db'
import { createLog, credentialDigest, generateApiKey, generateSecret } from '@punctual/http'
import { startProxy, until } from '@punctual/testing'
import t, { type Test } from 'tap'
import { startWorld, user, type World } from './world.ts'

const log = createLog('test', 'silent')

t.test('200 each kind of credential', async (t) => {
  const { api, credentials } = await startWorld(t)
  const token = generateSecret()
  const secret = generateSecret()
  credentials.set(credentialDigest(token), { caller: { ...user, kind: 'access-token', userId: 8 } })
  credentials.set(credentialDigest(secret), {
    caller: { ...user, kind: 'oauth-client', clientId: 'client-1', userId: 9 },
  })

  t.equal((await api('GET', '/v2/me')).body.data.caller.userId, 7)
  t.equal((await api('GET', '/v2/me', { key: token })).body.data.caller.userId, 8)
  const pair = { 'x-svc-client-id': 'client-1', 'x-svc-secret-key': secret }
  t.equal((await api('GET', '/v2/me', { key: null, headers: pair })).body.data.caller.userId, 9)
  t.equal(
    (await api('GET', '/v2/me', { headers: { 'x-svc-client-id': 'client-1' } })).body.data.caller.userId,
    7,
  )
  const scheme = { authorization: `bEARER ${token}` }
  t.equal((await api('GET', '/v2/me', { key: null, headers: scheme })).body.data.caller.userId, 8)
})

t.test('401 is one and the same answer, whatever is wrong', async (t) => {
  const { api, apiKey, credentials, asked } = await startWorld(t)
  const secret = generateSecret()
  credentials.set(credentialDigest(secret), {
    caller: { ...user, kind: 'oauth-client', clientId: 'client-1' },
  })
  const bad: Record<string, Record<string, string>> = {
    nothing: {},
    'an unknown key': { authorization: `Bearer ${generateApiKey()}` },
    'a mistyped key': { authorization: `Bearer ${apiKey.slice(0, -1)}!` },
    'an unknown token': { authorization: 'Bearer abc' },
    'no token': { authorization: 'Bearer ' },
    'another scheme': { authorization: 'Basic YTpi' },
    'an id alone': { 'x-svc-client-id': 'client-1' },
    'a secret alone': { 'x-svc-secret-key': secret },
    'the secret of another client': { 'x-svc-client-id': 'client-2', 'x-svc-secret-key': secret },
  }
  const bodies = new Set<string>()
  for (const [name, headers] of Object.entries(bad)) {
    const answer = await api('GET', '/v2/me', { key: null, headers })
    t.equal(answer.status, 401, name)
    t.equal(answer.headers.get('www-authenticate'), 'Bearer', name)
    bodies.add(JSON.stringify(answer.body))
  }
  t.equal(bodies.size, 1)
  t.match([...bodies][0], /"status":"error".*"path":"\/v2\/me".*UnauthorizedException/)
  t.equal(asked.length, 3, 'what cannot be a credential is asked about by nobody')
})

t.test('401 a bad credential even where none is needed', async (t) => {
  const { api } = await startWorld(t)
  const nobody = await api('GET', '/v2/slots?eventTypeId=1', {
    key: null,
    headers: { 'svc-api-version': '2024-09-04' },
  })
  t.equal(nobody.status, 200)
  t.equal(nobody.body.data.caller.kind, 'anonymous')
  const alone = { 'svc-api-version': '2024-09-04', 'x-svc-client-id': 'a' }
  t.equal((await api('GET', '/v2/slots', { key: null, headers: alone })).status, 200)
  t.equal((await api('GET', '/v2/slots', { key: generateApiKey() })).status, 401)
})

t.test('401 an expired token is told apart', async (t) => {
  const { api, credentials } = await startWorld(t)
  const token = generateSecret()
  credentials.set(credentialDigest(token), new DomainError('TokenExpiredException'))
  const answer = await api('GET', '/v2/me', { key: token })
  t.equal(answer.status, 401)
  t.equal(answer.body.error.code, 'TokenExpiredException')
  t.equal(answer.headers.get('www-authenticate'), 'Bearer error="invalid_token"')
})

t.test('403 a credential of a kind that the route is not for', async (t) => {
  const { api, credentials } = await startWorld(t)
  const token = generateSecret()
  credentials.set(credentialDigest(token), { caller: { ...user, kind: 'access-token' } })
  const answer = await api('POST', '/v2/api-keys', { key: token })
  t.equal(answer.status, 403)
  t.equal(answer.body.error.message, 'This is only for callers with an API key.')
})

t.test('answers of identity are used again for 5 s, refusals for 2 s, and never past the end', async (t) => {
  const { api, apiKey, asked, clock, credentials } = await startWorld(t)
  await until(async () => (await api('GET', '/v2/me')) && asked.length < (await callTwice(api, asked)), {
    describe: 'the gateway hears identity',
  })
  asked.length = 0
  clock.advance(5_000)
  await api('GET', '/v2/me')
  clock.advance(4_999)
  await api('GET', '/v2/me')
  t.equal(asked.length, 1)
  clock.advance(1)
  await api('GET', '/v2/me')
  t.equal(asked.length, 2)

  const unknown = generateApiKey()
  t.equal((await api('GET', '/v2/me', { key: unknown })).status, 401)
  credentials.set(credentialDigest(unknown), { caller: user, expiresAt: '2026-12-01T08:00:20.000Z' })
  t.equal((await api('GET', '/v2/me', { key: unknown })).status, 401)
  clock.advance(2_000)
  t.equal((await api('GET', '/v2/me', { key: unknown })).status, 200)
  clock.set('2026-12-01T08:00:20.000Z')
  credentials.delete(credentialDigest(unknown))
  t.equal((await api('GET', '/v2/me', { key: unknown })).status, 401)
  t.equal((await api('GET', '/v2/me', { key: apiKey })).status, 200)
})

/** @returns how many questions a second call would have made too many */
async function callTwice(api: World['api'], asked: string[]): Promise<number> {
  const before = asked.length
  await api('GET', '/v2/me')
  return before + 1
}

t.test('many calls at once make one question', async (t) => {
  const { api, asked } = await startWorld(t)
  const answers = await Promise.all(Array.from({ length: 20 }, () => api('GET', '/v2/me')))
  t.ok(answers.every(({ status }) => status === 200))
  t.equal(asked.length, 1)
})

t.test('a revoked credential and a changed user are forgotten by every gateway at once', async (t) => {
  const world = await startWorld(t, { gateways: 2 })
  const { api, apiKey, asked, credentials } = world
  const publish = await startIdentity(t, world)
  const digest = credentialDigest(apiKey)
  const bothKnow = async () => {
    asked.length = 0
    await Promise.all([api('GET', '/v2/me', { by: 0 }), api('GET', '/v2/me', { by: 1 })])
    return asked.length === 0
  }
  await until(bothKnow, { describe: 'both gateways hear identity' })

  await publish(userUpdated, { user: { ...profile, name: 'Renamed' } })
  credentials.set(digest, { caller: { ...user, user: { ...profile, name: 'Renamed' } } })
  const nameBy = async (by: number) => (await api('GET', '/v2/me', { by })).body.data.caller.user?.name
  await until(async () => (await nameBy(0)) === 'Renamed' && (await nameBy(1)) === 'Renamed')

  credentials.delete(digest)
  await publish(credentialRevoked, { digest, keyId: 11 })
  for (const by of [0, 1]) await until(async () => (await api('GET', '/v2/me', { by })).status === 401)
})

t.test('nothing that is kept is used while the bus is out', async (t) => {
  const { natsUrl } = await import('@punctual/testing').then(({ infrastructure }) => infrastructure())
  const proxy = await startProxy(t, natsUrl)
  const { api, asked } = await startWorld(t, { env: { NATS_URL: proxy.url } })
  const asksAgain = async () => {
    const before = asked.length
    await api('GET', '/v2/me')
    return asked.length > before
  }
  await until(async () => !(await asksAgain()))
  proxy.cut()
  await until(asksAgain)
  t.ok(await asksAgain())
  proxy.restore()
  await until(async () => !(await asksAgain()))
})

t.test('whoever changes their profile or keys meets the change at once', async (t) => {
  const { api, asked } = await startWorld(t)
  await until(async () => {
    asked.length = 0
    await api('GET', '/v2/me')
    return asked.length === 0
  })
  await api('PATCH', '/v2/me', { body: { name: 'x' } })
  t.equal(asked.length, 0)
  await api('GET', '/v2/me')
  t.equal(asked.length, 1)
})

t.test('503 while identity cannot say who is calling', async (t) => {
  const { api } = await startWorld(t, { env: { IDENTITY_URL: 'http://127.0.0.1:9' } })
  const answer = await api('GET', '/v2/slots', { headers: { 'svc-api-version': '2024-09-04' } })
  t.equal(answer.status, 503)
  t.equal(answer.body.error.code, 'ServiceUnavailableException')
  t.equal(answer.headers.get('retry-after'), '1')
  t.notMatch(JSON.stringify(answer.body), /127\.0\.0\.1|ECONN/)
  const nobody = await api('GET', '/v2/slots', { key: null, headers: { 'svc-api-version': '2024-09-04' } })
  t.equal(nobody.status, 200)
})

const profile = {
  id: 7,
  organizationId: 3,
  email: 'a@example.com',
  username: 'a',
  name: 'A',
  timeZone: 'UTC',
  locale: 'en',
  timeFormat: 24,
  weekStart: 'Monday',
  version: 2,
}

/** Publishes as identity does: by its outbox and a relay. */
async function startIdentity(t: Test, { databaseUrl, env, clock }: World) {
  const service = 'identity'
  await migrate(databaseUrl, [{ service, password: servicePassword(databaseUrl, service), folders: [] }])
  const db = openDatabase(serviceUrl(databaseUrl, service), { schema: service })
  const bus = await connectBus({ url: env.NATS_URL ?? '', prefix: env.BUS_PREFIX ?? '', name: 'test', log })
  const relay = startRelay({ bus, db, source: service, clock, log })
  t.teardown(async () => {
    await relay.stop()
    await bus.close()
    await db.close()
  })
  let version = 0
  return (definition: EventDefinition, data: unknown) =>
    db.transaction((tx) =>
      appendEvent(tx, definition, {
        subject: '7',
        version: ++version,
        organizationId: 3,
        data,
        at: clock.now(),
      }),
    )
}
