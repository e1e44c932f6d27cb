import {
  type AttendeeSnapshot,
  badRequest,
  bookingPaymentDisputed,
  bookingRefunded,
  bookingRefundFailed,
  bookingRefundRequested,
  type DisputeSnapshot,
  DomainError,
  type PaymentSnapshot,
  type RefundBooking,
  type RefundSnapshot,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'

const hourMs = 3_600_000

/** Returns whether the payment provider has the money, so that it can give it back. */
const isAtProvider = ({ paid, externalId }: PaymentSnapshot): boolean => paid && externalId !== undefined

/** Selects the payment of one seat. */
export const ofSeat =
  (seat: Pick<AttendeeSnapshot, 'seatUid'>) =>
  ({ seatUid }: PaymentSnapshot): boolean =>
    seatUid !== undefined && seatUid === seat.seatUid

/** Returns the part of a payment that no refund has taken, in the currency's smallest unit. */
export function refundableAmount(payment: PaymentSnapshot): number {
  if (!isAtProvider(payment)) return 0
  const taken = (payment.refunds ?? []).filter(({ status }) => status !== 'failed')
  return payment.amount - taken.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Returns whether a payment of the booking went back, or is about to: a booking that takes it over
 * would be unpaid. What seats that are gone got back does not count.
 */
export const isGivenBack = (booking: Booking): boolean =>
  (booking.payment ?? [])
    .filter(present(booking))
    .some(({ refunds = [] }) => refunds.some(({ status }) => status !== 'failed'))

/**
 * The uid is the key by which the provider recognizes a repeated request, so it is the same
 * whenever the same refund is decided again.
 */
const uidOf = ({ uid, id, refunds = [] }: PaymentSnapshot): string => `${uid}-${id}-${refunds.length + 1}`

function withRefund(
  payment: PaymentSnapshot,
  refund: Pick<RefundSnapshot, 'amount' | 'reason'>,
  now: Date,
): PaymentSnapshot {
  const pending = { uid: uidOf(payment), ...refund, status: 'pending' as const, createdAt: now.toISOString() }
  return { ...payment, refunds: [...(payment.refunds ?? []), pending] }
}

/** The circumstances of the end of a booking that decide whether money goes back. */
export interface BookingEnd {
  now: Date
  /** Whether the organizer's side ended it, or the system on its behalf. */
  byOrganizer: boolean
}

/** Returns whether the policy of the event type gives money back (docs/domain.md#refunds). */
function givesBack({ eventType, start }: Booking, { now, byOrganizer }: BookingEnd): boolean {
  const { type = 'never', hours = 0 } = eventType.refundPolicy ?? {}
  if (type !== 'hours') return type === 'always'
  return byOrganizer || now.getTime() <= Date.parse(start) - hours * hourMs
}

/** The payments of a booking and of its present seats. */
const present =
  ({ attendees }: Booking) =>
  ({ seatUid }: PaymentSnapshot): boolean =>
    seatUid === undefined || attendees.some((attendee) => attendee.seatUid === seatUid)

/**
 * Adds the refunds that the policy of the event type demands at the end of a booking, or of one
 * seat of it.
 * @param isConcerned the payments that the end is about
 */
export function withPolicyRefunds(
  booking: Booking,
  end: BookingEnd,
  isConcerned: (payment: PaymentSnapshot) => boolean = present(booking),
): Booking {
  if (!booking.payment || !givesBack(booking, end)) return booking
  const payment = booking.payment.map((one) => {
    const amount = isConcerned(one) ? refundableAmount(one) : 0
    return amount > 0 ? withRefund(one, { amount }, end.now) : one
  })
  return { ...booking, payment }
}

/**
 * Asks for a refund of a booking's payments, or of one seat's (docs/domain.md#refunds).
 * @throws DomainError booking_without_price, seat_not_found, booking_not_paid, payment_by_hand,
 *   booking_already_refunded, 400 for an amount that does not fit
 */
export function refundBooking(
  booking: Booking,
  { amount, reason, seatUid }: RefundBooking,
  now: Date,
): Decision {
  const due = refundablePayments(booking, seatUid)
  if (amount !== undefined) requireAmount(due, amount)
  const asked = new Map(
    due.map((one) => {
      const part = { amount: amount ?? refundableAmount(one), ...(reason ? { reason } : {}) }
      return [one.id, withRefund(one, part, now)]
    }),
  )
  const payment = (booking.payment ?? []).map((one) => asked.get(one.id) ?? one)
  const next = changed(booking, { payment }, now)
  const events = [...asked.values()].map((one) =>
    event(bookingRefundRequested, { booking: next, payment: one, refund: one.refunds!.at(-1)! }),
  )
  return { booking: next, events }
}

/**
 * @throws DomainError booking_without_price, seat_not_found, booking_not_paid, payment_by_hand,
 *   booking_already_refunded
 */
function refundablePayments({ payment }: Booking, seatUid: string | undefined): PaymentSnapshot[] {
  if (!payment) throw new DomainError('booking_without_price')
  const named = payment.filter((one) => seatUid === undefined || one.seatUid === seatUid)
  if (named.length === 0) throw new DomainError('seat_not_found')
  const paid = named.filter((one) => one.paid)
  if (paid.length === 0) throw new DomainError('booking_not_paid')
  if (!paid.some(isAtProvider)) throw new DomainError('payment_by_hand')
  const due = paid.filter((one) => refundableAmount(one) > 0)
  if (due.length === 0) throw new DomainError('booking_already_refunded')
  return due
}

/** @throws DomainError 400 */
function requireAmount([first, ...others]: readonly PaymentSnapshot[], amount: number): void {
  if (others.length > 0) throw badRequest({ path: 'seatUid', message: 'is required with an amount' })
  const maximum = first ? refundableAmount(first) : 0
  if (amount > maximum) throw badRequest({ path: 'amount', message: `must be at most ${maximum}` })
}

/** A refund as the provider reports it. */
export type RefundReport = Pick<RefundSnapshot, 'amount' | 'status' | 'externalId' | 'failureReason'> & {
  /** Unset for a refund that was not asked for here but at the provider. */
  uid?: string | undefined
}

/** Reports arrive in any order, and a bank can return a refund that was made. */
const refundRanks = { pending: 0, succeeded: 1, failed: 2 }

const isReportedBy =
  ({ uid, externalId }: RefundReport) =>
  (refund: RefundSnapshot): boolean =>
    refund.uid === uid || (externalId !== undefined && refund.externalId === externalId)

/**
 * Returns the parts of a report for the payments that the provider knows by one id: all that have
 * the refund already, else the first one that it fits into, else as many as it takes. It is empty
 * for a refund of more than is left.
 */
export function partsOfReport(
  payments: readonly PaymentSnapshot[],
  report: RefundReport,
): { paymentId: number; report: RefundReport }[] {
  const known = payments.filter(({ refunds = [] }) => refunds.some(isReportedBy(report)))
  const fitting = payments.find((one) => refundableAmount(one) >= report.amount)
  const whole = known.length > 0 ? known : fitting ? [fitting] : []
  if (whole.length > 0) return whole.map(({ id }) => ({ paymentId: id, report }))
  let left = report.amount
  const parts = payments.flatMap((one) => {
    const amount = Math.min(left, refundableAmount(one))
    left -= amount
    return amount > 0 ? [{ paymentId: one.id, report: { ...report, amount } }] : []
  })
  return left > 0 ? [] : parts
}

/**
 * Records what has become of a refund. One that was made at the provider itself is added to the
 * first of these payments that it fits into.
 */
export function recordRefund(
  booking: Booking,
  paymentIds: readonly number[],
  report: RefundReport,
  now: Date,
): Decision {
  const isReported = isReportedBy(report)
  const concerned = (booking.payment ?? []).filter(({ id }) => paymentIds.includes(id))
  const known = concerned.find(({ refunds = [] }) => refunds.some(isReported))
  const before = known?.refunds?.find(isReported)
  const after = known
    ? { ...known, refunds: known.refunds!.map((one) => (one === before ? settled(one, report, now) : one)) }
    : added(concerned, report, now)
  const refund = after?.refunds?.find(isReported)
  if (!after || !refund || refund === before) return { booking, events: [] }
  const payment = booking.payment!.map((one) => (one.id === after.id ? after : one))
  const next = changed(booking, { payment }, now)
  const definition = { pending: undefined, succeeded: bookingRefunded, failed: bookingRefundFailed }[
    refund.status
  ]
  const isNews = definition && refund.status !== before?.status
  return {
    booking: next,
    events: isNews ? [event(definition, { booking: next, payment: after, refund })] : [],
  }
}

/** Returns the refund itself if the report says nothing new. */
function settled(refund: RefundSnapshot, report: RefundReport, now: Date): RefundSnapshot {
  const { externalId = refund.externalId, failureReason, status } = report
  const isLater = refundRanks[status] > refundRanks[refund.status]
  if (!isLater && externalId === refund.externalId) return refund
  return {
    ...refund,
    ...(externalId === undefined ? {} : { externalId }),
    ...(isLater
      ? { status, settledAt: now.toISOString(), ...(failureReason === undefined ? {} : { failureReason }) }
      : {}),
  }
}

/** A refund that has failed before it is known took nothing. */
function added(
  payments: readonly PaymentSnapshot[],
  report: RefundReport,
  now: Date,
): PaymentSnapshot | undefined {
  const { uid, amount, externalId, status } = report
  if (uid !== undefined || externalId === undefined || status === 'failed') return undefined
  const payment = payments.find((one) => refundableAmount(one) >= amount)
  if (!payment) return undefined
  const asked = withRefund(payment, { amount }, now)
  const refund = settled(asked.refunds!.at(-1)!, report, now)
  return { ...asked, refunds: [...(payment.refunds ?? []), refund] }
}

/** A dispute as the provider reports it. */
export type DisputeReport = Omit<DisputeSnapshot, 'createdAt'>

/** Records a dispute of these payments; one that has ended stays so. */
export function recordDispute(
  booking: Booking,
  paymentIds: readonly number[],
  report: DisputeReport,
  now: Date,
): Decision {
  const disputed = (booking.payment ?? []).find(({ id }) => paymentIds.includes(id))
  const isOver = disputed?.dispute !== undefined && disputed.dispute.status !== 'open'
  if (!disputed || isOver || disputed.dispute?.status === report.status) return { booking, events: [] }
  const dispute = { createdAt: now.toISOString(), ...disputed.dispute, ...report }
  const after = { ...disputed, dispute }
  const payment = booking.payment!.map((one) => (one === disputed ? after : one))
  const next = changed(booking, { payment }, now)
  return { booking: next, events: [event(bookingPaymentDisputed, { booking: next, payment: after })] }
}
