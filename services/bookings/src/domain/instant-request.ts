import { systemReasons } from '@punctual/messages'
import { declineBooking } from './answer-request.ts'
import type { Booking, Decision } from './booking.ts'
import type { SeriesNews } from './series-news.ts'

/** How long an instant booking waits for a host (docs/domain.md#instant-bookings). */
const requestMs = 5 * 60_000

/** Returns when the request of an instant booking ends. */
export const requestEnd = ({ createdAt }: Pick<Booking, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + requestMs)

/** Returns whether a booking waits for a host who accepts it. */
export const awaitsAcceptance = ({ instant, status }: Booking): boolean =>
  instant === true && status === 'pending'

/** Ends the request of an instant booking that no host has accepted; others stay as they are. */
export function endRequest(booking: Booking, now: Date, along: SeriesNews = {}): Decision {
  if (!awaitsAcceptance(booking)) return { booking, events: [] }
  return declineBooking(booking, { reason: systemReasons.unanswered }, now, along)
}
