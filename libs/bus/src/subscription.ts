import {
  type ConsumedType,
  type DataOfType,
  type DomainEvent,
  type EventConsumer,
  type EventData,
  type EventDefinition,
  type EventSource,
  events,
} from '@punctual/contracts'
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

type Handler<Data> = (tx: Tx, event: DomainEvent<Data>) => Promise<unknown>

/** A handler for each type of event that a service consumes according to the registry. */
export type Handlers<C extends EventConsumer> = {
  readonly [T in ConsumedType<C>]: Handler<DataOfType<T>>
}

/** Gives events of several types the same handler. */
export const forEach = <T extends ConsumedType<EventConsumer>>(
  types: readonly T[],
  handler: Handler<DataOfType<T>>,
): { readonly [K in T]: Handler<DataOfType<K>> } =>
  Object.fromEntries(types.map((type) => [type, handler])) as never

/**
 * Returns the subscriptions of a service by stream. The handlers must match the registry, as the
 * compiler checks.
 * @param committed what a type of event does after the commit, as in `subscribe`
 */
export function subscriptionsOf<C extends EventConsumer>(
  consumer: C,
  handlers: Handlers<C>,
  committed: {
    readonly [T in ConsumedType<C>]?: (event: DomainEvent<DataOfType<T>>) => Promise<unknown>
  } = {},
): Partial<Record<EventSource, Subscription[]>> {
  const byStream: Partial<Record<EventSource, Subscription[]>> = {}
  for (const { definition, consumers } of events) {
    if (!consumers.some((one) => one === consumer)) continue
    const type = definition.type as ConsumedType<C>
    const source = type.split('.', 1)[0] as EventSource
    const after = committed[type]
    const subscription = subscribe(
      definition as EventDefinition,
      handlers[type] as Handler<unknown>,
      after && { committed: after as (event: DomainEvent) => Promise<unknown> },
    )
    byStream[source] = [...(byStream[source] ?? []), subscription]
  }
  return byStream
}
