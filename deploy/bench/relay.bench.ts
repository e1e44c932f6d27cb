import { randomBytes } from 'node:crypto'
import { connectBus, startRelay } from '@punctual/bus'
import { systemClock } from '@punctual/contracts'
import {
  type Database,
  migrate,
  openDatabase,
  queueWork,
  servicePassword,
  serviceUrl,
  silentLog,
} from '@punctual/db'
import { freshDatabase, infrastructure, until } from '@punctual/testing'
import { connect, type JetStreamClient } from 'nats'
import { type BenchRun, interleaved } from './harness.ts'

const target = 5

/** Bytes of an event: about the size of a booking event. */
const bodySize = 2_000

/**
 * Events per second from the outbox to the stream and event_log: the relay against one event at a
 * time.
 */
export async function relayBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const eventsBatched = run.pick(10_000, 5_000)
  const eventsOneByOne = run.pick(1_000, 400)
  const { natsUrl } = await infrastructure()
  const admin = await freshDatabase(resources, [])
  await migrate(admin, [{ service: 'bookings', password: servicePassword(admin, 'bookings'), folders: [] }])
  const db = openDatabase(serviceUrl(admin, 'bookings'), { schema: 'bookings' })
  resources.teardown(() => db.close())
  const prefix = `bench${randomBytes(4).toString('hex')}`
  const bus = await connectBus({ url: natsUrl, prefix, name: 'bench', log: silentLog })
  resources.teardown(() => bus.close())
  const { host, username, password } = new URL(natsUrl)
  const nats = await connect({ servers: host, ...(username && { user: username, pass: password }) })
  resources.teardown(() => nats.close())
  const stream = `${prefix}_PLAIN`.toUpperCase()
  const manager = await nats.jetstreamManager()
  await manager.streams.add({ name: stream, subjects: [`${prefix}.plain.>`] })
  resources.teardown(() => manager.streams.delete(stream))
  const { ours, baseline } = await interleaved(
    run,
    async () => {
      const relay = startRelay({ bus, db, source: 'bookings', clock: systemClock, log: silentLog })
      await fill(db, 1)
      await until(() => isEmpty(db))
      const started = await fill(db, eventsBatched)
      await until(() => isEmpty(db), { timeoutMs: 60_000 })
      const rate = eventsBatched / ((performance.now() - started) / 1_000)
      await relay.stop()
      return rate
    },
    async () => {
      const started = await fill(db, eventsOneByOne)
      while (await publishOne(db, nats.jetstream(), prefix));
      return eventsOneByOne / ((performance.now() - started) / 1_000)
    },
  )
  run.report({ name: 'relay: events a second', ours, baseline, ratio: ours / baseline, target })
}

/** Returns when the events had arrived, by `performance.now()`. */
async function fill(db: Database, count: number): Promise<number> {
  await db.transaction(async (tx) => {
    await tx.sql`
      insert into outbox (id, subject, aggregate_version, type, body, organization_id, created_at)
      select gen_random_uuid(), 'uid' || n, 1, 'bookings.booking.created', repeat('x', ${bodySize}::integer), 1,
        ${systemClock.now()}
      from generate_series(1, ${count}::integer) n`
    queueWork(tx, 'events')
  })
  return performance.now()
}

async function isEmpty(db: Database): Promise<boolean> {
  const [row] = await db.sql<{ empty: boolean }[]>`select not exists (select from outbox) as empty`
  return row?.empty === true
}

/** The baseline: the oldest row, one message, one statement. */
async function publishOne(db: Database, jetstream: JetStreamClient, prefix: string): Promise<boolean> {
  const [row] = await db.sql<{ pos: number; id: string; subject: string; body: string }[]>`
    select pos, id, subject, body from outbox order by pos limit 1`
  if (!row) return false
  const { seq } = await jetstream.publish(`${prefix}.plain.${row.subject}`, row.body, { msgID: row.id })
  await db.sql`
    with moved as (delete from outbox where pos = ${row.pos} returning *)
    insert into event_log (pos, id, subject, aggregate_version, type, body, organization_id, created_at, nats_seq)
    select pos, id, subject, aggregate_version, type, body, organization_id, created_at, ${seq}::bigint from moved`
  return true
}
