import {
  type AttendeeSnapshot,
  awaitsPayment,
  bookingConfirmed,
  bookingPaid,
  type EventTypeSnapshot,
  type PaymentSnapshot,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { type BookingCommand, nextStatus } from './booking-states.ts'
import type { SeriesNews } from './series-news.ts'

/** What is drawn outside the rules: `uid` is shared by what is paid at once. */
export interface NewPayment {
  id: number
  uid: string
  provider: string
  url?: string
}

/** @returns what an event type with a price asks for a booking, or for a seat of it */
export function askedFor(
  { price: amount, currency }: Pick<EventTypeSnapshot, 'price' | 'currency'>,
  drawn: NewPayment,
  now: Date,
  seatUid?: string,
): PaymentSnapshot {
  const createdAt = now.toISOString()
  return {
    ...{ ...drawn, amount, currency, paid: false, createdAt },
    ...(seatUid === undefined ? {} : { seatUid }),
  }
}

/** @returns the booking with these payments, and whether all is paid of whoever still comes; without any, with neither */
export function withPayments(booking: Booking, payment: readonly PaymentSnapshot[]): Booking {
  const { payment: _, paid: __, ...rest } = booking
  if (payment.length === 0) return rest
  const counted = payment.filter(({ seatUid }) => seatUid === undefined || has(booking.attendees, seatUid))
  const open = counted.length > 0 ? counted : payment
  return { ...rest, payment: [...payment], paid: open.every(({ paid }) => paid) }
}

const has = (attendees: readonly AttendeeSnapshot[], seatUid: string): boolean =>
  attendees.some((attendee) => attendee.seatUid === seatUid)

/** @returns those that are about these seats, or about none of them */
export const paymentsOf = ({ payment = [] }: Booking, isSeat: (seatUid: string | undefined) => boolean) =>
  payment.filter(({ seatUid }) => isSeat(seatUid))

/**
 * These payments of a booking have been made. What nobody has to confirm is accepted by the first of them; what the host
 * had accepted before is told of now (docs/domain.md#payments). What is over stays over: money that came too late is noted.
 * @param command `mark-paid` by hand, which only a live booking takes, or `pay` by a provider
 */
export function payBooking(
  booking: Booking,
  ids: readonly number[],
  { command, externalId }: { command: BookingCommand & ('mark-paid' | 'pay'); externalId?: string },
  now: Date,
  along: SeriesNews = {},
): Decision {
  const noted = nextStatus(command, booking.status)
  const waited = awaitsPayment(booking)
  const needsHost = booking.eventType.requiresConfirmation || booking.instant === true
  const status = waited && noted === 'pending' && !needsHost ? nextStatus('confirm', noted) : noted
  const made: PaymentSnapshot[] = []
  const payment = (booking.payment ?? []).map((one) => {
    if (one.paid || !ids.includes(one.id)) return one
    const paid = {
      ...{ ...one, paid: true, paidAt: now.toISOString() },
      ...(externalId === undefined ? {} : { externalId }),
    }
    made.push(paid)
    return paid
  })
  if (made.length === 0) return { booking, events: [] }
  const next = withPayments(changed(booking, { status }, now), payment)
  const data = { booking: next, ...along }
  const confirmed = waited && status === 'accepted' ? [event(bookingConfirmed, data)] : []
  return {
    booking: next,
    events: [...confirmed, ...made.map((payment) => event(bookingPaid, { ...data, payment }))],
  }
}
