import { randomInt } from 'node:crypto'
import type { DomainEvent, EventData, EventDefinition } from '@punctual/contracts'
import { v7 } from 'uuid'
import type { Statement } from './statement.ts'
import type { Tx } from './transaction.ts'
import { queueWork } from './work-wakes.ts'

export interface NewEvent<Data> {
  /** The aggregate's public id. */
  subject: string
  /** The aggregate's version after the change, incremented under its row lock. */
  version: number
  /** 0 means none. */
  organizationId: number
  data: Data
  at: Date
  /** Of the request, where no span runs. */
  traceparent?: string
}

/** Of the last id of this process: 32 bits, from a random start. */
let sequence = randomInt(2 ** 31)

/**
 * Returns a UUIDv7 of that instant. Those of one instant and process increase, so that the events
 * of one transaction stay in order where they are sorted by id.
 */
export function newEventId(at: Date): string {
  sequence = (sequence + 1) >>> 0
  return v7({ msecs: at.getTime(), seq: sequence })
}

/**
 * Writes the event into the outbox, in the transaction of its change. Call it after locking the
 * aggregate's row, so that the outbox has the versions of one aggregate in order.
 */
export async function appendEvent<D extends EventDefinition>(
  tx: Tx,
  definition: D,
  event: NewEvent<EventData<D>>,
): Promise<DomainEvent<EventData<D>>> {
  const envelope = envelopeOf(tx, definition, event)
  await insertOf(tx, [envelope])
  return envelope
}

/**
 * Like `appendEvent`, for a statement that changes an aggregate and writes its events together.
 * @returns the insert of these events in order, to be awaited or used in the `with` of another
 *   statement of the transaction
 */
export function insertEvents(
  tx: Tx,
  events: readonly { definition: EventDefinition; event: NewEvent<unknown> }[],
): Statement<unknown> {
  return insertOf(
    tx,
    events.map(({ definition, event }) => envelopeOf(tx, definition, event)),
  )
}

function envelopeOf<Data>(tx: Tx, { type }: EventDefinition, event: NewEvent<Data>): DomainEvent<Data> {
  const traceparent = tx.traceparent ?? event.traceparent
  return {
    specversion: '1.0',
    id: newEventId(event.at),
    source: type.slice(0, type.indexOf('.')),
    type,
    subject: event.subject,
    time: event.at.toISOString(),
    data: event.data,
    aggregateversion: event.version,
    organizationid: event.organizationId,
    ...(traceparent !== undefined && { traceparent }),
  }
}

function insertOf(tx: Tx, envelopes: readonly DomainEvent<unknown>[]): Statement<unknown> {
  const rows = envelopes.map((envelope) => ({
    id: envelope.id,
    subject: envelope.subject,
    aggregate_version: envelope.aggregateversion,
    type: envelope.type,
    body: JSON.stringify(envelope),
    organization_id: envelope.organizationid,
    created_at: new Date(envelope.time),
  }))
  queueWork(tx, 'events')
  return tx.sql`insert into outbox ${tx.sql(rows)}`
}
