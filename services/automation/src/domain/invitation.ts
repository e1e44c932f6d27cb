import type { BookingSnapshot, SeriesSnapshot } from '@punctual/contracts'
import { type CalendarEntry, type Person, writeCalendar } from '@punctual/icalendar'
import { DateTime } from 'luxon'
import { locationText } from './mail-parts.ts'
import { calendarZone, momentIn, repetition, type SeriesScope } from './series.ts'

/** An iCalendar file attached to a mail. `method` is also part of the content type (RFC 6047). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

interface InvitationOptions extends SeriesScope {
  /** Replaces the hosts' own addresses if they are hidden. */
  organizerAddress?: string
}

/** The times of an entry and its role in a series. */
type When = Pick<CalendarEntry, 'start' | 'end' | 'recurrenceId' | 'repetition'>

/**
 * Builds the calendar file of a booking. The UID stays the same through every reschedule and
 * SEQUENCE rises with each change, so that calendars move or remove the existing entry instead of
 * adding another (RFC 5546). A series is one recurring entry; a change of one occurrence refers to
 * its original start.
 * @param stamp when the message was created
 */
export function invitation(
  booking: BookingSnapshot,
  method: Invitation['method'],
  stamp: Date,
  options: InvitationOptions = {},
): Invitation {
  const { series } = booking
  const zone = series && calendarZone(series.timeZone)
  const whens: When[] =
    series && zone
      ? whensOf(booking, series, { ...options, method, zone: zone.name })
      : [{ start: { utc: booking.start }, end: { utc: booking.end } }]
  const facts = factsOf(booking, method, options)
  const entries = whens.map((when) => ({ ...facts, ...when, stamp: stamp.toISOString() }))
  return { method, content: writeCalendar({ method, zone: zone?.definition, entries }) }
}

function statusOf({ status }: BookingSnapshot, method: Invitation['method']): CalendarEntry['status'] {
  if (method === 'CANCEL') return 'CANCELLED'
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'
}

function factsOf(
  booking: BookingSnapshot,
  method: Invitation['method'],
  { organizerAddress }: InvitationOptions,
) {
  const [organizer] = booking.hosts
  return {
    uid: booking.icsUid,
    sequence: booking.icsSequence,
    summary: booking.title,
    description: booking.description,
    location: locationText(booking, organizer?.locale ?? 'en'),
    status: statusOf(booking, method),
    url: booking.meetingUrl,
    isPrivate: booking.eventType.hideCalendarEventDetails,
    organizer: organizer && { name: organizer.name, email: organizerAddress ?? organizer.email },
    attendees: attendeesOf(booking, organizerAddress === undefined),
  }
}

const parameters = { role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' }

/** Returns the attendees with an address, and the other hosts if their addresses are not hidden. */
function attendeesOf({ hosts, attendees }: BookingSnapshot, showsHosts: boolean): Person[] {
  return [...(showsHosts ? hosts.slice(1) : []), ...attendees]
    .filter(({ email }) => email !== '')
    .map(({ name, email }) => ({ name, email, parameters }))
}

function whensOf(
  booking: BookingSnapshot,
  series: SeriesSnapshot,
  {
    isNew,
    occurrences,
    wholeSeries,
    method,
    zone,
  }: InvitationOptions & Pick<Invitation, 'method'> & { zone: string },
): When[] {
  const at = (iso: string) => momentIn(iso, zone)
  const end = DateTime.fromISO(series.first).plus({ minutes: booking.duration }).toJSDate().toISOString()
  const first = { start: at(series.first), end: at(end) }
  const own = { seriesStart: series.start, start: booking.start, end: booking.end }
  const oneOf = ({ seriesStart, start, end }: typeof own): When => ({
    start: at(start),
    end: at(end),
    recurrenceId: at(seriesStart),
  })
  if (method === 'CANCEL') return wholeSeries ? [first] : (occurrences ?? [own]).map(oneOf)
  if (!isNew && !occurrences) return [oneOf(own)]
  const moved = (occurrences ?? []).filter(({ seriesStart, start }) => seriesStart !== start)
  return [{ ...first, repetition: repetition(series, zone, occurrences) }, ...moved.map(oneOf)]
}
