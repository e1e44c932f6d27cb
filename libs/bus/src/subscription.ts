import type { DomainEvent, EventData, EventDefinition } from '@punctual/contracts'
import type { Tx } from '@punctual/db'

/** What a service does at one type of event. Made by `subscribe`. */
export interface Subscription {
  readonly definition: EventDefinition
  /** Called with events whose data fits the definition's schema alone. */
  handle(tx: Tx, event: DomainEvent): Promise<unknown>
  /** Called after the commit; what it throws is logged, and the event counts as handled. */
  committed?(event: DomainEvent): Promise<unknown>
}

/**
 * Names what is done at an event. The handler is called once per event, in the transaction that records that it was:
 * SQL alone, what goes outside is written as a row. It must be safe when an older event comes after a newer one
 * (compare `aggregateversion`), which happens at replays and at retries. What it throws rolls everything back and has
 * it called again, in the end the event becomes a dead letter. `committed` is for what may be lost when the process dies in
 * between, such as dropping what caches remember.
 */
export function subscribe<D extends EventDefinition>(
  definition: D,
  handler: (tx: Tx, event: DomainEvent<EventData<D>>) => Promise<unknown>,
  { committed }: { committed?: (event: DomainEvent<EventData<D>>) => Promise<unknown> } = {},
): Subscription {
  return {
    definition,
    handle: (tx, event) => handler(tx, event as DomainEvent<EventData<D>>),
    ...(committed && { committed: (event) => committed(event as DomainEvent<EventData<D>>) }),
  }
}
