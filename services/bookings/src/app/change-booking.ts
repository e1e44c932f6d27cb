import { DomainError } from '@punctual/contracts'
import { isContention, type Tx } from '@punctual/db'
import { setTimer } from '@punctual/timers'
import { lockBooking } from '../db/find-bookings.ts'
import { holdNews, takeHeldNews } from '../db/held-news.ts'
import { type News, newsOf, publish, saveBooking } from '../db/save-bookings.ts'
import { type Booking, type ChangeContext, type Decision, requireBooking } from '../domain/booking.ts'
import { awaitsLink, linkWaitMs, releasedNews, withHeldNews } from '../domain/held-news.ts'

/** The purpose of timers that end the wait for the link of a meeting. */
export const linkWait = 'link-wait'

/**
 * Locks a booking, applies `decide`, then writes and publishes the decision.
 * @returns the booking after the change
 * @throws DomainError booking_not_found, and what `decide` throws
 */
export async function changeBooking(
  tx: Tx,
  uid: string,
  context: ChangeContext,
  decide: (booking: Booking, now: Date) => Decision,
): Promise<Booking> {
  const before = requireBooking(await lockBooking(tx, uid))
  return apply(tx, before, decide(before, context.now), context)
}

/** Writes and publishes a decision about a locked booking, after what waited for its meeting. */
export async function apply(
  tx: Tx,
  before: Booking,
  decision: Decision,
  context: ChangeContext,
): Promise<Booking> {
  await releaseNews(tx, before, context)
  const { booking } = decision
  const news = await newsToTell(tx, decision, context)
  await saveBooking(tx, before, booking, news)
  return booking
}

/**
 * Returns the events of a decision that are published now; those that wait for the link of the
 * meeting are stored, with a timer that ends the wait.
 */
export async function newsToTell(tx: Tx, decision: Decision, context: ChangeContext): Promise<News> {
  const { booking } = decision
  const { events, held } = withHeldNews(decision)
  if (held.length > 0) {
    await holdNews(tx, booking, held)
    await setTimer(tx, {
      key: booking.uid,
      purpose: linkWait,
      dueAt: new Date(context.now.getTime() + linkWaitMs),
    })
  }
  return newsOf(tx, booking, events, context)
}

/** Publishes what waited for the link of a locked booking's meeting. */
export async function releaseNews(tx: Tx, booking: Booking, context: ChangeContext): Promise<void> {
  if (!awaitsLink(booking)) return
  publish(tx, booking, releasedNews(booking, await takeHeldNews(tx, booking)), context)
}

/**
 * Rethrows contention that outlasted all retries as slot_taken, and any other error unchanged. For
 * `catch`.
 */
export function asSlotTaken(error: unknown): never {
  if (isContention(error)) throw new DomainError('slot_taken', undefined, { cause: error })
  throw error
}
