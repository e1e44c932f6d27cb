import type { Clock, EventSource } from '@punctual/contracts'
import { type Database, type Log, type Session, Wake } from '@punctual/db'
import type { Tracing } from '@punctual/tracing'
import { type Bus, insideOf, type Link, type NatsBus } from './bus.ts'
import { lead } from './leader.ts'
import { LockSession } from './lock-session.ts'
import { streamName } from './names.ts'
import { publishInOrder, type StoredEvent } from './publish.ts'
import { StreamKeeper } from './relay-stream.ts'
import { moveToLog, readPending } from './relay-tables.ts'
import { isTooLarge } from './stream.ts'
import { supervise } from './supervise.ts'

export interface RelayOptions {
  bus: Bus
  /** Service that owns the events. */
  db: Database
  source: EventSource
  clock: Clock
  log: Log
}

const batchSize = 500

/** Milliseconds between two checks of the stream, each followed by a look at the outbox. */
const inspectInterval = 15_000

/**
 * Publishes a service's outbox to its stream, oldest first, and moves published events to
 * event_log. Only one process runs it at a time (a lock on its own connection); another takes over
 * within a second. NATS may be down, wiped or rolled back: lost events are published again, so
 * consumers see repeats but never gaps.
 */
export function startRelay({ bus, db, source, clock, log }: RelayOptions): { stop(): Promise<void> } {
  const inside = insideOf(bus)
  const stopped = new AbortController()
  const wake = new Wake()
  let publishes = false
  const listener = db.onWork('events', () => {
    wake.call()
    return publishes
  })
  const fields = { relay: source }
  const running = supervise(stopped.signal, log, fields, () => {
    const locks = new LockSession(db).enter()
    return lead(db, locks, 'relay', stopped.signal, (leading) => {
      const { tracing } = db
      const relay = new Relay({ bus: inside, session: locks.session, source, clock, log, wake, tracing })
      publishes = true
      return supervise(leading, log, fields, () => relay.publish(leading)).finally(() => {
        publishes = false
        inside.publishesNothing()
      })
    })
  })
  return {
    async stop() {
      stopped.abort()
      await Promise.all([listener.close(), running])
    },
  }
}

interface RelayDeps extends Omit<RelayOptions, 'bus' | 'db'> {
  bus: NatsBus
  session: Session
  wake: Wake
  tracing: Tracing | undefined
}

class Relay {
  readonly #deps: RelayDeps
  readonly #stream: string
  readonly #keeper: StreamKeeper
  readonly #tooLarge: number[] = []

  constructor(deps: RelayDeps) {
    const { bus, session, source, clock, log } = deps
    this.#deps = deps
    this.#stream = streamName(bus.prefix, source)
    this.#keeper = new StreamKeeper({
      prefix: bus.prefix,
      replicas: bus.replicas,
      sql: session.sql,
      source,
      clock,
      log,
    })
  }

  /** Publishes until the connection or the leadership is lost. */
  async publish(signal: AbortSignal): Promise<void> {
    const link = await this.#deps.bus.link(signal)
    if (!link) return
    this.#tooLarge.length = 0
    const over = AbortSignal.any([signal, link.lost])
    while (!over.aborted) {
      let last = await this.#keeper.inspect(link, over)
      const inspected = performance.now()
      for (let left = inspectInterval; left > 0 && !over.aborted; ) {
        last = await this.#publishPending(link, last, over)
        left = inspectInterval - (performance.now() - inspected)
        await this.#deps.wake.wait(Math.max(0, left), over)
      }
    }
  }

  /**
   * Publishes everything in the outbox. While one batch is in flight, the previous one moves to
   * event_log and the next one is read.
   * @returns the stream's last sequence
   */
  async #publishPending(link: Link, last: number, over: AbortSignal): Promise<number> {
    const { bus, session, source, clock, tracing } = this.#deps
    let moved = Promise.resolve()
    try {
      let rows = await this.#read([])
      if (rows.length === 0) bus.publishesNothing()
      while (rows.length > 0 && !over.aborted) {
        const publishing = publishInOrder(link, bus.prefix, source, rows, last, tracing)
        const reading = rows.length === batchSize ? this.#read(rows) : undefined
        // Handled below, after the published events have been moved.
        reading?.catch(() => {})
        const { sequences, error } = await publishing
        last = Math.max(last, ...sequences)
        await moved
        moved = moveToLog(session.sql, rows, sequences, this.#stream, last, clock.now())
        moved.catch(() => {})
        if (isTooLarge(error)) this.#leaveOut(rows[sequences.length])
        else if (error) throw error
        rows = error || !reading ? await this.#read([]) : await reading
      }
    } finally {
      await moved
    }
    return last
  }

  #read(without: readonly StoredEvent[]): Promise<StoredEvent[]> {
    const { session } = this.#deps
    return readPending(session.sql, batchSize, [...this.#tooLarge, ...without.map(({ pos }) => pos)])
  }

  /**
   * The event stays in the outbox, without blocking others, until the server accepts messages of
   * its size.
   */
  #leaveOut(row: StoredEvent | undefined): void {
    if (!row) return
    this.#tooLarge.push(row.pos)
    const { id, type, subject } = row
    this.#deps.log.error(
      { id, type, subject },
      'the event exceeds the maximum size of NATS and waits in the outbox',
    )
  }
}
