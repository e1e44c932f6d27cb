import { success } from '@punctual/contracts'
import { credentialDigest, generateApiKey, generateSecret } from '@punctual/http'
import { fileTimeoutMs, startProxy, until } from '@punctual/testing'
import t from 'tap'
import { type Answer, startWorld, untilAllRemember, user } from './world.ts'

t.setTimeout(fileTimeoutMs)

const env = { RATE_LIMIT_API_KEY: '30', RATE_LIMIT_ANONYMOUS: '5' }

const limits = ({ headers }: Answer) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}-default`)))

t.test('429 beyond the limit, for 60 s', async (t) => {
  const { api, clock } = await startWorld(t, { env })
  t.same(limits(await api('GET', '/v2/me')), [30, 29, 60])
  clock.advance(20_500)
  t.same(limits(await api('GET', '/v2/me')), [30, 28, 40])
  for (let call = 3; call < 30; call += 1) await api('GET', '/v2/me')
  const last = await api('GET', '/v2/me')
  t.equal(last.status, 200)
  t.same(limits(last), [30, 0, 40])

  const refused = await api('GET', '/v2/me')
  t.equal(refused.status, 429)
  t.equal(refused.body.error.code, 'ThrottlerException')
  t.same(limits(refused), [30, 0, 60])
  t.equal(refused.headers.get('retry-after'), '60')
  t.ok(refused.headers.get('x-request-id'))

  clock.advance(59_999)
  t.equal((await api('GET', '/v2/me')).status, 429)
  clock.advance(1)
  const after = await api('GET', '/v2/me')
  t.equal(after.status, 200)
  t.same(limits(after), [30, 29, 60])
})

t.test('an unused window ends after 60 s', async (t) => {
  const { api, clock } = await startWorld(t, { env })
  for (let call = 0; call < 20; call += 1) await api('GET', '/v2/me')
  clock.advance(60_000)
  t.same(limits(await api('GET', '/v2/me')), [30, 29, 60])
})

t.test('two gateways together never exceed the limit', async (t) => {
  const { api } = await startWorld(t, { env, gateways: 2 })
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, index) => api('GET', '/v2/me', { by: index % 2 })),
  )
  const passed = answers.filter(({ status }) => status === 200).length
  t.ok(passed <= 30, `${passed} passed`)
  t.ok(passed >= 27, `${passed} passed: a tenth may be left unused`)
  t.ok(answers.every(({ status }) => status === 200 || status === 429))
})

t.test('three gateways together never exceed the limit', async (t) => {
  const { api } = await startWorld(t, { env, gateways: 3 })
  const send = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => api('GET', '/v2/me', { by: index % 3 })))
  const first = await send(12)
  t.ok(first.every(({ status }) => status === 200))
  const passed = 12 + (await send(60)).filter(({ status }) => status === 200).length
  t.ok(passed <= 30 && passed >= 24, `${passed} passed: each may be left with a tenth unused`)
  for (const by of [0, 1, 2]) t.equal((await api('GET', '/v2/me', { by })).status, 429)
})

t.test('a key has its own limit, which refreshing the key does not reset', async (t) => {
  const { api, apiKey, credentials } = await startWorld(t, { env })
  const limited = { caller: user, rateLimit: 3 }
  credentials.set(credentialDigest(apiKey), limited)
  t.same(limits(await api('GET', '/v2/me')), [3, 2, 60])
  await api('GET', '/v2/me')
  const next = generateApiKey()
  credentials.set(credentialDigest(next), { ...limited, caller: { ...user, keyId: 12 }, firstKeyId: 11 })
  t.same(limits(await api('GET', '/v2/me', { key: next })), [3, 0, 60])
  t.equal((await api('GET', '/v2/me', { key: next })).status, 429)
  t.equal((await api('GET', '/v2/me')).status, 429)
})

t.test('429 beyond the hourly limit of new organizations, even with calls left', async (t) => {
  const { api, clock } = await startWorld(t, { env: { ...env, RATE_LIMIT_ORGANIZATIONS: '2' }, gateways: 2 })
  const make = (by: number) => api('POST', '/v2/organizations/3/organizations', { body: {}, by })
  const left = ({ headers }: Answer) => Number(headers.get('x-ratelimit-remaining-organizations'))
  t.equal(left(await make(0)), 1)
  t.equal(left(await make(1)), 0)
  clock.advance(600_000)
  const refused = await make(0)
  t.equal(refused.status, 429)
  t.equal(refused.headers.get('retry-after'), '3000')
  t.equal((await make(1)).status, 429)
  t.equal((await api('GET', '/v2/organizations/3/organizations')).status, 200)
  clock.advance(3_000_000)
  t.equal((await make(1)).status, 200)
})

t.test('a 403 counts against the limit', async (t) => {
  const { api, apiKey, credentials } = await startWorld(t, { env: { ...env, RATE_LIMIT_TOKEN: '2' } })
  credentials.set(credentialDigest(apiKey), { caller: user })
  const token = generateSecret()
  credentials.set(credentialDigest(token), { caller: { ...user, kind: 'managed-user' } })
  const statuses: number[] = []
  for (let call = 0; call < 3; call += 1)
    statuses.push((await api('GET', '/v2/api-keys', { key: token })).status)
  t.same(statuses, [403, 403, 429])
})

t.test('callers have separate limits', async (t) => {
  const { api, credentials } = await startWorld(t, { env })
  const other = generateApiKey()
  credentials.set(credentialDigest(other), { caller: { ...user, keyId: 12 } })
  for (let call = 0; call < 31; call += 1) await api('GET', '/v2/me')
  t.equal((await api('GET', '/v2/me')).status, 429)
  t.equal((await api('GET', '/v2/me', { key: other })).status, 200)
  t.equal((await api('GET', '/v2/versions', { key: null })).status, 200)
})

t.test('calls without a credential and calls of unknown paths are limited by address', async (t) => {
  const { api, clock } = await startWorld(t, { env })
  t.same(limits(await api('GET', '/v2/versions', { key: null })), [5, 4, 60])
  t.same(limits(await api('GET', '/v2/nowhere', { key: null })), [5, 3, 60])
  t.equal((await api('GET', '/v2/nowhere')).status, 404)
  t.same(limits(await api('GET', '/v2/event-types', { key: null })), [5, 1, 60])
  await api('GET', '/v2/event-types', { key: null })
  clock.advance(20_000)
  const refused = await api('GET', '/v2/event-types', { key: null })
  t.equal(refused.status, 429)
  t.same(limits(refused), [5, 0, 40], 'only until the minute ends')
  t.equal((await api('GET', '/v2/nowhere', { key: null })).status, 429)
  t.equal((await api('GET', '/v2/me')).status, 200)
  clock.advance(40_000)
  t.same(limits(await api('GET', '/v2/event-types', { key: null })), [5, 4, 60])
})

t.test('a hundred visitors behind one address can book within a minute', async (t) => {
  const { api, clock } = await startWorld(t)
  const anonymous = { key: null }
  const december = '/v2/slots?eventTypeId=1&start=2026-12-01&end=2026-12-31'
  for (let visitor = 0; visitor < 100; visitor += 1) {
    const answers = [
      await api('GET', '/v2/event-types/1/booking-page', anonymous),
      await api('GET', december, { ...anonymous, headers: { 'svc-api-version': '2024-09-04' } }),
      await api('POST', '/v2/slots/reservations', { ...anonymous, body: {} }),
      await api('POST', '/v2/bookings', {
        ...anonymous,
        body: {},
        headers: { 'svc-api-version': '2024-08-13' },
      }),
    ]
    t.same(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    )
    t.same(
      answers.map((answer) => limits(answer)[1]),
      Array(4).fill(119 - visitor),
    )
    clock.advance(500)
  }
})

t.test('exhausting one budget leaves the others usable', async (t) => {
  const { api } = await startWorld(t, { env })
  const version = { 'svc-api-version': '2024-09-04' }
  const slots = () => api('GET', '/v2/slots?start=2026-12-01&end=2026-12-31', { key: null, headers: version })
  for (let call = 0; call < 5; call += 1) t.equal((await slots()).status, 200)
  t.equal((await slots()).status, 429)
  t.equal((await api('GET', '/v2/event-types/1/booking-page', { key: null })).status, 200)
  t.equal((await api('POST', '/v2/slots/reservations', { key: null, body: {} })).status, 200)
})

t.test('slots count by their cost', async (t) => {
  const { api } = await startWorld(t, { env: { RATE_LIMIT_ANONYMOUS: '20' }, gateways: 2 })
  const slots = (from: string, to: string, by = 0) =>
    api('GET', `/v2/slots?start=${from}&end=${to}`, {
      key: null,
      by,
      headers: { 'svc-api-version': '2024-09-04' },
    })
  t.same(limits(await slots('2026-01-01', '2026-12-31')), [20, 8, 60])
  const dear = await slots('2026-01-01', '2026-12-31', 1)
  t.equal(dear.status, 429)
  t.same(limits(dear), [20, 8, 60], 'a call that costs too much uses nothing')
  t.same(limits(await slots('2026-01-01', '2026-06-30', 1)), [20, 2, 60])
  t.equal((await slots('2026-01-01', '2026-03-31', 1)).status, 429)
  t.same(limits(await slots('2026-01-01', '2026-01-31', 1)), [20, 1, 60])
  t.same(limits(await slots('2026-01-01', '2026-01-31')), [20, 0, 60])
  t.equal((await slots('2026-01-01', '2026-01-02')).status, 429)
  const own = await api('GET', '/v2/slots?start=2026-01-01&end=2026-12-31', {
    headers: { 'svc-api-version': '2024-09-04' },
  })
  t.same(limits(own), [120, 119, 60], 'for keys, each call counts one')
})

t.test('signed calls of providers have their own limit, without a block', async (t) => {
  const { api, clock } = await startWorld(t, { env: { ...env, RATE_LIMIT_CALLBACKS: '40' } })
  const paths = ['/v2/payments/stripe/callback', '/v2/rooms/uid/participants', '/v2/rooms/uid/recordings']
  const tell = (path = paths[0] ?? '') => api('POST', path, { key: null, body: {} })
  for (let call = 0; call < 6; call += 1) await api('POST', '/v2/bookings/uid/cancel', { key: null })
  t.equal((await api('POST', '/v2/bookings/uid/cancel', { key: null })).status, 429)
  clock.advance(20_000)
  const burst = await Promise.all(Array.from({ length: 40 }, (_, index) => tell(paths[index % 3])))
  t.same(
    new Set(burst.map(({ status }) => status)),
    new Set([200]),
    'even with no calls left for the address',
  )
  const refused = await tell()
  t.equal(refused.status, 429)
  t.equal(refused.headers.get('retry-after'), '60')
  clock.advance(60_000)
  t.same(limits(await tell()), [40, 39, 60], 'no block after the minute')
})

t.test('many bad credentials get 429 and do not block valid ones', async (t) => {
  const { api, asked, credentials } = await startWorld(t, { env })
  t.equal((await api('GET', '/v2/me')).status, 200)
  for (let call = 0; call < 5; call += 1)
    t.equal((await api('GET', '/v2/me', { key: generateApiKey() })).status, 401)
  const blocked = await api('GET', '/v2/me', { key: generateApiKey() })
  t.equal(blocked.status, 429)
  t.same(limits(blocked), [5, 0, 60])
  const before = asked.length
  t.equal((await api('GET', '/v2/me', { key: 'svc_bad' })).status, 429)
  t.equal(asked.length, before, 'identity is not asked about malformed credentials')
  t.equal((await api('GET', '/v2/me', { key: generateApiKey() })).status, 429)

  t.equal((await api('GET', '/v2/me')).status, 200, 'a valid key still works')
  const unused = generateApiKey()
  credentials.set(credentialDigest(unused), { caller: { ...user, keyId: 12 } })
  const first = await api('GET', '/v2/me', { key: unused })
  t.equal(first.status, 200, 'a key that was never used works too')
  t.same(limits(first), [30, 29, 60])
})

t.test('valid keys work during a flood of bad ones from their address', async (t) => {
  let underWay = 0
  let most = 0
  const world = await startWorld(t, {
    env: { ...env, RATE_LIMIT_API_KEY: '1000' },
    routes: (app, service) => {
      if (service !== 'identity') return
      app.addHook('preHandler', async ({ url }) => {
        if (url !== '/internal/authenticate') return
        underWay += 1
        most = Math.max(most, underWay)
      })
      app.addHook('onSend', async ({ url }) => {
        if (url === '/internal/authenticate') underWay -= 1
      })
    },
  })
  const { api, credentials, clock } = world
  await untilAllRemember(world)
  for (let call = 0; call < 7; call += 1) await api('GET', '/v2/me', { key: generateApiKey() })
  most = 0
  const unused = Array.from({ length: 5 }, (_, index) => {
    const key = generateApiKey()
    credentials.set(credentialDigest(key), { caller: { ...user, keyId: 20 + index } })
    return key
  })
  const flood = (): Promise<Answer>[] =>
    Array.from({ length: 40 }, () => api('GET', '/v2/me', { key: generateApiKey() }))
  const bad = flood()
  const good = unused.map((key) => api('GET', '/v2/me', { key }))
  bad.push(...flood())
  t.same(
    (await Promise.all(good)).map(({ status }) => status),
    Array(5).fill(200),
  )
  t.same(new Set((await Promise.all(bad)).map(({ status }) => status)), new Set([429]))
  t.equal(most, 1, 'one look-up at a time')

  clock.advance(10_000)
  const known = [...flood(), api('GET', '/v2/me')].at(-1)
  t.equal(
    (await known)?.status,
    200,
    'a key that was accepted before skips the queue, although its answer is not cached',
  )
})

t.test('repeating a bad key does not block new keys', async (t) => {
  const { api, credentials, asked } = await startWorld(t, { env })
  const bad = generateApiKey()
  const statuses = await Promise.all(Array.from({ length: 60 }, () => api('GET', '/v2/me', { key: bad })))
  t.ok(statuses.some(({ status }) => status === 429))
  const before = asked.length
  for (let call = 0; call < 20; call += 1) await api('GET', '/v2/me', { key: bad })
  t.ok(asked.length - before <= 20)
  const unused = generateApiKey()
  credentials.set(credentialDigest(unused), { caller: { ...user, keyId: 12 } })
  t.equal((await api('GET', '/v2/me', { key: unused })).status, 200)
})

t.test('X-Forwarded-For is trusted only from trusted proxies', async (t) => {
  const from = (address: string) => ({ key: null, headers: { 'x-forwarded-for': address } })
  const plain = await startWorld(t, { env })
  await plain.api('GET', '/v2/versions', from('10.0.0.1'))
  t.same(limits(await plain.api('GET', '/v2/versions', from('10.0.0.2'))), [5, 3, 60])

  const behind = await startWorld(t, { env: { ...env, TRUSTED_PROXIES: '127.0.0.0/8' } })
  await behind.api('GET', '/v2/versions', from('10.0.0.1'))
  t.same(limits(await behind.api('GET', '/v2/versions', from('10.0.0.2'))), [5, 4, 60])
  await behind.api('GET', '/v2/versions', from('2001:db8::1'))
  t.same(limits(await behind.api('GET', '/v2/versions', from('2001:db8:0:0:9::2'))), [5, 3, 60])
})

t.test('a database failure keeps the rest of each window usable', async (t) => {
  const { databaseUrl, env: first } = await startWorld(t)
  const proxy = await startProxy(t, databaseUrl)
  const through = new URL(first.GATEWAY_DATABASE_URL ?? '')
  through.port = `${proxy.port}`
  const { api } = await startWorld(t, { env: { ...env, GATEWAY_DATABASE_URL: through.href } })
  for (let call = 0; call < 10; call += 1) t.equal((await api('GET', '/v2/me')).status, 200)
  proxy.cut()
  const statuses: number[] = []
  for (let call = 0; call < 22; call += 1) statuses.push((await api('GET', '/v2/me')).status)
  t.equal(statuses.filter((status) => status === 200).length, 20)
  t.same(statuses.slice(-2), [429, 429])
})

t.test('each gateway allows its share while the database is down', async (t) => {
  const { databaseUrl, env: first } = await startWorld(t)
  const proxy = await startProxy(t, databaseUrl)
  const through = new URL(first.GATEWAY_DATABASE_URL ?? '')
  through.port = `${proxy.port}`
  proxy.cut()
  const { api } = await startWorld(t, {
    env: { ...env, GATEWAY_DATABASE_URL: through.href, GATEWAY_REPLICAS: '3' },
  })
  const answers = await Promise.all(Array.from({ length: 15 }, () => api('GET', '/v2/me')))
  t.equal(answers.filter(({ status }) => status === 200).length, 10)
  t.equal(answers.filter(({ status }) => status === 429).length, 5)
})

t.test('calls of one caller wait for their turn; other callers do not wait', async (t) => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let underWay = 0
  let most = 0
  const world = await startWorld(t, {
    env: { CALLS_IN_FLIGHT: '3', RATE_LIMIT_ANONYMOUS: '1000', RATE_LIMIT_API_KEY: '1000' },
    routes: (app, service) => {
      if (service !== 'scheduling') return
      app.get('/v2/slots', async ({ caller }) => {
        if (caller.kind === 'anonymous') return success({})
        underWay += 1
        most = Math.max(most, underWay)
        await opened
        underWay -= 1
        return success({})
      })
    },
  })
  const slots = (options = {}) => world.api('GET', '/v2/slots', options)
  const own = Array.from({ length: 9 }, () => slots())
  await until(() => underWay === 3)
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${world.apiKey}` }
  const left = fetch(`${world.url}/v2/slots`, { headers, signal: gone.signal }).catch(({ name }) => name)
  t.equal((await slots({ key: null })).status, 200, 'another caller is answered immediately')
  gone.abort()
  t.equal(await left, 'AbortError')
  t.equal(underWay, 3)
  open()
  t.strictSame(new Set((await Promise.all(own)).map(({ status }) => status)), new Set([200]))
  t.equal(most, 3)
  t.equal((await slots()).status, 200, 'the capacity is free again')
})

t.test('429 beyond the maximum of waiting calls', async (t) => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const world = await startWorld(t, {
    env: { CALLS_IN_FLIGHT: '1', RATE_LIMIT_API_KEY: '1000' },
    routes: (app, service) => {
      if (service === 'scheduling')
        app.get('/v2/slots', async () => {
          await opened
          return success({})
        })
    },
  })
  const calls = Array.from({ length: 203 }, () => world.api('GET', '/v2/slots'))
  // All other calls are still waiting.
  t.match(await Promise.race(calls), { status: 429, body: { error: { code: 'ThrottlerException' } } })
  open()
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  t.equal(statuses.filter((status) => status === 200).length, 201)
  t.equal(statuses.filter((status) => status === 429).length, 2)
})
