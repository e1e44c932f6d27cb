import { DomainError } from '@punctual/contracts'
import { type App, createLog, credentialDigest, generateApiKey } from '@punctual/http'
import t from 'tap'
import { startWorld, user } from './world.ts'

const me = {
  id: 7,
  username: 'ann',
  email: 'ann@example.com',
  name: 'Ann',
  avatarUrl: null,
  bio: null,
  timeFormat: 12,
  defaultScheduleId: 3,
  weekStart: 'Sunday',
  timeZone: 'UTC',
  organizationId: 3,
}
const internal = { config: { internal: ['gateway'] as const } }

/** Starts gateways with fixed answers of the services, and records the requests that reach them. */
function services() {
  const seen: { url: string; headers: Record<string, unknown>; userId: number; body: unknown }[] = []
  const routes = (app: App) => {
    app.addHook('preHandler', async ({ url, headers, caller, body }) => {
      if (!url.startsWith('/internal/gateway-leases') && url !== '/internal/authenticate')
        seen.push({ url, headers, userId: caller.userId, body })
    })
    app.get('/v2/me', async () => ({ status: 'success', data: me }))
    app.get('/v2/webhooks', async () => ({ status: 'success', data: [] }))
    app.get('/internal/bookings/:id', internal, async () => {
      throw new DomainError('booking_not_found')
    })
    app.patch('/v2/webhooks/:id', async () => {
      throw new Error('no such thing')
    })
  }
  return { seen, routes }
}

/** Calls v1 without headers: everything is in the URL. */
const asks =
  (url: string) =>
  async (method: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, { method, ...init })
    const { status, headers } = answer
    const text = await answer.text()
    return { status, headers, text, body: text === '' ? undefined : JSON.parse(text) }
  }

t.test('200 with the key in the query, which is not forwarded', async (t) => {
  const lines: string[] = []
  const log = createLog('gateway', 'info', { write: (line) => void lines.push(line) })
  const { seen, routes } = services()
  const { url, apiKey } = await startWorld(t, { routes, log })
  const ask = asks(url)
  const { status, body, headers } = await ask('GET', `/v1/me?apiKey=${apiKey}`)
  t.equal(status, 200)
  t.match(body, { user: { id: 7, username: 'ann', avatar: null, defaultScheduleId: 3 } })
  t.equal(headers.get('cache-control'), 'no-store')
  t.equal(headers.get('referrer-policy'), 'no-referrer')
  t.equal(headers.get('svc-api-version'), 'v1')
  t.equal(headers.get('x-ratelimit-limit'), '30')
  t.equal(headers.get('x-ratelimit-remaining'), '29')
  t.equal(headers.get('x-ratelimit-limit-default'), null)
  t.equal((await ask('GET', `/v1/hooks/?apiKey=${apiKey}`)).status, 200)
  t.equal((await ask('GET', `/v1/bookings/5?apiKey=${apiKey}`)).status, 404)
  t.same(
    seen.map(({ url, userId }) => ({ url, userId })),
    ['/v2/me', '/v2/webhooks', '/internal/bookings/5'].map((url) => ({ url, userId: user.userId })),
  )
  t.notOk(JSON.stringify(seen).includes(apiKey))
  t.notOk(lines.join('').includes(apiKey))
  t.ok(lines.some((line) => line.includes('/v1/me?apiKey=[redacted]')))
})

t.test('401 and 400 for missing and bad keys, with the messages of v1', async (t) => {
  const { url, apiKey, credentials } = await startWorld(t, services())
  const ask = asks(url)
  const expired = generateApiKey()
  credentials.set(credentialDigest(expired), new DomainError('TokenExpiredException'))
  const none = { message: 'No apiKey provided' }
  const bad = { error: 'Your API key is not valid.' }
  const cases: [query: string, status: number, body: object, headers?: Record<string, string>][] = [
    ['', 401, none],
    ['?apiKey=', 401, none],
    ['', 401, none, { authorization: `Bearer ${apiKey}` }],
    [`?APIKEY=${apiKey}`, 401, none],
    ['?apiKey=5', 401, bad],
    [`?apiKey=${generateApiKey()}`, 401, bad],
    [`?apiKey=${expired}`, 401, { error: 'This API key is expired.' }],
    [`?apiKey=${apiKey}&apiKey=${apiKey}`, 400, { message: 'apiKey must be given once' }],
  ]
  for (const [query, status, body, headers = {}] of cases) {
    const answer = await ask('GET', `/v1/me${query}`, { headers })
    t.same([answer.status, answer.body], [status, body], query)
    t.equal(answer.headers.get('www-authenticate'), null)
    t.equal(answer.headers.get('x-ratelimit-limit-default'), null)
  }
  const both = await ask('GET', `/v1/me?apiKey=${apiKey}`, { headers: { authorization: 'Bearer nonsense' } })
  t.equal(both.status, 200, 'a Bearer is ignored')
  t.equal((await ask('GET', `/v2/me?apiKey=${apiKey}`)).status, 401, 'v2 ignores a key in the query')
})

t.test('only v1 has its own message for an expired key', async (t) => {
  const { api, credentials } = await startWorld(t)
  const expired = generateApiKey()
  credentials.set(credentialDigest(expired), new DomainError('TokenExpiredException'))
  t.match(await api('GET', '/v2/me', { key: expired }), {
    status: 401,
    body: { error: { code: 'UnauthorizedException' } },
  })
})

t.test('every error has the shape of v1', async (t) => {
  const { url, apiKey } = await startWorld(t, services())
  const ask = asks(url)
  const key = `?apiKey=${apiKey}`
  const json = (body: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  type Case = [method: string, path: string, status: number, message: string | RegExp, init?: RequestInit]
  const cases: Case[] = [
    ['GET', `/v1/bookings/5${key}`, 404, 'Booking not found.'],
    ['GET', `/v1/bookings/x${key}`, 400, 'id must be an integer'],
    ['GET', `/v1/nowhere${key}`, 404, 'Cannot GET /v1/nowhere'],
    ['GET', `/v1/${apiKey}`, 404, 'Cannot GET /v1/[redacted]'],
    ['GET', '/v1', 404, 'Cannot GET /v1'],
    ['DELETE', `/v1/me${key}`, 405, 'Cannot DELETE /v1/me'],
    ['GET', '/v1/%zz', 400, /path is not valid/],
    ['PATCH', `/v1/bookings/5${key}`, 400, "Unrecognized key(s) in object: 'uid'", json({ uid: 'x' })],
    ['PATCH', `/v1/bookings/5${key}`, 400, /not valid JSON/, json('{')],
    ['PATCH', `/v1/bookings/5${key}`, 415, /must be JSON/, { body: 'x' }],
    ['PATCH', `/v1/hooks/5${key}`, 500, 'Something went wrong', json({ active: true })],
    ['PATCH', `/v1/hooks/5${key}`, 413, /too large/, json({ secret: 'x'.repeat(1_048_577) })],
  ]
  for (const [method, path, status, message, init] of cases) {
    const answer = await ask(method, path, init)
    t.match(answer, { status, body: { message } }, `${method} ${path}`)
    t.same(Object.keys(answer.body), ['message'])
    t.notOk(answer.text.includes(apiKey))
  }
  const wrong = await ask('PATCH', `/v1/hooks${key}`)
  t.equal(wrong.headers.get('allow'), 'GET, POST')
  const large = await ask('PATCH', `/v1/hooks/5${key}`, json({ secret: 'x'.repeat(200_000) }))
  t.equal(large.status, 400, 'v1 accepts larger bodies than v2; only the field is rejected')
})

t.test('429 after 30 calls of a key in a minute; other keys have separate limits', async (t) => {
  const { url, apiKey, credentials, clock } = await startWorld(t, services())
  const ask = asks(url)
  const other = generateApiKey()
  credentials.set(credentialDigest(other), { caller: { ...user, keyId: 12 } })
  for (let call = 0; call < 30; call += 1) t.equal((await ask('GET', `/v1/me?apiKey=${apiKey}`)).status, 200)
  const refused = await ask('GET', `/v1/me?apiKey=${apiKey}`)
  t.same([refused.status, refused.body], [429, { message: 'Rate limit exceeded' }])
  t.equal(refused.headers.get('x-ratelimit-remaining'), '0')
  t.equal(refused.headers.get('retry-after'), '60')
  const others = await ask('GET', `/v1/me?apiKey=${other}`)
  t.same([others.status, others.headers.get('x-ratelimit-remaining')], [200, '29'])
  const successor = generateApiKey()
  credentials.set(credentialDigest(successor), { caller: { ...user, keyId: 13 }, firstKeyId: 11 })
  t.equal((await ask('GET', `/v1/me?apiKey=${successor}`)).status, 429, 'a refreshed key shares the limit')
  const v2 = await fetch(`${url}/v2/me`, { headers: { authorization: `Bearer ${apiKey}` } })
  t.equal(v2.status, 200, 'v2 has a separate limit')
  clock.advance(61_000)
  t.equal((await ask('GET', `/v1/me?apiKey=${apiKey}`)).status, 200)
})

t.test('the end of v1 is configurable', async (t) => {
  const { url, apiKey, api } = await startWorld(t, {
    ...services(),
    env: {
      V1_DEPRECATED_AT: '2026-06-01T00:00:00Z',
      V1_SUNSET_AT: '2027-06-01',
      V1_SUCCESSOR: 'https://example.com/v2',
    },
  })
  const ask = asks(url)
  for (const path of [`/v1/me?apiKey=${apiKey}`, '/v1/me', '/v1/nowhere']) {
    const { headers } = await ask('GET', path)
    t.equal(headers.get('deprecation'), '@1780272000')
    t.equal(headers.get('sunset'), 'Tue, 01 Jun 2027 00:00:00 GMT')
    t.equal(headers.get('link'), '<https://example.com/v2>; rel="successor-version"; type="text/html"')
  }
  t.equal((await api('GET', '/v2/me')).headers.get('deprecation'), null)
  const { body } = await api('GET', '/v2/versions')
  t.same(body.data.at(-1), {
    resource: '/v1',
    versions: ['v1'],
    current: 'v1',
    default: 'v1',
    deprecatedAt: '2026-06-01T00:00:00.000Z',
    sunsetAt: '2027-06-01T00:00:00.000Z',
    successorUrl: 'https://example.com/v2',
  })
})

t.test('without configuration v1 is deprecated, without an end date', async (t) => {
  const { url } = await startWorld(t)
  const { headers } = await asks(url)('GET', '/v1/me')
  t.match(headers.get('deprecation'), /^@\d+$/)
  t.equal(headers.get('sunset'), null)
  t.equal(headers.get('link'), '</docs>; rel="successor-version"; type="text/html"')
})

t.test('rejects an end before the deprecation at start', async (t) => {
  const env = { V1_DEPRECATED_AT: '2026-06-01', V1_SUNSET_AT: '2026-05-01', V1_SUCCESSOR: 'no url <' }
  await t.rejects(startWorld(t, { env }), {
    message: /V1_SUNSET_AT is before V1_DEPRECATED_AT\n.*V1_SUCCESSOR is not a URL/,
  })
})
