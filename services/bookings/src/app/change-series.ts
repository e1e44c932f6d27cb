import {
  badRequest,
  type CallerContext,
  type CancelBooking,
  DomainError,
  type HostSnapshot,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { findBooking, findSeries, lockBooking, lockSeries } from '../db/find-bookings.ts'
import { confirmBooking } from '../domain/answer-request.ts'
import {
  type Booking,
  type ChangeContext,
  type Decision,
  hasEnded,
  hostSnapshot,
  requireBooking,
} from '../domain/booking.ts'
import { type CancelCommand, cancelBooking, checkCancel } from '../domain/cancel-booking.ts'
import { cancellationOf, confirmationOf, type SeriesNews } from '../domain/series-news.ts'
import { apply } from './change-booking.ts'
import { transferClaim } from './claim-time.ts'

const starts = ({ start }: Booking): number => Date.parse(start)

/**
 * Cancels a booking, one of its seats, the booking with all later ones of its series, or, by the
 * uid of a series, all future ones (docs/domain.md#cancel).
 * @param authorize throws unless the caller may cancel this booking
 * @returns the booking, or the whole series if the command covers more than one booking
 */
export async function cancelByUid(
  tx: Tx,
  uid: string,
  command: CancelCommand,
  context: ChangeContext,
  authorize: (booking: Booking) => void,
): Promise<Booking | Booking[]> {
  const { now } = context
  // The occurrences of a series are locked in order, to avoid deadlocks; a single booking is locked
  // as it is read.
  const isSingle = !command.cancelSubsequentBookings
  const seen = await (isSingle ? lockBooking : findBooking)(tx, uid)
  if (!seen) return cancelSeries(tx, uid, command, context, authorize)
  authorize(seen)
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
  command: CancelCommand,
  context: ChangeContext,
  authorize: (booking: Booking) => void,
): Promise<Booking[]> {
  const { now } = context
  const series = await lockSeries(tx, seriesUid)
  const first = requireBooking(series[0])
  authorize(first)
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
  command: CancelBooking,
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

/**
 * Confirms or declines a booking, together with all pending ones of its series
 * (docs/domain.md#confirm-and-decline).
 * @returns the addressed booking after the change
 */
export async function answerRequest(
  tx: Tx,
  uid: string,
  context: ChangeContext,
  decide: (booking: Booking, series: SeriesNews) => Promise<Decision> | Decision,
): Promise<Booking> {
  const seen = requireBooking(await findBooking(tx, uid))
  const { recurringBookingUid: seriesUid } = seen
  if (seriesUid === undefined) {
    const before = requireBooking(await lockBooking(tx, uid))
    return apply(tx, before, await decide(before, {}), context)
  }
  const series = await lockSeries(tx, seriesUid)
  const before = requireBooking(series.find((one) => one.uid === uid))
  const answered = await apply(tx, before, await decide(before, confirmationOf(series)), context)
  for (const one of series) {
    if (one.uid === uid || one.status !== 'pending') continue
    await apply(tx, one, await decide(one, { alongSeries: true }), context)
  }
  return answered
}

/**
 * Confirms a pending booking; an instant one goes to the host who confirms it first.
 * @throws DomainError slot_taken, and what `confirmBooking` throws
 */
export async function confirm(
  tx: Tx,
  caller: CallerContext,
  before: Booking,
  now: Date,
  series: SeriesNews,
): Promise<Decision> {
  const decision = confirmBooking(before, now, series)
  const host = await takeOver(tx, caller, before, now)
  return host ? confirmBooking(before, now, { ...series, host }) : decision
}

/** @returns the new host of an instant booking; undefined if the host does not change */
async function takeOver(
  tx: Tx,
  { userId, user }: CallerContext,
  booking: Booking,
  now: Date,
): Promise<HostSnapshot | undefined> {
  const isOther =
    booking.eventType.hostIds?.includes(userId) && !booking.hosts.some(({ id }) => id === userId)
  const [first] = booking.hosts
  if (!booking.instant || !isOther || !user || booking.hosts.length !== 1 || !first) return undefined
  if (!(await transferClaim(tx, booking, { fromId: first.id, toId: userId }, now)))
    throw new DomainError('slot_taken')
  return hostSnapshot(user)
}
