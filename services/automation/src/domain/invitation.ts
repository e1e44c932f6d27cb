import type { BookingSnapshot, SeriesSnapshot } from '@punctual/contracts'
import { type CalendarEntry, type Person, writeCalendar } from '@punctual/icalendar'
import { bookingTitleIn, mailTexts } from '@punctual/messages/mails'
import { DateTime } from 'luxon'
import { type Fact, factLine, locationText } from './mail-parts.ts'
import { bookersOf } from './seen-by.ts'
import { calendarZone, momentIn, repetition, type SeriesScope } from './series.ts'

/** An iCalendar file attached to a mail. `method` is also part of the content type (RFC 6047). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

interface InvitationOptions extends SeriesScope {
  /** Replaces the hosts' own addresses if they are hidden. */
  organizerAddress?: string
  /** The language of the recipient. */
  locale: string
  /** Links to view and change the booking. */
  links: readonly Fact[]
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
  options: InvitationOptions,
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
  { organizerAddress, locale, links }: InvitationOptions,
) {
  const [organizer] = booking.hosts
  return {
    uid: booking.icsUid,
    sequence: booking.icsSequence,
    summary: bookingTitleIn(booking.title, booking.eventType, locale),
    description: descriptionOf(booking, locale, links),
    location: locationText(booking, locale),
    status: statusOf(booking, method),
    url: booking.meetingUrl,
    isPrivate: booking.eventType.hideCalendarEventDetails,
    organizer: organizer && { name: organizer.name, email: organizerAddress ?? organizer.email },
    attendees: attendeesOf(booking, method, organizerAddress !== undefined),
  }
}

/** Returns the description, the notes of the booker, and the links to the meeting and its pages. */
function descriptionOf(booking: BookingSnapshot, locale: string, links: readonly Fact[]): string {
  const text = mailTexts(locale)
  const { description, eventType, bookingFieldsResponses } = booking
  const { notes: answer } = bookingFieldsResponses
  const notes = eventType.hideCalendarNotes || typeof answer !== 'string' ? undefined : answer
  const facts: (readonly [string, string | undefined])[] = [
    [text('label.notes'), notes],
    [text('label.join'), booking.meetingUrl],
    ...links,
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [factLine(locale, label, value)] : []))
  // The description of a new booking is its notes.
  const own = description === answer ? '' : description
  return [own, lines.join('\n')].filter(Boolean).join('\n\n')
}

/**
 * Returns the attendees with an address, and the other hosts if their addresses are not hidden.
 * Hosts and bookers have accepted, guests are asked. All may answer, if the organizer can be
 * reached (docs/domain.md#invitations).
 */
function attendeesOf(
  booking: BookingSnapshot,
  method: Invitation['method'],
  areHostsHidden: boolean,
): Person[] {
  const { hosts, attendees } = booking
  const bookers = bookersOf(booking, attendees)
  const rsvp = method === 'REQUEST' && !areHostsHidden ? 'TRUE' : 'FALSE'
  const as = (partstat: string) => ({ role: 'REQ-PARTICIPANT', partstat, rsvp })
  return [
    ...(areHostsHidden ? [] : hosts.slice(1)).map((host) => ({ ...host, parameters: as('ACCEPTED') })),
    ...attendees.map((one) => ({
      ...one,
      parameters: as(bookers.includes(one) ? 'ACCEPTED' : 'NEEDS-ACTION'),
    })),
  ]
    .filter(({ email }) => email !== '')
    .map(({ name, email, parameters }) => ({ name, email, parameters }))
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
