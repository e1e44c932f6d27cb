import type { ModelServer } from '@punctual/bus/model'
import type { Sql } from '@punctual/db'
import type { Received } from './simulated-process.ts'

/** What is compared once everything has come to rest. */
export interface Outcome {
  admin: Sql
  server: ModelServer
  received: readonly Received[]
  /** Keys of the written events: subject and version. */
  written: readonly string[]
}

const streamName = 'SIM_BOOKINGS'

/** Returns whether nothing waits any more, and a lost stream has all its events again. */
export async function isAtRest({ admin, server, written }: Outcome): Promise<boolean> {
  const [row] = await admin<{ done: boolean }[]>`
    select not exists (select from bookings.outbox) and not exists (select from webhook_delivery.webhook_queue)
      and not exists (select from webhook_delivery.timer)
      and (select count(distinct (subject, version)) from webhook_delivery.handled) = ${written.length} as done`
  const stream = server.streams.get(streamName)
  if (!row?.done || !stream) return false
  return (await logged(admin)).every(({ id }) => stream.messages.some(({ data }) => data.includes(id)))
}

/** Returns what is wrong, a line each. */
export async function findViolations(outcome: Outcome): Promise<string[]> {
  return [
    ...(await ofEvents(outcome)),
    ...(await ofStream(outcome)),
    ...(await ofTimers(outcome)),
    ...(await ofDeliveries(outcome)),
  ]
}

async function ofEvents({ admin, written }: Outcome): Promise<string[]> {
  const handled = await admin<{ subject: string; version: number }[]>`
    select subject, version from webhook_delivery.handled order by pos`
  const found: string[] = []
  const latest = new Map<string, number>()
  for (const { subject, version } of handled) {
    const before = latest.get(subject) ?? 0
    if (version === before) found.push(`events-once: ${subject}/${version} was handled again`)
    else if (version !== before + 1)
      found.push(`events-in-order: ${subject}/${version} was handled after ${subject}/${before}`)
    latest.set(subject, version)
  }
  const keys = new Set(handled.map(({ subject, version }) => `${subject}/${version}`))
  for (const key of written) if (!keys.has(key)) found.push(`every-event-handled: ${key} was not`)
  const letters = await admin`select from webhook_delivery.dead_letter`
  if (letters.length > 0) found.push(`no-dead-letters: there are ${letters.length}`)
  return found
}

/** Returns the published events with what the relay has stored about their places. */
function logged(admin: Sql): Promise<{ id: string; sequence: number }[]> {
  return admin`select id, nats_seq as sequence from bookings.event_log order by pos`
}

/** Compares what the relay has stored about the stream with the stream. */
async function ofStream({ admin, server, written }: Outcome): Promise<string[]> {
  const log = await logged(admin)
  const { messages } = server.stream(streamName)
  const wrong = log.filter(({ id, sequence }) => !messages[sequence - 1]?.data.includes(id))
  const found = wrong.map(({ id, sequence }) => `sequences-true: ${id} is not at ${sequence} of the stream`)
  if (log.length !== written.length)
    found.push(`published-once: the log has ${log.length} of ${written.length} events`)
  return found
}

async function ofTimers({ admin, written }: Outcome): Promise<string[]> {
  const fired = await admin<{ key: string; times: number }[]>`
    select key, count(*)::int as times from webhook_delivery.fired group by key`
  const times = new Map(fired.map((row) => [row.key, row.times]))
  return written.flatMap((key) => {
    const count = times.get(key) ?? 0
    return count === 1 ? [] : [`timers-once: that of ${key} fired ${count} times`]
  })
}

async function ofDeliveries({ admin, received, written }: Outcome): Promise<string[]> {
  const rows = await admin<{ booking: string; status: string; attempts: number; logged: number }[]>`
    select booking_uid as booking, status, attempts, (
      select count(*)::int from webhook_delivery.webhook_attempt a
      where a.event_id = d.event_id and a.webhook_id = d.webhook_id) as logged
    from webhook_delivery.webhook_delivery d`
  const found: string[] = []
  for (const key of written) {
    const mine = rows.filter(({ booking }) => booking === key)
    const requests = received.filter(({ booking }) => booking === key)
    const ids = new Set(requests.map(({ id }) => id))
    const [delivery] = mine
    if (mine.length !== 1) found.push(`one-delivery: ${key} has ${mine.length}`)
    if (ids.size > 1) found.push(`deliveries-under-one-id: that of ${key} came under ${ids.size}`)
    if (!delivery) continue
    if (!['delivered', 'exhausted'].includes(delivery.status))
      found.push(`deliveries-end: that of ${key} is ${delivery.status}`)
    if (delivery.status === 'delivered' && !requests.some(({ isGood }) => isGood))
      found.push(`delivered-means-received: that of ${key} was not accepted`)
    if (delivery.attempts !== delivery.logged)
      found.push(
        `results-once: that of ${key} has ${delivery.attempts} attempts, ${delivery.logged} in its log`,
      )
  }
  return found
}
