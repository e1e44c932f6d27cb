import { type BookingSnapshot, icalTime } from '@punctual/contracts'
import { type Person, writeCalendar } from '@punctual/icalendar'

/**
 * Each occurrence of a series is written as an event of its own, and a calendar has one of each UID (RFC 4791, 4.1): told
 * apart by the start that the series gave it, which stays when it moves.
 */
export const eventUidOf = ({ icsUid, series }: Pick<BookingSnapshot, 'icsUid' | 'series'>): string =>
  series ? `${icalTime(series.start)}-${icsUid}` : icsUid

/** The server of the calendar writes to nobody, as Punctual does. */
const quietly = { 'schedule-agent': 'CLIENT' }

/** @returns a booking as a file with the one event that its hosts' calendars hold */
export function eventOf(booking: BookingSnapshot): string {
  const { title, description, location, meetingUrl, hosts, attendees, guests, eventType } = booking
  const [organizer, ...others] = hosts
  const people = [...others, ...attendees, ...guests.map((email) => ({ email, name: email }))]
  const byEmail = new Map<string, Person>()
  for (const { name, email } of people) {
    if (email === '' || byEmail.has(email)) continue
    byEmail.set(email, { name, email, parameters: { ...quietly, partstat: 'ACCEPTED' } })
  }
  return writeCalendar({
    entries: [
      {
        uid: eventUidOf(booking),
        sequence: booking.icsSequence,
        stamp: booking.updatedAt,
        start: { utc: booking.start },
        end: { utc: booking.end },
        summary: title,
        status: 'CONFIRMED',
        description: eventType.hideCalendarNotes ? '' : description,
        location: meetingUrl ?? location,
        organizer: organizer && { name: organizer.name, email: organizer.email, parameters: quietly },
        attendees: [...byEmail.values()],
      },
    ],
  })
}
