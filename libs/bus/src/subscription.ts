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
  /**
   * Called only with events whose data fits the definition's schema, in the order of the stream.
   * Subscriptions with the same function get their successive events in one call.
   */
  readonly handle: (tx: Tx, events: readonly DomainEvent[]) => Promise<unknown>
  /** Whether that function needs successive events in one call, instead of handling each alike. */
  readonly inBatches: boolean
  /** Called after the commit; what it throws is logged, and the event counts as handled. */
  readonly committed?: (event: DomainEvent) => Promise<unknown>
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
  handler: Handler<EventData<D>>,
  { committed }: { committed?: (event: DomainEvent<EventData<D>>) => Promise<unknown> } = {},
): Subscription {
  return {
    definition,
    inBatches: handler instanceof BatchHandler,
    handle: (handler instanceof BatchHandler ? handler.handle : oneByOne(handler)) as Subscription['handle'],
    ...(committed && { committed: committed as NonNullable<Subscription['committed']> }),
  }
}

const oneByOne =
  <Data>(handle: (tx: Tx, event: DomainEvent<Data>) => Promise<unknown>) =>
  async (tx: Tx, events: readonly DomainEvent<Data>[]): Promise<void> => {
    for (const event of events) await handle(tx, event)
  }

/** A handler of events that arrive one after the other. Created by `inBatches`. */
class BatchHandler<Data> {
  readonly handle: (tx: Tx, events: readonly DomainEvent<Data>[]) => Promise<unknown>

  constructor(handle: BatchHandler<Data>['handle']) {
    this.handle = handle
  }
}

/**
 * Creates a handler that gets all successive events of its types at once, in the order of the
 * stream. When it throws, each event is handled in a call and a transaction of its own.
 */
export const inBatches = <Data>(
  handle: (tx: Tx, events: readonly DomainEvent<Data>[]) => Promise<unknown>,
): BatchHandler<Data> => new BatchHandler(handle)

type Handler<Data> = ((tx: Tx, event: DomainEvent<Data>) => Promise<unknown>) | BatchHandler<Data>

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
