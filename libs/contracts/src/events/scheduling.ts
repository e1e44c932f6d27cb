import { type Static, Type } from '@sinclair/typebox'
import { outOfOfficeReasons } from '../http/out-of-office.ts'
import { nullable } from '../http/shapes.ts'
import { MeetingSnapshot } from './booking-snapshot.ts'
import { defineEvent } from './envelope.ts'

/** The part of an event type that other services store: enough for rights, matching and display. */
export const EventTypeSummary = Type.Object({
  id: Type.Integer(),
  organizationId: Type.Integer(),
  /** The owner of a personal event type; the creator of a team's. */
  ownerId: Type.Integer(),
  teamId: nullable(Type.Integer()),
  slug: Type.String(),
  title: Type.String(),
  lengthInMinutes: Type.Integer(),
  hidden: Type.Boolean(),
  version: Type.Integer(),
})
export type EventTypeSummary = Static<typeof EventTypeSummary>

export const eventTypeCreated = defineEvent(
  'scheduling.event-type.created',
  1,
  Type.Object({ eventType: EventTypeSummary }),
)
export const eventTypeUpdated = defineEvent(
  'scheduling.event-type.updated',
  1,
  Type.Object({ eventType: EventTypeSummary }),
)
export const eventTypeDeleted = defineEvent(
  'scheduling.event-type.deleted',
  1,
  Type.Object({ id: Type.Integer(), version: Type.Integer() }),
)
/** A user has a new default schedule; `version` counts these changes per user from 1. */
export const defaultScheduleChanged = defineEvent(
  'scheduling.default-schedule.changed',
  1,
  Type.Object({ userId: Type.Integer(), scheduleId: Type.Integer(), version: Type.Integer() }),
)

const Person = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  username: Type.String(),
  timeZone: Type.String(),
})

/** A user's absence of whole days. */
export const OutOfOfficeSnapshot = Type.Object({
  id: Type.Integer(),
  uuid: Type.String(),
  /** Id of the user. */
  organizationId: Type.Integer(),
  user: Person,
  /** The colleague to whom bookers are redirected. */
  toUser: nullable(Person),
  /** The user's teams; 0 when the user has no organization. */
  teams: Type.Array(Type.Object({ id: Type.Integer(), organizationId: Type.Integer() })),
  /** 00:00 of the first day and 23:59:59.999 of the last one, written as UTC. */
  start: Type.String(),
  end: Type.String(),
  notes: nullable(Type.String()),
  reason: Type.Union(outOfOfficeReasons.map((word) => Type.Literal(word))),
  createdAt: Type.String(),
  updatedAt: Type.String(),
})
export type OutOfOfficeSnapshot = Static<typeof OutOfOfficeSnapshot>

export const outOfOfficeCreated = defineEvent(
  'scheduling.out-of-office.created',
  1,
  Type.Object({ outOfOffice: OutOfOfficeSnapshot }),
)
/** A booking's event in a host's calendar; `version` counts the events published about it. */
export const CalendarEventSnapshot = Type.Object({
  id: Type.Integer(),
  bookingUid: Type.String(),
  /** The iCalendar UID, constant through reschedules. */
  eventUid: Type.String(),
  /** The calendar's owner. */
  userId: Type.Integer(),
  /** `caldav_calendar` */
  type: Type.String(),
  externalCalendarId: Type.String(),
  credentialId: Type.Integer(),
  version: Type.Integer(),
})
export type CalendarEventSnapshot = Static<typeof CalendarEventSnapshot>

/** The calendar event was written; after a reschedule, under the new booking's uid. */
export const calendarEventWritten = defineEvent(
  'scheduling.calendar-event.written',
  1,
  Type.Object({ calendarEvent: CalendarEventSnapshot }),
)
/** What a person has changed in a calendar event. */
export const CalendarChange = Type.Union([
  Type.Object({ type: Type.Literal('moved'), start: Type.String(), end: Type.String() }),
  Type.Object({ type: Type.Literal('removed') }),
])
export type CalendarChange = Static<typeof CalendarChange>

/** A person has changed the calendar event in the calendar itself. */
export const calendarEventChanged = defineEvent(
  'scheduling.calendar-event.changed',
  1,
  Type.Object({
    calendarEvent: CalendarEventSnapshot,
    /** null: it is as it was written again. */
    change: nullable(CalendarChange),
    /** The addresses of attendees who have declined there, in lower case. */
    declinedBy: Type.Array(Type.String()),
    /** Whether the booking follows; otherwise its host learns of the difference. */
    follow: Type.Boolean(),
  }),
)
/** The calendar event was removed. */
export const calendarEventRemoved = defineEvent(
  'scheduling.calendar-event.removed',
  1,
  Type.Object({ calendarEvent: CalendarEventSnapshot }),
)
/** A booking's meeting at a meeting service; `version` counts the events published about it. */
export const meetingOpened = defineEvent(
  'scheduling.meeting.opened',
  1,
  Type.Object({
    bookingUid: Type.String(),
    meeting: MeetingSnapshot,
    url: Type.String(),
  }),
)
/**
 * A booking's meeting cannot be made: the service is not connected, or it refuses. The booking
 * takes place in a built-in video room instead.
 */
export const meetingRefused = defineEvent(
  'scheduling.meeting.refused',
  1,
  Type.Object({ bookingUid: Type.String(), meeting: MeetingSnapshot, reason: Type.String() }),
)
/** A calendar provider rejects the credentials of a connection. */
export const delegationCredentialFailed = defineEvent(
  'scheduling.delegation-credential.failed',
  1,
  Type.Object({
    error: Type.Object({ type: Type.String(), message: Type.String() }),
    credential: Type.Object({
      id: Type.Integer(),
      type: Type.String(),
      appId: Type.String(),
      /** Absent: the person connected the account. */
      delegationCredentialId: Type.Optional(Type.String()),
    }),
    userId: Type.Integer(),
  }),
)
