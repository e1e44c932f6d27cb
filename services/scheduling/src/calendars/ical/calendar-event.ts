import {
  badRequest,
  type CalendarEventOutput,
  type EventLocation,
  oneLine,
  plainText,
  type UpdateCalendarEvent,
} from '@punctual/contracts'
import { emailOf, personProperty, serialize } from '@punctual/icalendar'
import ICAL from 'ical.js'
import { dateAt, type Zone } from '../../domain/slots/index.ts'
import { instantOf, zoneWithin } from './busy-of.ts'
import { calendarsOf, findEvent } from './calendars-of.ts'
import { IanaZone } from './iana-zone.ts'

const statuses = { CONFIRMED: 'accepted', TENTATIVE: 'pending', CANCELLED: 'cancelled' } as const
const eventStatuses = {
  accepted: 'CONFIRMED',
  pending: 'TENTATIVE',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
}
const answers = { ACCEPTED: 'accepted', DECLINED: 'declined', TENTATIVE: 'pending' } as const
const partStats = {
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  pending: 'TENTATIVE',
  needsAction: 'NEEDS-ACTION',
}

interface Opened {
  calendars: ICAL.Component[]
  component: ICAL.Component
  /** Of floating times. */
  zone: Zone
}

/** @param text a calendar that contains the event */
function open(text: string, uid: string, ownersZone: string): Opened {
  const calendars = calendarsOf(text)
  const component = findEvent(calendars, uid)!
  const zones = calendars.map((calendar) => zoneWithin(calendar, ownersZone))
  const within = calendars.findIndex((calendar) => findEvent([calendar], uid))
  return { calendars, component, zone: zones[within]! }
}

const dateOf = (time: ICAL.Time, zone: Zone) => dateAt(instantOf(time, zone))

const textOf = (event: ICAL.Component, name: string) => {
  const value = event.getFirstPropertyValue(name)
  return value === null ? null : String(value)
}

/**
 * Returns an event as answers show it; of a series, its first occurrence.
 * @param text a calendar that contains the event
 * @param of the calendar: its kind, and its owner's zone, which applies to floating times unless
 *   the calendar names its own
 */
export function presentEvent(
  text: string,
  uid: string,
  {
    source,
    timeZone,
    email,
    locations = [],
  }: { source: string; timeZone: string; email: string; locations?: readonly EventLocation[] },
): CalendarEventOutput {
  const { component, zone } = open(text, uid, timeZone)
  const { startDate, endDate } = new ICAL.Event(component)
  const moment = (time: ICAL.Time) => ({
    time: dateOf(time, zone).toISOString(),
    timeZone: zoneName(time, zone),
  })
  const attendees = component.getAllProperties('attendee')
  const organizer = component.getFirstProperty('organizer')
  const owner = organizer ? personOf(organizer) : null
  const location = textOf(component, 'location') || null
  const guests = attendees.map((attendee) => guestOf(attendee, email, owner?.email))
  const places = [...placesOf(component), ...locations]
  const isNamed = places.some(({ url }) => url === location)
  if (location !== null && !isNamed)
    places.unshift({ type: URL.canParse(location) ? 'video' : 'more', url: location })
  return {
    id: uid,
    title: textOf(component, 'summary') ?? '',
    description: textOf(component, 'description'),
    start: moment(startDate),
    end: moment(endDate),
    locations: places.length === 0 ? null : places,
    attendees: guests.length === 0 ? null : guests,
    status: statuses[(textOf(component, 'status') ?? '').toUpperCase() as keyof typeof statuses] ?? null,
    hosts: owner && [{ ...owner, ...responseOf(guests.find(({ host }) => host)) }],
    calendarEventOwner: owner,
    source,
  }
}

/** Zones that a calendar defines itself have no IANA name. */
function zoneName({ zone: own, isDate }: ICAL.Time, zone: Zone): string {
  if (isDate || !own || own === ICAL.Timezone.localTimezone) return zone.name
  return own instanceof IanaZone ? own.zone.name : 'UTC'
}

function personOf(property: ICAL.Property): { email: string; name?: string } {
  const name = property.getFirstParameter('cn')
  const email = emailOf(String(property.getFirstValue()))
  return { email, ...(name ? { name } : {}) }
}

const responseOf = (guest: ReturnType<typeof guestOf> | undefined) =>
  guest && { responseStatus: guest.responseStatus }

const features = { VIDEO: 'video', PHONE: 'phone', AUDIO: 'phone' } as const

/** Returns the conferences of an event (RFC 7986, 5.11). */
function placesOf(component: ICAL.Component): EventLocation[] {
  return component.getAllProperties('conference').map((property) => {
    const named = String(property.getFirstParameter('feature') ?? '')
      .toUpperCase()
      .split(',')
    const feature = (['VIDEO', 'PHONE', 'AUDIO'] as const).find((each) => named.includes(each))
    const label = property.getFirstParameter('label')
    const type = feature ? features[feature] : 'more'
    return { type, url: String(property.getFirstValue()), ...(label ? { label } : {}) }
  })
}

/** @param email of the person whose calendar it is */
function guestOf(property: ICAL.Property, email: string, organizer: string | undefined) {
  const said = String(property.getFirstParameter('partstat') ?? '').toUpperCase()
  const isOptional = property.getFirstParameter('role') === 'OPT-PARTICIPANT'
  const person = personOf(property)
  const isSame = (other = '') => other !== '' && other.toLowerCase() === person.email.toLowerCase()
  return {
    ...person,
    ...(isSame(email) && { self: true }),
    ...(isSame(organizer) && { host: true }),
    responseStatus: answers[said as keyof typeof answers] ?? ('needsAction' as const),
    ...(isOptional && { optional: true }),
  }
}

/**
 * Returns the calendar with the event changed.
 * @param text a calendar that contains the event
 * @throws 400 for times of a series or of whole days, and for an end that is not after the start
 */
export function changedEvent(
  text: string,
  uid: string,
  change: UpdateCalendarEvent,
  { timeZone, now }: { timeZone: string; now: Date },
): string {
  const { calendars, component, zone } = open(text, uid, timeZone)
  const set = (name: string, value: unknown) => {
    component.removeAllProperties(name)
    if (value !== null) component.addPropertyWithValue(name, value as string)
  }
  move(component, zone, change)
  const { title, description, status, attendees } = change
  if (title !== undefined) set('summary', title && oneLine(title))
  if (description !== undefined) set('description', description && plainText(description))
  if (status !== undefined) set('status', status && eventStatuses[status])
  if (attendees !== undefined) {
    component.removeAllProperties('attendee')
    for (const guest of attendees ?? []) component.addProperty(guestProperty(guest))
  }
  set('sequence', Number(component.getFirstPropertyValue('sequence') ?? 0) + 1)
  set('dtstamp', ICAL.Time.fromJSDate(now, true))
  return serialize(calendars)
}

function move(component: ICAL.Component, zone: Zone, { start, end }: UpdateCalendarEvent): void {
  if (!start && !end) return
  const path = start ? 'start' : 'end'
  const event = new ICAL.Event(component)
  if (event.isRecurring()) throw badRequest({ path, message: 'cannot be changed: the event repeats' })
  if (event.startDate.isDate && !(start && end))
    throw badRequest({
      path,
      message: 'can only be changed together with the other: the event lasts whole days',
    })
  const utc = (given: { time: string } | undefined, current: ICAL.Time) =>
    ICAL.Time.fromJSDate(given ? new Date(given.time) : dateOf(current, zone), true)
  const [from, to] = [utc(start, event.startDate), utc(end, event.endDate)]
  if (to.compare(from) <= 0) throw badRequest({ path: 'end.time', message: 'must be after start.time' })
  for (const name of ['dtstart', 'dtend', 'duration']) component.removeAllProperties(name)
  component.addPropertyWithValue('dtstart', from)
  component.addPropertyWithValue('dtend', to)
}

type Guest = NonNullable<UpdateCalendarEvent['attendees']>[number]

function guestProperty({ email, name = '', responseStatus, optional }: Guest): ICAL.Property {
  const partstat = partStats[responseStatus ?? 'needsAction']
  const role = optional ? { role: 'OPT-PARTICIPANT' } : {}
  return personProperty('attendee', { name, email, parameters: { partstat, ...role } })
}
