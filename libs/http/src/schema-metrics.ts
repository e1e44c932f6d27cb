import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'

interface SchemaState {
  waiting: number
  oldest: Date | null
  deadLetters: number
  published: { stream: string; sequence: number }[]
}

/**
 * Adds what operators watch in a service's schema: events that wait, dead letters, and how far its
 * stream is. Read at each scrape by one statement; absent while the database is down.
 */
export function observeSchema({ registry }: Metrics, db: Database, clock: Clock): void {
  let reading: Promise<SchemaState | undefined> | undefined
  const current = () => {
    reading ??= read(db)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const gauge = (name: string, help: string, measure: (state: SchemaState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const state = await current()
        if (state) this.set(measure(state))
        else this.remove()
      },
    })
  const ageOf = ({ oldest }: SchemaState) =>
    oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000 : 0
  gauge('outbox_events', 'Events that wait to be published.', ({ waiting }) => waiting)
  gauge('outbox_age_seconds', 'Age of the oldest event that waits to be published, or 0.', ageOf)
  gauge(
    'dead_letters',
    'Events and timers that were given up and not retried since.',
    (state) => state.deadLetters,
  )
  new Gauge({
    name: 'stream_published_sequence',
    help: 'Last sequence that the relay published.',
    labelNames: ['stream'],
    registers: [registry],
    async collect() {
      const state = await current()
      this.reset()
      for (const { stream, sequence } of state?.published ?? []) this.set({ stream }, sequence)
    },
  })
}

async function read({ sql }: Database): Promise<SchemaState | undefined> {
  const [state] = await sql<SchemaState[]>`
    select (select count(*)::int from outbox) as waiting,
      (select min(created_at) from outbox) as oldest,
      (select count(*)::int from dead_letter where replayed_at is null) as "deadLetters",
      (select coalesce(json_agg(json_build_object('stream', stream, 'sequence', last_seq)), '[]') from relay_state)
        as published`
  return state
}
