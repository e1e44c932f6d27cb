import { once } from 'node:events'
import { type CallerContext, DomainError } from '@punctual/contracts'
import { startProxy, waitTimeoutMs } from '@punctual/testing'
import t, { type Test } from 'tap'
import { type App, createInternalClient, type InternalClient } from '../src/index.ts'
import { Keys, serve, user } from './kit.ts'

const routes = (app: App) => {
  const config = { internal: ['bookings'] } as const
  app.get('/internal/echo', { config }, async ({ caller, headers, url }) => ({ caller, headers, url }))
  app.post('/internal/echo', { config }, async ({ body }) => ({ body }))
  app.get('/internal/refused', { config }, async () => {
    throw new DomainError('outside_notice', 'Too soon.', { details: { minutes: 5 } })
  })
  app.get('/internal/strange', { config }, async (_request, reply) =>
    reply.status(409).send({ error: { code: 'of_tomorrow', message: 'New.' } }),
  )
  app.get('/internal/slow', { config }, ({ raw }) => once(raw.socket, 'close'))
  app.get('/v2/mine', async ({ caller }) => ({ caller }))
}

function clientOf(t: Test, keys: Keys, url: string): InternalClient {
  const client = createInternalClient({ scheduling: url }, keys.signer('bookings'))
  t.teardown(() => client.close())
  return client
}

const refused = (client: InternalClient, path: string, timeoutMs = waitTimeoutMs): Promise<DomainError> =>
  client.ask('scheduling', path, { caller: user, timeoutMs }).then(
    () => new Error('not refused') as DomainError,
    (error: DomainError) => error,
  )

t.test('200 for a call signed by the process on behalf of the caller', async (t) => {
  const { url, keys } = await serve(t, routes, { service: 'scheduling' })
  const client = clientOf(t, keys, url)
  const caller = { ...user, requestId: 'r-1' }
  const answer = await client.ask<{ caller: CallerContext; headers: Record<string, string>; url: string }>(
    'scheduling',
    '/internal/echo?a=1',
    { caller },
  )
  t.same(answer.caller, caller)
  t.equal(answer.url, '/internal/echo?a=1')
  t.match(answer.headers.traceparent, /^00-/)
  const body = { text: 'ä' }
  t.same(await client.ask('scheduling', '/internal/echo', { caller, method: 'POST', body }), { body })
})

t.test('forwards the context and the trace of a request unchanged', async (t) => {
  const keys = new Keys()
  const scheduling = await serve(t, routes, { service: 'scheduling', keys })
  const client = clientOf(t, keys, scheduling.url)
  const { call } = await serve(
    t,
    (app) => {
      app.get('/ask', async ({ caller }) => client.ask('scheduling', '/v2/mine', { caller }))
      app.get('/trace', async ({ caller }) => client.ask('scheduling', '/internal/echo', { caller }))
    },
    { service: 'bookings', keys },
  )
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { 'x-request-id': 'r-1', traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  t.same((await call('GET', '/ask', { headers })).body.caller, { ...user, requestId: 'r-1' })
  t.match((await call('GET', '/trace', { headers })).body.headers.traceparent, trace)
})

t.test('401 for a process that acts on behalf of a caller on a public path', async (t) => {
  const { url, keys } = await serve(t, routes, { service: 'scheduling' })
  t.equal((await refused(clientOf(t, keys, url), '/v2/mine')).status, 401)
})

t.test('throws the error of the other service unchanged', async (t) => {
  const { url, keys } = await serve(t, routes, { service: 'scheduling' })
  const client = clientOf(t, keys, url)
  const error = await refused(client, '/internal/refused')
  t.ok(error instanceof DomainError)
  t.match(error, { code: 'outside_notice', status: 400, message: 'Too soon.', details: { minutes: 5 } })
  t.match(await refused(client, '/internal/strange'), { code: 'ConflictException', message: 'New.' })
})

t.test('503 for a service that is down, 504 for a slow one', async (t) => {
  const { url, keys } = await serve(t, routes, { service: 'scheduling' })
  const proxy = await startProxy(t, url)
  const client = clientOf(t, keys, proxy.url)
  t.match(await refused(client, '/internal/slow', 100), { code: 'GatewayTimeoutException', status: 504 })
  proxy.cut()
  const down = await refused(client, '/internal/echo')
  t.match(down, { code: 'ServiceUnavailableException', status: 503, retryAfter: 1 })
  t.notMatch(down.message, /127\.0|ECONN/)
  proxy.restore()
  t.ok(await client.ask('scheduling', '/internal/echo', { caller: user }))
  t.equal((await refused(clientOf(t, keys, 'http://127.0.0.1:9'), '/internal/echo')).status, 503)
})

t.test('a service without a configured URL is a programming error', async (t) => {
  const client = createInternalClient({}, new Keys().signer('bookings'))
  await t.rejects(client.ask('identity', '/', { caller: user }), {
    message: 'the URL of identity is not configured',
  })
})
