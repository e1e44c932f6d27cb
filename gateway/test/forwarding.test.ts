import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { DomainError } from '@punctual/contracts'
import { type App, createLog, requireUser, type ServiceName } from '@punctual/http'
import { fileTimeoutMs, startProxy, until } from '@punctual/testing'
import t from 'tap'
import { startGateway } from '../src/gateway.ts'
import { breakOff, sendLines, sendRaw } from './raw.ts'
import { startWorld } from './world.ts'

t.setTimeout(fileTimeoutMs)

t.test('bodies arrive unchanged', async (t) => {
  const { api } = await startWorld(t)
  const text = '{ "name":"ä\u2028", "n": 1.0 }'
  const { body } = await api('POST', '/v2/workflows', {
    body: text,
    headers: { 'content-type': 'application/json' },
  })
  t.same(body.data.body, JSON.parse(text))
  t.equal(body.data.headers['content-length'], `${Buffer.byteLength(text)}`)
  t.equal(body.data.headers['content-type'], 'application/json')
})

t.test('a body is forwarded while it is still being sent', async (t) => {
  const pieces: string[] = []
  const routes = (app: App, service: ServiceName) => {
    if (service !== 'automation') return
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', (_request, payload, done) => {
      payload.on('data', (piece) => pieces.push(String(piece)))
      payload.on('end', () => done(null, pieces.join('')))
    })
  }
  const { url, apiKey } = await startWorld(t, { routes })
  const answered = new Promise<number>((resolve, reject) => {
    const request = httpRequest(
      `${url}/v2/workflows`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    request.on('error', reject)
    request.write('{"a":')
    until(() => pieces.length > 0).then(() => request.end('1}'), reject)
  })
  t.equal(await answered, 200)
  t.equal(pieces.join(''), '{"a":1}')
})

t.test('an empty JSON body counts as no body', async (t) => {
  const { api, url, apiKey } = await startWorld(t, {
    routes: (app) => {
      app.post('/v2/bookings/:bookingUid/confirm', async () => {
        throw new DomainError('booking_not_found')
      })
    },
  })
  const headers = { 'content-type': 'application/json' }
  t.equal((await api('DELETE', '/v2/workflows/1', { headers })).status, 200)
  t.equal((await api('POST', '/v2/workflows', { headers })).status, 200)
  const chunked = [
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    `Authorization: Bearer ${apiKey}`,
  ]
  t.equal((await sendLines(url, 'POST /v2/workflows', chunked, '0\r\n\r\n')).status, 200)
  const older = [...chunked, 'svc-api-version: 2024-04-15']
  t.equal((await sendLines(url, 'POST /v2/bookings/abc/confirm', older, '0\r\n\r\n')).status, 404)
})

t.test('a trailing slash is ignored', async (t) => {
  const { api } = await startWorld(t)
  t.equal((await api('GET', '/v2/me/?a=1')).body.data.url, '/v2/me?a=1')
})

t.test('HEAD is answered like GET, without the body', async (t) => {
  const { url, apiKey } = await startWorld(t)
  const answer = await fetch(`${url}/v2/me`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${apiKey}` },
  })
  t.equal(answer.status, 200)
  t.equal(await answer.text(), '')
})

t.test('503 for a service that is down', async (t) => {
  const { api } = await startWorld(t, { env: { AUTOMATION_URL: 'http://127.0.0.1:9' } })
  for (const method of ['GET', 'POST']) {
    const { status, headers, body } = await api(method, '/v2/workflows')
    t.equal(status, 503)
    t.equal(body.error.code, 'ServiceUnavailableException')
    t.equal(headers.get('retry-after'), '1')
    t.notMatch(JSON.stringify(body), /127\.0|ECONN/)
  }
  const post = await api('POST', '/v2/workflows', { body: { a: 'x'.repeat(90_000) } })
  t.equal(post.status, 503)
  t.equal((await api('GET', '/v2/me')).status, 200)
})

t.test('a connection can be reused after an unread body', async (t) => {
  const { url, apiKey } = await startWorld(t, { env: { AUTOMATION_URL: 'http://127.0.0.1:9' } })
  const body = 'x'.repeat(90_000)
  const head = (line: string, ...lines: string[]) =>
    [line, 'Host: a', `Authorization: Bearer ${apiKey}`, ...lines].join('\r\n')
  const length = `Content-Length: ${body.length}`
  const post = `${head('POST /v2/workflows HTTP/1.1', 'Content-Type: application/json', length)}\r\n\r\n${body}`
  const answer = await sendRaw(url, `${post}${head('GET /v2/me HTTP/1.1', 'Connection: close')}\r\n\r\n`)
  t.same(answer.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 503', 'HTTP/1.1 200'])
})

t.test('503 immediately while the breaker of a service is open', async (t) => {
  const target = await startWorld(t)
  const proxy = await startProxy(t, target.env.AUTOMATION_URL ?? '')
  const env = { ...target.env, AUTOMATION_URL: proxy.url, PORT: '0' }
  const gateway = await startGateway(env, target.clock, createLog('test', 'silent'))
  t.teardown(() => gateway.stop())
  const ask = async () => {
    const answer = await fetch(`${gateway.url}/v2/workflows`, {
      headers: { authorization: `Bearer ${target.apiKey}` },
    })
    return answer.status
  }
  t.equal(await ask(), 200)
  proxy.cut()
  for (let call = 0; call < 25; call += 1) t.equal(await ask(), 503)
  proxy.restore()
  t.equal(await ask(), 503, 'the breaker is open')
  target.clock.advance(1_000)
  t.equal(await ask(), 200)
})

t.test('503 beyond 200 concurrent calls to one service; other services still answer', async (t) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { api } = await startWorld(t, {
    env: { CALLS_IN_FLIGHT: '1000', RATE_LIMIT_API_KEY: '1000000' },
    routes: (app) => {
      app.get('/v2/workflows', async () => {
        await held
        return { status: 'success', data: [] }
      })
    },
  })
  await api('GET', '/v2/me')
  const calls = Array.from({ length: 220 }, () => api('GET', '/v2/workflows'))
  const statuses: number[] = []
  for (const call of calls) void call.then(({ status }) => statuses.push(status))
  await until(() => statuses.length === 20)
  t.same([...new Set(statuses)], [503])
  t.equal((await api('GET', '/v2/me')).status, 200)
  release()
  const answers = await Promise.all(calls)
  t.equal(answers.filter(({ status }) => status === 200).length, 200)
  t.equal((await api('GET', '/v2/workflows')).status, 200)
})

t.test('a 503 of a service is forwarded without a retry and frees its connection', async (t) => {
  let calls = 0
  const { api } = await startWorld(t, {
    env: { RATE_LIMIT_API_KEY: '1000000' },
    routes: (app) => {
      app.get('/v2/workflows', async (_request, reply) => {
        calls += 1
        if (calls > 250) return { status: 'success', data: [] }
        return reply.code(503).header('retry-after', '1').send({ status: 'error' })
      })
    },
  })
  for (let call = 1; call <= 250; call += 1) t.equal((await api('GET', '/v2/workflows')).status, 503)
  t.equal(calls, 250)
  t.equal((await api('GET', '/v2/workflows')).status, 200)
})

t.test('504 for a slow service', async (t) => {
  const { routes } = await import('../src/routes/index.ts')
  const me = routes.find(({ path }) => path === '/v2/me')
  if (!me) throw new Error('no such route')
  const { timeout } = me
  me.timeout = 10
  t.teardown(() => {
    me.timeout = timeout
  })
  const { api } = await startWorld(t, {
    routes: (app) => {
      app.get('/v2/me', ({ raw }) => once(raw, 'close'))
    },
  })
  const { status, body } = await api('GET', '/v2/me')
  t.equal(status, 504)
  t.equal(body.error.code, 'GatewayTimeoutException')
  t.equal(body.path, '/v2/me')
})

t.test('aborted requests of clients do not open the breaker', async (t) => {
  let begun = 0
  const { url, apiKey, api } = await startWorld(t, {
    routes: (app, service) => {
      if (service !== 'automation') return
      app.addHook('preParsing', async (_request, _reply, payload) => {
        payload.once('data', () => {
          begun += 1
        })
        return payload
      })
    },
  })
  const head = [
    'POST /v2/workflows HTTP/1.1',
    'Host: a',
    `Authorization: Bearer ${apiKey}`,
    'Content-Type: application/json',
    'Content-Length: 100',
  ].join('\r\n')
  for (let call = 1; call <= 25; call += 1)
    await breakOff(url, `${head}\r\n\r\n{"a":`, () => until(() => begun === call))
  t.equal((await api('GET', '/v2/workflows')).status, 200)

  await Promise.all(Array.from({ length: 25 }, () => breakOff(url, `${head}\r\n\r\n{"a":`)))
  t.equal((await api('GET', '/v2/workflows')).status, 200)
})

t.test('a 401 of a service gets WWW-Authenticate', async (t) => {
  const { api } = await startWorld(t, {
    routes: (app) => {
      app.get('/v2/event-types', async ({ caller }) => requireUser({ caller }))
    },
  })
  const answer = await api('GET', '/v2/event-types', {
    key: null,
    headers: { 'svc-api-version': '2024-06-14' },
  })
  t.equal(answer.status, 401)
  t.equal(answer.headers.get('www-authenticate'), 'Bearer')
  t.equal(answer.headers.get('cache-control'), 'no-store')
})

t.test('a stopping gateway reports not ready, answers calls under way, then stops listening', async (t) => {
  let isAsked = false
  let release = () => {}
  const { gateways, url, api } = await startWorld(t, {
    routes: (app) => {
      app.get('/v2/me', async () => {
        isAsked = true
        await new Promise<void>((resolve) => {
          release = resolve
        })
        return { status: 'success', data: {} }
      })
    },
  })
  const [gateway] = gateways
  if (!gateway) throw new Error('no gateway')
  t.equal((await fetch(`${url}/ready`)).status, 200)
  t.equal((await fetch(`${gateway.opsUrl}/ready`)).status, 200)
  const answer = api('GET', '/v2/me')
  await until(() => isAsked)
  const stopped = gateway.stop()
  t.equal((await fetch(`${gateway.opsUrl}/ready`)).status, 503)
  release()
  const { status, headers } = await answer
  t.equal(status, 200)
  t.equal(headers.get('connection'), 'close')
  await stopped
  await t.rejects(fetch(`${url}/ready`))
  await t.rejects(fetch(`${gateway.opsUrl}/ready`))
})

t.test('serves health, readiness and metrics', async (t) => {
  const { api, gateways, url } = await startWorld(t)
  await api('GET', '/v2/event-types/5', { headers: { 'svc-api-version': '2024-06-14' } })
  const health = await fetch(`${url}/health`)
  t.equal(health.status, 200)
  t.equal(health.headers.get('x-ratelimit-limit-default'), null, 'does not count against the rate limit')
  t.equal((await fetch(`${url}/metrics`)).status, 404)
  const metrics = await (await fetch(`${gateways[0]?.opsUrl}/metrics`)).text()
  t.match(
    metrics,
    /http_requests_total\{.*route="\/v2\/event-types\/:eventTypeId",status="200".*service="gateway"/,
  )
})
