import { broadcast, connectBus } from '@punctual/bus'
import { type Authenticated, type Confirmation, type Ended, revocationChannel } from '@punctual/contracts'
import { createLog, credentialDigest, generateApiKey } from '@punctual/http'
import { infrastructure, startProxy, until, waitTimeoutMs } from '@punctual/testing'
import t, { type Test } from 'tap'
import { startWorld, untilAllRemember, user, type World } from './world.ts'

const log = createLog('test', 'silent')

/**
 * Publishes revocations as identity does.
 * @returns the leases that confirmed
 */
async function startTelling(t: Test, { env, leases }: World) {
  const bus = await connectBus({ url: env.NATS_URL ?? '', prefix: env.BUS_PREFIX ?? '', name: 'test', log })
  t.teardown(() => bus.close())
  return async (ended: Ended) => {
    const confirmations = new Set<string>()
    await broadcast(bus, {
      channel: revocationChannel,
      message: ended,
      confirmed: (confirmation) => {
        confirmations.add((confirmation as Confirmation).leaseId)
        return confirmations.size === leases.taken.size
      },
      timeoutMs: waitTimeoutMs,
    })
    return confirmations
  }
}

t.test('each gateway drops revoked callers from its cache before it confirms', async (t) => {
  const world = await startWorld(t, { gateways: 3 })
  const { api, apiKey, asked, credentials, leases, gateways } = world
  const tell = await startTelling(t, world)
  const digest = credentialDigest(apiKey)
  const ends: Record<string, Ended> = {
    'its credential': { digests: [digest] },
    'its user': { userIds: [1, user.userId] },
    'its client': { clientIds: ['client-1'] },
    'its organization': { organizationId: user.organizationId },
  }
  credentials.set(digest, { caller: { ...user, clientId: 'client-1' } })
  for (const [name, ended] of Object.entries(ends)) {
    credentials.set(digest, { caller: { ...user, clientId: 'client-1' } } as Authenticated)
    await until(async () => {
      asked.length = 0
      for (const by of gateways.keys()) await api('GET', '/v2/me', { by })
      return asked.length === 0
    })
    credentials.delete(digest)
    t.same(await tell(ended), leases.taken, name)
    for (const by of gateways.keys()) t.equal((await api('GET', '/v2/me', { by })).status, 401, name)
    t.same(await tell({ digests: [digest] }), leases.taken)
  }
})

t.test('other callers stay in the cache', async (t) => {
  const world = await startWorld(t)
  const tell = await startTelling(t, world)
  await untilAllRemember(world)
  world.asked.length = 0
  await tell({
    digests: [credentialDigest(generateApiKey())],
    userIds: [8],
    clientIds: ['x'],
    organizationId: 4,
  })
  await world.api('GET', '/v2/me')
  t.same(world.asked, [])
})

t.test('an answer requested before a revocation is not cached and not shared', async (t) => {
  let release = () => {}
  let isHeld = false
  const world = await startWorld(t, {
    routes(app, service) {
      if (service !== 'identity') return
      app.addHook('onSend', async ({ url }) => {
        if (url !== '/internal/authenticate' || !isHeld) return
        isHeld = false
        await new Promise<void>((resolve) => {
          release = resolve
        })
      })
    },
  })
  const { api, apiKey, asked, clock, credentials } = world
  const tell = await startTelling(t, world)
  await untilAllRemember(world)
  clock.advance(5_000)
  asked.length = 0
  isHeld = true
  const early = api('GET', '/v2/me')
  await until(() => asked.length === 1)
  const digest = credentialDigest(apiKey)
  credentials.delete(digest)
  await tell({ digests: [digest] })
  t.equal((await api('GET', '/v2/me')).status, 401, 'not the answer of the look-up under way')
  release()
  t.equal((await early).status, 200, 'it was sent before the revocation')
  t.equal((await api('GET', '/v2/me')).status, 401)
})

t.test('the cache is not used without the bus or after the lease has ended', async (t) => {
  const { natsUrl } = await infrastructure()
  const proxy = await startProxy(t, natsUrl)
  const world = await startWorld(t, { env: { NATS_URL: proxy.url } })
  const { api, asked, leases } = world
  const asksAgain = async () => {
    const before = asked.length
    await api('GET', '/v2/me')
    return asked.length > before
  }
  await untilAllRemember(world)
  proxy.cut()
  await until(asksAgain)
  t.ok(await asksAgain())
  await until(() => leases.taken.size === 0, { describe: 'the lease is given back' })
  proxy.restore()
  await until(async () => !(await asksAgain()))

  leases.end()
  await until(asksAgain)
  await until(async () => !(await asksAgain()), { describe: 'it takes another one' })
})

t.test('a stopping gateway ends its lease', async (t) => {
  const world = await startWorld(t)
  await untilAllRemember(world)
  t.equal(world.leases.taken.size, 1)
  await world.gateways[0]?.stop()
  t.equal(world.leases.taken.size, 0)
})
