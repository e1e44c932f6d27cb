import { type BookingSnapshot, icalTime } from '@punctual/contracts'
import { type Person, writeCalendar } from '@punctual/icalendar'

/**
 * Returns the UID of a booking's event. A calendar has one event of each UID (RFC 4791, 4.1) and
 * each occurrence of a series is an event of its own, so the start that the series gave it is part
 * of the UID; it stays when the occurrence moves.
 */
export const eventUidOf = ({ icsUid, series }: Pick<BookingSnapshot, 'icsUid' | 'series'>): string =>
  series ? `${icalTime(series.start)}-${icsUid}` : icsUid

/** Keeps the calendar's server from sending invitations: Punctual sends the mails. */
const quietly = { 'schedule-agent': 'CLIENT' }

/**
 * Returns a booking as an iCalendar file with one event, as it is written to the calendars of its
 * hosts.
 */
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
        isPrivate: eventType.hideCalendarEventDetails,
        organizer: organizer && { name: organizer.name, email: organizer.email, parameters: quietly },
        attendees: [...byEmail.values()],
      },
    ],
  })
}
