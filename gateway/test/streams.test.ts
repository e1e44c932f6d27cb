import { PassThrough } from 'node:stream'
import { broadcast, connectBus } from '@punctual/bus'
import { type Confirmation, type Ended, revocationChannel } from '@punctual/contracts'
import { type App, createLog, credentialDigest, generateApiKey, type ServiceName } from '@punctual/http'
import { fileTimeoutMs, hear, until, waitTimeoutMs } from '@punctual/testing'
import t, { type Test } from 'tap'
import { startWorld, untilAllRemember, user } from './world.ts'

t.setTimeout(fileTimeoutMs)

const path = '/v2/webhooks/1/deliveries/stream'

/** Starts gateways with a webhook-delivery that streams the data of the test. */
async function startStreaming(t: Test, gateways = 1) {
  const streams: PassThrough[] = []
  const asked: unknown[] = []
  const routes = (app: App, service: ServiceName) => {
    if (service !== 'webhook-delivery') return
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      const stream = new PassThrough()
      stream.write('id: 1\nevent: ready\ndata: {}\n\n')
      streams.push(stream)
      asked.push(request.headers['last-event-id'])
      return reply.header('content-type', 'text/event-stream').send(stream)
    })
  }
  const world = await startWorld(t, { gateways, routes })
  const listen = (by = 0, key = world.apiKey) =>
    hear(`${world.gateways[by]?.url}${path}`, {
      authorization: `Bearer ${key}`,
      'last-event-id': '7',
    })
  return { ...world, world, streams, asked, listen }
}

t.test('a stream is forwarded piece by piece, beyond the deadline of a call', async (t) => {
  const { streams, asked, listen } = await startStreaming(t)
  const hearing = await listen()
  await until(() => hearing.events.length === 1)
  t.same(asked, ['7'], 'with Last-Event-ID')
  streams[0]?.write('id: 2\nevent: delivery\ndata: {"n":1}\n\n')
  await until(() => hearing.events.length === 2)
  t.match(hearing.events[1], { event: 'delivery', data: { n: 1 } })
  t.match(hearing.headers.get('x-ratelimit-limit-default'), /\d+/, 'it counts as a call')
})

t.test('streams do not use the capacity of calls', async (t) => {
  const { api, listen, streams } = await startStreaming(t)
  const hearings = await Promise.all(Array.from({ length: 70 }, () => listen()))
  t.ok(hearings.every(({ status }) => status === 200))
  t.equal((await api('GET', '/v2/webhooks')).status, 200)
  for (const hearing of hearings) hearing.close()
  await until(() => streams.every(({ destroyed }) => destroyed), {
    describe: () => `${streams.filter(({ destroyed }) => !destroyed).length} are still open`,
  })
})

t.test('each gateway ends the streams of revoked callers before it confirms', async (t) => {
  const { world, listen, gateways, env, leases, streams } = await startStreaming(t, 2)
  const bus = await connectBus({
    url: env.NATS_URL ?? '',
    prefix: env.BUS_PREFIX ?? '',
    name: 'test',
    log: createLog('test', 'silent'),
  })
  t.teardown(() => bus.close())
  const tell = (ended: Ended) => {
    const confirmed = new Set<string>()
    return broadcast(bus, {
      channel: revocationChannel,
      message: ended,
      confirmed: (each) => confirmed.add((each as Confirmation).leaseId).size === leases.taken.size,
      timeoutMs: waitTimeoutMs,
    })
  }
  await untilAllRemember(world)
  const ends: Record<string, Ended> = {
    'its credential': { digests: [credentialDigest(world.apiKey)] },
    'its user': { userIds: [user.userId] },
    'its organization': { organizationId: user.organizationId },
  }
  for (const [name, ended] of Object.entries(ends)) {
    const hearings = await Promise.all([...gateways.keys()].map((by) => listen(by)))
    await tell({ userIds: [999] })
    for (const stream of streams.filter(({ destroyed }) => !destroyed))
      stream.write('event: delivery\ndata: {}\n\n')
    await until(() => hearings.every(({ events }) => events.length === 2))
    await tell(ended)
    await Promise.all(hearings.map(({ ended }) => ended))
    t.pass(name)
  }
})

t.test('a stream ends when identity no longer confirms its rights', async (t) => {
  const { credentials, apiKey, clock, listen } = await startStreaming(t)
  const other = generateApiKey()
  credentials.set(credentialDigest(other), { caller: user })
  const [changed, gone] = await Promise.all([listen(), listen(0, other)])
  credentials.set(credentialDigest(apiKey), { caller: { ...user, memberships: [] } })
  credentials.delete(credentialDigest(other))
  clock.advance(5_000)
  await Promise.all([changed.ended, gone?.ended])
})

t.test('a stream ends when its service or its client disconnects', async (t) => {
  const { listen, streams } = await startStreaming(t)
  const [first, second] = [await listen(), await listen()]
  await until(() => first.events.length === 1)
  streams[0]?.destroy()
  await first.ended
  second.close()
  await until(() => streams[1]?.destroyed)
})

t.test('a stopping gateway ends its streams without waiting', async (t) => {
  const { gateways, listen } = await startStreaming(t)
  const hearing = await listen()
  await until(() => hearing.events.length === 1)
  await Promise.all([gateways[0]?.stop(), hearing.ended])
})

t.test('HEAD opens no stream, and errors are forwarded', async (t) => {
  const { url, apiKey, api, streams } = await startStreaming(t)
  await fetch(url + path, { method: 'HEAD', headers: { authorization: `Bearer ${apiKey}` } })
  t.same(streams, [])
  t.equal((await api('GET', path, { key: null })).status, 401)
})
