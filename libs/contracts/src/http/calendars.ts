import { type Static, Type } from '@sinclair/typebox'
import { DateTime, TimeZone } from './common.ts'
import { answer, nullable } from './shapes.ts'

const Id = Type.Integer({ minimum: 1 })
const Text = Type.String({ minLength: 1, maxLength: 2_000 })

/** A kind of calendar by its name in paths: `caldav`. */
export const CalendarParams = Type.Object({ calendar: Type.String({ maxLength: 64 }) })

/** POST /v2/calendars/ics-feed/save: the feeds that the caller has from now on. `webcal` addresses are taken too. */
export const SaveIcsFeeds = Type.Object({
  urls: Type.Array(Type.String({ minLength: 1, maxLength: 2_000 }), { minItems: 1, maxItems: 20 }),
  readOnly: Type.Optional(Type.Boolean({ default: true })),
})

/** An account of a calendar's provider: `url` is the server of `caldav`. */
export const CalendarCredentials = Type.Object({
  username: Text,
  password: Text,
  url: Type.Optional(Text),
})
export type CalendarCredentials = Static<typeof CalendarCredentials>

export const DisconnectCalendar = Type.Object({ id: Id })

/** A connection as it is after it was made or ended. */
export const CalendarConnection = Type.Object({
  id: Type.Integer(),
  type: Type.String(),
  userId: nullable(Type.Integer()),
  teamId: nullable(Type.Integer()),
  appId: nullable(Type.String()),
  /** The provider refused the credentials at the last try. */
  invalid: nullable(Type.Boolean()),
})
export type CalendarConnection = Static<typeof CalendarConnection>
export const CalendarConnectionAnswer = answer(CalendarConnection)
export const CalendarCheckAnswer = Type.Object({ status: Type.Literal('success') })

const Calendar = Type.Object({
  externalId: Type.String(),
  integration: Type.String(),
  name: Type.String(),
  primary: nullable(Type.Boolean()),
  readOnly: Type.Boolean(),
  email: Type.String(),
  isSelected: Type.Boolean(),
  credentialId: Type.Integer(),
})

/** Where bookings are written. */
export const DestinationCalendar = Type.Object({
  id: Type.Integer(),
  integration: Type.String(),
  externalId: Type.String(),
  primaryEmail: nullable(Type.String()),
  userId: nullable(Type.Integer()),
  eventTypeId: nullable(Type.Integer()),
  /** As v1 gave it. */
  bookingId: Type.Optional(Type.Integer()),
  credentialId: nullable(Type.Integer()),
  name: Type.Optional(nullable(Type.String())),
})
export type DestinationCalendar = Static<typeof DestinationCalendar>

export const ConnectedCalendar = Type.Object({
  integration: Type.Object({
    name: Type.String(),
    description: Type.String(),
    type: Type.String(),
    variant: Type.String(),
    categories: Type.Array(Type.String()),
    logo: Type.String(),
    publisher: Type.String(),
    slug: Type.String(),
    url: Type.String(),
    email: Type.String(),
    locationOption: Type.Null(),
  }),
  credentialId: Type.Integer(),
  primary: Type.Optional(Calendar),
  calendars: Type.Array(Calendar),
  /** The last try to read it failed; what was read before still counts. */
  error: Type.Optional(Type.Object({ message: Type.String() })),
})
export type ConnectedCalendar = Static<typeof ConnectedCalendar>

export const ConnectedCalendarsAnswer = answer(
  Type.Object({
    connectedCalendars: Type.Array(ConnectedCalendar),
    destinationCalendar: nullable(DestinationCalendar),
  }),
)

/** GET /v2/calendars/busy-times: of one connected calendar; without dates, of the next seven days. */
export const BusyTimesQuery = Type.Object({
  credentialId: Id,
  externalId: Text,
  dateFrom: Type.Optional(Type.String()),
  dateTo: Type.Optional(Type.String()),
  timeZone: Type.Optional(TimeZone),
  loggedInUsersTz: Type.Optional(TimeZone),
})
export const BusyTimesAnswer = answer(
  Type.Array(Type.Object({ start: DateTime, end: DateTime, source: Type.Optional(nullable(Type.String())) })),
)

/** A calendar of one of the caller's connections. */
export const SelectCalendar = Type.Object({ integration: Text, externalId: Text, credentialId: Id })
export const SetDestinationCalendar = Type.Object({ integration: Text, externalId: Text })
export const SelectedCalendar = Type.Object({
  userId: Type.Integer(),
  integration: Type.String(),
  externalId: Type.String(),
  credentialId: nullable(Type.Integer()),
})
export const SelectedCalendarAnswer = answer(SelectedCalendar)

/** Destination calendars by their own number, for v1 alone. */
export const EditDestinationCalendar = Type.Object({
  integration: Type.Optional(Text),
  externalId: Type.Optional(Text),
  eventTypeId: Type.Optional(nullable(Id)),
  bookingId: Type.Optional(nullable(Id)),
  userId: Type.Optional(Id),
})
/** Body of POST /internal/destination-calendars: of the caller, or of one event type. */
export const CreateDestinationCalendar = Type.Composite([
  Type.Omit(EditDestinationCalendar, ['integration', 'externalId']),
  SetDestinationCalendar,
])
export type CreateDestinationCalendar = Static<typeof CreateDestinationCalendar>
export type EditDestinationCalendar = Static<typeof EditDestinationCalendar>
export const DestinationCalendarAnswer = answer(DestinationCalendar)
export const DestinationCalendarListAnswer = answer(Type.Array(DestinationCalendar))
