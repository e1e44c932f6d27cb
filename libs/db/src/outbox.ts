import type { DomainEvent, EventData, EventDefinition } from '@punctual/contracts'
import { v7 } from 'uuid'
import type { Tx } from './transaction.ts'

export interface NewEvent<Data> {
  /** The aggregate's public id. */
  subject: string
  /** The aggregate's version after the change, counted under its row lock. */
  version: number
  /** 0: none. */
  organizationId: number
  data: Data
  at: Date
  traceparent?: string
}

const written = new WeakSet<Tx>()

/** @returns a UUIDv7 of that instant */
export function newEventId(at: Date): string {
  return v7({ msecs: at.getTime() })
}

/**
 * Writes the event into the outbox, in the transaction that causes it. Call it after the aggregate's row is
 * locked, so that the outbox has the versions of one aggregate in their order.
 */
export async function appendEvent<D extends EventDefinition>(
  tx: Tx,
  definition: D,
  event: NewEvent<EventData<D>>,
): Promise<DomainEvent<EventData<D>>> {
  const { type } = definition
  const envelope: DomainEvent<EventData<D>> = {
    specversion: '1.0',
    id: newEventId(event.at),
    source: type.slice(0, type.indexOf('.')),
    type,
    subject: event.subject,
    time: event.at.toISOString(),
    data: event.data,
    aggregateversion: event.version,
    organizationid: event.organizationId,
    ...(event.traceparent !== undefined && { traceparent: event.traceparent }),
  }
  await tx.sql`
    insert into outbox (id, subject, aggregate_version, type, body, organization_id, created_at)
    values (${envelope.id}, ${event.subject}, ${event.version}, ${type}, ${JSON.stringify(envelope)},
      ${event.organizationId}, ${event.at})`
  written.add(tx)
  return envelope
}

/** @returns whether the transaction has put something into the outbox */
export function hasAppended(tx: Tx): boolean {
  return written.has(tx)
}
