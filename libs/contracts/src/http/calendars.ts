import { type Static, Type } from '@sinclair/typebox'
import { DateTime, TimeZone } from './common.ts'
import { DelegationCredentialId, ShownDelegationCredentialId } from './delegation-credentials.ts'
import { about, ShownUserId, shownIdOf } from './fields.ts'
import { answer, EmptyAnswer, nullable, oneOf } from './shapes.ts'

const Id = Type.Integer({ minimum: 1 })
const Text = Type.String({ minLength: 1, maxLength: 2_000 })

/** A kind of calendar by its name in paths: `caldav`. */
export const CalendarParams = Type.Object({
  calendar: about(
    'Type of the calendar, such as `caldav`, `apple` or `ics-feed`.',
    Type.String({ maxLength: 64 }),
  ),
})

/**
 * POST /v2/calendars/ics-feed/save: the feeds that the caller has from now on. `webcal` addresses
 * are taken too.
 */
export const SaveIcsFeeds = Type.Object({
  urls: about(
    'URLs of the ICS feeds: `https`, `http` or `webcal`. They replace the feeds of earlier calls.',
    Type.Array(Type.String({ minLength: 1, maxLength: 2_000 }), { minItems: 1, maxItems: 20 }),
  ),
  readOnly: about(
    'Accepted for other clients; has no effect. Feeds are read-only.',
    Type.Optional(Type.Boolean({ default: true })),
  ),
})

/** An account of a calendar's provider: `url` is the server of `caldav`. */
export const CalendarCredentials = Type.Object({
  username: about('Username of the account.', Text),
  password: about('Password of the account, or an app password. Stored encrypted.', Text),
  url: about('URL of the server, for `caldav`.', Type.Optional(Text)),
})
export type CalendarCredentials = Static<typeof CalendarCredentials>

const settings = {
  whenChanged: about(
    'What happens when a host moves or removes the event of a booking in the calendar itself: `mark` tells the host by mail and leaves the booking; `follow` moves or cancels the booking too, where that is possible. At first `mark`. Google Calendar and Microsoft 365 only.',
    oneOf(['mark', 'follow']),
  ),
  whenUnreachable: about(
    'Whether the person can be booked while the calendar cannot be read: `open` counts what was read last, however old; `closed` only while it is not older than the operator allows (`CALENDAR_MAX_AGE_MS`, one day unless set).',
    oneOf(['closed', 'open']),
  ),
}
/** What a connection does with changes and failures. */
export const CalendarSettings = Type.Object(settings)
export type WhenChanged = Static<typeof CalendarSettings>['whenChanged']
export type WhenUnreachable = Static<typeof CalendarSettings>['whenUnreachable']

/** Body of PATCH /v2/calendars/{calendar}/settings: what is given is changed. */
export const UpdateCalendarSettings = Type.Object({
  id: about('Id of the calendar connection.', Id),
  whenChanged: Type.Optional(settings.whenChanged),
  whenUnreachable: about(
    `${settings.whenUnreachable.description} \`null\`: as the operator's \`CALENDAR_UNREACHABLE\` says, which is the case at first.`,
    Type.Optional(nullable(settings.whenUnreachable)),
  ),
})
export type UpdateCalendarSettings = Static<typeof UpdateCalendarSettings>
export const CalendarSettingsAnswer = answer(
  Type.Object({ id: shownIdOf('the calendar connection'), ...settings }),
)

export const DisconnectCalendar = Type.Object({ id: about('Id of the calendar connection.', Id) })

/** A connection as it is after it was made or ended. */
export const CalendarConnection = Type.Object({
  id: shownIdOf('the calendar connection'),
  type: about('Type of the connection, such as `caldav_calendar`.', Type.String()),
  userId: about('Id of the user.', nullable(Type.Integer())),
  teamId: about('Always `null`.', nullable(Type.Integer())),
  appId: about('Name of the type in paths, such as `caldav`.', nullable(Type.String())),
  invalid: about(
    'Whether the provider refused the credentials at the last attempt.',
    nullable(Type.Boolean()),
  ),
})
export type CalendarConnection = Static<typeof CalendarConnection>
export const CalendarConnectionAnswer = answer(CalendarConnection)
export const CalendarCheckAnswer = EmptyAnswer

const Calendar = Type.Object({
  externalId: about('Id of the calendar at its provider.', Type.String()),
  integration: about('Type of the connection, such as `caldav_calendar`.', Type.String()),
  name: about('Name of the calendar.', Type.String()),
  primary: about("Whether this is the account's primary calendar.", nullable(Type.Boolean())),
  readOnly: about('Whether bookings cannot be written to it.', Type.Boolean()),
  email: about('Email address of the account.', Type.String()),
  isSelected: about('Whether its events count as busy times.', Type.Boolean()),
  syncedAt: about(
    'When its events were last read, ISO 8601; `null` if they were not yet.',
    nullable(DateTime),
  ),
  credentialId: shownIdOf('the calendar connection'),
  delegationCredentialId: ShownDelegationCredentialId,
})

/** Where bookings are written. */
export const DestinationCalendar = Type.Object({
  id: shownIdOf('the destination calendar'),
  integration: about('Type of the connection, such as `caldav_calendar`.', Type.String()),
  externalId: about('Id of the calendar at its provider.', Type.String()),
  primaryEmail: about('Always `null`.', nullable(Type.String())),
  userId: about('Id of the user whose bookings are written to it.', nullable(Type.Integer())),
  eventTypeId: about('Id of the event type whose bookings are written to it.', nullable(Type.Integer())),
  bookingId: about('Id of the booking that a v1 call named.', Type.Optional(Type.Integer())),
  credentialId: about('Id of the calendar connection.', nullable(Type.Integer())),
  delegationCredentialId: Type.Optional(ShownDelegationCredentialId),
  name: about('Name of the calendar.', Type.Optional(nullable(Type.String()))),
  primary: about('Whether it is the primary calendar of its account.', Type.Optional(Type.Boolean())),
  readOnly: about('Whether nothing can be written to it any more.', Type.Optional(Type.Boolean())),
  email: about('Email address of the person whose calendar it is.', Type.Optional(Type.String())),
  integrationTitle: about('Name of the integration.', Type.Optional(Type.String())),
})
export type DestinationCalendar = Static<typeof DestinationCalendar>

export const ConnectedCalendar = Type.Object({
  integration: about(
    'The type of the calendar.',
    Type.Object({
      name: about('Name.', Type.String()),
      title: about('Name, for headings.', Type.String()),
      description: about('Always empty.', Type.String()),
      type: about('Type of the connection, such as `caldav_calendar`.', Type.String()),
      variant: about('Kind of integration: `calendar`.', Type.String()),
      category: about('Category: `calendar`.', Type.String()),
      categories: about('Categories: `calendar`.', Type.Array(Type.String())),
      installed: about(
        'Whether this installation supports the type; `false` when its operator has removed it.',
        Type.Boolean(),
      ),
      dirName: about('Name of the type in paths, for other clients.', Type.String()),
      __template: about('Always empty: types have no template.', Type.String()),
      appData: about('Always `null`.', Type.Null()),
      logo: about('Always empty.', Type.String()),
      publisher: about('Publisher.', Type.String()),
      slug: about('Name of the type in paths, such as `caldav`.', Type.String()),
      url: about('Always empty.', Type.String()),
      email: about('Always empty.', Type.String()),
      locationOption: about('Always `null`: a calendar is not a location.', Type.Null()),
    }),
  ),
  credentialId: shownIdOf('the calendar connection'),
  delegationCredentialId: ShownDelegationCredentialId,
  settings: about('What the connection does with changes and failures.', CalendarSettings),
  primary: about("The account's primary calendar.", Type.Optional(Calendar)),
  calendars: about('Calendars of the account.', Type.Array(Calendar)),
  error: about(
    'The last attempt to read the account failed. The events read before still count.',
    Type.Optional(Type.Object({ message: about('What failed.', Type.String()) })),
  ),
})
export type ConnectedCalendar = Static<typeof ConnectedCalendar>

export const ConnectedCalendarsAnswer = answer(
  Type.Object({
    connectedCalendars: about('Accounts with their calendars.', Type.Array(ConnectedCalendar)),
    connectable: about(
      'Types of calendars that a person connects on a page of their provider, which `connect` of the type names.',
      Type.Array(
        Type.Object({
          slug: about('Name of the type in paths, such as `google`.', Type.String()),
          name: about('Name of the type.', Type.String()),
        }),
      ),
    ),
    destinationCalendar: about(
      'Calendar that bookings are written to; `null` if there is none.',
      nullable(DestinationCalendar),
    ),
  }),
)

/**
 * GET /v2/calendars/busy-times: of one connected calendar; without dates, of the next seven days.
 */
export const BusyTimesQuery = Type.Object({
  credentialId: about('Id of the calendar connection.', Id),
  externalId: about('Id of the calendar at its provider.', Text),
  dateFrom: about(
    'Start of the period: ISO 8601, or a date for the whole day; in `timeZone` if it has no offset. Defaults to now.',
    Type.Optional(Type.String()),
  ),
  dateTo: about(
    'End of the period: ISO 8601, or a date for the whole day; in `timeZone` if it has no offset. Defaults to seven days from now.',
    Type.Optional(Type.String()),
  ),
  timeZone: about(
    'IANA time zone of `dateFrom` and `dateTo` without an offset. Defaults to `loggedInUsersTz`.',
    Type.Optional(TimeZone),
  ),
  loggedInUsersTz: about(
    'IANA time zone that counts without `timeZone`. Defaults to UTC.',
    Type.Optional(TimeZone),
  ),
})
export const BusyTimesAnswer = answer(
  Type.Array(
    Type.Object({
      start: about('Start, ISO 8601.', DateTime),
      end: about('End, ISO 8601.', DateTime),
      source: about('Type of the connection that has the event.', Type.Optional(nullable(Type.String()))),
    }),
  ),
)

/** A calendar of one of the caller's connections. */
export const SelectCalendar = Type.Object({
  integration: about('Type of the connection, such as `caldav_calendar`.', Text),
  externalId: about('Id of the calendar at its provider.', Text),
  credentialId: about('Id of the calendar connection.', Id),
  delegationCredentialId: Type.Optional(DelegationCredentialId),
})
const destination = {
  integration: about('Type of the connection, such as `caldav_calendar`.', Text),
  externalId: about('Id of the calendar at its provider.', Text),
}
export const SetDestinationCalendar = Type.Object({
  ...destination,
  delegationCredentialId: Type.Optional(DelegationCredentialId),
})
export const SelectedCalendar = Type.Object({
  userId: ShownUserId,
  integration: about('Type of the connection, such as `caldav_calendar`.', Type.String()),
  externalId: about('Id of the calendar at its provider.', Type.String()),
  credentialId: about('Id of the calendar connection.', nullable(Type.Integer())),
})
export const SelectedCalendarAnswer = answer(SelectedCalendar)

/** Destination calendars by their own number; only for v1. */
export const EditDestinationCalendar = Type.Object({
  integration: about('Type of the connection, such as `caldav_calendar`.', Type.Optional(Text)),
  externalId: about('Id of the calendar at its provider.', Type.Optional(Text)),
  eventTypeId: about(
    "Id of the event type whose bookings are written to it; `null` for all of the user's.",
    Type.Optional(nullable(Id)),
  ),
  bookingId: about('Id of a booking. Kept, but has no effect.', Type.Optional(nullable(Id))),
  userId: about("Id of the user. Must be the caller's own.", Type.Optional(Id)),
})
/** Body of POST /internal/destination-calendars: of the caller, or of one event type. */
export const CreateDestinationCalendar = Type.Composite([
  Type.Omit(EditDestinationCalendar, ['integration', 'externalId']),
  Type.Object(destination),
])
export type CreateDestinationCalendar = Static<typeof CreateDestinationCalendar>
export type EditDestinationCalendar = Static<typeof EditDestinationCalendar>
export const DestinationCalendarAnswer = answer(DestinationCalendar)
export const DestinationCalendarListAnswer = answer(Type.Array(DestinationCalendar))
