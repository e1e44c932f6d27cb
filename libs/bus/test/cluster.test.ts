import { type ClusterNode, fileTimeoutMs, startNatsCluster, until } from '@punctual/testing'
import { type ClusterInfo, connect as connectNats } from 'nats'
import t from 'tap'
import { insideOf } from '../src/bus.ts'
import { connectionOptions } from '../src/connection-options.ts'
import { connectBus } from '../src/index.ts'
import { streamName } from '../src/names.ts'
import { isServerBefore, quiet, testBench } from './test-bench.ts'

// A cluster of three servers, each event on all of them, loses the server that leads the stream, in
// each way, while events are written. The others go on: what is written meanwhile is handled.
// Servers before 2.10 sometimes leave a consumer without a leader for minutes, so they are skipped.

t.setTimeout(fileTimeoutMs)

const { url, nodes } = await startNatsCluster(t)
const bench = await testBench(t, url)
const bus = await connectBus({ url, prefix: bench.prefix, name: 'cluster', log: quiet, replicas: 3 })
t.teardown(() => bus.close())
const nats = await connectNats(connectionOptions(url, 'test'))
t.teardown(() => nats.close())
const skip = isServerBefore(nats, 10) && `nats-server ${nats.info?.version} is older than 2.10`
bench.relay(bus)
bench.consumer({ bus })

let written = 0
let isOver = false
const writing = (async () => {
  while (!isOver && !skip) {
    await bench.write(`subject ${written % 5}`)
    written++
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
})()
t.teardown(() => {
  isOver = true
  return writing
})

/** Waits until so many events that are written from now on are handled. @returns milliseconds */
async function goesOn(events = 10): Promise<number> {
  const started = performance.now()
  const goal = written + events
  let seen = 0
  await until(
    async () => {
      seen = (await bench.handled()).length
      return seen >= goal
    },
    { describe: () => `${seen} of ${goal} events are handled` },
  )
  return Math.round(performance.now() - started)
}

const isWhole = ({ cluster }: { cluster?: ClusterInfo }): boolean =>
  cluster?.leader !== undefined &&
  cluster.replicas?.filter(({ current, offline }) => current && !offline).length === 2

/**
 * Waits until all three servers have the whole stream and its consumers, each of which has a leader
 * and followers of its own. @returns the one that leads the stream
 */
async function leaderOfAll(): Promise<ClusterNode> {
  const manager = await nats.jetstreamManager({ checkAPI: false })
  const name = streamName(bench.prefix, 'bookings')
  let state: unknown
  const leader = await until(
    async () => {
      const stream = await manager.streams.info(name)
      const all = [stream, ...(await manager.consumers.list(name).next())]
      state = all.map(({ cluster }) => cluster)
      return all.length > 1 && all.every(isWhole) && stream.cluster?.leader
    },
    { describe: () => state },
  )
  return nodes.find(({ name }) => name === leader)!
}

const faults: Record<string, { begin(node: ClusterNode): unknown; end(node: ClusterNode): unknown }> = {
  killed: { begin: (node) => node.kill(), end: (node) => node.start() },
  'cut off from the others': { begin: (node) => node.partition(), end: (node) => node.rejoin() },
  frozen: { begin: (node) => node.freeze(), end: (node) => node.thaw() },
  wiped: {
    begin: async (node) => {
      await node.kill()
      await node.wipe()
    },
    end: (node) => node.start(),
  },
}

for (const [name, { begin, end }] of Object.entries(faults))
  t.test(`events are handled while the leader is ${name}, and it catches up`, { skip }, async (t) => {
    const leader = await leaderOfAll()
    await begin(leader)
    try {
      t.comment(`${leader.name} ${name}: ${await goesOn()} ms until 10 more events were handled`)
    } finally {
      await end(leader)
    }
    t.ok(await leaderOfAll(), 'all three servers have all of it')
  })

t.test('a process leaves a server that is cut off from the others', { skip }, async (t) => {
  await leaderOfAll()
  const server = async () => (await insideOf(bus).link(AbortSignal.timeout(60_000)))?.nats.getServer()
  const before = await server()
  const node = nodes.find(({ port }) => before?.endsWith(`:${port}`))!
  node.partition()
  try {
    await until(async () => ![undefined, before].includes(await server()))
    t.comment(`${await goesOn()} ms more until 10 more events were handled`)
  } finally {
    node.rejoin()
  }
  t.ok(await leaderOfAll(), 'all three servers have all of it')
})

t.test('each event was handled once, in the order of its subject', { skip }, async (t) => {
  isOver = true
  await writing
  const rows = await bench.handledAll(written)
  t.equal(rows.length, written)
  const versions = new Map<string, number>()
  const late = rows.filter(({ subject, version }) => {
    const before = versions.get(subject) ?? 0
    versions.set(subject, version)
    return version !== before + 1
  })
  t.same(late, [])
  t.comment(`${written} events`)
})
