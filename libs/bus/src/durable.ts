import type { Sql } from '@punctual/db'
import { AckPolicy, type ConsumerInfo, DeliverPolicy, nanos } from 'nats'
import type { Link } from './bus.ts'
import { type ConsumerState, readConsumerState } from './consumer-tables.ts'
import { findStream, isMissing } from './stream.ts'

/** Milliseconds after which the server redelivers an unacknowledged message. */
export const ackWait = 30_000

/** Most unacknowledged messages, including those that wait for a retry. */
const maxAckPending = 1_000

const limits = {
  ack_policy: AckPolicy.Explicit,
  ack_wait: nanos(ackWait),
  max_deliver: -1,
  max_ack_pending: maxAckPending,
}

/** The server does not say where a durable consumer is. `cause` is its error. */
export class DurableSilent extends Error {
  override name = 'DurableSilent'
}

/** How a durable consumer continues: unchanged, or recreated from a sequence of the stream. */
export type Course = 'keep' | { from: number }

/** The server's position of a durable consumer. */
interface Position {
  /** Messages that it has delivered, each time that it did. */
  deliveries: number
  /** Highest sequence of the stream that it has delivered. */
  delivered: number
  /** Up to which everything is acknowledged. */
  floor: number
  /** Unacknowledged messages. */
  pending: number
  /** Requests for messages. */
  waiting: number
}

/** What the server and our database know about a consumer's position in a stream. */
export interface Standing {
  stream: { created: string; lastSequence: number } | undefined
  durable: Position | undefined
  state: ConsumerState | undefined
}

/**
 * Returns whether the server's position can be trusted. It cannot when the stream was recreated or
 * rolled back (the consumer would silently skip new messages), when the durable is gone, or when it
 * is ahead of our database.
 */
export function isSound({ stream, durable, state }: Standing): boolean {
  if (!stream || !durable || !state || state.created !== stream.created) return false
  const furthest = Math.max(durable.delivered, durable.floor, state.lastSequence)
  return furthest <= stream.lastSequence && durable.floor <= state.lastSequence
}

/**
 * Decides where to continue. An untrusted position means a redelivery from the start; the inbox
 * drops the repeats. Messages that a former owner left unacknowledged are redelivered immediately
 * and in order by recreating the durable after the last acknowledged one. So are those that the
 * server would still deliver to a former owner that hangs and has asked for messages.
 * @param handled a sequence up to which the service has handled everything by other durables
 */
export function courseOf(standing: Standing, handled = 0): Course {
  const { durable } = standing
  const isTrusted = durable !== undefined && isSound(standing)
  if (handled > (isTrusted ? durable.floor : 0)) return { from: handled + 1 }
  if (!isTrusted) return { from: 1 }
  return durable.pending + durable.waiting > 0 ? { from: durable.floor + 1 } : 'keep'
}

/**
 * Reads the durable first: values that are read later can only be further ahead.
 * @param filter subjects of the durable
 * @throws DurableSilent
 */
export async function standingOf(
  link: Link,
  sql: Sql,
  stream: string,
  consumer: string,
  filter: string,
): Promise<Standing> {
  const durable = await findDurable(link, stream, consumer)
  const found = await findStream(link, stream)
  const state = await readConsumerState(sql, consumer, stream)
  const floor = durable?.ack_floor.stream_seq ?? 0
  return {
    durable: durable && {
      deliveries: durable.delivered.consumer_seq,
      delivered: durable.delivered.stream_seq,
      floor,
      pending: durable.num_ack_pending,
      waiting: durable.num_waiting,
    },
    stream: found && { created: found.created, lastSequence: found.state.last_seq },
    state: state && (await withSkipped(link, stream, filter, state, floor)),
  }
}

/**
 * Returns the position after the messages of other subjects that follow it: the server counts those
 * as acknowledged.
 */
async function withSkipped(
  { manager, ask }: Link,
  stream: string,
  filter: string,
  state: ConsumerState,
  floor: number,
): Promise<ConsumerState> {
  if (floor <= state.lastSequence) return state
  try {
    const query = { seq: state.lastSequence + 1, next_by_subj: filter }
    const { seq } = await ask(manager.streams.getMessage(stream, query))
    return { ...state, lastSequence: Math.min(seq - 1, floor) }
  } catch (error) {
    if (isMissing(error)) return { ...state, lastSequence: floor }
    throw error
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
    throw new DurableSilent(`no answer about ${name} of ${stream}`, { cause: error })
  }
}

/** Recreates the durable consumer. @returns the last sequence that it will not deliver */
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

/** Updates the limits of a durable consumer that an older release created. */
export async function updateDurable({ manager, ask }: Link, stream: string, name: string): Promise<void> {
  const { config } = await ask(manager.consumers.info(stream, name))
  const differs = (Object.keys(limits) as (keyof typeof limits)[]).some((key) => config[key] !== limits[key])
  if (differs) await ask(manager.consumers.update(stream, name, limits))
}
