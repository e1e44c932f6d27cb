import {
  type AnswerBooking,
  type BookingCheckAnswer,
  DomainError,
  type HostSnapshot,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { readAnswerToken } from '@punctual/http'
import { systemReasons } from '@punctual/messages'
import { hasRequests, overtakenBookings, queueMoves } from '../db/claims-repository.ts'
import { findBooking, lockBooking, lockSeries } from '../db/find-bookings.ts'
import { findHost } from '../db/replicas-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { confirmBooking, declineBooking } from '../domain/answer-request.ts'
import {
  type Booking,
  type ChangeContext,
  type Decision,
  hostSnapshot,
  isTentative,
  requireBooking,
} from '../domain/booking.ts'
import { confirmationOf, type SeriesNews } from '../domain/series-news.ts'
import { apply } from './change-booking.ts'
import { claimAgain, transferClaim } from './claim-time.ts'

/**
 * Confirms or declines a booking, together with all pending ones of its series
 * (docs/domain.md#confirm-and-decline). An answer that changes nothing leaves the series as it is.
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
  if (isTentative(seen)) queueRequests(tx, seen.hosts)
  if (seriesUid === undefined) {
    const before = requireBooking(await lockBooking(tx, uid))
    const answered = await apply(tx, before, await decide(before, {}), context)
    await declineOvertaken(tx, answered, context)
    return answered
  }
  const series = await lockSeries(tx, seriesUid)
  const before = requireBooking(series.find((one) => one.uid === uid))
  const answered = await apply(tx, before, await decide(before, confirmationOf(series)), context)
  if (answered === before) return answered
  for (const one of series) {
    if (one.uid === uid || one.status !== 'pending') continue
    const next = await apply(tx, one, await decide(one, { alongSeries: true }), context)
    await declineOvertaken(tx, next, context)
  }
  await declineOvertaken(tx, answered, context)
  return answered
}

/**
 * Confirms or declines a booking for the host whom the token of a mail names, while the booking is
 * pending and not over (docs/domain.md#confirm-and-decline). A host who has lost the booking since
 * the mail can no longer answer.
 * @throws DomainError accept_link_invalid, booking_already_accepted, booking_not_pending,
 *   BadRequestException for a reason to confirm
 */
export function answerByLink(
  tx: Tx,
  { sealer }: Pick<BookingsDeps, 'sealer'>,
  { bookingUid, token, answer, reason }: AnswerBooking & { bookingUid: string },
  context: ChangeContext,
): Promise<Booking> {
  const { now } = context
  if (answer === 'confirm' && reason !== undefined)
    throw new DomainError('BadRequestException', 'A reason can only be given to decline.')
  const userId = readAnswerToken(sealer, token, { bookingUid })
  return answerRequest(tx, bookingUid, context, async (before, series) => {
    const host = await findHost(tx, userId)
    const isTheirs = before.hosts.some(({ id }) => id === userId)
    if (!host || !isTheirs || Date.parse(before.end) <= now.getTime())
      throw new DomainError('accept_link_invalid')
    if (answer === 'confirm') return confirm(tx, host, before, now, series)
    return declineBooking(before, { by: host, ...(reason !== undefined && { reason }) }, now, series)
  })
}

/**
 * Locks hosts for whom requests compete, before any of their bookings is locked, so that two
 * confirmations cannot deadlock.
 */
export const queueRequests = (tx: Tx, hosts: readonly { id: number }[]): void =>
  queueMoves(
    tx,
    hosts.map(({ id }) => id),
  )

/** Returns whether requests wait for the hosts around the time of new or moved bookings. */
export const haveRequests = (
  tx: Tx,
  { eventType, hosts, occurrences }: BookingCheckAnswer,
): Promise<boolean> =>
  hasRequests(tx, eventType.organizationId, {
    hostIds: hosts.map(({ id }) => id),
    spans: occurrences,
  })

/**
 * Declines the tentative requests, of any event type, whose time a booking has taken by being
 * accepted (docs/domain.md#booking-status).
 */
export async function declineOvertaken(tx: Tx, winner: Booking, context: ChangeContext): Promise<void> {
  if (winner.status !== 'accepted') return
  const reason = systemReasons.overtaken
  for (const uid of await overtakenBookings(tx, winner.organizationId, winner.id)) {
    // A series is declined as a whole with the first of its occurrences.
    if ((await findBooking(tx, uid))?.status !== 'pending') continue
    await answerRequest(tx, uid, context, (booking, series) =>
      // It may have been cancelled while this waited for its lock.
      booking.status === 'pending'
        ? declineBooking(booking, { reason }, context.now, series)
        : { booking, events: [] },
    )
  }
}

/**
 * Confirms a pending booking; an instant one goes to the host who confirms it first.
 * @param by the person who confirms
 * @throws DomainError slot_taken, and what `confirmBooking` throws
 */
export async function confirm(
  tx: Tx,
  by: HostSnapshot | undefined,
  before: Booking,
  now: Date,
  series: SeriesNews,
): Promise<Decision> {
  const decision = confirmBooking(before, now, { ...series, by })
  if (isTentative(before)) await claimAgain(tx, before, decision.booking, now)
  const host = await takeOver(tx, by, before, now)
  return host ? confirmBooking(before, now, { ...series, host, by }) : decision
}

/** @returns the new host of an instant booking; undefined if the host does not change */
async function takeOver(
  tx: Tx,
  by: HostSnapshot | undefined,
  booking: Booking,
  now: Date,
): Promise<HostSnapshot | undefined> {
  const { instant, eventType, hosts } = booking
  const [first] = hosts
  if (!by || !instant || hosts.length !== 1 || !first) return undefined
  if (first.id === by.id || !eventType.hostIds?.includes(by.id)) return undefined
  if (!(await transferClaim(tx, booking, { fromId: first.id, toId: by.id }, now)))
    throw new DomainError('slot_taken')
  return hostSnapshot(by)
}
