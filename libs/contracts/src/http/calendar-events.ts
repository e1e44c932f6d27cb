import { type Static, Type } from '@sinclair/typebox'
import { CalendarParams } from './calendars.ts'
import { DateTime, Email, TimeZone } from './common.ts'
import { answer, nullable, oneOf } from './shapes.ts'

const Name = Type.String({ maxLength: 2_000 })
const Moment = Type.Object({ time: DateTime, timeZone: TimeZone })
const EventStatus = oneOf(['accepted', 'pending', 'declined', 'cancelled'])
const ResponseStatus = oneOf(['accepted', 'pending', 'declined', 'needsAction'])
const Person = Type.Object({ email: Type.String(), name: Type.Optional(Name) })
const Guest = Type.Composite([
  Person,
  Type.Object({ responseStatus: ResponseStatus, optional: Type.Optional(Type.Boolean()) }),
])

export const CalendarEventParams = Type.Composite([
  CalendarParams,
  Type.Object({ eventUid: Type.String({ minLength: 1, maxLength: 1_000 }) }),
])

/** An event of a connected calendar; instants in UTC. */
export const CalendarEventOutput = Type.Object({
  /** iCalendar's UID: `eventUid` of a booking's reference. */
  id: Type.String(),
  title: Type.String(),
  description: nullable(Type.String()),
  start: Moment,
  end: Moment,
  locations: nullable(Type.Array(Type.Object({ type: oneOf(['video', 'more']), url: Type.String() }))),
  attendees: nullable(Type.Array(Guest)),
  status: nullable(EventStatus),
  hosts: nullable(Type.Array(Person)),
  calendarEventOwner: nullable(Person),
  /** `caldav`, `apple`, `ics-feed` */
  source: Type.String(),
})
export type CalendarEventOutput = Static<typeof CalendarEventOutput>
export const CalendarEventAnswer = answer(CalendarEventOutput)

const NewMoment = Type.Object({ time: DateTime, timeZone: Type.Optional(TimeZone) })

/** Body of PATCH of an event: what is given replaces what there is; null takes it away. */
export const UpdateCalendarEvent = Type.Object({
  title: Type.Optional(Name),
  description: Type.Optional(nullable(Type.String({ maxLength: 20_000 }))),
  start: Type.Optional(NewMoment),
  end: Type.Optional(NewMoment),
  attendees: Type.Optional(
    nullable(
      Type.Array(
        Type.Object({
          email: Email,
          name: Type.Optional(Name),
          responseStatus: Type.Optional(nullable(ResponseStatus)),
          optional: Type.Optional(nullable(Type.Boolean())),
        }),
        { maxItems: 500 },
      ),
    ),
  ),
  status: Type.Optional(nullable(EventStatus)),
})
export type UpdateCalendarEvent = Static<typeof UpdateCalendarEvent>

/** GET /v2/calendars/{calendar}/connect: where and with what an account of that kind is connected. */
export const ConnectCalendarAnswer = answer(
  Type.Object({
    /** No page: `fields` are posted there. */
    authUrl: Type.String(),
    fields: Type.Array(Type.String()),
  }),
)
export const ConnectCalendarQuery = Type.Object({
  isDryRun: Type.Optional(oneOf(['true', 'false'])),
  redir: Type.Optional(Type.String({ maxLength: 2_000 })),
})
