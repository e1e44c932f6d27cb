import { badRequest, type CalendarEventOutput, type UpdateCalendarEvent } from '@punctual/contracts'
import ICAL from 'ical.js'
import { calendarsOf } from './busy-of.ts'
import { nameZones } from './iana-zone.ts'

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

/** @returns whether the text is a calendar with that event */
export function hasEvent(text: string, uid: string): boolean {
  if (!text.replace(/\r?\n[ \t]/g, '').includes(uid)) return false
  try {
    return find(calendarsOf(text), uid) !== undefined
  } catch {
    return false
  }
}

function find(calendars: readonly ICAL.Component[], uid: string): ICAL.Component | undefined {
  return calendars
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .find((each) => each.getFirstPropertyValue('uid') === uid && !each.hasProperty('recurrence-id'))
}

const textOf = (event: ICAL.Component, name: string) => {
  const value = event.getFirstPropertyValue(name)
  return value === null ? null : String(value)
}

/**
 * @param text a calendar that has the event
 * @param at of the calendar: its kind, and the zone in which times without one are meant
 * @returns the event as answers show it; of a series, its first occurrence
 */
export function presentEvent(
  text: string,
  uid: string,
  { source, timeZone }: { source: string; timeZone: string },
): CalendarEventOutput {
  const calendars = calendarsOf(text)
  for (const calendar of calendars) nameZones(calendar)
  const component = find(calendars, uid)!
  const { startDate, endDate } = new ICAL.Event(component)
  const moment = (time: ICAL.Time) => ({
    time: time.toJSDate().toISOString(),
    timeZone: !time.zone || time.zone === ICAL.Timezone.localTimezone ? timeZone : time.zone.tzid,
  })
  const attendees = component.getAllProperties('attendee')
  const organizer = component.getFirstProperty('organizer')
  const owner = organizer ? personOf(organizer) : null
  const location = textOf(component, 'location') || null
  return {
    id: uid,
    title: textOf(component, 'summary') ?? '',
    description: textOf(component, 'description'),
    start: moment(startDate),
    end: moment(endDate),
    locations:
      location === null ? null : [{ type: URL.canParse(location) ? 'video' : 'more', url: location }],
    attendees: attendees.length === 0 ? null : attendees.map(guestOf),
    status: statuses[(textOf(component, 'status') ?? '').toUpperCase() as keyof typeof statuses] ?? null,
    hosts: owner && [owner],
    calendarEventOwner: owner,
    source,
  }
}

function personOf(property: ICAL.Property): { email: string; name?: string } {
  const name = property.getFirstParameter('cn')
  const email = String(property.getFirstValue()).replace(/^mailto:/i, '')
  return { email, ...(name ? { name } : {}) }
}

function guestOf(property: ICAL.Property) {
  const said = String(property.getFirstParameter('partstat') ?? '').toUpperCase()
  const isOptional = property.getFirstParameter('role') === 'OPT-PARTICIPANT'
  return {
    ...personOf(property),
    responseStatus: answers[said as keyof typeof answers] ?? ('needsAction' as const),
    ...(isOptional && { optional: true }),
  }
}

/**
 * @param text a calendar that has the event
 * @returns the calendar with the event changed
 * @throws 400 for times of a series or of whole days, and for an end that is not after the start
 */
export function changedEvent(text: string, uid: string, change: UpdateCalendarEvent, now: Date): string {
  const calendars = calendarsOf(text)
  for (const calendar of calendars) nameZones(calendar)
  const component = find(calendars, uid)!
  const set = (name: string, value: unknown) => {
    component.removeAllProperties(name)
    if (value !== null) component.addPropertyWithValue(name, value as string)
  }
  move(component, change)
  const { title, description, status, attendees } = change
  if (title !== undefined) set('summary', title)
  if (description !== undefined) set('description', description)
  if (status !== undefined) set('status', status && eventStatuses[status])
  if (attendees !== undefined) {
    component.removeAllProperties('attendee')
    for (const guest of attendees ?? []) component.addProperty(guestProperty(guest))
  }
  set('sequence', Number(component.getFirstPropertyValue('sequence') ?? 0) + 1)
  set('dtstamp', ICAL.Time.fromJSDate(now, true))
  return `${calendars.map((calendar) => calendar.toString()).join('\r\n')}\r\n`
}

function move(component: ICAL.Component, { start, end }: UpdateCalendarEvent): void {
  if (!start && !end) return
  const path = start ? 'start' : 'end'
  const event = new ICAL.Event(component)
  if (event.isRecurring()) throw badRequest({ path, message: 'cannot be changed: the event repeats' })
  if (event.startDate.isDate && !(start && end))
    throw badRequest({
      path,
      message: 'can only be changed together with the other: the event lasts whole days',
    })
  const [from, to] = [start?.time ?? event.startDate.toJSDate(), end?.time ?? event.endDate.toJSDate()].map(
    (time) => ICAL.Time.fromJSDate(new Date(time), true),
  )
  if (to!.compare(from!) <= 0) throw badRequest({ path: 'end.time', message: 'must be after start.time' })
  for (const name of ['dtstart', 'dtend', 'duration']) component.removeAllProperties(name)
  component.addPropertyWithValue('dtstart', from!)
  component.addPropertyWithValue('dtend', to!)
}

type Guest = NonNullable<UpdateCalendarEvent['attendees']>[number]

function guestProperty({ email, name, responseStatus, optional }: Guest): ICAL.Property {
  const property = new ICAL.Property('attendee')
  if (name) property.setParameter('cn', name.replaceAll('"', "'"))
  property.setParameter('partstat', partStats[responseStatus ?? 'needsAction'])
  if (optional) property.setParameter('role', 'OPT-PARTICIPANT')
  property.setValue(`mailto:${email}`)
  return property
}
