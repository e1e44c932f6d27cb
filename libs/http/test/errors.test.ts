import { DomainError, success } from '@punctual/contracts'
import { DatabaseBusy } from '@punctual/db'
import t from 'tap'
import { createLog } from '../src/index.ts'
import { serve } from './kit.ts'

t.test('every failure has the envelope, and details of a 5xx appear only in the log', async (t) => {
  const lines: string[] = []
  const log = createLog('test', 'info', { write: (line) => void lines.push(line) })
  const { call } = await serve(
    t,
    (app) => {
      app.get('/domain', async () => {
        throw new DomainError('slot_taken', undefined, { details: { hostId: 7 }, retryAfter: 3 })
      })
      app.get('/uncaught', async () => {
        throw new Error('connect to db-7.internal')
      })
      app.get('/text', async () => {
        throw 'secret text'
      })
      app.get('/status', async () => {
        throw Object.assign(new Error('teapot secret'), { statusCode: 418 })
      })
      app.get('/named', async () => {
        throw new DomainError('InternalServerErrorException', 'secret rule')
      })
      app.get('/busy', async () => {
        throw new DatabaseBusy()
      })
      app.get('/contention', async () => {
        throw Object.assign(new Error('deadlock of process 7'), { name: 'PostgresError', code: '40P01' })
      })
      app.get('/disk-full', async () => {
        throw Object.assign(new Error('no space left'), { name: 'PostgresError', code: '53100' })
      })
      app.get('/passed-on', async () => {
        throw new DomainError('ServiceUnavailableException')
      })
      app.get('/closing', async () => {
        throw Object.assign(new Error('closing'), { statusCode: 503 })
      })
      app.get('/bad-status', async (_request, reply) => reply.status(500).send(success({})))
    },
    { log },
  )
  const domain = await call('GET', '/domain?a=1&apiKey=svc_x&hostToken=t')
  t.equal(domain.status, 409)
  t.equal(domain.headers.get('retry-after'), '3')
  t.same(domain.body, {
    status: 'error',
    timestamp: '2026-12-01T08:00:00.000Z',
    path: '/domain?a=1&apiKey=[redacted]&hostToken=[redacted]',
    error: {
      code: 'slot_taken',
      message: 'The host is already booked or held at this time.',
      details: { hostId: 7 },
    },
  })
  const contention = await call('GET', '/contention')
  t.match(contention, { status: 503, body: { error: { code: 'ServiceUnavailableException' } } })
  t.equal(contention.headers.get('retry-after'), '1')
  t.notMatch(JSON.stringify(contention.body), /deadlock/)
  const full = await call('GET', '/disk-full')
  t.match(full, { status: 503, body: { error: { code: 'ServiceUnavailableException' } } })
  t.equal(full.headers.get('retry-after'), '5')
  t.notMatch(JSON.stringify(full.body), /space/)
  for (const path of ['/uncaught', '/text', '/status', '/named']) {
    const { status, body } = await call('GET', path, { headers: { 'x-request-id': 'r-1' } })
    t.equal(status, 500, path)
    t.same(body.error, { code: 'InternalServerErrorException', message: 'Something went wrong on our side.' })
  }
  t.match(
    lines.find((line) => line.includes('db-7.internal')),
    /"level":50.*"requestId":"r-1"/,
  )
  for (const path of ['/busy', '/passed-on', '/closing']) {
    const { status, headers } = await call('GET', path)
    t.equal(status, 503, path)
    t.equal(headers.get('retry-after'), '1', `${path} says when to try again`)
  }
  t.equal((await call('GET', '/nothing?x=1')).body.error.message, 'Cannot GET /nothing')
  t.notMatch(lines.join(''), /svc_x/)
})

t.test('413 and 415', async (t) => {
  const { call } = await serve(t, (app) => {
    app.post('/', async () => ({}))
  })
  const big = await call('POST', '/', { body: ' '.repeat(1_048_577) })
  t.equal(big.status, 413)
  t.equal(big.body.error.code, 'PayloadTooLargeException')
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json\ttext', '']) {
    const form = await call('POST', '/', { body: 'a=b', headers: { 'content-type': type } })
    t.equal(form.status, 415, type)
    t.equal(form.body.error.message, 'The body must be JSON, with Content-Type: application/json.')
  }
})

t.test('a service writes no line about a call at the usual level', async (t) => {
  const lines: string[] = []
  const log = createLog('test', 'info', { write: (line) => void lines.push(line) })
  const { call } = await serve(t, (app) => app.get('/', async () => ({})), { log })
  const before = lines.length
  await call('GET', '/')
  t.equal(lines.length, before)
})

t.test('no credential is logged', async (t) => {
  const lines: string[] = []
  const log = createLog('test', 'debug', { write: (line) => void lines.push(line) })
  const secret = 'do-not-log-me'
  const headers = {
    authorization: secret,
    cookie: secret,
    'x-svc-secret-key': secret,
    'x-svc-context': secret,
    'x-svc-issuer': secret,
    'idempotency-key': secret,
  }
  log.info(
    { headers, req: { headers }, apiKey: secret, body: { secret, password: secret }, ...headers },
    'everything',
  )
  const { call } = await serve(
    t,
    (app) => {
      app.get('/', async ({ log: own, headers: came }) => {
        own.warn({ headers: came }, 'headers')
        return {}
      })
    },
    { log },
  )
  await call('GET', `/?a=1&apiKey=${secret}`, {
    headers: { authorization: secret, 'idempotency-key': secret },
  })
  t.equal(lines.length, 4, 'with the one that says where it listens')
  t.notMatch(lines.join(''), new RegExp(secret))
  t.notMatch(lines.join(''), /eyJ/)
  t.match(lines.join(''), /"url":"\/\?a=1&apiKey=\[redacted\]"/)
})
