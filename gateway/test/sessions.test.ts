import { type Authenticated, DomainError } from '@punctual/contracts'
import { credentialDigest } from '@punctual/http'
import t from 'tap'
import { startWorld, user } from './world.ts'

const secret = 'S'.repeat(49)
const renewed = 'R'.repeat(49)
const browser = 'B'.repeat(49)
const { keyId: _, ...person } = user
const session: Authenticated['caller'] = { ...person, kind: 'session', userId: 8, sessionId: 'one' }

/** Answers of identity to a question about rotation. */
let rotate: () => object = () => ({})
let rotations = 0
const world = await startWorld(t, {
  gateways: 2,
  routes(app, service) {
    if (service !== 'identity') return
    app.post('/internal/sessions/rotate', { config: { internal: ['gateway'] } }, async () => {
      rotations += 1
      return rotate()
    })
  },
})
const { api, credentials } = world
credentials.set(credentialDigest(secret), { caller: session })
const cookie = `__Host-punctual_session=${secret}`
const ownPage = { 'sec-fetch-site': 'same-origin' }
const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  api(method, path, { key: null, headers: { cookie, ...headers } })

t.test('a session is a credential where the policy says so', async (t) => {
  const me = await call('GET', '/v2/me')
  t.match(me, { status: 200, body: { data: { caller: { kind: 'session', userId: 8 } } } })
  t.notHas(me.body.data.headers, 'cookie')
  const refused = await call('GET', '/v2/schedules')
  t.match(refused, { status: 403, body: { error: { code: 'ForbiddenException' } } })
  const open = await call('GET', '/v2/private-links/abc')
  t.match(open, { status: 200, body: { data: { caller: { kind: 'anonymous' } } } }, 'public pages ignore it')
  const both = await api('GET', '/v2/me', { headers: { cookie } })
  t.match(both.body.data.caller, { kind: 'api-key', userId: 7 }, 'a key wins')
  for (const wrong of [
    `punctual_session=${secret}`,
    '__Host-punctual_session=none',
    `__Host-punctual_session=${'N'.repeat(49)}`,
  ])
    t.match(await api('GET', '/v2/me', { key: null, headers: { cookie: wrong } }), { status: 401 }, wrong)
  const asKey = await api('GET', '/v2/me', { key: secret, headers: {} })
  t.match(asKey, { status: 200 }, 'the stand-in does not tell schemes apart')
})

t.test('403 for a change that another site sends', async (t) => {
  const sent = (headers: Record<string, string>) => call('DELETE', '/v2/me/sessions', headers)
  const foreign = { status: 403, body: { error: { code: 'foreign_origin' } } }
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://book.example.com' },
    { origin: 'https://evil.example' },
    { origin: 'https://book.example.com.evil.example' },
    { origin: 'http://book.example.com' },
    { origin: 'null' },
  ] as Record<string, string>[])
    t.match(await sent(headers), foreign, JSON.stringify(headers))
  for (const headers of [ownPage, { origin: 'https://book.example.com' }] as Record<string, string>[])
    t.match(await sent(headers), { status: 200 }, JSON.stringify(headers))
  t.match(await call('GET', '/v2/me', { 'sec-fetch-site': 'cross-site' }), { status: 200 }, 'reading')
  const preflight = await call('OPTIONS', '/v2/me/sessions', { origin: 'https://evil.example' })
  t.notOk(preflight.headers.has('access-control-allow-credentials'), 'no site may send the cookie')
})

t.test('signing in: only for own pages, with the cookie of the browser only', async (t) => {
  const headers = { cookie: `${cookie}; other=1; __Host-punctual_sign_in=${browser}` }
  for (const path of ['/v2/auth/sign-in', '/v2/auth/sign-in/link', '/v2/auth/sign-in/confirm']) {
    const foreign = await api('POST', path, {
      key: null,
      body: {},
      headers: { origin: 'https://evil.example' },
    })
    t.match(foreign, { status: 403, body: { error: { code: 'foreign_origin' } } }, path)
    const own = await api('POST', path, { key: null, body: {}, headers: { ...headers, ...ownPage } })
    t.match(own, { status: 200, body: { data: { caller: { kind: 'session' } } } }, path)
    t.equal(own.body.data.headers.cookie, `__Host-punctual_sign_in=${browser}`)
  }
  const asked = await api('POST', '/v2/auth/sign-in', { key: null, body: {}, headers: ownPage })
  t.match(asked.body.data.caller, { kind: 'anonymous', network: /^[0-9a-f]{32}$/ }, 'counted by network')
  const ended = { cookie: `__Host-punctual_session=${'E'.repeat(49)}`, ...ownPage }
  const again = await api('POST', '/v2/auth/sign-in', { key: null, body: {}, headers: ended })
  t.match(again, { status: 200, body: { data: { caller: { kind: 'anonymous' } } } }, 'with an ended session')
  t.match(await api('POST', '/v2/auth/sign-out', { key: null, headers: ownPage }), { status: 401 })
})

t.test('the browser gets another secret when it is due; parallel calls pass', async (t) => {
  credentials.set(credentialDigest(secret), { caller: session, isRotationDue: true })
  world.clock.advance(5_000)
  let isFirst = true
  rotate = () => {
    const answer = isFirst
      ? { secret: renewed, expiresAt: new Date(world.clock.now().getTime() + 60_000) }
      : {}
    isFirst = false
    return answer
  }
  const answers = await Promise.all([call('GET', '/v2/me'), call('GET', '/v2/me')])
  t.same(
    answers.map(({ status }) => status),
    [200, 200],
  )
  t.same(
    answers.flatMap(({ headers }) => headers.getSetCookie()),
    [`__Host-punctual_session=${renewed}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`],
  )
  credentials.set(credentialDigest(secret), { caller: session })
  const before = rotations
  t.match(await call('GET', '/v2/me'), { status: 200 })
  t.equal(rotations, before, 'the gateway does not remember that it was due')
})

t.test('a call passes while the secret cannot be replaced', async (t) => {
  credentials.set(credentialDigest(secret), { caller: session, isRotationDue: true })
  world.clock.advance(5_000)
  rotate = () => {
    throw new DomainError('ServiceUnavailableException')
  }
  const answer = await call('GET', '/v2/me')
  t.equal(answer.status, 200)
  t.same(answer.headers.getSetCookie(), [])
})

t.test('no other site can show the account in a frame', async (t) => {
  for (const path of ['/account', '/account/sign-in']) {
    const { headers, status } = await fetch(`${world.url}${path}`)
    t.equal(status, 200)
    t.match(headers.get('content-security-policy'), /frame-ancestors 'none'/)
    t.match(headers.get('referrer-policy'), 'no-referrer')
  }
})
