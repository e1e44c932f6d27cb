import {
  awaitsPayment,
  bookingAcceptedUnpaid,
  bookingConfirmed,
  type HostSnapshot,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import type { SeriesNews } from './series-news.ts'

/**
 * A pending booking becomes accepted; its hosts' time was claimed when it was made. Before it is paid, that is all: others
 * are told with the payment (docs/domain.md#payments).
 * @param host who takes an instant booking over by confirming it
 */
export function confirmBooking(
  booking: Booking,
  now: Date,
  { host, ...along }: SeriesNews & { host?: HostSnapshot | undefined } = {},
): Decision {
  const status = nextStatus('confirm', booking.status)
  const next = changed(booking, { status, ...(host ? { hosts: [host] } : {}) }, now)
  const told = event(awaitsPayment(next) ? bookingAcceptedUnpaid : bookingConfirmed, {
    booking: next,
    ...along,
  })
  return { booking: next, events: [told] }
}
