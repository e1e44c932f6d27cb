import { DomainError } from '@punctual/contracts'
import { credentialDigest, generateApiKey, generateSecret } from '@punctual/http'
import t from 'tap'
import { startWorld, untilAllRemember, user } from './world.ts'

t.test('200 for each kind of credential', async (t) => {
  const { api, credentials } = await startWorld(t)
  const token = generateSecret()
  const secret = generateSecret()
  const scopes = ['SCHEDULE_READ']
  credentials.set(credentialDigest(token), { caller: { ...user, kind: 'managed-user', userId: 8, scopes } })
  credentials.set(credentialDigest(secret), {
    caller: { ...user, kind: 'oauth-client', clientId: 'client-1', userId: 9, scopes },
  })
  const userIdFor = async (request: Parameters<typeof api>[2] = {}) =>
    (await api('GET', '/v2/organizations/3/schedules', request)).body.data.caller.userId

  t.equal(await userIdFor(), 7)
  t.equal(await userIdFor({ key: token }), 8)
  const pair = { 'x-svc-client-id': 'client-1', 'x-svc-secret-key': secret }
  t.equal(await userIdFor({ key: null, headers: pair }), 9)
  t.equal(await userIdFor({ headers: { 'x-svc-client-id': 'client-1' } }), 7)
  t.equal(await userIdFor({ key: null, headers: { authorization: `bEARER ${token}` } }), 8)
})

t.test('401 is the same answer for every bad credential', async (t) => {
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
    'an id without a secret': { 'x-svc-client-id': 'client-1' },
    'a secret without an id': { 'x-svc-secret-key': secret },
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
  t.equal(asked.length, 3, 'malformed credentials are not looked up')
})

t.test('401 for a bad credential even where none is needed', async (t) => {
  const { api } = await startWorld(t)
  const anonymous = await api('GET', '/v2/slots?eventTypeId=1', {
    key: null,
    headers: { 'svc-api-version': '2024-09-04' },
  })
  t.equal(anonymous.status, 200)
  t.equal(anonymous.body.data.caller.kind, 'anonymous')
  const idOnly = { 'svc-api-version': '2024-09-04', 'x-svc-client-id': 'a' }
  t.equal((await api('GET', '/v2/slots', { key: null, headers: idOnly })).status, 200)
  t.equal((await api('GET', '/v2/slots', { key: generateApiKey() })).status, 401)
})

t.test('401 with its own code for an expired token', async (t) => {
  const { api, credentials } = await startWorld(t)
  const token = generateSecret()
  credentials.set(credentialDigest(token), new DomainError('TokenExpiredException'))
  const answer = await api('GET', '/v2/me', { key: token })
  t.equal(answer.status, 401)
  t.equal(answer.body.error.code, 'TokenExpiredException')
  t.equal(answer.headers.get('www-authenticate'), 'Bearer error="invalid_token"')
})

t.test('403 for a kind of credential that the route does not take', async (t) => {
  const { api, credentials } = await startWorld(t)
  const token = generateSecret()
  credentials.set(credentialDigest(token), { caller: { ...user, kind: 'managed-user' } })
  const answer = await api('POST', '/v2/api-keys', { key: token })
  t.equal(answer.status, 403)
  t.equal(
    answer.body.error.message,
    'This operation accepts only an API key or the session of a signed-in person.',
  )
  const lacking = await api('GET', '/v2/me', { key: token })
  t.match(lacking, { status: 403, body: { error: { code: 'insufficient_scope', message: /PROFILE_READ/ } } })
  t.equal(lacking.headers.get('www-authenticate'), 'Bearer error="insufficient_scope"')
})

t.test(
  'accepted credentials are cached for 5 s, refusals for 2 s, and never beyond their expiry',
  async (t) => {
    const world = await startWorld(t)
    const { api, apiKey, asked, clock, credentials } = world
    await untilAllRemember(world)
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
  },
)

t.test('concurrent calls cause one look-up', async (t) => {
  const world = await startWorld(t)
  const { api, asked, clock } = world
  await untilAllRemember(world)
  clock.advance(5_000)
  asked.length = 0
  const answers = await Promise.all(Array.from({ length: 20 }, () => api('GET', '/v2/me')))
  t.ok(answers.every(({ status }) => status === 200))
  t.equal(asked.length, 1)
})

t.test('503 while identity does not answer', async (t) => {
  const { api } = await startWorld(t, { env: { IDENTITY_URL: 'http://127.0.0.1:9' } })
  const answer = await api('GET', '/v2/slots', { headers: { 'svc-api-version': '2024-09-04' } })
  t.equal(answer.status, 503)
  t.equal(answer.body.error.code, 'ServiceUnavailableException')
  t.equal(answer.headers.get('retry-after'), '1')
  t.notMatch(JSON.stringify(answer.body), /127\.0\.0\.1|ECONN/)
  const anonymous = await api('GET', '/v2/slots', { key: null, headers: { 'svc-api-version': '2024-09-04' } })
  t.equal(anonymous.status, 200)
})
