import {
  awaitsPayment,
  bookingAcceptedUnpaid,
  bookingConfirmed,
  bookingRejected,
  type DeclineBooking,
  type HostSnapshot,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import { withPolicyRefunds } from './refunds.ts'
import type { SeriesNews } from './series-news.ts'

/** The person who confirms or declines; undefined for a client, a timer or the system. */
type Answerer = Pick<HostSnapshot, 'id'> | undefined

function answeredBy(booking: Booking, by: Answerer): Booking {
  const { answeredByUserId: _, ...rest } = booking
  return by ? { ...rest, answeredByUserId: by.id } : rest
}

/**
 * Accepts a pending booking; its hosts' time was claimed when it was created. While it awaits
 * payment, the event is `accepted-unpaid`, and `confirmed` follows with the payment
 * (docs/domain.md#payments).
 * @param news.host the new host of an instant booking, who takes it over by confirming it
 * @param news.by the person who confirms
 * @throws DomainError if the status does not allow it
 */
export function confirmBooking(
  booking: Booking,
  now: Date,
  { host, by, ...along }: SeriesNews & { host?: HostSnapshot | undefined; by?: Answerer } = {},
): Decision {
  const status = nextStatus('confirm', booking.status)
  const next = changed(answeredBy(booking, by), { status, ...(host ? { hosts: [host] } : {}) }, now)
  const confirmed = event(awaitsPayment(next) ? bookingAcceptedUnpaid : bookingConfirmed, {
    booking: next,
    ...along,
  })
  return { booking: next, events: [confirmed] }
}

/**
 * Rejects a pending booking, which releases its hosts' time (docs/domain.md#confirm-and-decline).
 * @throws DomainError if the status does not allow it
 */
export function declineBooking(
  booking: Booking,
  command: DeclineBooking & { by?: Answerer },
  now: Date,
  { alongSeries }: { alongSeries?: boolean } = {},
): Decision {
  const next = changed(
    withPolicyRefunds(answeredBy(booking, command.by), { now, byOrganizer: true }),
    {
      status: nextStatus('decline', booking.status),
      ...(command.reason ? { rejectionReason: command.reason } : {}),
    },
    now,
  )
  return {
    booking: next,
    events: [event(bookingRejected, { booking: next, ...(alongSeries ? { alongSeries } : {}) })],
  }
}
