import { badRequest, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { findBooking, findSeries, lockBooking, lockSeries } from '../db/find-bookings.ts'
import { type Booking, type ChangeContext, hasEnded, requireBooking } from '../domain/booking.ts'
import { type CancelCommand, cancelBooking, checkCancel } from '../domain/cancel-booking.ts'
import { cancellationOf, type SeriesNews } from '../domain/series-news.ts'
import { apply } from './change-booking.ts'

const starts = ({ start }: Booking): number => Date.parse(start)

type WantedCancellation = Omit<CancelCommand, 'byOrganizer'>
type Authorize = (booking: Booking) => Pick<CancelCommand, 'byOrganizer'> | undefined

/**
 * Cancels a booking, one of its seats, the booking with all later ones of its series, or, by the
 * uid of a series, all future ones (docs/domain.md#cancel).
 * @param authorize throws unless the caller may cancel this booking, and says on which side the
 *   caller is
 * @returns the booking, or the whole series if the command covers more than one booking
 */
export async function cancelByUid(
  tx: Tx,
  uid: string,
  wanted: WantedCancellation,
  context: ChangeContext,
  authorize: Authorize,
): Promise<Booking | Booking[]> {
  const { now } = context
  // The occurrences of a series are locked in order, to avoid deadlocks; a single booking is locked
  // as it is read.
  const isSingle = !wanted.cancelSubsequentBookings
  const seen = await (isSingle ? lockBooking : findBooking)(tx, uid)
  if (!seen) return cancelSeries(tx, uid, wanted, context, authorize)
  const command = { ...wanted, ...authorize(seen) }
  const { recurringBookingUid: seriesUid } = seen
  if (isSingle || seriesUid === undefined) {
    const before = isSingle ? seen : requireBooking(await lockBooking(tx, uid))
    return apply(tx, before, cancelBooking(before, command, now), context)
  }
  checkCancel(seen, command)
  const series = await lockSeries(tx, seriesUid, new Date(seen.start))
  const before = requireBooking(series.find((one) => one.uid === uid))
  const later = series.filter((one) => one.uid !== uid && starts(one) >= starts(before))
  const all = [before, ...later.filter((one) => canCancel(one, now))]
  const news = cancellationOf(await findSeries(tx, seriesUid), all)
  await apply(tx, before, cancelBooking(before, command, now, news), context)
  await cancelAll(tx, later, command, context, { alongSeries: true })
  return findSeries(tx, seriesUid)
}

async function cancelSeries(
  tx: Tx,
  seriesUid: string,
  wanted: WantedCancellation,
  context: ChangeContext,
  authorize: Authorize,
): Promise<Booking[]> {
  const { now } = context
  const series = await lockSeries(tx, seriesUid)
  const first = requireBooking(series[0])
  const command = { ...wanted, ...authorize(first) }
  if (command.cancelSubsequentBookings)
    throw badRequest({
      path: 'cancelSubsequentBookings',
      message: 'requires the uid of a booking, not of a series',
    })
  const ahead = series.filter((one) => starts(one) >= now.getTime())
  const news = cancellationOf(
    series,
    ahead.filter((one) => canCancel(one, now)),
  )
  const cancelled = await cancelAll(tx, ahead, command, context, news)
  if (cancelled === 0)
    throw new DomainError(ahead.length === 0 ? 'booking_ended' : 'booking_already_cancelled')
  return findSeries(tx, seriesUid)
}

const canCancel = (booking: Booking, now: Date): boolean =>
  booking.status !== 'cancelled' && !hasEnded(booking, now)

/**
 * Cancels the bookings that can still be cancelled; the event of the first describes them all.
 * @returns how many
 */
async function cancelAll(
  tx: Tx,
  bookings: readonly Booking[],
  command: CancelCommand,
  context: ChangeContext,
  news: SeriesNews,
): Promise<number> {
  const { cancelSubsequentBookings: _, ...each } = command
  let cancelled = 0
  for (const one of bookings) {
    if (!canCancel(one, context.now)) continue
    const said = cancelled > 0 ? { alongSeries: true } : news
    await apply(tx, one, cancelBooking(one, each, context.now, said), context)
    cancelled += 1
  }
  return cancelled
}
