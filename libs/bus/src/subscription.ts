import type { DomainEvent, EventData, EventDefinition } from '@punctual/contracts'
import type { Tx } from '@punctual/db'

/** What a service does for one type of event. Created by `subscribe`. */
export interface Subscription {
  readonly definition: EventDefinition
  /** Called only with events whose data fits the definition's schema. */
  handle(tx: Tx, event: DomainEvent): Promise<unknown>
  /** Called after the commit; what it throws is logged, and the event counts as handled. */
  committed?(event: DomainEvent): Promise<unknown>
}

/**
 * Subscribes a handler to an event type. The handler is called once per event, in the transaction
 * of the inbox row. It may only run SQL; external effects must be written as rows. It must tolerate
 * an older event after a newer one (compare `aggregateversion`), which happens in replays and
 * retries. If it throws, the transaction is rolled back and the event is retried; in the end the
 * event becomes a dead letter. `committed` is for effects that may be lost when the process dies,
 * such as clearing caches.
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
