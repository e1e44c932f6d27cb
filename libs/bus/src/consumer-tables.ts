import type { Sql, Tx } from '@punctual/db'

/** A consumer's position in a stream. */
export interface ConsumerState {
  /** Creation time of the stream, as the server formats it. */
  created: string
  /** The highest handled sequence. */
  lastSequence: number
}

/** Returns the consumer's position, or undefined when it has never read the stream. */
export async function readConsumerState(
  sql: Sql,
  consumer: string,
  stream: string,
): Promise<ConsumerState | undefined> {
  const [row] = await sql<ConsumerState[]>`
    select stream_created as created, last_seq as "lastSequence" from consumer_state
    where consumer = ${consumer} and stream = ${stream}`
  return row
}

/** Stores the sequence at which the consumer starts in a stream. */
export async function writeConsumerState(
  sql: Sql,
  consumer: string,
  stream: string,
  { created, lastSequence }: ConsumerState,
  at: Date,
): Promise<void> {
  await sql`
    insert into consumer_state (consumer, stream, stream_created, last_seq, updated_at)
    values (${consumer}, ${stream}, ${created}, ${lastSequence}, ${at})
    on conflict (consumer, stream) do update
      set stream_created = excluded.stream_created, last_seq = excluded.last_seq, updated_at = excluded.updated_at`
}

/**
 * Stores that the messages up to that sequence are handled, in the handlers' transaction, and
 * records their events in the inbox.
 * @returns the ids that were not in the inbox before
 */
export async function advance(
  { sql }: Tx,
  handled: {
    consumer: string
    /** Name of the durable consumer, whose position it is. */
    durable: string
    stream: string
    eventIds: readonly string[]
    sequence: number
    at: Date
  },
): Promise<Set<string>> {
  const { consumer, durable, stream, eventIds, sequence, at } = handled
  const rows = await sql<{ eventId: string }[]>`
    with advanced as (
      update consumer_state set last_seq = greatest(last_seq, ${sequence}::bigint), updated_at = ${at}
      where consumer = ${durable} and stream = ${stream}
    )
    insert into inbox (consumer, event_id, seen_at)
    select ${consumer}, id, ${at} from unnest(${[...eventIds]}::uuid[]) as id
    on conflict do nothing returning event_id as "eventId"`
  return new Set(rows.map(({ eventId }) => eventId))
}
