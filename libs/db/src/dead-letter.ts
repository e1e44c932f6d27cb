import type { Tx } from './transaction.ts'

/** What was given up: kept with its error, to be seen and replayed. */
export interface DeadLetter {
  /** Who gave up: the consumer's name, or `timers`. */
  consumer: string
  /** Of an event; null otherwise. */
  eventId: string | null
  type: string
  subject: string
  /** The event as it came, or the timer, as JSON text. */
  body: string
  error: unknown
  attempts: number
  at: Date
}

/**
 * Writes a dead letter; the same event of the same consumer once (its error and attempts are brought up to
 * date).
 */
export async function addDeadLetter(tx: Tx, letter: DeadLetter): Promise<void> {
  await tx.sql`
    insert into dead_letter (consumer, event_id, type, subject, body, error, attempts, created_at)
    values (${letter.consumer}, ${letter.eventId}, ${letter.type}, ${letter.subject}, ${letter.body},
      ${describe(letter.error)}, ${letter.attempts}, ${letter.at})
    on conflict (consumer, event_id) do update
      set error = excluded.error, attempts = excluded.attempts, created_at = excluded.created_at,
        replayed_at = null`
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
