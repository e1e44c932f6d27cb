import { type CallerContext, type Owned, success } from '@punctual/contracts'
import t, { type Test } from 'tap'
import { contextHeader, issuerHeader, requireCan, requireUser } from '../src/index.ts'
import { anonymous, type Call, Keys, serve, user } from './kit.ts'

const start = (t: Test) =>
  serve(t, (app) => {
    app.get('/v2/open', async ({ caller }) => success(caller))
    app.get('/v2/mine', async (request) => success(requireUser(request)))
    app.get('/internal/thing', { config: { internal: ['scheduling', 'gateway'] } }, async ({ caller }) =>
      success(caller),
    )
  })

t.test('401 without a context from the gateway', async (t) => {
  const { call, keys } = await start(t)
  const other = new Keys()
  const tokens: Record<string, string> = {
    none: '',
    nonsense: 'abc',
    'of a service': await keys.signer('scheduling').signCaller(user),
    'of a stranger': await other.signer('gateway').signCaller(user),
    'an issuer token': await keys.signer('gateway').signIssuer('bookings'),
    changed: `${await keys.signer('gateway').signCaller(user)}x`,
    'without a signature': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
      JSON.stringify({ iss: 'gateway', exp: 9e9, caller: user }),
    ).toString('base64url')}.`,
  }
  for (const [name, token] of Object.entries(tokens)) {
    const { status, body } = await call('GET', '/v2/open', {
      caller: null,
      headers: { [contextHeader]: token },
    })
    t.equal(status, 401, name)
    t.equal(body.error.code, 'UnauthorizedException')
  }
  t.equal((await call('GET', '/v2/unknown', { caller: null })).status, 401)
})

t.test('200 returns the caller with the request id', async (t) => {
  const { call } = await start(t)
  const { body } = await call('GET', '/v2/open', { headers: { 'x-request-id': 'r-1' } })
  t.same(body.data, { ...user, requestId: 'r-1' })
})

t.test('503 for an expired signature, which is not the fault of the client', async (t) => {
  const { call, clock, keys } = await start(t)
  const headers = { [contextHeader]: await keys.signer('gateway').signCaller(user) }
  const ask = () => call('GET', '/v2/open', { caller: null, headers })
  t.equal((await ask()).status, 200)
  clock.advance(30_000)
  t.equal((await ask()).status, 200, 'clocks may differ by 5 s')
  const issued = { [issuerHeader]: await keys.signer('scheduling').signIssuer('bookings') }
  clock.advance(35_000)
  for (const { status, headers: answered } of [
    await ask(),
    await call('GET', '/internal/thing', { headers: issued }),
  ]) {
    t.equal(status, 503)
    t.equal(answered.get('retry-after'), '5')
  }
  t.equal((await call('GET', '/v2/open')).status, 200)
})

t.test('401 for a caller without a credential where one is required', async (t) => {
  const { call } = await start(t)
  t.equal((await call('GET', '/v2/open', { caller: anonymous })).status, 200)
  t.equal((await call('GET', '/v2/mine', { caller: anonymous })).status, 401)
  t.equal((await call('GET', '/v2/mine')).status, 200)
})

t.test('403 at /internal for processes that the route does not name', async (t) => {
  const { call, keys } = await start(t)
  const ask = (request: Call = {}) => call('GET', '/internal/thing', request)
  t.equal((await ask()).status, 403)
  t.equal((await ask({ as: 'automation' })).status, 403)
  t.equal((await ask({ as: 'scheduling' })).status, 200)
  t.equal((await ask({ as: 'gateway' })).status, 200)
  const elsewhere = await keys.signer('scheduling').signIssuer('identity')
  t.equal((await ask({ headers: { [issuerHeader]: elsewhere } })).status, 403)
  const context = await keys.signer('scheduling').signCaller(user)
  t.equal((await ask({ headers: { [issuerHeader]: context } })).status, 403)
  t.equal((await ask({ as: 'scheduling', caller: null })).status, 401)
})

t.test('a process may act on behalf of a caller only on the /internal routes that it may call', async (t) => {
  const { call, keys } = await start(t)
  const headers = { [contextHeader]: await keys.signer('scheduling').signCaller(user) }
  t.equal((await call('GET', '/internal/thing', { as: 'scheduling', caller: null, headers })).status, 200)
  t.equal((await call('GET', '/internal/thing', { as: 'gateway', caller: null, headers })).status, 401)
  t.equal((await call('GET', '/v2/open', { as: 'scheduling', caller: null, headers })).status, 401)
})

t.test('an /internal route without declared callers does not start', async (t) => {
  await t.rejects(
    serve(t, (app) => {
      app.get('/internal/open', async () => ({}))
    }),
    /does not declare its allowed callers/,
  )
})

t.test('requireCan: 404 for objects that the caller may not see, 403 for the others', async (t) => {
  const statusOf = (caller: CallerContext, object: Owned) => {
    try {
      requireCan(caller, 'schedule.update', object, 'schedule_not_found')
      return 200
    } catch (error) {
      return (error as { status: number }).status
    }
  }
  t.equal(statusOf(user, { ownerId: 7, organizationId: 3 }), 200)
  t.equal(statusOf(user, { ownerId: 8, organizationId: 3 }), 403)
  t.equal(statusOf(user, { ownerId: 8, organizationId: 4 }), 404)
  t.equal(statusOf(anonymous, { ownerId: 7, organizationId: 3 }), 404)
  const own = { ownerId: 7, organizationId: 3 }
  t.equal(statusOf({ ...user, kind: 'app' }, own), 403, 'an app without the scope')
  t.equal(statusOf({ ...user, kind: 'app', scopes: ['SCHEDULE_WRITE'] }, own), 200)
  t.equal(statusOf(user, { ownerId: 7 }), 404, 'an object without a known tenant')
  t.equal(statusOf(user, { ownerId: 7, organizationId: 4 }), 404, 'the caller’s own object in another tenant')
})
