import { randomBytes } from 'node:crypto'
import { defineEvent } from '@punctual/contracts'
import {
  appendEvent,
  type Database,
  type Log,
  migrate,
  openDatabase,
  servicePassword,
  serviceUrl,
  type Tx,
} from '@punctual/db'
import { freshDatabase, infrastructure, type Test, TestClock, until } from '@punctual/testing'
import { Type } from '@sinclair/typebox'
import type { NatsConnection } from 'nats'
import root from 'tap'
import {
  type Bus,
  connectBus,
  type Subscription,
  startConsumer,
  startRelay,
  subscribe,
} from '../src/index.ts'

export const thingChanged = defineEvent('bookings.thing.changed', 1, Type.Object({ n: Type.Integer() }))
export const thingEnded = defineEvent('bookings.thing.ended', 1, Type.Object({ n: Type.Integer() }))

export const clock = new TestClock()

const nothing = (): void => {}
export const quiet: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing }

/** Writes handled events into the sink's table, in the event's transaction. */
export const keep: Subscription = subscribe(thingChanged, (tx, event) => record(tx, event))

export async function record(
  tx: Tx,
  event: { id: string; subject: string; aggregateversion: number; data: { n: number } },
): Promise<void> {
  await tx.sql`insert into handled (event_id, subject, version, n)
    values (${event.id}, ${event.subject}, ${event.aggregateversion}, ${event.data.n})`
}

/** A publishing service, a consuming service and their own bus. */
export interface TestBench {
  prefix: string
  natsUrl: string
  bus: Bus
  publisher: Database
  sink: Database
  /** URL of the sink's database, for its role. */
  sinkUrl: string
  publisherUrl: string
  /** Kills every backend of that role in this database. */
  killBackends(role: string): Promise<void>
  /** Writes events of these subjects, each in its own transaction. */
  write(...subjects: string[]): Promise<void>
  relay(bus?: Bus): { stop(): Promise<void> }
  consumer(options?: Partial<Parameters<typeof startConsumer>[0]>): { stop(): Promise<void> }
  handled(): Promise<{ subject: string; version: number; n: number }[]>
  /** Waits for that many handled events and returns them. */
  handledAll(count: number): Promise<{ subject: string; version: number; n: number }[]>
}

let database: Promise<string> | undefined

/**
 * Creates the database that a file's benches use one after the other. @returns the administrator's
 * URL
 */
async function migratedDatabase(): Promise<string> {
  const admin = await freshDatabase(root, [])
  // The next file in this process creates its own.
  root.teardown(() => {
    database = undefined
  })
  const services = ['bookings', 'automation']
  await migrate(
    admin,
    services.map((service) => ({ service, password: servicePassword(admin, service), folders: [] })),
  )
  return admin
}

export async function testBench(t: Test, natsUrl?: string): Promise<TestBench> {
  database ??= migratedDatabase()
  const admin = await database
  const sinkUrl = serviceUrl(admin, 'automation')
  const publisherUrl = serviceUrl(admin, 'bookings')
  const publisher = openDatabase(publisherUrl, { schema: 'bookings' })
  const killer = openDatabase(admin, { schema: 'public' })
  const sink = openDatabase(sinkUrl, { schema: 'automation' })
  t.teardown(() => Promise.all([publisher.close(), sink.close(), killer.close()]))
  for (const db of [publisher, sink]) {
    await db.sql.unsafe(`truncate outbox, event_log, inbox, dead_letter, relay_state, consumer_state restart identity;
      drop table if exists handled;
      create table handled (
        pos bigint generated always as identity, event_id uuid, subject text, version integer, n integer)`)
  }
  const url = natsUrl ?? (await infrastructure()).natsUrl
  const prefix = `t${randomBytes(6).toString('hex')}`
  const bus = await connect(t, url, prefix)
  const versions = new Map<string, number>()
  let n = 0

  const bench: TestBench = {
    prefix,
    natsUrl: url,
    bus,
    publisher,
    sink,
    sinkUrl,
    publisherUrl,
    async killBackends(role) {
      await killer.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = ${role}`
    },
    async write(...subjects) {
      for (const subject of subjects) {
        const version = (versions.get(subject) ?? 0) + 1
        versions.set(subject, version)
        // Outside the transaction, which runs its work again after a lost connection.
        const data = { n: ++n }
        await publisher.transaction((tx) =>
          appendEvent(tx, thingChanged, {
            subject,
            version,
            organizationId: 1,
            data,
            at: clock.now(),
          }),
        )
      }
    },
    relay(own = bus) {
      return stopped(t, startRelay({ bus: own, db: publisher, source: 'bookings', clock, log: quiet }))
    },
    consumer(options = {}) {
      const given = { bus, db: sink, consumer: 'automation', source: 'bookings' as const, handlers: [keep] }
      return stopped(t, startConsumer({ ...given, clock, log: quiet, ...options }))
    },
    handled: () => sink.sql`select subject, version, n from handled order by pos`,
    async handledAll(count) {
      let seen = 0
      return until(
        async () => {
          const rows = await bench.handled()
          seen = rows.length
          return rows.length >= count && rows
        },
        { describe: () => `${seen} of ${count} events handled` },
      )
    },
  }
  return bench
}

export async function connect(t: Test, url: string, prefix: string): Promise<Bus> {
  const bus = await connectBus({ url, prefix, name: 'test', log: quiet })
  t.teardown(() => bus.close())
  return bus
}

function stopped<T extends { stop(): Promise<void> }>(t: Test, running: T): T {
  t.teardown(() => running.stop())
  return running
}

/** Whether the server is a nats-server before 2.`minor`. */
export function isServerBefore({ info }: NatsConnection, minor: number): boolean {
  const [major = 0, own = 0] = (info?.version ?? '').split('.').map(Number)
  return major === 2 && own < minor
}
