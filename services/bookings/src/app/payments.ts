import { DomainError, type MarkPaid } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { findBooking } from '../db/find-bookings.ts'
import {
  type AtProvider,
  bookingsOfPayment,
  endSession,
  isNewNotice,
  lockPayers,
  noteAccount,
  paymentsAtProvider,
  paymentsOfSession,
} from '../db/payments-repository.ts'
import { endStripeAccount } from '../db/stripe-accounts-repository.ts'
import { type Booking, type ChangeContext, requireBooking } from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import { payBooking } from '../domain/payments.ts'
import { recordDispute } from '../domain/refunds.ts'
import { togetherOf } from '../domain/series-news.ts'
import type { Notice } from '../payments/provider.ts'
import { declineOvertaken } from './answer-request.ts'
import { apply } from './change-booking.ts'
import { noteRefund } from './refunds.ts'

const idsOf = (bookings: readonly Booking[]): number[] =>
  bookings.flatMap(({ payment = [] }) => payment.map(({ id }) => id))

/** @throws DomainError booking_without_price, seat_not_found, booking_already_paid */
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
 * Marks a booking, or one of its seats, as paid by hand. The other occurrences of a series that
 * share the payment are marked too.
 * @param authorize throws unless the caller may mark this booking
 * @returns the booking after the change
 * @throws DomainError booking_not_found, booking_without_price, seat_not_found,
 *   booking_already_paid
 */
export async function markPaid(
  tx: Tx,
  uid: string,
  command: MarkPaid,
  context: ChangeContext,
  authorize: (booking: Booking) => void,
): Promise<Booking> {
  const seen = requireBooking(await findBooking(tx, uid))
  authorize(seen)
  const along: Booking[] = []
  for (const paymentUid of new Set(openPayments(seen, command).map((payment) => payment.uid)))
    along.push(...(await bookingsOfPayment(tx, paymentUid)))
  const locked = await lockPayers(tx, idsOf(along))
  const before = requireBooking(locked.find((one) => one.uid === uid))
  const open = openPayments(before, command)
  const uids = new Set(open.map((payment) => payment.uid))
  const how = { command: 'mark-paid' } as const
  const ids = open.map(({ id }) => id)
  const paid = await apply(tx, before, payBooking(before, ids, how, context.now, togetherOf(locked)), context)
  for (const one of locked) {
    if (one.uid === uid || !holdsTime(one.status)) continue
    const others = (one.payment ?? []).filter((payment) => uids.has(payment.uid)).map(({ id }) => id)
    const next = await apply(
      tx,
      one,
      payBooking(one, others, how, context.now, { alongSeries: true }),
      context,
    )
    await declineOvertaken(tx, next, context)
  }
  await declineOvertaken(tx, paid, context)
  return paid
}

/**
 * Records a provider's report, once, whatever the status of the booking is: money has moved.
 */
export async function takeNotice(
  tx: Tx,
  provider: string,
  { account, eventId, report }: Notice,
  context: ChangeContext,
): Promise<void> {
  const { now } = context
  if (!report || !(await isNewNotice(tx, provider, eventId, now))) return
  const named = (externalId: string) => ({ provider, account, externalId })
  switch (report.kind) {
    case 'paid':
      return takePayment(tx, { provider, account, ...report }, context)
    case 'expired':
      return endSession(tx, named(report.pageId), now)
    case 'account-ended':
      return account === undefined ? undefined : endStripeAccount(tx, account, now)
    case 'refund': {
      const paymentIds = await paymentsAtProvider(tx, named(report.paymentExternalId))
      return noteRefund(tx, paymentIds, report.refund, context)
    }
    case 'dispute': {
      const paymentIds = await paymentsAtProvider(tx, named(report.paymentExternalId))
      const [booking] = await lockPayers(tx, paymentIds)
      if (booking) await apply(tx, booking, recordDispute(booking, paymentIds, report.dispute, now), context)
    }
  }
}

async function takePayment(
  tx: Tx,
  { pageId, ...paid }: AtProvider & { pageId: string },
  context: ChangeContext,
): Promise<void> {
  const { externalId } = paid
  const ids = (await paymentsOfSession(tx, { ...paid, externalId: pageId })) ?? []
  const how = { command: 'pay', externalId } as const
  const payers = await lockPayers(tx, ids)
  for (const [index, booking] of payers.entries()) {
    const news = index === 0 ? togetherOf(payers) : { alongSeries: true }
    const paid = await apply(tx, booking, payBooking(booking, ids, how, context.now, news), context)
    await declineOvertaken(tx, paid, context)
  }
  await noteAccount(tx, ids, paid)
}
