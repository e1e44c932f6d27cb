import type { BookingSnapshot } from '@punctual/contracts'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

/** An iCalendar file that travels with a mail. `method` also goes into the part's content type (RFC 6047). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/**
 * The calendar entry of a booking. Its UID stays the same through every reschedule and SEQUENCE rises with each change,
 * so that calendars move or remove the entry they hold instead of adding another (RFC 5546).
 * @param stamp when the message was made
 * @param organizerAddress stands where the hosts' own addresses are hidden
 */
export function invitation(
  booking: BookingSnapshot,
  method: Invitation['method'],
  stamp: Date,
  { organizerAddress }: { organizerAddress?: string } = {},
): Invitation {
  const calendar = ical({
    prodId: { company: 'Punctual', product: 'Punctual', language: 'EN' },
    method: method === 'REQUEST' ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
  })
  const [organizer, ...coHosts] = booking.hosts
  const event = calendar.createEvent({
    id: booking.icsUid,
    sequence: booking.icsSequence,
    stamp,
    start: new Date(booking.start),
    end: new Date(booking.end),
    summary: booking.title,
    description: booking.description,
    location: booking.location,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(booking.meetingUrl ? { url: booking.meetingUrl } : {}),
    ...(organizer ? { organizer: { name: organizer.name, email: organizerAddress ?? organizer.email } } : {}),
  })
  for (const person of [...(organizerAddress === undefined ? coHosts : []), ...booking.attendees]) {
    event.createAttendee({
      name: person.name || person.email,
      email: person.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  }
  return { method, content: calendar.toString() }
}
