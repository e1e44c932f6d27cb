import helmet from '@fastify/helmet'
import { credentialDigest, generateApiKey, generateSecret } from '@punctual/http'
import { fastify } from 'fastify'
import t from 'tap'
import { securityHeaders } from '../src/pages/security-headers.ts'
import { sendLines } from './raw.ts'
import { type Echo, startWorld, user } from './world.ts'

t.test('a service gets the caller signed by the gateway, and only allowed headers', async (t) => {
  const { url, apiKey } = await startWorld(t)
  const smuggled = [
    'x-svc-context: forged',
    'x-svc-issuer: forged',
    'x-user-id: 1',
    'x-internal-role: admin',
    'forwarded: for=10.0.0.1',
    'x-forwarded-for: 10.0.0.1',
    'x-forwarded-host: evil.example',
    'x_svc_context: forged',
    'x-svc_context: forged',
    'cookie: a=b',
    'baggage: a=b',
    'accept-language: de',
    'user-agent: test',
  ]
  const { status, body } = await sendLines(url, 'GET /v2/me?a=1&b=2', [
    `Authorization: Bearer ${apiKey}`,
    ...smuggled,
  ])
  t.equal(status, 200)
  const { headers, caller, service, url: path } = body.data as Echo
  t.equal(service, 'identity')
  t.equal(path, '/v2/me?a=1&b=2')
  t.match(caller, user)
  t.same(Object.keys(headers).sort(), [
    'accept-language',
    'connection',
    'host',
    'traceparent',
    'user-agent',
    'x-request-id',
    'x-svc-context',
  ])
  t.not(headers['x-svc-context'], 'forged')
})

t.test('headers named by Connection are not forwarded, except those of the gateway', async (t) => {
  const { url, apiKey } = await startWorld(t)
  const head = ['POST /v2/schedules HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${apiKey}`]
  const lines = [
    ...head.slice(2),
    'svc-api-version: 2024-06-11',
    'Connection: x-svc-context, x-request-id, idempotency-key',
    'Idempotency-Key: k',
    'Content-Length: 0',
  ]
  const { status, body } = await sendLines(url, 'POST /v2/schedules', lines)
  t.equal(status, 200)
  t.equal(body.data.caller.userId, 7)
  t.ok(body.data.headers['x-request-id'])
  t.notOk(body.data.headers['idempotency-key'])
})

t.test('400 for a repeated header with meaning', async (t) => {
  const { url, apiKey, asked } = await startWorld(t)
  const twice = [
    ['authorization', `Bearer ${apiKey}`, 'Bearer other'],
    ['x-svc-client-id', 'a', 'b'],
    ['x-svc-secret-key', 'a', 'b'],
    ['svc-api-version', '2024-08-13', '2024-04-15'],
    ['idempotency-key', 'a', 'a'],
    ['traceparent', 'a', 'b'],
    ['content-type', 'application/json', 'text/plain'],
  ] as const
  for (const [name, ...values] of twice) {
    const { status, body } = await sendLines(
      url,
      'GET /v2/me',
      values.map((value, index) => `${index ? name : name.toUpperCase()}: ${value}`),
    )
    t.equal(status, 400, name)
    t.equal(body.error.code, 'BadRequestException')
    t.same(body.error.details.errors, [{ path: name, message: 'must be sent once' }])
  }
  t.same(asked, [])
})

t.test("a client's credentials win over a Bearer where the operation takes them, else 400", async (t) => {
  const { api, credentials, asked, apiKey } = await startWorld(t)
  const secret = generateSecret()
  const caller = { ...user, kind: 'oauth-client' as const, clientId: 'client-1', userId: 9 }
  credentials.set(credentialDigest(secret), { caller })
  const headers = { 'x-svc-client-id': 'client-1', 'x-svc-secret-key': secret }
  for (const key of [apiKey, generateApiKey(), 'svc_malformed', ''])
    t.equal((await api('GET', '/v2/organizations/3/teams', { key, headers })).body.data.caller.userId, 9, key)
  t.same(new Set(asked), new Set([credentialDigest(secret)]), 'the Bearer is ignored')
  t.equal((await api('GET', '/v2/versions', { headers })).status, 200)

  const wrong = { ...headers, 'x-svc-secret-key': generateSecret() }
  t.equal(
    (await api('GET', '/v2/organizations/3/teams', { headers: wrong })).status,
    401,
    'the Bearer does not replace wrong client credentials',
  )
  const refused = await api('GET', '/v2/api-keys', { headers })
  t.equal(refused.status, 400)
  t.same(refused.body.error.details.errors, [
    { path: 'authorization', message: 'must not be sent beside x-svc-secret-key' },
  ])
  const idOnly = { 'x-svc-client-id': 'client-1' }
  t.equal((await api('GET', '/v2/api-keys', { headers: idOnly })).body.data.caller.userId, 7)
})

t.test(
  'a request keeps a valid id, and a valid trace where the operator trusts those of clients',
  async (t) => {
    const { api } = await startWorld(t, { env: { TRUST_TRACEPARENT: 'on' } })
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { 'x-request-id': 'my-request_1', traceparent: `00-${trace}-00f067aa0ba902b7-01` }
    const kept = await api('GET', '/v2/me', { headers })
    t.equal(kept.headers.get('x-request-id'), 'my-request_1')
    t.equal(kept.body.data.headers['x-request-id'], 'my-request_1')
    t.match(
      kept.body.data.headers.traceparent,
      new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`),
    )

    const improper = await api('GET', '/v2/me', {
      headers: { 'x-request-id': 'a b', traceparent: '00-1-2-3' },
    })
    t.match(improper.headers.get('x-request-id'), /^[\w-]{36}$/)
    t.match(improper.body.data.headers.traceparent, /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)

    const { api: usual } = await startWorld(t)
    const own = await usual('GET', '/v2/me', { headers })
    t.match(own.body.data.headers.traceparent, new RegExp(`^00-(?!${trace})[0-9a-f]{32}-[0-9a-f]{16}-01$`))
  },
)

t.test('400 for a malformed Idempotency-Key', async (t) => {
  const { api } = await startWorld(t)
  const key = (text: string) => api('POST', '/v2/workflows', { headers: { 'idempotency-key': text } })
  t.equal((await key('x'.repeat(256))).status, 400)
  t.equal((await key('é')).status, 400)
  t.equal((await key('x'.repeat(255))).status, 200)
})

t.test('any origin may call, and answers have CORS and security headers', async (t) => {
  const { api, url } = await startWorld(t)
  const preflight = await fetch(`${url}/v2/bookings`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://a.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,svc-api-version',
    },
  })
  t.equal(preflight.status, 204)
  t.equal(preflight.headers.get('access-control-allow-origin'), '*')
  t.equal(preflight.headers.get('access-control-max-age'), '86400')
  t.match(preflight.headers.get('access-control-allow-methods'), /PATCH/)
  t.equal(preflight.headers.get('access-control-allow-headers'), 'authorization,svc-api-version')

  for (const path of ['/v2/me', '/v1/me', '/nowhere'])
    t.equal((await fetch(url + path, { method: 'OPTIONS' })).status, 204, `OPTIONS ${path}`)

  const unreadable = await fetch(`${url}/v2/%zz`)
  t.equal(unreadable.headers.get('access-control-allow-origin'), '*', 'also without a route')

  const { headers } = await api('GET', '/v2/me', { headers: { origin: 'https://a.example' } })
  t.equal(headers.get('access-control-allow-origin'), '*')
  t.match(headers.get('access-control-expose-headers'), /x-ratelimit-remaining-default/)
  t.equal(headers.get('x-content-type-options'), 'nosniff')
  t.ok(headers.get('strict-transport-security'))
  t.notOk(headers.get('x-powered-by'))
})

t.test('every answer has the security headers of helmet', async (t) => {
  const sample = fastify()
  t.teardown(() => sample.close())
  const nothing = ["'none'"]
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': nothing,
        'base-uri': nothing,
        'form-action': nothing,
        'frame-ancestors': nothing,
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  sample.get('/', async () => '')
  const names = /^(content-security-policy|cross-origin-|origin-agent-|referrer-|strict-transport-|x-)/
  const ofHelmet = Object.entries((await sample.inject('/')).headers).filter(([name]) => names.test(name))
  t.same(securityHeaders, Object.fromEntries(ofHelmet))
  const { api } = await startWorld(t)
  for (const path of ['/v2/me', '/v2/unknown', '/health']) {
    const { headers } = await api('GET', path)
    for (const [name, value] of ofHelmet) t.equal(headers.get(name), value, `${path}: ${name}`)
  }
})
