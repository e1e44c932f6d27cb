import {
  type AttendeeSnapshot,
  awaitsPayment,
  bookingConfirmed,
  bookingPaid,
  type EventTypeSnapshot,
  type PaymentSnapshot,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { type BookingCommand, holdsTime, nextStatus } from './booking-states.ts'
import { withPolicyRefunds } from './refunds.ts'
import type { SeriesNews } from './series-news.ts'

/** The ids and the provider of a new payment; payments that are paid together share the `uid`. */
export interface NewPayment {
  id: number
  uid: string
  provider: string
  url?: string
}

/**
 * Returns the open payment of a booking, or of one of its seats, at the price of the event type.
 */
export function paymentFor(
  { price: amount, currency }: Pick<EventTypeSnapshot, 'price' | 'currency'>,
  drawn: NewPayment,
  now: Date,
  seatUid?: string,
): PaymentSnapshot {
  const createdAt = now.toISOString()
  return {
    ...drawn,
    amount,
    currency,
    paid: false,
    createdAt,
    ...(seatUid === undefined ? {} : { seatUid }),
  }
}

/**
 * Returns the booking with these payments. `paid` counts only seats that still exist; without
 * payments it is unset.
 */
export function withPayments(booking: Booking, payment: readonly PaymentSnapshot[]): Booking {
  const { payment: _, paid: __, ...rest } = booking
  if (payment.length === 0) return rest
  const counted = payment.filter(({ seatUid }) => seatUid === undefined || has(booking.attendees, seatUid))
  const open = counted.length > 0 ? counted : payment
  return { ...rest, payment: [...payment], paid: open.every(({ paid }) => paid) }
}

const paymentIn = ({ payment = [] }: Booking, id: number): PaymentSnapshot =>
  payment.find((one) => one.id === id)!

const has = (attendees: readonly AttendeeSnapshot[], seatUid: string): boolean =>
  attendees.some((attendee) => attendee.seatUid === seatUid)

/**
 * Returns the payments whose seat uid matches; the uid is undefined for a payment of the whole
 * booking.
 */
export const paymentsOf = ({ payment = [] }: Booking, isSeat: (seatUid: string | undefined) => boolean) =>
  payment.filter(({ seatUid }) => isSeat(seatUid))

/**
 * Marks payments of a booking as paid. The first one accepts a booking that needs no confirmation,
 * and publishes `confirmed` for one that the host had already accepted (docs/domain.md#payments). A
 * cancelled or rejected booking keeps its status: late money is recorded, and goes back where the
 * refund policy says so. So is money for what was marked as paid by hand while the page of the
 * provider was open: it changes nothing else, but can be refunded.
 * @param command `mark-paid` by hand, only for a live booking, or `pay` by a provider
 * @throws DomainError if the status does not allow it
 */
export function payBooking(
  booking: Booking,
  ids: readonly number[],
  { command, externalId }: { command: BookingCommand & ('mark-paid' | 'pay'); externalId?: string },
  now: Date,
  along: SeriesNews = {},
): Decision {
  const recorded = nextStatus(command, booking.status)
  const received = (booking.payment ?? []).filter(
    (one) =>
      ids.includes(one.id) && (!one.paid || (externalId !== undefined && one.externalId === undefined)),
  )
  if (received.length === 0) return { booking, events: [] }
  const newlyPaid = received.filter(({ paid }) => !paid)
  const waited = awaitsPayment(booking)
  const needsHost = booking.eventType.requiresConfirmation || booking.instant === true
  const status = waited && recorded === 'pending' && !needsHost ? nextStatus('confirm', recorded) : recorded
  const payment = (booking.payment ?? []).map((one) =>
    received.includes(one)
      ? {
          ...one,
          paid: true,
          paidAt: one.paidAt ?? now.toISOString(),
          ...(externalId === undefined ? {} : { externalId }),
        }
      : one,
  )
  const isLate = (one: PaymentSnapshot) =>
    received.some(({ id }) => id === one.id) &&
    (!holdsTime(status) || (one.seatUid !== undefined && !has(booking.attendees, one.seatUid)))
  const next = withPolicyRefunds(
    withPayments(changed(booking, { status }, now), payment),
    { now, byOrganizer: false },
    isLate,
  )
  const data = { booking: next, ...along }
  const confirmed = waited && status === 'accepted' ? [event(bookingConfirmed, data)] : []
  return {
    booking: next,
    events: [
      ...confirmed,
      ...newlyPaid.map(({ id }) => event(bookingPaid, { ...data, payment: paymentIn(next, id) })),
    ],
  }
}
