import { DomainError, type MarkPaid } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { apply, requireBooking } from './change-booking.ts'
import { findBooking } from './db/bookings-repository.ts'
import { bookingsOfPayment, isNewNotice, lockPayers, paymentsOfSession } from './db/payments-repository.ts'
import type { Booking } from './domain/booking.ts'
import { holdsTime } from './domain/booking-states.ts'
import { payBooking } from './domain/payments.ts'
import { togetherOf } from './domain/series-news.ts'
import type { Occasion } from './occasion.ts'
import type { Notice } from './payments/provider.ts'

const idsOf = (bookings: readonly Booking[]): number[] =>
  bookings.flatMap(({ payment = [] }) => payment.map(({ id }) => id))

/** @returns the open payments of a booking, or of one seat of it; throws where there are none */
function openPayments(booking: Booking, { seatUid }: MarkPaid) {
  if (!booking.payment) throw new DomainError('booking_without_price')
  if (seatUid !== undefined && !booking.attendees.some((attendee) => attendee.seatUid === seatUid))
    throw new DomainError('seat_not_found')
  const open = booking.payment.filter(
    (one) => !one.paid && (seatUid === undefined || one.seatUid === seatUid),
  )
  if (open.length === 0) throw new DomainError('booking_already_paid')
  return open
}

/**
 * Somebody has paid by hand: the booking, or one seat of it; with an occurrence of a series all others that were to be paid
 * along with it. @param judge throws unless this caller may say so @returns the booking afterwards
 */
export async function markPaid(
  tx: Tx,
  uid: string,
  command: MarkPaid,
  occasion: Occasion,
  judge: (booking: Booking) => void,
): Promise<Booking> {
  const seen = requireBooking(await findBooking(tx, uid))
  judge(seen)
  const along: Booking[] = []
  for (const paymentUid of new Set(openPayments(seen, command).map((payment) => payment.uid)))
    along.push(...(await bookingsOfPayment(tx, paymentUid)))
  const locked = await lockPayers(tx, idsOf(along))
  const before = requireBooking(locked.find((one) => one.uid === uid))
  const open = openPayments(before, command)
  const uids = new Set(open.map((payment) => payment.uid))
  const how = { command: 'mark-paid' } as const
  const ids = open.map(({ id }) => id)
  const paid = await apply(
    tx,
    before,
    payBooking(before, ids, how, occasion.now, togetherOf(locked)),
    occasion,
  )
  for (const one of locked) {
    if (one.uid === uid || !holdsTime(one.status)) continue
    const others = (one.payment ?? []).filter((payment) => uids.has(payment.uid)).map(({ id }) => id)
    await apply(tx, one, payBooking(one, others, how, occasion.now, { alongSeries: true }), occasion)
  }
  return paid
}

/** A provider tells of a payment: once each, and whatever has become of the booking, as the money has come. */
export async function takeNotice(
  tx: Tx,
  provider: string,
  { eventId, paid }: Notice,
  occasion: Occasion,
): Promise<void> {
  if (!paid || !(await isNewNotice(tx, provider, eventId, occasion.now))) return
  const ids = (await paymentsOfSession(tx, provider, paid.pageId)) ?? []
  const how = { command: 'pay', externalId: paid.externalId } as const
  const payers = await lockPayers(tx, ids)
  for (const [index, booking] of payers.entries()) {
    const news = index === 0 ? togetherOf(payers) : { alongSeries: true }
    await apply(tx, booking, payBooking(booking, ids, how, occasion.now, news), occasion)
  }
}
