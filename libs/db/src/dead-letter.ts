import type { Tx } from './transaction.ts'

/** An event or timer that was given up, stored with its error for inspection and replay. */
export interface DeadLetter {
  /** The consumer's name, or `timers`. */
  consumer: string
  /** Id of the event; null for anything else. */
  eventId: string | null
  type: string
  subject: string
  /** The event as received, or the timer, as JSON text. */
  body: string
  error: unknown
  attempts: number
  at: Date
}

/**
 * Writes a dead letter, one row for each event, or message without an event id, and consumer: a
 * repeat updates its error and attempts.
 */
export async function addDeadLetter(tx: Tx, letter: DeadLetter): Promise<void> {
  const { sql } = tx
  const same =
    letter.eventId === null
      ? sql`(consumer, subject, md5(body)) where event_id is null`
      : sql`(consumer, event_id)`
  await sql`
    insert into dead_letter (consumer, event_id, type, subject, body, error, attempts, created_at)
    values (${letter.consumer}, ${letter.eventId}, ${letter.type}, ${letter.subject}, ${letter.body},
      ${describe(letter.error)}, ${letter.attempts}, ${letter.at})
    on conflict ${same} do update
      set error = excluded.error, attempts = excluded.attempts, created_at = excluded.created_at,
        replayed_at = null`
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
