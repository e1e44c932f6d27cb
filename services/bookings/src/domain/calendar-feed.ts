import { type CalendarEntry, writeCalendar } from '@punctual/icalendar'
import type { Booking } from './booking.ts'

const day = 86_400_000
/** How far back and ahead a feed reaches, and how many bookings it has at most. */
export const feedReach = { back: 30 * day, ahead: 365 * day, items: 1000 }

/**
 * Returns a calendar file of the bookings of a host, without the addresses of attendees. Each
 * booking has a UID of its own: the entries of a feed are independent of invitations.
 */
export const feedOf = (bookings: readonly Booking[]): string =>
  writeCalendar({ entries: bookings.map(entryOf) })

const entryOf = (booking: Booking): CalendarEntry => ({
  uid: booking.uid,
  sequence: booking.version,
  stamp: booking.updatedAt,
  start: { utc: booking.start },
  end: { utc: booking.end },
  summary: booking.title,
  description: booking.description,
  location: booking.location,
  url: booking.meetingUrl,
  status: booking.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED',
})
