import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { DateTime, Email, TimeZone } from './common.ts'

const status = Type.Literal('success')
const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const words = <T extends readonly string[]>(all: T) =>
  Type.Union(
    all.map((word) => Type.Literal(word as T[number])),
    { errorMessage: `must be one of ${all.join(', ')}` },
  )
const Name = Type.String({ maxLength: 2_000 })
const Moment = Type.Object({ time: DateTime, timeZone: TimeZone })
const EventStatus = words(['accepted', 'pending', 'declined', 'cancelled'] as const)
const ResponseStatus = words(['accepted', 'pending', 'declined', 'needsAction'] as const)
const Person = Type.Object({ email: Type.String(), name: Type.Optional(Name) })
const Guest = Type.Composite([
  Person,
  Type.Object({ responseStatus: ResponseStatus, optional: Type.Optional(Type.Boolean()) }),
])

export const CalendarEventParams = Type.Object({
  calendar: Type.String({ maxLength: 64 }),
  eventUid: Type.String({ minLength: 1, maxLength: 1_000 }),
})

/** An event of a connected calendar (peer contract, UnifiedCalendarEventOutput); instants in UTC. */
export const CalendarEventOutput = Type.Object({
  /** iCalendar's UID: `eventUid` of a booking's reference. */
  id: Type.String(),
  title: Type.String(),
  description: Nullable(Type.String()),
  start: Moment,
  end: Moment,
  locations: Nullable(
    Type.Array(Type.Object({ type: words(['video', 'more'] as const), url: Type.String() })),
  ),
  attendees: Nullable(Type.Array(Guest)),
  status: Nullable(EventStatus),
  hosts: Nullable(Type.Array(Person)),
  calendarEventOwner: Nullable(Person),
  /** `caldav`, `apple`, `ics-feed` */
  source: Type.String(),
})
export type CalendarEventOutput = Static<typeof CalendarEventOutput>
export const CalendarEventAnswer = Type.Object({ status, data: CalendarEventOutput })

const NewMoment = Type.Object({ time: DateTime, timeZone: Type.Optional(TimeZone) })

/** Body of PATCH of an event: what is given replaces what there is; null takes it away. */
export const UpdateCalendarEvent = Type.Object({
  title: Type.Optional(Name),
  description: Type.Optional(Nullable(Type.String({ maxLength: 20_000 }))),
  start: Type.Optional(NewMoment),
  end: Type.Optional(NewMoment),
  attendees: Type.Optional(
    Nullable(
      Type.Array(
        Type.Object({
          email: Email,
          name: Type.Optional(Name),
          responseStatus: Type.Optional(Nullable(ResponseStatus)),
          optional: Type.Optional(Nullable(Type.Boolean())),
        }),
        { maxItems: 500 },
      ),
    ),
  ),
  status: Type.Optional(Nullable(EventStatus)),
})
export type UpdateCalendarEvent = Static<typeof UpdateCalendarEvent>

/** GET /v2/calendars/{calendar}/connect: where and with what an account of that kind is connected. */
export const ConnectCalendarAnswer = Type.Object({
  status,
  data: Type.Object({
    /** No page: `fields` are posted there. */
    authUrl: Type.String(),
    fields: Type.Array(Type.String()),
  }),
})
export const ConnectCalendarQuery = Type.Object({
  isDryRun: Type.Optional(words(['true', 'false'] as const)),
  redir: Type.Optional(Type.String({ maxLength: 2_000 })),
})
