import type { Sql } from '@punctual/db'
import type { StoredEvent } from './publish.ts'

/** The state of a stream when this schema last published to it. */
export interface RelayState {
  created: string
  lastSequence: number
}

/** Returns the stored state of the stream, or undefined when nothing was ever published to it. */
export async function readRelayState(sql: Sql, stream: string): Promise<RelayState | undefined> {
  const [row] = await sql<RelayState[]>`
    select stream_created as created, last_seq as "lastSequence" from relay_state where stream = ${stream}`
  return row
}

/** Stores the state of a recreated stream, under the next epoch. */
export async function rememberNewStream(
  sql: Sql,
  stream: string,
  state: RelayState,
  at: Date,
): Promise<void> {
  await sql`
    insert into relay_state (stream, stream_created, last_seq, updated_at)
    values (${stream}, ${state.created}, ${state.lastSequence}, ${at})
    on conflict (stream) do update
      set stream_created = excluded.stream_created, last_seq = excluded.last_seq,
        epoch = relay_state.epoch + 1, updated_at = excluded.updated_at`
}

/** Returns the oldest unpublished events, except those at the given positions. */
export async function readPending(
  sql: Sql,
  limit: number,
  without: readonly number[] = [],
): Promise<StoredEvent[]> {
  return sql<StoredEvent[]>`
    select pos, id, subject, type, body from outbox
    where pos <> all(${[...without]}::bigint[]) order by pos limit ${limit}`
}

/**
 * Moves published events from the outbox to event_log with their sequences, and stores the stream's
 * last sequence, in one statement.
 */
export async function moveToLog(
  sql: Sql,
  rows: readonly StoredEvent[],
  sequences: readonly number[],
  stream: string,
  lastSequence: number,
  at: Date,
): Promise<void> {
  if (sequences.length === 0) return
  const positions = rows.slice(0, sequences.length).map(({ pos }) => pos)
  await sql`
    with published as (
      select * from unnest(${positions}::bigint[], ${[...sequences]}::bigint[]) as p (pos, nats_seq)
    ), moved as (
      delete from outbox using published where outbox.pos = published.pos
      returning outbox.*, published.nats_seq
    ), logged as (
      insert into event_log (pos, id, subject, aggregate_version, type, body, organization_id, created_at, nats_seq)
      select pos, id, subject, aggregate_version, type, body, organization_id, created_at, nats_seq from moved
    )
    update relay_state set last_seq = greatest(last_seq, ${lastSequence}::bigint), updated_at = ${at}
    where stream = ${stream}`
}

/** Returns the published events after a position, oldest first. */
export async function readLog(
  sql: Sql,
  since: Date,
  after: number,
  limit: number,
): Promise<(StoredEvent & { created_at: Date })[]> {
  return sql<(StoredEvent & { created_at: Date })[]>`
    select pos, id, subject, type, body, created_at from event_log
    where created_at >= ${since} and pos > ${after} order by pos limit ${limit}`
}

/** Records the sequences of events that were published again. */
export async function recordReplay(
  sql: Sql,
  rows: readonly { pos: number; created_at: Date }[],
  sequences: readonly number[],
): Promise<void> {
  const positions = rows.map(({ pos }) => pos)
  const days = rows.map(({ created_at }) => created_at.toISOString())
  await sql`
    update event_log set nats_seq = replayed.nats_seq
    from unnest(${positions}::bigint[], ${days}::timestamptz[], ${[...sequences]}::bigint[])
      as replayed (pos, created_at, nats_seq)
    where event_log.pos = replayed.pos and event_log.created_at = replayed.created_at`
}
