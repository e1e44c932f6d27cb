import type { Clock } from '@punctual/contracts'
import { addDeadLetter, type Database, type Log, type Tx } from '@punctual/db'
import { advance, firstSeenOf } from './consumer-tables.ts'
import type { Decoded } from './decode.ts'
import { describe, storable } from './storable.ts'

/** A decoded message of a stream. */
export interface Item {
  sequence: number
  text: string
  decoded: Decoded
}

export interface ApplyDeps {
  db: Database
  consumer: string
  stream: string
  clock: Clock
  log: Log
}

/**
 * Handles messages in stream order in one transaction: inbox rows, the handlers' writes, dead
 * letters for invalid messages, and the consumer's position. Then runs the handlers' after-commit
 * functions.
 */
export async function apply(deps: ApplyDeps, items: readonly Item[]): Promise<void> {
  const { db, consumer, stream, clock, log } = deps
  const after = await db.transaction(async (tx) => {
    const acts: (() => Promise<unknown>)[] = []
    const at = clock.now()
    const ids = items.flatMap(({ decoded }) => (decoded.kind === 'event' ? [decoded.event.id] : []))
    const fresh = await firstSeenOf(tx, consumer, ids, at)
    for (const item of items) {
      const { decoded } = item
      if (decoded.kind === 'invalid') await bury(tx, deps, item, decoded.error, 0)
      // Removed from the set because a batch can contain the same event twice.
      if (decoded.kind !== 'event' || !fresh.delete(decoded.event.id)) continue
      const { event, subscriptions } = decoded
      for (const subscription of subscriptions) {
        await subscription.handle(tx, event)
        if (subscription.committed) acts.push(async () => subscription.committed?.(event))
      }
    }
    await advance(tx, consumer, stream, Math.max(...items.map(({ sequence }) => sequence)), at)
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
    await bury(tx, deps, item, error, attempts)
    await advance(tx, deps.consumer, deps.stream, item.sequence, deps.clock.now())
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
