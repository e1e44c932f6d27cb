import { AddGuests, DomainError, ListBookings } from '@punctual/contracts'
import { type App, generateApiKey } from '@punctual/http'
import t, { type Test } from 'tap'
import { sendLines, sendRaw } from './raw.ts'
import { type Answer, startWorld } from './world.ts'

const today = { 'svc-api-version': '2024-06-11' }

function isEnvelope(
  t: Test,
  { status, headers, body }: Answer,
  expected: number,
  code: string,
  path: string,
): void {
  t.equal(status, expected, `${expected} ${path}`)
  t.match(headers.get('content-type'), /^application\/json/)
  t.ok(headers.get('x-request-id'))
  t.match(body, { status: 'error', path, error: { code, message: String } })
  t.match(body.timestamp, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  t.same(Object.keys(body), ['status', 'timestamp', 'path', 'error'])
}

const routes = (app: App) => {
  app.get('/v2/bookings', { schema: { querystring: ListBookings } }, async () => ({}))
  app.post('/v2/schedules', { schema: { body: AddGuests } }, async () => ({}))
  app.get('/v2/schedules/default', async () => {
    throw new Error('connect ECONNREFUSED secret-host:5432')
  })
  app.get('/v2/schedules/:scheduleId', async () => {
    throw new DomainError('schedule_not_found')
  })
}

t.test('every error has the envelope', async (t) => {
  const { api } = await startWorld(t, { routes })
  const post = (body: string, type = 'application/json') =>
    api('POST', '/v2/schedules', { headers: { ...today, 'content-type': type }, body })

  isEnvelope(t, await api('GET', '/v2/me', { key: null }), 401, 'UnauthorizedException', '/v2/me')
  isEnvelope(t, await api('GET', '/v2/nowhere'), 404, 'NotFoundException', '/v2/nowhere')
  isEnvelope(
    t,
    await api('GET', '/v2/schedules/5', { headers: today }),
    404,
    'schedule_not_found',
    '/v2/schedules/5',
  )
  isEnvelope(t, await post('{}'), 400, 'BadRequestException', '/v2/schedules')
  isEnvelope(t, await post('{"name":'), 400, 'BadRequestException', '/v2/schedules')
  isEnvelope(t, await post('{"__proto__":{}}'), 400, 'BadRequestException', '/v2/schedules')
  isEnvelope(t, await post('a=b', 'text/plain'), 415, 'UnsupportedMediaTypeException', '/v2/schedules')
  isEnvelope(t, await api('GET', '/v2/%zz'), 400, 'BadRequestException', '/v2/%zz')
  const dots = '/v2/schedules/%2e%2e%2fme'
  isEnvelope(t, await api('GET', dots, { headers: today }), 400, 'BadRequestException', dots)
  const uncaught = await api('GET', '/v2/schedules/default', { headers: today })
  isEnvelope(t, uncaught, 500, 'InternalServerErrorException', '/v2/schedules/default')
  t.notMatch(JSON.stringify(uncaught.body), /secret-host|ECONN/)
})

t.test('errors of bodies that an older version parses have the envelope', async (t) => {
  const { api } = await startWorld(t, { routes })
  const post = (body: string, type = 'application/json') =>
    api('POST', '/v2/schedules', { headers: { 'content-type': type }, body })
  isEnvelope(t, await post('{"name":'), 400, 'BadRequestException', '/v2/schedules')
  isEnvelope(t, await post('{"__proto__":{}}'), 400, 'BadRequestException', '/v2/schedules')
  isEnvelope(t, await post('a=b', 'text/plain'), 415, 'UnsupportedMediaTypeException', '/v2/schedules')
  isEnvelope(t, await post(' '.repeat(1_048_577)), 413, 'PayloadTooLargeException', '/v2/schedules')
  isEnvelope(t, await post(''), 400, 'BadRequestException', '/v2/schedules')
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  for (const body of [deep, `{"name":${deep}}`, '{"name":"\\u0000"}'])
    isEnvelope(t, await post(body), 400, 'BadRequestException', '/v2/schedules')

  // The path in the error is the called one, not the translated one.
  for (const [query, message] of [
    ['take=251', 'take must be at most 250'],
    ['limit=251&apiKey=svc_secret', 'limit must be at most 250'],
  ]) {
    const answer = await api('GET', `/v2/bookings?${query}`)
    const path = `/v2/bookings?${query?.replace('svc_secret', '[redacted]')}`
    isEnvelope(t, answer, 400, 'BadRequestException', path)
    t.equal(answer.body.error.message, message)
  }
})

t.test('404 names the unknown route', async (t) => {
  const { api } = await startWorld(t)
  const said = async (method: string, path: string) =>
    (await api(method, path, { key: null })).body.error.message
  t.equal(await said('POST', '/v2/nothere?a=1'), 'Cannot POST /v2/nothere')
  t.equal(await said('PUT', '/v2/me'), 'Cannot PUT /v2/me')
  t.equal(await said('GET', '/internal/authenticate'), 'Cannot GET /internal/authenticate')
  t.equal((await api('GET', '/v2/nowhere', { key: generateApiKey() })).status, 404)
})

t.test('400 for dot segments in the path', async (t) => {
  const { url, apiKey } = await startWorld(t)
  for (const path of [
    '/v2/workflows/%2e%2e',
    '/v2/workflows/..%2finternal',
    '/v2/workflows/%2e%2e%2f%2e%2e',
  ]) {
    const { status, body } = await sendLines(url, `GET ${path}`, [`Authorization: Bearer ${apiKey}`])
    t.equal(status, 400, path)
    t.match(body, { status: 'error', path, error: { code: 'BadRequestException' } })
  }
})

t.test('answers redact a key in the query', async (t) => {
  const { api } = await startWorld(t)
  const answer = await api('GET', '/v2/me?apiKey=svc_secret&a=1', { key: null })
  t.equal(answer.status, 401)
  t.equal(answer.body.path, '/v2/me?apiKey=[redacted]&a=1')
})

t.test('413 for a body that is too large, by its declared or its real length', async (t) => {
  const { api, url, apiKey } = await startWorld(t)
  const big = await api('POST', '/v2/workflows', { body: `"${'x'.repeat(1_048_576)}"` })
  isEnvelope(t, big, 413, 'PayloadTooLargeException', '/v2/workflows')

  const piece = 'x'.repeat(100_000)
  const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`
  const { status, body } = await sendLines(
    url,
    'POST /v2/workflows',
    [`Authorization: Bearer ${apiKey}`, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
    `${chunk.repeat(11)}0\r\n\r\n`,
  )
  t.equal(status, 413)
  t.equal(body.error.code, 'PayloadTooLargeException')
})

t.test('malformed HTTP gets an error', async (t) => {
  const { url, apiKey } = await startWorld(t)
  const answer = await sendRaw(url, 'NONSENSE\r\n\r\n')
  t.match(answer, /^HTTP\/1\.1 400 Bad Request/)
  t.match(answer, /"status":"error"/)
  t.match(
    await sendRaw(url, `GET / HTTP/1.1\r\nhost: a\r\na: ${'x'.repeat(70_000)}\r\n\r\n`),
    /^HTTP\/1\.1 431/,
  )

  const key = `Authorization: Bearer ${apiKey}`
  const whole = await sendLines(url, 'GET http://elsewhere.example/v2/me?a=1', [key])
  t.match(whole, { status: 200, body: { data: { url: '/v2/me?a=1' } } }, 'a whole URL')
  t.match(await sendLines(url, 'GET http://elsewhere.example', [key]), {
    status: 404,
    body: { path: '/', error: { message: 'Cannot GET /' } },
  })
  t.equal((await sendLines(url, 'GET /v2/me', [key, 'Expect: the-best'])).status, 200)
  const hostless = await sendRaw(url, `GET /v2/me HTTP/1.1\r\nConnection: close\r\n${key}\r\n\r\n`)
  t.match(hostless, /^HTTP\/1\.1 400 .*"host is required"/s)
  t.match(await sendRaw(url, `GET /v2/me HTTP/1.0\r\n${key}\r\n\r\n`), /^HTTP\/1\.1 200/)
  const lines = [key, 'Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2']
  t.match(await sendLines(url, 'POST /v2/workflows', lines, '{}'), {
    status: 415,
    body: { status: 'error', error: { code: 'UnsupportedMediaTypeException' } },
  })
})
