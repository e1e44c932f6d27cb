import type { Sql } from '@punctual/db'
import { AckPolicy, type ConsumerInfo, DeliverPolicy, nanos } from 'nats'
import type { Link } from './bus.ts'
import { type ConsumerState, readConsumerState } from './consumer-tables.ts'
import { findStream, isMissing } from './stream.ts'

/** Milliseconds until a message that nobody acknowledged is delivered again. */
export const ackWait = 30_000

/** Messages that may be on their way at a time, those that wait for another try included. */
const maxAckPending = 1_000

const limits = {
  ack_policy: AckPolicy.Explicit,
  ack_wait: nanos(ackWait),
  max_deliver: -1,
  max_ack_pending: maxAckPending,
}

/** From where a durable consumer goes on: as it is, or made anew from a sequence of the stream. */
export type Course = 'keep' | { from: number }

/** What the server and our database know of a consumer's way through a stream. */
export interface Standing {
  stream: { created: string; lastSequence: number } | undefined
  durable: { delivered: number; floor: number; pending: number } | undefined
  state: ConsumerState | undefined
}

/**
 * @returns whether the server's idea of what was handled can be trusted. It cannot when the stream is another one or
 * was rolled back (the consumer would silently skip what comes next), when the durable is gone, or when it is ahead
 * of our database.
 */
export function isSound({ stream, durable, state }: Standing): boolean {
  if (!stream || !durable || !state || state.created !== stream.created) return false
  const furthest = Math.max(durable.delivered, durable.floor, state.lastSequence)
  return furthest <= stream.lastSequence && durable.floor <= state.lastSequence
}

/**
 * Decides where to go on. What cannot be trusted is delivered again from the start, and the inbox drops what it knows.
 * Messages that a former owner left unacknowledged are had at once and in order by starting anew after the last of
 * the acknowledged ones.
 */
export function courseOf(standing: Standing): Course {
  const { durable } = standing
  if (!durable || !isSound(standing)) return { from: 1 }
  return durable.pending > 0 ? { from: durable.floor + 1 } : 'keep'
}

/** Looks at the durable first: what is looked at later can only be further. */
export async function standingOf(link: Link, sql: Sql, stream: string, consumer: string): Promise<Standing> {
  const durable = await findDurable(link, stream, consumer)
  const found = await findStream(link, stream)
  return {
    durable: durable && {
      delivered: durable.delivered.stream_seq,
      floor: durable.ack_floor.stream_seq,
      pending: durable.num_ack_pending,
    },
    stream: found && { created: found.created, lastSequence: found.state.last_seq },
    state: await readConsumerState(sql, consumer, stream),
  }
}

async function findDurable(
  { manager, ask }: Link,
  stream: string,
  name: string,
): Promise<ConsumerInfo | undefined> {
  try {
    return await ask(manager.consumers.info(stream, name))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Makes the durable consumer anew. @returns the last sequence that it will not deliver */
export async function recreateDurable(
  { manager, ask }: Link,
  stream: string,
  name: string,
  filter: string,
  from: number,
): Promise<number> {
  await ask(manager.consumers.delete(stream, name)).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  const { ack_floor } = await ask(
    manager.consumers.add(stream, {
      ...limits,
      durable_name: name,
      filter_subject: filter,
      ...(from > 1
        ? { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: from }
        : { deliver_policy: DeliverPolicy.All }),
    }),
  )
  return ack_floor.stream_seq
}

/** Brings the limits of a durable consumer that an older release made up to date. */
export async function updateDurable({ manager, ask }: Link, stream: string, name: string): Promise<void> {
  const { config } = await ask(manager.consumers.info(stream, name))
  const differs = (Object.keys(limits) as (keyof typeof limits)[]).some((key) => config[key] !== limits[key])
  if (differs) await ask(manager.consumers.update(stream, name, limits))
}
