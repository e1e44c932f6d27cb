import type { Clock } from '@punctual/contracts'
import { type Database, firstSeen, isOutage, type Log } from '@punctual/db'
import { decode } from './decode.ts'
import { describe } from './storable.ts'
import type { Subscription } from './subscription.ts'

export interface ReplayOptions {
  db: Database
  /** Consumer whose dead letters are replayed. */
  consumer: string
  /** All subscriptions of that consumer, of every source. */
  handlers: readonly Subscription[]
  clock: Clock
  log: Log
}

interface Letter {
  id: number
  body: string
}

/**
 * Passes a consumer's dead letters to its handlers again, oldest first, each in its own
 * transaction. A letter whose event was handled in the meantime is only marked. One that fails
 * again stays, with its new error.
 * @returns how many were replayed and how many failed
 * @throws the database's error; calling it again continues
 */
export async function replayDeadLetters(
  options: ReplayOptions,
): Promise<{ replayed: number; failed: number }> {
  const { db, consumer, log } = options
  const done = { replayed: 0, failed: 0 }
  for (let after = 0; ; ) {
    const [letter] = await db.sql<Letter[]>`
      select id, body from dead_letter
      where consumer = ${consumer} and event_id is not null and replayed_at is null and id > ${after}
      order by id limit 1`
    if (!letter) return done
    after = letter.id
    try {
      await replay(options, letter)
      done.replayed++
    } catch (error) {
      if (isOutage(error)) throw error
      done.failed++
      log.warn({ err: error, consumer, deadLetter: letter.id }, 'a dead letter failed again')
      await db.sql`
        update dead_letter set error = ${describe(error)},
          attempts = attempts + 1
        where id = ${letter.id}`
    }
  }
}

async function replay({ db, consumer, handlers, clock }: ReplayOptions, letter: Letter): Promise<void> {
  const decoded = decode(letter.body, handlers)
  if (decoded.kind === 'invalid') throw decoded.error
  if (decoded.kind === 'ignored') throw new Error('no handler subscribes to its type')
  await db.transaction(async (tx) => {
    const at = clock.now()
    if (await firstSeen(tx, consumer, decoded.event.id, at)) {
      for (const { handle } of decoded.subscriptions) await handle(tx, [decoded.event])
    }
    await tx.sql`update dead_letter set replayed_at = ${at} where id = ${letter.id}`
  })
}
