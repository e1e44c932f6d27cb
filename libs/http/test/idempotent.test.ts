import { DomainError, success } from '@punctual/contracts'
import { migrate, openDatabase, servicePassword, serviceUrl } from '@punctual/db'
import { freshDatabase } from '@punctual/testing'
import t, { type Test } from 'tap'
import { idempotent } from '../src/index.ts'
import { anonymous, type Call, serve, user } from './kit.ts'

async function start(t: Test) {
  const admin = await freshDatabase(t, [])
  await migrate(admin, [{ service: 'bookings', password: servicePassword(admin, 'bookings'), folders: [] }])
  const db = openDatabase(serviceUrl(admin, 'bookings'), { schema: 'bookings' })
  t.teardown(() => db.close())
  let runs = 0
  let hold: Promise<void> | undefined
  const served = await serve(t, (app) => {
    const work = async () => {
      runs += 1
      await hold
      return { status: 201, body: success({ run: runs }) }
    }
    const deps = { db, clock: served_clock() }
    app.post('/v2/things', (request, reply) => idempotent(deps, request, reply, work))
    app.post('/v2/things/:id/act', (request, reply) => idempotent(deps, request, reply, work))
    app.post('/v2/refused', (request, reply) =>
      idempotent(deps, request, reply, async () => {
        runs += 1
        throw new DomainError('slot_taken')
      }),
    )
  })
  function served_clock() {
    return { now: () => served?.clock.now() ?? new Date(0) }
  }
  const post = (path: string, key: string | undefined, call: Call = {}) =>
    served.call('POST', path, { ...call, headers: { ...(key !== undefined && { 'idempotency-key': key }) } })
  return {
    ...served,
    post,
    runs: () => runs,
    hold: (until: Promise<void> | undefined) => {
      hold = until
    },
  }
}

t.test('201 for a repeat, without running the work again', async (t) => {
  const { post, runs } = await start(t)
  const first = await post('/v2/things', 'k', { body: { a: 1, b: { c: 2, d: 3 } } })
  t.equal(first.status, 201)
  t.equal(first.headers.get('idempotent-replayed'), null)
  const again = await post('/v2/things', 'k', { body: { b: { d: 3, c: 2 }, a: 1 } })
  t.equal(again.status, 201)
  t.equal(again.headers.get('idempotent-replayed'), 'true')
  t.same(again.body, first.body)
  t.equal(runs(), 1)
  await post('/v2/things', undefined)
  await post('/v2/things', undefined)
  t.equal(runs(), 3, 'without a key each request runs')
})

t.test('422 for the same key with another body', async (t) => {
  const { post } = await start(t)
  await post('/v2/things', 'k', { body: { a: 1 } })
  const other = await post('/v2/things', 'k', { body: { a: 2 } })
  t.equal(other.status, 422)
  t.equal(other.body.error.code, 'idempotency_key_reused')
})

t.test('a key belongs to one caller and one path', async (t) => {
  const { post, runs } = await start(t)
  await post('/v2/things', 'k')
  await post('/v2/things/1/act', 'k')
  await post('/v2/things/2/act', 'k')
  await post('/v2/things', 'k', { caller: { ...user, userId: 8 } })
  await post('/v2/things', 'k', { caller: { ...user, kind: 'oauth-client', clientId: 'c' } })
  await post('/v2/things', 'k', { caller: anonymous })
  t.equal(runs(), 6)
  const replaced = await post('/v2/things', 'k', { caller: { ...user, keyId: 99 } })
  t.equal(replaced.headers.get('idempotent-replayed'), 'true', 'a replaced API key is the same caller')
  t.equal((await post('/v2/things', 'k', { caller: anonymous })).headers.get('idempotent-replayed'), 'true')
  await post('/v2/things', 'k', { caller: anonymous, body: { other: 1 } })
  t.equal(runs(), 7, 'callers without a credential share only identical requests')
})

t.test('409 while the first request runs', async (t) => {
  const { post, hold, runs } = await start(t)
  let release = () => {}
  hold(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  const first = post('/v2/things', 'k')
  while (runs() === 0) await new Promise((resolve) => setImmediate(resolve))
  const second = await post('/v2/things', 'k')
  t.equal(second.status, 409)
  t.equal(second.body.error.code, 'idempotency_key_in_flight')
  t.equal(second.headers.get('retry-after'), '1')
  release()
  t.equal((await first).status, 201)
})

t.test('409 is stored too', async (t) => {
  const { post, runs } = await start(t)
  t.equal((await post('/v2/refused', 'k')).status, 409)
  const again = await post('/v2/refused', 'k')
  t.equal(again.status, 409)
  t.equal(again.body.error.code, 'slot_taken')
  t.equal(again.headers.get('idempotent-replayed'), 'true')
  t.equal(runs(), 1)
})

t.test('a key is new after 24 hours', async (t) => {
  const { post, clock, runs } = await start(t)
  await post('/v2/things', 'k')
  clock.advance(24 * 3_600_000)
  t.equal((await post('/v2/things', 'k')).headers.get('idempotent-replayed'), null)
  t.equal(runs(), 2)
})

t.test('400 for an invalid key', async (t) => {
  const { post, runs } = await start(t)
  for (const key of ['', 'x'.repeat(256), 'é'])
    t.match((await post('/v2/things', key)).body.error.message, /Idempotency-Key must be 1 to 255/)
  t.equal(runs(), 0)
})
