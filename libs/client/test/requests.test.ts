import { type Answer, startReceiver } from '@punctual/testing'
import t from 'tap'
import {
  type ClientOptions,
  connect,
  createClient,
  isPunctualError,
  listSchedules,
  PunctualConnectionError,
  PunctualError,
} from '../src/index.ts'

// A server with prepared answers: deploy/system/packages.test.ts uses the client with the system.

const receiver = await startReceiver(t)
const baseUrl = new URL(receiver.url).origin
const client = (over: Partial<ClientOptions> = {}) => createClient({ baseUrl, apiKey: 'svc_key', ...over })

const success = (data: unknown): Answer => ({ body: JSON.stringify({ status: 'success', data }) })
const failure = (status: number, code: string, over: object = {}): Answer => ({
  status,
  headers: { 'retry-after': '0', 'x-request-id': 'request-1' },
  body: JSON.stringify({ status: 'error', error: { code, message: 'No.', ...over } }),
})

/** Answers with these, one after the other, and returns the requests so far. */
function answers(...all: Answer[]) {
  receiver.requests.length = 0
  receiver.respondWith(() => all.shift() ?? { status: 500 })
  return receiver.requests
}

const booking = {
  eventTypeId: 1,
  start: '2026-12-02T09:00:00Z',
  attendee: { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/Berlin' },
}

t.test('a call has the credential, the version and a key, and returns data', async (t) => {
  const requests = answers(success({ uid: 'u1' }))
  t.same(await client().bookings.create(booking), { uid: 'u1' })
  t.match(requests, [
    {
      method: 'POST',
      path: '/v2/bookings',
      headers: {
        authorization: 'Bearer svc_key',
        'svc-api-version': '2024-08-13',
        'idempotency-key': /^[0-9a-f]{32}$/,
        'content-type': 'application/json',
      },
      json: booking,
    },
  ])
})

t.test('parameters of the path are encoded, and those of the query left out or joined', async (t) => {
  const requests = answers(success({}), success([]))
  await client().bookings.get('a/../b?c')
  await client().calendars.busyTimes.list({ timeZone: undefined, loggedInUsersTz: ['UTC', 'b'] } as never)
  t.same(
    requests.map(({ path }) => path),
    ['/v2/bookings/a%2F..%2Fb%3Fc', '/v2/calendars/busy-times?loggedInUsersTz=UTC%2Cb'],
  )
})

t.test('an empty parameter of the path is refused: it would be the path of all', async (t) => {
  const requests = answers()
  for (const id of ['', undefined, null, '.', '..'])
    t.throws(() => client().webhooks.delete(id as string), TypeError, `${id}`)
  t.same(requests, [])
})

t.test('a POST is repeated with its key', async (t) => {
  const waits: Answer[] = [
    failure(503, 'ServiceUnavailableException'),
    failure(409, 'idempotency_key_in_flight'),
  ]
  const requests = answers(...waits, success({ uid: 'u1' }))
  t.same(await client().bookings.create(booking), { uid: 'u1' })
  t.equal(requests.length, 3)
  t.equal(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size, 1)
  t.equal(new Set(requests.map(({ rawBody }) => rawBody)).size, 1)
})

t.test('a PATCH is repeated only where the server has not executed it', async (t) => {
  const requests = answers(failure(429, 'ThrottlerException'), failure(503, 'ServiceUnavailableException'))
  await t.rejects(client().me.update({ name: 'Ann' }), { code: 'ServiceUnavailableException' })
  t.equal(requests.length, 2)
})

t.test('the retries end', async (t) => {
  const busy = failure(429, 'ThrottlerException')
  const requests = answers(busy, busy, busy, busy)
  await t.rejects(client().me.get(), { code: 'ThrottlerException' })
  t.equal(requests.length, 3)
  await t.rejects(client({ maxRetries: 0 }).me.get(), { code: 'ThrottlerException' })
  t.equal(requests.length, 4)
  answers({ ...busy, headers: { 'retry-after': '3600' } })
  const error = await client()
    .me.get()
    .catch((error: unknown) => error)
  t.match(error, { retryAfterMs: 3_600_000 }, 'a long wait is left to the caller')
  t.equal(receiver.requests.length, 1)
})

t.test('an error has its code, the invalid fields and the id of the request', async (t) => {
  const errors = [{ path: 'attendee.email', message: 'is not an email address' }]
  answers(failure(400, 'BadRequestException', { details: { errors } }))
  const error = await client()
    .bookings.create(booking)
    .catch((error: unknown) => error)
  t.ok(isPunctualError(error))
  t.notOk(isPunctualError(error, 'slot_taken'))
  t.match(error, { status: 400, code: 'BadRequestException', fields: errors, requestId: 'request-1' })
  answers({ status: 400, body: '{"error":"invalid_grant","error_description":"Expired."}' })
  await t.rejects(client().oauth.exchangeToken({ grant_type: 'refresh_token' } as never), {
    code: 'invalid_grant',
    message: 'Expired.',
  })
  answers({ status: 404, body: '<html>' })
  await t.rejects(
    client().me.get(),
    new PunctualError({ status: 404, code: 'http_404', message: '404 Not Found' }),
  )
})

t.test('a list is a page when awaited, and all items when iterated', async (t) => {
  const page = (data: number[], hasNextPage: boolean): Answer => ({
    body: JSON.stringify({ status: 'success', data, pagination: { hasNextPage } }),
  })
  const requests = answers(page([1, 2], true), page([3], false), page([1, 2], true))
  const all: unknown[] = []
  for await (const one of client().schedules.list({ take: 2 })) all.push(one)
  t.same(all, [1, 2, 3])
  t.same(
    requests.map(({ path }) => path),
    ['/v2/schedules?take=2', '/v2/schedules?take=2&skip=2'],
  )
  const first = await listSchedules(connect({ baseUrl }), { take: 2 })
  t.match(first, { data: [1, 2], pagination: { hasNextPage: true } })
})

t.test('a stream gives its events', async (t) => {
  const body =
    'retry: 2000\n\n: still here\n\nid: 1\nevent: ready\ndata: {}\n\nid: 2\nevent: delivery\ndata: {"a":1}\n\n'
  answers({ headers: { 'content-type': 'text/event-stream' }, body })
  const events: unknown[] = []
  for await (const event of client().webhooks.deliveries.stream(1)) events.push(event)
  t.same(events, [
    { event: 'ready', id: '1', data: {} },
    { event: 'delivery', id: '2', data: { a: 1 } },
  ])
})

t.test('no answer', async (t) => {
  // Its own, because its request can arrive after it was given up.
  const silent = await startReceiver(t)
  silent.respondWith(() => new Promise(() => {}))
  const hanging = client({ baseUrl: new URL(silent.url).origin, maxRetries: 0, timeoutMs: 20 })
  await t.rejects(hanging.me.get(), { name: 'PunctualConnectionError', isTimeout: true })
  const signal = AbortSignal.abort(new Error('given up'))
  await t.rejects(client().me.get({ signal }), { message: 'given up' })
  const refusing: typeof fetch = async () => {
    throw new TypeError('fetch failed')
  }
  await t.rejects(client({ fetch: refusing, maxRetries: 0 }).me.get(), PunctualConnectionError)
})

t.test('credentials and options', async (t) => {
  const requests = answers(success({}), success({}))
  await client({ apiKey: undefined, accessToken: async () => 'token-1' } as never).me.get()
  await createClient({ baseUrl: `${baseUrl}/`, clientId: 'c', clientSecret: 's' }).oauthClients.users.get(
    'c',
    1,
  )
  t.match(requests, [
    { headers: { authorization: 'Bearer token-1' } },
    { path: '/v2/oauth-clients/c/users/1', headers: { 'x-svc-client-id': 'c', 'x-svc-secret-key': 's' } },
  ])
  const wrong: ClientOptions[] = [
    { baseUrl: 'punctual' },
    { baseUrl: 'ftp://example.com' },
    { baseUrl, apiKey: '' },
    { baseUrl, apiKey: 'a', accessToken: 'b' },
    { baseUrl, clientId: 'a' },
    { baseUrl, timeoutMs: 0 },
    { baseUrl, maxRetries: 1.5 },
  ]
  for (const options of wrong) t.throws(() => createClient(options), TypeError, JSON.stringify(options))
})
