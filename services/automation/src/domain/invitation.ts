import { type BookingSnapshot, icalTime, type SeriesSnapshot } from '@punctual/contracts'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { DateTime } from 'luxon'
import { placeOf } from './place.ts'
import { calendarZone, repetition, type SeriesScope } from './series.ts'

/** An iCalendar file that travels with a mail. `method` also goes into the part's content type (RFC 6047). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

interface InvitationOptions extends SeriesScope {
  /** Stands where the hosts' own addresses are hidden. */
  organizerAddress?: string
}

/** One entry of the file: when, and what it is of its series. */
type Entry = Pick<ICalEventData, 'start' | 'end' | 'recurrenceId' | 'repeating'>

/**
 * The calendar entry of a booking. Its UID stays the same through every reschedule and SEQUENCE rises with each change,
 * so that calendars move or remove the entry they hold instead of adding another (RFC 5546). A series is one entry that
 * repeats, and what becomes of one occurrence names the start that the series gave it.
 * @param stamp when the message was made
 */
export function invitation(
  booking: BookingSnapshot,
  method: Invitation['method'],
  stamp: Date,
  options: InvitationOptions = {},
): Invitation {
  const { series } = booking
  const zone = series && calendarZone(series.timeZone)
  const calendar = ical({
    prodId: { company: 'Punctual', product: 'Punctual', language: 'EN' },
    method: method === 'REQUEST' ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
    ...(zone ? { timezone: { name: zone.name, generator: () => zone.definition } } : {}),
  })
  const entries: Entry[] =
    series && zone
      ? entriesOf(booking, series, { ...options, method, zone: zone.name })
      : [{ start: new Date(booking.start), end: new Date(booking.end) }]
  for (const entry of entries)
    addPeople(
      calendar.createEvent({
        ...factsOf(booking, method, options),
        ...(zone ? { timezone: zone.name } : {}),
        ...entry,
      }),
      booking,
      options,
    )
  return { method, content: strict(calendar.toString(), stamp) }
}

/**
 * Beside a zone the library writes DTSTAMP without one, which has to be UTC (RFC 5545, 3.8.7.2), and properties of the
 * calendar behind its first component, where none may be (3.4).
 */
function strict(content: string, stamp: Date): string {
  const made = `DTSTAMP:${icalTime(stamp.toISOString())}`
  return content.replace(/^(?:TIMEZONE-ID|X-WR-TIMEZONE):.*\r\n/gm, '').replace(/^DTSTAMP:.*$/gm, made)
}

function statusOf({ status }: BookingSnapshot, method: Invitation['method']): ICalEventStatus {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

function factsOf(
  booking: BookingSnapshot,
  method: Invitation['method'],
  { organizerAddress }: InvitationOptions,
) {
  const [organizer] = booking.hosts
  return {
    id: booking.icsUid,
    sequence: booking.icsSequence,
    summary: booking.title,
    description: booking.description,
    location: placeOf(booking, organizer?.locale ?? 'en'),
    status: statusOf(booking, method),
    ...(booking.meetingUrl ? { url: booking.meetingUrl } : {}),
    ...(organizer ? { organizer: { name: organizer.name, email: organizerAddress ?? organizer.email } } : {}),
  }
}

type CalendarEvent = ReturnType<ReturnType<typeof ical>['createEvent']>

function addPeople(
  event: CalendarEvent,
  { hosts, attendees }: BookingSnapshot,
  { organizerAddress }: InvitationOptions,
): void {
  const coHosts = organizerAddress === undefined ? hosts.slice(1) : []
  for (const person of [...coHosts, ...attendees]) {
    event.createAttendee({
      name: person.name || person.email,
      email: person.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  }
}

function entriesOf(
  booking: BookingSnapshot,
  series: SeriesSnapshot,
  {
    isNew,
    occurrences,
    wholeSeries,
    method,
    zone,
  }: InvitationOptions & Pick<Invitation, 'method'> & { zone: string },
): Entry[] {
  const at = (iso: string) => DateTime.fromISO(iso, { zone })
  const first = { start: at(series.first), end: at(series.first).plus({ minutes: booking.duration }) }
  const own = { seriesStart: series.start, start: booking.start, end: booking.end }
  const oneOf = ({ seriesStart, start, end }: typeof own): Entry => ({
    ...{ start: at(start), end: at(end), recurrenceId: at(seriesStart) },
  })
  if (method === 'CANCEL') return wholeSeries ? [first] : (occurrences ?? [own]).map(oneOf)
  if (!isNew && !occurrences) return [oneOf(own)]
  const moved = (occurrences ?? []).filter(({ seriesStart, start }) => seriesStart !== start)
  return [{ ...first, repeating: repetition(series, zone, occurrences) }, ...moved.map(oneOf)]
}
