import { type BookingSnapshot, icalTime } from '@punctual/contracts'
import ICAL from 'ical.js'

/**
 * Each occurrence of a series is written as an event of its own, and a calendar has one of each UID (RFC 4791, 4.1): told
 * apart by the start that the series gave it, which stays when it moves.
 */
export const eventUidOf = ({ icsUid, series }: Pick<BookingSnapshot, 'icsUid' | 'series'>): string =>
  series ? `${icalTime(series.start)}-${icsUid}` : icsUid

/** @returns a booking as an event of a calendar; the server of the calendar is not to write to anybody, as Punctual does */
export function eventOf(booking: BookingSnapshot): string {
  const { title, description, location, meetingUrl, hosts, attendees, guests, eventType } = booking
  const event = new ICAL.Component('vevent')
  const time = (iso: string) => ICAL.Time.fromJSDate(new Date(iso), true)
  event.addPropertyWithValue('uid', eventUidOf(booking))
  event.addPropertyWithValue('dtstamp', time(booking.updatedAt))
  event.addPropertyWithValue('dtstart', time(booking.start))
  event.addPropertyWithValue('dtend', time(booking.end))
  event.addPropertyWithValue('sequence', booking.icsSequence)
  event.addPropertyWithValue('summary', title)
  event.addPropertyWithValue('status', 'CONFIRMED')
  if (description !== '' && !eventType.hideCalendarNotes)
    event.addPropertyWithValue('description', description)
  const place = meetingUrl ?? location
  if (place !== '') event.addPropertyWithValue('location', place)
  const [organizer, ...others] = hosts
  if (organizer) addPerson(event, 'organizer', organizer)
  const people = [...others, ...attendees, ...guests.map((email) => ({ email, name: email }))]
  const emails = new Set<string>()
  for (const person of people) {
    if (emails.has(person.email)) continue
    emails.add(person.email)
    addPerson(event, 'attendee', person)
  }
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', '-//Punctual//Punctual//EN')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}

function addPerson(
  event: ICAL.Component,
  role: string,
  { name, email }: { name: string; email: string },
): void {
  const person = new ICAL.Property(role)
  person.setParameter('cn', name.replaceAll('"', "'"))
  person.setParameter('schedule-agent', 'CLIENT')
  if (role === 'attendee') person.setParameter('partstat', 'ACCEPTED')
  person.setValue(`mailto:${email}`)
  event.addProperty(person)
}
