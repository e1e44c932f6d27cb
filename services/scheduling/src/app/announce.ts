import {
  type BookingSnapshot,
  type CalendarEventSnapshot,
  calendarEventRemoved,
  calendarEventWritten,
  defaultScheduleChanged,
  delegationCredentialFailed,
  type eventTypeCreated,
  eventTypeDeleted,
  type eventTypeUpdated,
  type MeetingAppSlug,
  meetingOpened,
  meetingRefused,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import type { CalendarEvent } from '../db/calendar-events-repository.ts'
import type { Connection } from '../db/calendars-repository.ts'
import type { ConferencingConnection } from '../db/conferencing-connections-repository.ts'
import type { Meeting } from '../db/meetings-repository.ts'
import { slugOf } from '../domain/connected-calendar.ts'
import { type EventType, summaryOf } from '../domain/event-type.ts'
import type { Owner } from '../domain/owner.ts'

const envelope = ({ id, version, organizationId }: EventType, at: Date) => ({
  subject: String(id),
  version,
  organizationId,
  at,
})

/** Announces the current state of an event type, in the transaction that created or changed it. */
export async function announce(
  tx: Tx,
  definition: typeof eventTypeCreated | typeof eventTypeUpdated,
  eventType: EventType,
  at: Date,
): Promise<void> {
  await appendEvent(tx, definition, { ...envelope(eventType, at), data: { eventType: summaryOf(eventType) } })
}

/** Announces that an event type was deleted; the deletion counts as a change. */
export async function announceDeletion(tx: Tx, eventType: EventType, at: Date): Promise<void> {
  const { id, version: last } = eventType
  const version = last + 1
  await appendEvent(tx, eventTypeDeleted, { ...envelope(eventType, at), version, data: { id, version } })
}

/** Announces that the user's default schedule is another one. */
export async function announceDefault(
  tx: Tx,
  { userId, organizationId }: Owner,
  { scheduleId, version }: { scheduleId: number; version: number },
  at: Date,
): Promise<void> {
  await appendEvent(tx, defaultScheduleChanged, {
    subject: String(userId),
    version,
    organizationId,
    at,
    data: { userId, scheduleId, version },
  })
}

/**
 * Announces that a booking was written to a calendar or removed from it.
 * @param before the booking that was announced last
 */
export async function announceCalendarEvent(
  tx: Tx,
  { integration: type }: Pick<Connection, 'integration'>,
  event: CalendarEvent,
  before: string | null,
  at: Date,
): Promise<void> {
  const { id, organizationId, toldUid, toldVersion: version } = event
  const definition = toldUid === null ? calendarEventRemoved : calendarEventWritten
  const bookingUid = toldUid ?? before ?? event.bookingUid
  await appendEvent(tx, definition, {
    subject: String(id),
    version,
    organizationId,
    at,
    data: { calendarEvent: snapshotOf(event, type, bookingUid) },
  })
}

/** Returns a booking's event in a calendar as other services know it. */
export const snapshotOf = (
  { id, eventUid, userId, externalId, connectionId, toldVersion: version }: CalendarEvent,
  type: string,
  bookingUid: string,
): CalendarEventSnapshot => ({
  id,
  bookingUid,
  eventUid,
  userId,
  type,
  version,
  externalCalendarId: externalId,
  credentialId: connectionId,
})

/** Announces that a provider rejects the credentials of a connection. */
export async function announceCredentialFailure(tx: Tx, connection: Connection, at: Date): Promise<void> {
  const { id, organizationId, userId, version, integration, problem, delegationCredentialId } = connection
  await appendEvent(tx, delegationCredentialFailed, {
    subject: String(id),
    version,
    organizationId,
    at,
    data: {
      error: { type: 'CalendarCredentialError', message: `The calendar cannot be used: ${problem}` },
      credential: {
        id,
        type: integration,
        appId: slugOf(integration),
        ...(delegationCredentialId !== null && { delegationCredentialId }),
      },
      userId,
    },
  })
}

type MeetingName = Pick<Meeting, 'id' | 'organizationId' | 'bookingUid'>
type MeetingApp = Pick<ConferencingConnection, 'appSlug'>

/** Announces the link of a booking's meeting. */
export async function announceOpenMeeting(
  tx: Tx,
  { appSlug }: MeetingApp,
  { id, organizationId, bookingUid, toldVersion: version, externalId, url, password }: Meeting,
  at: Date,
): Promise<void> {
  const meeting = {
    app: appSlug as MeetingAppSlug,
    ...(externalId !== null && { id: externalId }),
    ...(password !== null && { password }),
  }
  const data = { bookingUid, meeting, url: url ?? '' }
  await appendEvent(tx, meetingOpened, { subject: String(id), version, organizationId, at, data })
}

/** Announces that a service does not make the meeting of a booking. */
export async function announceRefusal(
  tx: Tx,
  { appSlug }: MeetingApp,
  { id, organizationId, bookingUid, toldVersion: version }: MeetingName & Pick<Meeting, 'toldVersion'>,
  reason: string,
  at: Date,
): Promise<void> {
  const data = { bookingUid, meeting: { app: appSlug as MeetingAppSlug }, reason }
  await appendEvent(tx, meetingRefused, { subject: String(id), version, organizationId, at, data })
}

/** Announces the link of a meeting that a calendar has made with an event, or why there is none. */
export async function announceMeetInCalendar(
  tx: Tx,
  { id, organizationId, bookingUid, bookingVersion: version }: CalendarEvent,
  made: string | Error,
  at: Date,
): Promise<void> {
  const name = { subject: `calendar-event-${id}`, version, organizationId, at }
  const meeting = { app: 'google-meet' as const }
  if (typeof made === 'string') {
    // The code of a meeting is the path of its link.
    const opened = { ...meeting, id: new URL(made).pathname.slice(1) }
    await appendEvent(tx, meetingOpened, { ...name, data: { bookingUid, meeting: opened, url: made } })
  } else
    await appendEvent(tx, meetingRefused, { ...name, data: { bookingUid, meeting, reason: made.message } })
}

/** Announces that no meeting can be made for a booking. */
export async function announceRefusedMeeting(
  tx: Tx,
  { uid: bookingUid, version, organizationId, meeting }: BookingSnapshot,
  reason: string,
  at: Date,
): Promise<void> {
  if (!meeting) return
  const data = { bookingUid, meeting: { app: meeting.app }, reason }
  await appendEvent(tx, meetingRefused, { subject: bookingUid, version, organizationId, at, data })
}
