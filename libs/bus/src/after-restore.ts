import type { EventSource } from '@punctual/contracts'
import type { Sql } from '@punctual/db'
import { connect, type JetStreamManager, type NatsConnection } from 'nats'
import { connectionOptions, requestTimeout } from './connection-options.ts'
import { streamName } from './names.ts'
import { readRelayState } from './relay-tables.ts'
import { isMissing } from './stream.ts'

/** An event that subscribers may have, although the restored database does not know it. */
export interface UntrueEvent {
  id: string
  type: string
  subject: string
  organizationId: number
  time: string
  sequence: number
}

export interface RestoredSource {
  natsUrl: string
  prefix?: string
  /** The service whose database was restored. */
  source: EventSource
  sql: Sql
}

const eventsPerBatch = 500

/**
 * Finds what was published after the point in time to which a database was restored: events of the
 * stream that the database does not have. Run it before the service starts.
 */
export const findUntrueEvents = ({
  natsUrl,
  prefix = 'svc',
  source,
  sql,
}: RestoredSource): Promise<UntrueEvent[]> =>
  atStream(natsUrl, streamName(prefix, source), async (nats, manager, stream) => {
    const { created, state } = await manager.streams.info(stream)
    const known = await readRelayState(sql, stream)
    const isSame = known?.created === created
    const first = Math.max(state.first_seq, isSame ? known.lastSequence + 1 : 1)
    const untrue: UntrueEvent[] = []
    const consumer = await nats.jetstream().consumers.get(stream, { opt_start_seq: first })
    for (let next = first; next <= state.last_seq; ) {
      const batch: UntrueEvent[] = []
      for await (const message of await consumer.fetch({
        max_messages: eventsPerBatch,
        expires: requestTimeout,
      })) {
        next = message.seq + 1
        const event = eventOf(message.string(), message.seq)
        if (event) batch.push(event)
        if (next > state.last_seq) break
      }
      const ids = batch.map(({ id }) => id)
      const rows = await sql<{ id: string }[]>`
        select id from event_log where id = any(${ids}::uuid[])
        union all select id from outbox where id = any(${ids}::uuid[])`
      const kept = new Set(rows.map(({ id }) => id))
      untrue.push(...batch.filter(({ id }) => !kept.has(id)))
    }
    return untrue
  })

/**
 * Deletes the stream of a restored database. The relay makes it again from what the database has,
 * so no consumer gets events that are no longer true.
 * @returns whether there was a stream
 */
export async function resetStream({
  natsUrl,
  prefix = 'svc',
  source,
}: Omit<RestoredSource, 'sql'>): Promise<boolean> {
  const found = await atStream(natsUrl, streamName(prefix, source), async (_nats, manager, stream) => [
    await manager.streams.delete(stream),
  ])
  return found.length > 0
}

/** Does something to a stream. @returns nothing when there is no such stream */
async function atStream<T>(
  natsUrl: string,
  stream: string,
  work: (nats: NatsConnection, manager: JetStreamManager, stream: string) => Promise<T[]>,
): Promise<T[]> {
  const nats = await connect({ ...connectionOptions(natsUrl, 'after-restore'), reconnect: false })
  try {
    return await work(nats, await nats.jetstreamManager({ timeout: requestTimeout }), stream)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  } finally {
    await nats.close()
  }
}

/** Returns undefined for a message that is no event. */
function eventOf(text: string, sequence: number): UntrueEvent | undefined {
  try {
    const { id, type, subject, organizationid: organizationId, time } = JSON.parse(text)
    return typeof id === 'string' ? { id, type, subject, organizationId, time, sequence } : undefined
  } catch {
    return undefined
  }
}
