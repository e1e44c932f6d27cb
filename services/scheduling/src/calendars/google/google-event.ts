import { defined, type EventLocation } from '@punctual/contracts'
import type { CalendarItem } from '../../domain/connected-calendar.ts'
import { dateAt, minuteMs, type Zone } from '../../domain/slots/index.ts'
import type { EventEntry, EventTime } from '../ical/event-entry.ts'

/** A time of an event: an instant, or the date of a whole day. */
export interface GoogleTime {
  date?: string
  dateTime?: string
  timeZone?: string
}

interface GoogleAttendee {
  email?: string
  displayName?: string
  self?: boolean
  optional?: boolean
  responseStatus?: 'needsAction' | 'declined' | 'tentative' | 'accepted'
}

/** The parts of an event resource that are used (Calendar API v3). */
export interface GoogleEvent {
  id: string
  etag?: string
  iCalUID?: string
  status?: 'confirmed' | 'tentative' | 'cancelled'
  transparency?: 'opaque' | 'transparent'
  eventType?: string
  visibility?: string
  summary?: string
  description?: string
  location?: string
  start?: GoogleTime
  end?: GoogleTime
  recurrence?: string[]
  recurringEventId?: string
  /** The link of the event's meeting. */
  hangoutLink?: string
  organizer?: { email?: string; displayName?: string }
  attendees?: GoogleAttendee[]
  conferenceData?: { entryPoints?: GoogleEntryPoint[] }
}

/** A way into the meeting of an event. */
interface GoogleEntryPoint {
  entryPointType?: string
  uri?: string
  label?: string
  password?: string
  passcode?: string
  meetingCode?: string
  accessCode?: string
  pin?: string
  regionCode?: string
}

const placeTypes = ['video', 'phone', 'sip', 'more'] as const

/** Returns the ways into the meeting of an event. */
export const locationsOfGoogle = ({ conferenceData }: GoogleEvent): EventLocation[] =>
  (conferenceData?.entryPoints ?? []).flatMap(({ entryPointType, uri, password, passcode, ...rest }) => {
    if (uri === undefined) return []
    const { label, meetingCode, accessCode, pin, regionCode } = rest
    const type = placeTypes.find((each) => each === entryPointType) ?? 'more'
    const secret = password ?? passcode
    const codes = { label, password: secret, meetingCode, accessCode, pin, regionCode }
    return [{ type, url: uri, ...defined(codes) }]
  })

/** Where a person works, and birthdays, leave the person free. */
const freeTypes = new Set(['workingLocation', 'birthday'])

/** @param zone of whole days @returns undefined for an event that is gone */
export function itemOf(event: GoogleEvent, zone: Zone): CalendarItem | undefined {
  const { id, iCalUID, status, start, end } = event
  if (status === 'cancelled' || !start || !end) return undefined
  const declined = event.attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined')
  const declinedBy = (event.attendees ?? []).flatMap(({ email, responseStatus }) =>
    email !== undefined && responseStatus === 'declined' ? [email.toLowerCase()] : [],
  )
  const isFree = event.transparency === 'transparent' || freeTypes.has(event.eventType ?? '')
  return {
    id,
    seriesId: null,
    uid: iCalUID ?? null,
    span: declined ? null : { start: instantOf(start, zone), end: instantOf(end, zone) },
    takesTime: !isFree && !declined,
    ...(declinedBy.length > 0 && { declinedBy }),
  }
}

function instantOf({ date, dateTime }: GoogleTime, zone: Zone): Date {
  if (dateTime !== undefined) return new Date(dateTime)
  return dateAt(zone.toInstant(Date.parse(`${date}T00:00:00Z`) / minuteMs))
}

const statuses = { confirmed: 'CONFIRMED', tentative: 'TENTATIVE', cancelled: 'CANCELLED' } as const
const answers = {
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  tentative: 'TENTATIVE',
  needsAction: 'NEEDS-ACTION',
} as const

const timeOf = ({ date, dateTime }: GoogleTime): EventTime =>
  dateTime === undefined ? { date: date! } : { at: new Date(dateTime).toISOString() }

/** Returns an event with its texts and people. */
export function entryOfGoogle(event: GoogleEvent, uid: string): EventEntry {
  const { organizer, attendees = [] } = event
  return {
    uid,
    title: event.summary ?? '',
    description: event.description ?? null,
    location: event.location ?? null,
    start: timeOf(event.start!),
    end: timeOf(event.end!),
    status: statuses[event.status ?? 'confirmed'],
    isPrivate: event.visibility === 'private',
    recurrence: event.recurrence ?? [],
    organizer: organizer?.email ? { name: organizer.displayName ?? '', email: organizer.email } : null,
    attendees: attendees.flatMap(({ email, displayName = '', optional = false, responseStatus }) =>
      email === undefined
        ? []
        : [
            {
              name: displayName,
              email,
              isOptional: optional,
              answer: answers[responseStatus ?? 'needsAction'],
            },
          ],
    ),
  }
}

const responses = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
  'NEEDS-ACTION': 'needsAction',
} as const

const attendeeOf = ({
  name,
  email,
  isOptional,
  answer,
}: EventEntry['attendees'][number]): GoogleAttendee => ({
  email,
  ...(name !== '' && { displayName: name }),
  ...(isOptional && { optional: true }),
  responseStatus: responses[answer],
})

const isSame = (one = '', other: string) => one.toLowerCase() === other.toLowerCase()

/** Returns the attendees of a booking with the answers that they have given at Google. */
export const withAnswers = (
  wanted: EventEntry['attendees'],
  stored: readonly GoogleAttendee[] = [],
): GoogleAttendee[] =>
  wanted.map((person) => {
    const { responseStatus } = stored.find(({ email }) => isSame(email, person.email)) ?? {}
    return { ...attendeeOf(person), ...(responseStatus && { responseStatus }) }
  })

/** `null` removes the other form of a time, which an update would keep. */
const googleTime = (time: EventTime): object =>
  'date' in time ? { date: time.date, dateTime: null } : { dateTime: time.at, date: null }

/**
 * Returns the fields of an event.
 * @param before what is stored; its equal fields are left out, so that an update of one field
 *   changes nothing else of what Google knows of the event
 */
export function googleFields(
  entry: EventEntry,
  before?: EventEntry,
): Partial<Record<keyof GoogleEvent, unknown>> {
  const fields = {
    summary: entry.title,
    description: entry.description ?? '',
    location: entry.location ?? '',
    start: googleTime(entry.start),
    end: googleTime(entry.end),
    status: entry.status.toLowerCase(),
    visibility: entry.isPrivate ? 'private' : 'default',
    attendees: entry.attendees.map(attendeeOf),
  }
  if (!before) return fields
  const stored = googleFields(before)
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof typeof fields]),
  )
  return Object.fromEntries(changed)
}
