import { oneLine, plainText } from '@punctual/contracts'
import ICAL from 'ical.js'
import { type Person, personProperty } from './person.ts'
import { serialize } from './serialize.ts'

/**
 * An instant, ISO 8601 in UTC; or a local time (`2026-12-01T09:00:00`) in a zone that the file
 * defines.
 */
export type Moment = { utc: string } | { local: string; zone: string }

/** An event, or one date of a recurring event. */
export interface CalendarEntry {
  uid: string
  sequence: number
  /** When the entry was written, ISO 8601 in UTC. */
  stamp: string
  start: Moment
  end: Moment
  /** The date of the recurring event that this entry changes. */
  recurrenceId?: Moment | undefined
  /** The recurrence: an RRULE, and additional or excluded dates. */
  repetition?: { rule: string; except: readonly Moment[]; extra: readonly Moment[] } | undefined
  summary: string
  description?: string | undefined
  location?: string | undefined
  /** Omitted unless it is an http or https URL. */
  url?: string | undefined
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined
  /** Whether other readers of the calendar see only that the time is busy. */
  isPrivate?: boolean | undefined
  organizer?: Person | undefined
  attendees?: readonly Person[] | undefined
}

/** A file of one or more entries. */
export interface CalendarFile {
  method?: 'REQUEST' | 'CANCEL' | undefined
  /** The VTIMEZONE of the zone that the entries use. */
  zone?: string | undefined
  entries: readonly CalendarEntry[]
}

function timeOf(moment: Moment): ICAL.Time {
  return 'utc' in moment
    ? ICAL.Time.fromJSDate(new Date(moment.utc), true)
    : ICAL.Time.fromDateTimeString(moment.local)
}

function addTimes(component: ICAL.Component, name: string, moments: readonly Moment[]): void {
  const [first] = moments
  if (!first) return
  const property = new ICAL.Property(name)
  if ('zone' in first) property.setParameter('tzid', first.zone)
  if (property.isMultiValue) property.setValues(moments.map(timeOf))
  else property.setValue(timeOf(first))
  component.addProperty(property)
}

function addText(component: ICAL.Component, name: string, text: string | undefined): void {
  if (text) component.addPropertyWithValue(name, text)
}

/**
 * Returns a web URL or undefined; URL parsing encodes characters that would end the line or the
 * value.
 */
function webAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

function eventOf(entry: CalendarEntry): ICAL.Component {
  const { uid, sequence, stamp, start, end, recurrenceId, repetition, status } = entry
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', oneLine(uid))
  event.addPropertyWithValue('sequence', sequence)
  addTimes(event, 'dtstamp', [{ utc: stamp }])
  addTimes(event, 'dtstart', [start])
  addTimes(event, 'dtend', [end])
  if (recurrenceId) addTimes(event, 'recurrence-id', [recurrenceId])
  if (repetition) {
    event.addPropertyWithValue('rrule', ICAL.Recur.fromString(repetition.rule))
    addTimes(event, 'exdate', repetition.except)
    addTimes(event, 'rdate', repetition.extra)
  }
  addText(event, 'summary', oneLine(entry.summary))
  addText(event, 'description', plainText(entry.description ?? ''))
  addText(event, 'location', oneLine(entry.location ?? ''))
  addText(event, 'url', webAddress(entry.url ?? ''))
  addText(event, 'status', status)
  addText(event, 'class', entry.isPrivate ? 'PRIVATE' : undefined)
  if (entry.organizer) event.addProperty(personProperty('organizer', entry.organizer))
  for (const attendee of entry.attendees ?? []) event.addProperty(personProperty('attendee', attendee))
  return event
}

/**
 * Returns an iCalendar file (RFC 5545). Typed text cannot inject anything: `oneLine` and
 * `plainText` replace disallowed characters (only a description has several lines), and the rest is
 * escaped.
 */
export function writeCalendar({ method, zone, entries }: CalendarFile): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Punctual//Punctual//EN')
  addText(calendar, 'method', method)
  if (zone !== undefined) calendar.addSubcomponent(ICAL.Component.fromString(zone))
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry))
  return serialize([calendar])
}
