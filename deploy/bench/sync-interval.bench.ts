import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNats } from '@punctual/servers'
import { median, type Resources } from '@punctual/testing'
import { connect, type JetStreamClient } from 'nats'
import { root } from '../local/root.ts'
import { type BenchRun, interleaved, Skipped } from './harness.ts'

/** As the relay publishes: a batch without waiting between its events, of about 2 kB each. */
const batchSize = 500
const batches = 4
const oneByOne = 200
const body = randomBytes(1_000).toString('hex')

/**
 * Publications of a NATS that writes each message to its disk before it acknowledges it
 * (`sync_interval: always`), as the baseline, against those of its default.
 * @throws Skipped where the server is older than this field
 */
export async function syncIntervalBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const always = await startStream(resources, true).catch((error: unknown) => {
    if (!String(error).includes('unknown field "sync_interval"')) throw error
    throw new Skipped('this nats-server does not know sync_interval')
  })
  const usual = await startStream(resources, false)
  const rate = await interleaved(
    run,
    () => batchRate(usual),
    () => batchRate(always),
  )
  const latency = await interleaved(
    run,
    () => oneLatency(usual),
    () => oneLatency(always),
  )
  run.report({
    name: 'sync-interval: events a second in batches',
    ...rate,
    ratio: rate.ours / rate.baseline,
    target: 0,
  })
  run.report({
    name: 'sync-interval: ms of one event',
    ...latency,
    ratio: latency.baseline / latency.ours,
    target: 0,
  })
}

async function startStream(resources: Resources, syncsAlways: boolean): Promise<JetStreamClient> {
  const dataDir = await mkdtemp(join(tmpdir(), 'punctual-sync-'))
  resources.teardown(() => rm(dataDir, { recursive: true, force: true }))
  const server = await startNats({ dataDir, binDir: join(root, 'node_modules/.cache/punctual'), syncsAlways })
  resources.teardown(() => server.stop())
  const { host, username, password } = new URL(server.url)
  const nats = await connect({ servers: host, user: username, pass: password })
  resources.teardown(() => nats.close())
  await (await nats.jetstreamManager()).streams.add({ name: 'EVENTS', subjects: ['events.>'] })
  return nats.jetstream({ timeout: 60_000 })
}

async function batchRate(jetstream: JetStreamClient): Promise<number> {
  const started = performance.now()
  for (let batch = 0; batch < batches; batch++)
    await Promise.all(Array.from({ length: batchSize }, () => jetstream.publish('events.a', body)))
  return (batches * batchSize) / ((performance.now() - started) / 1_000)
}

async function oneLatency(jetstream: JetStreamClient): Promise<number> {
  const taken: number[] = []
  for (let left = oneByOne; left > 0; left--) {
    const started = performance.now()
    await jetstream.publish('events.a', body)
    taken.push(performance.now() - started)
  }
  return median(taken)
}
