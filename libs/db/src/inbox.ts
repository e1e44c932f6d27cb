import type { Tx } from './transaction.ts'

/**
 * Records that the consumer has handled the event, in the transaction of its effects.
 * @returns false when it was handled before: skip the effects
 */
export async function firstSeen(tx: Tx, consumer: string, eventId: string, at: Date): Promise<boolean> {
  const { count } = await tx.sql`
    insert into inbox (consumer, event_id, seen_at) values (${consumer}, ${eventId}, ${at})
    on conflict do nothing`
  return count === 1
}
