import { connectBus, startConsumer, startRelay, subscribe } from '@punctual/bus'
import { ModelClient, type ModelServer, noAnswer } from '@punctual/bus/model'
import { defineEvent } from '@punctual/contracts'
import { type Database, type Sql, silentLog } from '@punctual/db'
import { createMetrics } from '@punctual/http'
import { setTimer, startTimers } from '@punctual/timers'
import { Type } from '@sinclair/typebox'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import { webhookDatabase } from '../../src/db/webhook-database.ts'
import { startDeliveries } from '../../src/delivery/delivery-loop.ts'
import type { AttemptResult } from '../../src/domain/attempt.ts'
import type { Sender } from '../../src/egress/sender.ts'
import { GatedDatabase } from './gated-database.ts'
import type { Owner, World } from './world.ts'

export const thingChanged = defineEvent('bookings.thing.changed', 1, Type.Object({}))

/** What a subscriber has received. */
export interface Received {
  id: string
  booking: string
  /** Whether the subscriber accepted it. */
  isGood: boolean
}

export interface Surroundings {
  world: World
  server: ModelServer
  /** The databases of the publishing and of the consuming service. */
  publisher: Database
  sink: Database
  admin: Sql
  received: Received[]
  /** Whether a process takes the locks that others have. */
  ignoresLocks: boolean
}

/** Milliseconds. */
const schedule = [1_000, 5_000, 20_000, 20_000, 20_000, 20_000]
const timerDelay = 7_000

/** A process that runs a relay, a consumer, timers and deliveries until it is killed. */
export class SimulatedProcess implements Owner {
  readonly name: string
  isAlive = true
  isFrozen = false
  readonly #around: Surroundings
  readonly #databases: GatedDatabase[]
  readonly #client: ModelClient

  constructor(around: Surroundings, name: string) {
    this.name = name
    this.#around = around
    const { world, server, publisher, sink, admin, ignoresLocks } = around
    this.#databases = [publisher, sink].map(
      (db) => new GatedDatabase(world, this, db, admin, ignoresLocks ? `${db.schema} of ${name}` : db.schema),
    )
    this.#client = new ModelClient(server, {
      ask: (label, act) => world.pass(this, 'bus', label, act, { before: noAnswer, after: noAnswer }),
      send: (label, act) => {
        const ignored = { before: () => undefined, after: () => undefined }
        world.pass(this, 'bus', label, act, ignored).catch(() => {})
      },
    })
  }

  async start(): Promise<void> {
    const { world, received } = this.#around
    const { clock } = world
    const log = silentLog
    const [publisher, sink] = this.#databases.map(({ db }) => db) as [Database, Database]
    const { connect } = this.#client
    const bus = await connectBus({ url: 'nats://model', prefix: 'sim', name: this.name, log, connect })
    const common = { bus, source: 'bookings' as const, clock, log }
    startRelay({ ...common, db: publisher })
    startConsumer({
      ...common,
      db: sink,
      consumer: 'webhook-delivery',
      handlers: [handler(world)],
      batchSize: 3,
    })
    startTimers({
      db: sink,
      clock,
      log,
      fire: async ({ sql }, { key }, at) => {
        await sql`insert into fired (key, at) values (${key}, ${at})`
      },
    })
    startDeliveries({
      db: webhookDatabase(sink),
      clock,
      log,
      metrics: createMetrics('webhook-delivery'),
      sender: this.#sender(received),
      rules: { schedule, random: () => 0.5 },
      open: (sealed) => sealed,
    })
  }

  /** Dies between two effects. */
  async kill(): Promise<void> {
    this.isAlive = false
    this.#around.world.forget(this)
    this.#client.cut()
    await this.loseSessions()
  }

  async loseSessions(): Promise<void> {
    for (const database of this.#databases) await database.loseSessions()
  }

  cutBus(): void {
    this.#around.world.failAll(this, 'bus', noAnswer)
    this.#client.cut()
  }

  reconnectBus(): void {
    this.#client.reconnect()
  }

  notify(): void {
    for (const database of this.#databases) database.notify()
  }

  #sender(received: Received[]): Sender {
    const { world } = this.#around
    const timedOut: AttemptResult = { class: 'timeout', timings: { total: 1 }, responseTruncated: false }
    const lost = () => new Error('no answer')
    let count = 0
    return {
      send: ({ headers, body }) => {
        const { payload } = JSON.parse(Buffer.from(body).toString()) as { payload: { uid: string } }
        const answer = (): AttemptResult => {
          const isGood = !world.isFaulty || world.draw.chance(85)
          received.push({ id: headers['webhook-id'] ?? '', booking: payload.uid, isGood })
          const [result, status] = isGood ? (['success', 200] as const) : (['server_error', 500] as const)
          return { ...timedOut, class: result, status }
        }
        const failures = { before: lost, after: lost }
        return world
          .pass(this, `request ${++count}`, `POST ${payload.uid}`, answer, failures)
          .catch(() => timedOut)
      },
      close() {},
    }
  }
}

const handler = ({ clock }: World) =>
  subscribe(thingChanged, async (tx, { id, subject, aggregateversion: version, time }) => {
    const key = `${subject}/${version}`
    await tx.sql`insert into handled (event_id, subject, version) values (${id}, ${subject}, ${version})`
    await setTimer(tx, { key, purpose: 'due', dueAt: new Date(Date.parse(time) + timerDelay) })
    const event = { trigger: 'BOOKING_CREATED' as const, organizationId: 5, eventTypeId: 1, bookingUid: key }
    await enqueueEvent(tx, { ...event, id, at: new Date(time), payload: { uid: key } }, clock.now())
  })
