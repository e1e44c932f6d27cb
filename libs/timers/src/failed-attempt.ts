import { addDeadLetter, type Tx } from '@punctual/db'
import { type ClaimedTimer, claimOne } from './claim.ts'

/** A timer is given up after this many failures. */
export const maxAttempts = 10

const firstWait = 1_000
const longestWait = 15 * 60_000

/**
 * Returns the delay in milliseconds until the next attempt: 1 s, doubled each time, at most 15
 * minutes.
 */
export function waitAfter(attempts: number): number {
  return Math.min(firstWait * 2 ** (attempts - 1), longestWait)
}

/**
 * Records a failed attempt: the timer waits for its next one, or becomes a dead letter after the
 * tenth.
 * @returns the attempts so far; 0 when the timer was cancelled or moved meanwhile, so that the
 *   failure does not matter
 */
export async function recordFailure(tx: Tx, timer: ClaimedTimer, error: unknown, now: Date): Promise<number> {
  const claimed = await claimOne(tx, timer)
  if (!claimed) return 0
  const attempts = claimed.attempts + 1
  const { key, purpose, dueAt, payload, generation, traceparent } = claimed
  if (attempts >= maxAttempts) {
    const body = JSON.stringify({ key, purpose, dueAt, payload, generation })
    await addDeadLetter(tx, {
      consumer: 'timers',
      eventId: null,
      type: purpose,
      subject: key,
      body,
      error,
      attempts,
      at: now,
    })
    return attempts
  }
  await tx.sql`
    insert into timer (key, purpose, due_at, generation, payload, attempts, run_at, traceparent)
    values (${key}, ${purpose}, ${dueAt}, ${generation}, ${JSON.stringify(payload)}::text::jsonb, ${attempts},
      ${new Date(now.getTime() + waitAfter(attempts))}, ${traceparent})`
  return attempts
}
