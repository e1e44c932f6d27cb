import { createHash } from 'node:crypto'
import { defined, type EventLocation } from '@punctual/contracts'
import type { CalendarItem } from '../../domain/connected-calendar.ts'
import { dateAt, minuteMs, type Zone } from '../../domain/slots/index.ts'
import type { EventEntry, EventTime } from '../ical/event-entry.ts'

interface GraphTime {
  /** Without an offset; in UTC, as requests ask for it. */
  dateTime: string
  timeZone?: string
}
interface GraphPerson {
  emailAddress?: { address?: string; name?: string }
}

/** The parts of an event resource that are used (Microsoft Graph 1.0). */
export interface GraphEvent {
  id: string
  '@odata.etag'?: string
  '@removed'?: { reason?: string }
  iCalUId?: string
  transactionId?: string | null
  type?: 'singleInstance' | 'occurrence' | 'exception' | 'seriesMaster'
  seriesMasterId?: string | null
  subject?: string | null
  body?: { contentType?: string; content?: string }
  bodyPreview?: string
  location?: { displayName?: string }
  start?: GraphTime
  end?: GraphTime
  isAllDay?: boolean
  isCancelled?: boolean
  sensitivity?: string
  showAs?: string
  responseStatus?: { response?: string }
  organizer?: GraphPerson
  onlineMeeting?: { joinUrl?: string; conferenceId?: string; tollNumber?: string } | null
  attendees?: (GraphPerson & { type?: string; status?: { response?: string } })[]
}

/** The name of the property by which events of bookings are found. */
export const uidProperty = 'String {6f1d2c0a-3a6e-4a55-9d0b-5a1f7c2e8b41} Name punctualUid'

/**
 * Returns the key by which Graph recognizes a repeated request to create an event. It contains the
 * UID, because lists of changes show no other property of ours; and the content, because a booking
 * may come back after its event was deleted.
 */
export const transactionOf = (uid: string, ics: string): string =>
  `punctual-${createHash('sha256').update(ics).digest('hex').slice(0, 16)}-${uid}`

const uidOf = ({ transactionId, iCalUId }: GraphEvent): string | null =>
  /^punctual-[0-9a-f]{16}-(.+)$/.exec(transactionId ?? '')?.[1] ?? iCalUId ?? null

const free = new Set(['free', 'workingElsewhere'])

/**
 * Occurrences of a series may come without what their series says.
 * @param zone of whole days
 */
export function itemOf(event: GraphEvent, zone: Zone): CalendarItem {
  const { id, type, start, end, showAs, isAllDay = false } = event
  const isDeclined = event.isCancelled || event.responseStatus?.response === 'declined'
  const span =
    isDeclined || type === 'seriesMaster' || !start || !end
      ? null
      : { start: instantOf(start, isAllDay, zone), end: instantOf(end, isAllDay, zone) }
  const takesTime = isDeclined ? false : showAs === undefined ? null : !free.has(showAs)
  return { id, seriesId: event.seriesMasterId ?? null, uid: uidOf(event), span, takesTime }
}

/** Graph gives whole days as midnights whatever the zone is. */
function instantOf({ dateTime }: GraphTime, isAllDay: boolean, zone: Zone): Date {
  const utc = new Date(`${dateTime.slice(0, 23).replace(/Z$/, '')}Z`)
  return isAllDay ? dateAt(zone.toInstant(utc.getTime() / minuteMs)) : utc
}

const answers = {
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  tentativelyAccepted: 'TENTATIVE',
} as const
const personOf = ({ emailAddress }: GraphPerson) => ({
  name: emailAddress?.name ?? '',
  email: emailAddress?.address ?? '',
})

/** Returns an event with its texts and people. */
export function entryOfGraph(event: GraphEvent, uid: string): EventEntry {
  const { isAllDay = false, organizer, attendees = [] } = event
  const timeOf = ({ dateTime }: GraphTime): EventTime =>
    isAllDay ? { date: dateTime.slice(0, 10) } : { at: new Date(`${dateTime.slice(0, 23)}Z`).toISOString() }
  return {
    uid,
    title: event.subject ?? '',
    description: event.body?.content?.trim() || null,
    location: event.location?.displayName || null,
    start: timeOf(event.start!),
    end: timeOf(event.end!),
    status: event.isCancelled ? 'CANCELLED' : event.showAs === 'tentative' ? 'TENTATIVE' : 'CONFIRMED',
    isPrivate: event.sensitivity === 'private',
    recurrence: [],
    organizer: organizer?.emailAddress?.address ? personOf(organizer) : null,
    attendees: attendees
      .map((attendee) => ({
        ...personOf(attendee),
        isOptional: attendee.type === 'optional',
        answer: answers[attendee.status?.response as keyof typeof answers] ?? ('NEEDS-ACTION' as const),
      }))
      .filter(({ email }) => email !== ''),
  }
}

/** Returns the ways into the meeting of an event. */
export function locationsOfGraph({ onlineMeeting }: GraphEvent): EventLocation[] {
  const { joinUrl, tollNumber, conferenceId: pin } = onlineMeeting ?? {}
  return [
    ...(joinUrl ? [{ type: 'video' as const, url: joinUrl }] : []),
    ...(tollNumber ? [{ type: 'phone' as const, url: `tel:${tollNumber}`, ...defined({ pin }) }] : []),
  ]
}

const graphTime = (time: EventTime): GraphTime => ({
  dateTime: 'date' in time ? `${time.date}T00:00:00` : time.at.replace('Z', ''),
  timeZone: 'UTC',
})

/** Returns the fields of an event that both bookings and changes of one event have. */
export function graphFields({ title, description, location, start, end, isPrivate }: EventEntry) {
  return {
    subject: title,
    body: { contentType: 'text', content: description ?? '' },
    location: { displayName: location ?? '' },
    start: graphTime(start),
    end: graphTime(end),
    isAllDay: 'date' in start,
    sensitivity: isPrivate ? 'private' : 'normal',
  }
}

/**
 * Returns the fields of a booking's event. Its people are lines of the text: Graph mails an
 * invitation of its own to everyone whom it knows as an attendee.
 */
export function graphBooking(entry: EventEntry): ReturnType<typeof graphFields> {
  const people = entry.attendees.map(({ name, email }) => `${name} <${email}>`)
  const description = [entry.description ?? '', people.join('\n')].filter(Boolean).join('\n\n')
  return graphFields({ ...entry, description })
}

/** Returns the fields in which two states of an event differ. */
export function graphChanges(before: EventEntry, after: EventEntry): Partial<ReturnType<typeof graphFields>> {
  const stored = graphFields(before)
  const changed = Object.entries(graphFields(after)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof typeof stored]),
  )
  return Object.fromEntries(changed)
}
