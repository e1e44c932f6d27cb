import type { Tx } from '@punctual/db'
import type { Timer } from '@punctual/timers'
import { findBooking, lockBooking } from '../db/find-bookings.ts'
import { takeHeldNews } from '../db/held-news.ts'
import { newsOf, saveBooking } from '../db/save-bookings.ts'
import type { Booking, ChangeContext, Decision } from '../domain/booking.ts'
import { awaitsLink, releasedNews } from '../domain/held-news.ts'
import { releaseNews } from './change-booking.ts'

/**
 * Settles where a booking takes place whose meeting was made or refused. What waited for the link
 * is published with it; without anything that waited, the new location is.
 */
export async function settleMeeting(
  tx: Tx,
  bookingUid: string,
  context: ChangeContext,
  decide: (booking: Booking, now: Date) => Decision,
): Promise<void> {
  const before = await lockBooking(tx, bookingUid)
  if (!before) return
  const { booking, events } = decide(before, context.now)
  if (booking === before) return
  const held = await takeHeldNews(tx, before)
  const news = held.length > 0 ? releasedNews(booking, held) : events
  await saveBooking(tx, before, booking, newsOf(tx, booking, news, context))
}

/** Ends the wait for the link of a booking's meeting: what waited is published without it. */
export async function endLinkWait(tx: Tx, { key }: Pick<Timer, 'key'>, now: Date): Promise<void> {
  const seen = await findBooking(tx, key)
  if (!seen || !awaitsLink(seen)) return
  const booking = await lockBooking(tx, key)
  if (booking) await releaseNews(tx, booking, { now })
}
