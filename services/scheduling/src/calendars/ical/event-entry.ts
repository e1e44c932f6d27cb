import { oneLine, plainText } from '@punctual/contracts'
import { emailOf, personProperty, serialize } from '@punctual/icalendar'
import ICAL from 'ical.js'
import { dateAt, zoneOf } from '../../domain/slots/index.ts'
import { instantOf } from './busy-of.ts'
import { calendarsOf, findEvent } from './calendars-of.ts'

/** An instant, ISO 8601 in UTC; or the date of a whole day. */
export type EventTime = { at: string } | { date: string }

const answers = ['ACCEPTED', 'DECLINED', 'TENTATIVE', 'NEEDS-ACTION'] as const
const statuses = ['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const

/** A person in an event. */
export interface EventPerson {
  name: string
  email: string
}

/**
 * An event between iCalendar, which is what bookings are written as and answers are read from, and
 * the API of a provider.
 */
export interface EventEntry {
  uid: string
  title: string
  description: string | null
  location: string | null
  start: EventTime
  end: EventTime
  status: (typeof statuses)[number]
  isPrivate: boolean
  /** RRULE and its exceptions, as lines of iCalendar. */
  recurrence: readonly string[]
  organizer: EventPerson | null
  attendees: readonly (EventPerson & { isOptional: boolean; answer: (typeof answers)[number] })[]
}

/** @param text a calendar that contains the event */
export function entryOf(text: string, uid: string): EventEntry {
  const component = findEvent(calendarsOf(text), uid)!
  const textOf = (name: string) => {
    const value = component.getFirstPropertyValue(name)
    return value === null ? null : String(value)
  }
  const wordOf = <Word extends string>(value: unknown, words: readonly Word[], fallback: Word): Word =>
    words.find((word) => word === String(value ?? '').toUpperCase()) ?? fallback
  const personOf = (property: ICAL.Property): EventPerson => ({
    name: String(property.getFirstParameter('cn') ?? ''),
    email: emailOf(String(property.getFirstValue())),
  })
  const { startDate, endDate } = new ICAL.Event(component)
  const organizer = component.getFirstProperty('organizer')
  return {
    uid,
    title: textOf('summary') ?? '',
    description: textOf('description'),
    location: textOf('location'),
    start: timeOf(startDate),
    end: timeOf(endDate),
    status: wordOf(textOf('status'), statuses, 'CONFIRMED'),
    isPrivate: textOf('class') === 'PRIVATE',
    recurrence: ['rrule', 'rdate', 'exdate'].flatMap((name) =>
      component.getAllProperties(name).map((property) => property.toICALString()),
    ),
    organizer: organizer && personOf(organizer),
    attendees: component.getAllProperties('attendee').map((property) => ({
      ...personOf(property),
      isOptional: property.getFirstParameter('role') === 'OPT-PARTICIPANT',
      answer: wordOf(property.getFirstParameter('partstat'), answers, 'NEEDS-ACTION'),
    })),
  }
}

const utc = zoneOf('UTC')

const timeOf = (time: ICAL.Time): EventTime =>
  time.isDate ? { date: time.toString() } : { at: dateAt(instantOf(time, utc)).toISOString() }

const recurrenceLine = /^(RRULE|RDATE|EXDATE)[:;][^\r\n]*$/

/** Returns the event as iCalendar text. */
export function textOf(entry: EventEntry): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', entry.uid)
  event.addPropertyWithValue('dtstart', icalTimeOf(entry.start))
  event.addPropertyWithValue('dtend', icalTimeOf(entry.end))
  for (const line of entry.recurrence)
    if (recurrenceLine.test(line)) event.addProperty(ICAL.Property.fromString(line))
  event.addPropertyWithValue('summary', oneLine(entry.title))
  if (entry.description) event.addPropertyWithValue('description', plainText(entry.description))
  if (entry.location) event.addPropertyWithValue('location', oneLine(entry.location))
  event.addPropertyWithValue('status', entry.status)
  if (entry.isPrivate) event.addPropertyWithValue('class', 'PRIVATE')
  if (entry.organizer) event.addProperty(personProperty('organizer', entry.organizer))
  for (const { isOptional, answer, ...person } of entry.attendees) {
    const parameters = { partstat: answer, ...(isOptional && { role: 'OPT-PARTICIPANT' }) }
    event.addProperty(personProperty('attendee', { ...person, parameters }))
  }
  calendar.addSubcomponent(event)
  return serialize([calendar])
}

const icalTimeOf = (time: EventTime): ICAL.Time =>
  'date' in time ? ICAL.Time.fromDateString(time.date) : ICAL.Time.fromJSDate(new Date(time.at), true)
