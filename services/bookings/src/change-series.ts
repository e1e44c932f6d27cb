import { badRequest, type CancelBooking, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { apply, requireBooking } from './change-booking.ts'
import { findBooking, findSeries, lockBooking, lockSeries } from './db/bookings-repository.ts'
import { type Booking, type Decision, hasEnded } from './domain/booking.ts'
import { type CancelCommand, cancelBooking, checkCancel } from './domain/cancel-booking.ts'
import { cancellationOf, confirmationOf, type SeriesNews } from './domain/series-news.ts'
import type { Occasion } from './occasion.ts'

const starts = ({ start }: Booking): number => Date.parse(start)

/**
 * Cancels a booking, a seat of it, the booking and all later ones of its series, or by the uid of a series all that are to
 * come (docs/domain.md#cancel).
 * @param judge throws unless this caller may do that to this booking
 * @returns the booking, or the whole series where it was about more than one
 */
export async function cancelByUid(
  tx: Tx,
  uid: string,
  command: CancelCommand,
  occasion: Occasion,
  judge: (booking: Booking) => void,
): Promise<Booking | Booking[]> {
  const { now } = occasion
  // Of a series the occurrences are locked in their order, so that only one that stands alone is locked as it is read.
  const alone = !command.cancelSubsequentBookings
  const seen = await (alone ? lockBooking : findBooking)(tx, uid)
  if (!seen) return cancelSeries(tx, uid, command, occasion, judge)
  judge(seen)
  const { recurringBookingUid: seriesUid } = seen
  if (alone || seriesUid === undefined) {
    const before = alone ? seen : requireBooking(await lockBooking(tx, uid))
    return apply(tx, before, cancelBooking(before, command, now), occasion)
  }
  checkCancel(seen, command)
  const series = await lockSeries(tx, seriesUid, new Date(seen.start))
  const before = requireBooking(series.find((one) => one.uid === uid))
  const later = series.filter((one) => one.uid !== uid && starts(one) >= starts(before))
  const all = [before, ...later.filter((one) => canCancel(one, now))]
  const news = cancellationOf(await findSeries(tx, seriesUid), all)
  await apply(tx, before, cancelBooking(before, command, now, news), occasion)
  await cancelAll(tx, later, command, occasion, { alongSeries: true })
  return findSeries(tx, seriesUid)
}

async function cancelSeries(
  tx: Tx,
  seriesUid: string,
  command: CancelCommand,
  occasion: Occasion,
  judge: (booking: Booking) => void,
): Promise<Booking[]> {
  const { now } = occasion
  const series = await lockSeries(tx, seriesUid)
  const first = requireBooking(series[0])
  judge(first)
  if (command.cancelSubsequentBookings)
    throw badRequest({ path: 'cancelSubsequentBookings', message: 'needs the uid of one of the bookings' })
  const ahead = series.filter((one) => starts(one) >= now.getTime())
  const news = cancellationOf(
    series,
    ahead.filter((one) => canCancel(one, now)),
  )
  const cancelled = await cancelAll(tx, ahead, command, occasion, news)
  if (cancelled === 0)
    throw new DomainError(ahead.length === 0 ? 'booking_ended' : 'booking_already_cancelled')
  return findSeries(tx, seriesUid)
}

const canCancel = (booking: Booking, now: Date): boolean =>
  booking.status !== 'cancelled' && !hasEnded(booking, now)

/** Cancels those that still can be; the first one says the news. @returns how many */
async function cancelAll(
  tx: Tx,
  bookings: readonly Booking[],
  command: CancelBooking,
  occasion: Occasion,
  news: SeriesNews,
): Promise<number> {
  const { cancelSubsequentBookings: _, ...each } = command
  let cancelled = 0
  for (const one of bookings) {
    if (!canCancel(one, occasion.now)) continue
    const said = cancelled > 0 ? { alongSeries: true } : news
    await apply(tx, one, cancelBooking(one, each, occasion.now, said), occasion)
    cancelled += 1
  }
  return cancelled
}

/**
 * Confirms or declines a booking, and with it all others of its series that are pending
 * (docs/domain.md#confirm-and-decline).
 * @returns the addressed booking afterwards
 */
export async function answerRequest(
  tx: Tx,
  uid: string,
  occasion: Occasion,
  decide: (booking: Booking, series: SeriesNews) => Promise<Decision> | Decision,
): Promise<Booking> {
  const seen = requireBooking(await findBooking(tx, uid))
  const { recurringBookingUid: seriesUid } = seen
  if (seriesUid === undefined) {
    const before = requireBooking(await lockBooking(tx, uid))
    return apply(tx, before, await decide(before, {}), occasion)
  }
  const series = await lockSeries(tx, seriesUid)
  const before = requireBooking(series.find((one) => one.uid === uid))
  const answered = await apply(tx, before, await decide(before, confirmationOf(series)), occasion)
  for (const one of series) {
    if (one.uid === uid || one.status !== 'pending') continue
    await apply(tx, one, await decide(one, { alongSeries: true }), occasion)
  }
  return answered
}
