import type { Clock, DomainEvent } from '@punctual/contracts'
import { addDeadLetter, type Database, type Log, type Tx } from '@punctual/db'
import { advance } from './consumer-tables.ts'
import type { Item } from './decode.ts'
import { describe, storable } from './storable.ts'
import type { Subscription } from './subscription.ts'
import { spansOf, type TracedBatch } from './trace-batch.ts'

export interface ApplyDeps {
  db: Database
  /** Name of the consuming service in the inbox. */
  consumer: string
  /** Name of its durable consumer on the stream. */
  durable: string
  stream: string
  clock: Clock
  log: Log
}

/**
 * Handles messages in stream order in one transaction: inbox rows, the consumer's position, dead
 * letters for invalid messages, and the handlers' writes. Then runs the handlers' after-commit
 * functions.
 */
export async function apply(deps: ApplyDeps, items: readonly Item[]): Promise<void> {
  const { tracing } = deps.db
  if (!tracing) return applyAll(deps, items)
  const batch = spansOf(tracing, deps, items)
  await batch.run(() => applyAll(deps, batch.items, batch))
}

async function applyAll(deps: ApplyDeps, items: readonly Item[], batch?: TracedBatch): Promise<void> {
  const { db, consumer, durable, stream, clock, log } = deps
  const after = await db.transaction(async (tx) => {
    const acts: (() => Promise<unknown>)[] = []
    const at = clock.now()
    const ids = items.flatMap(({ decoded }) => (decoded.kind === 'event' ? [decoded.event.id] : []))
    const last = Math.max(...items.map(({ sequence }) => sequence))
    const fresh = await advance(tx, { consumer, durable, stream, eventIds: ids, sequence: last, at })
    const calls: { handle: Subscription['handle']; events: DomainEvent[] }[] = []
    for (const item of items) {
      const { decoded } = item
      if (decoded.kind === 'invalid') await bury(tx, deps, item, decoded.error, 0)
      // Removed from the set because a batch can contain the same event twice.
      if (decoded.kind !== 'event' || !fresh.delete(decoded.event.id)) continue
      const { event, subscriptions } = decoded
      for (const { handle, inBatches, committed } of subscriptions) {
        const call = calls.at(-1)
        // Each traced event is handled in its own span where that makes no difference.
        if (call?.handle === handle && (inBatches || !batch)) call.events.push(event)
        else calls.push({ handle, events: [event] })
        if (committed) acts.push(() => committed(event))
      }
    }
    for (const { handle, events } of calls)
      await (batch ? batch.enter(events, () => handle(tx, events)) : handle(tx, events))
    return acts
  })
  for (const act of after)
    await act().catch((error: unknown) =>
      log.warn({ consumer, err: error }, 'an after-commit function failed'),
    )
}

/** Gives up on a message and stores it as a dead letter. */
export async function giveUp(deps: ApplyDeps, item: Item, error: unknown, attempts: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { consumer, durable, stream, clock } = deps
    await bury(tx, deps, item, error, attempts)
    await advance(tx, { consumer, durable, stream, eventIds: [], sequence: item.sequence, at: clock.now() })
  })
}

async function bury(
  tx: Tx,
  { consumer, clock }: ApplyDeps,
  { decoded, text }: Item,
  error: unknown,
  attempts: number,
): Promise<void> {
  if (decoded.kind === 'ignored') return
  const [eventId, { type, subject }] =
    decoded.kind === 'event' ? [decoded.event.id, decoded.event] : [decoded.eventId, decoded]
  await addDeadLetter(tx, {
    consumer,
    eventId,
    type: storable(type),
    subject: storable(subject),
    body: storable(text),
    error: describe(error),
    attempts,
    at: clock.now(),
  })
}
