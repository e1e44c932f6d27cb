import { type Static, Type } from '@sinclair/typebox'
import { CalendarParams } from './calendars.ts'
import { DateTime, Email, TimeZone } from './common.ts'
import { about, ShownEmail, textIdOf } from './fields.ts'
import { answer, nullable, oneOf } from './shapes.ts'

const Name = Type.String({ maxLength: 2_000 })
const Moment = Type.Object({
  time: about('Time, ISO 8601 in UTC.', DateTime),
  timeZone: about('IANA time zone of the event.', TimeZone),
})
const EventStatus = about('Status of the event.', oneOf(['accepted', 'pending', 'declined', 'cancelled']))
const ResponseStatus = about(
  'Response of the attendee.',
  oneOf(['accepted', 'pending', 'declined', 'needsAction']),
)
const Person = Type.Object({ email: ShownEmail, name: about('Full name.', Type.Optional(Name)) })
const guestMarks = {
  self: about('Whether it is the person whose calendar this is.', Type.Optional(nullable(Type.Boolean()))),
  host: about('Whether it is the organizer.', Type.Optional(nullable(Type.Boolean()))),
}
const Guest = Type.Composite([
  Person,
  Type.Object({
    responseStatus: ResponseStatus,
    optional: about('Whether attendance is optional.', Type.Optional(Type.Boolean())),
    ...guestMarks,
  }),
])

export const CalendarEventParams = Type.Composite([
  CalendarParams,
  Type.Object({
    eventUid: about('iCalendar UID of the event.', Type.String({ minLength: 1, maxLength: 1_000 })),
  }),
])

const code = (what: string) => about(what, Type.Optional(nullable(Type.String())))

/** A way into a meeting, as the provider of the calendar knows it. */
export const EventLocation = Type.Object({
  type: about('Kind of the location.', oneOf(['video', 'phone', 'sip', 'more'])),
  url: about('URL; of a phone number, `tel:` and the number.', Type.String()),
  label: code('What people see instead of the URL.'),
  password: code('Password.'),
  meetingCode: code('Code of the meeting.'),
  accessCode: code('Access code.'),
  pin: code('PIN.'),
  regionCode: code('Region of the phone number, such as `DE`.'),
})
export type EventLocation = Static<typeof EventLocation>

/** An event of a connected calendar; instants in UTC. */
export const CalendarEventOutput = Type.Object({
  id: about("iCalendar UID of the event: `eventUid` of a booking's reference.", Type.String()),
  title: about('Title.', Type.String()),
  description: about('Description.', nullable(Type.String())),
  start: about('Start of the event.', Moment),
  end: about('End of the event.', Moment),
  locations: about(
    'Locations of the event, with what the provider knows of its meeting.',
    nullable(Type.Array(EventLocation)),
  ),
  attendees: about('Attendees of the event.', nullable(Type.Array(Guest))),
  status: nullable(EventStatus),
  hosts: about(
    'Organizers of the event.',
    nullable(
      Type.Array(
        Type.Composite([
          Person,
          Type.Object({
            responseStatus: Type.Optional(ResponseStatus),
          }),
        ]),
      ),
    ),
  ),
  calendarEventOwner: about('Owner of the event.', nullable(Person)),
  source: about('Type of the calendar: `caldav`, `apple` or `ics-feed`.', Type.String()),
})
export type CalendarEventOutput = Static<typeof CalendarEventOutput>
export const CalendarEventAnswer = answer(CalendarEventOutput)

const NewMoment = Type.Object({
  time: about('Time, ISO 8601 with an offset or `Z`.', DateTime),
  timeZone: about('IANA time zone of the event. Defaults to its current one.', Type.Optional(TimeZone)),
})

/** Body of PATCH of an event: what is given replaces what there is; null takes it away. */
export const UpdateCalendarEvent = Type.Object({
  title: about('Title.', Type.Optional(Name)),
  description: about(
    'Description; `null` removes it.',
    Type.Optional(nullable(Type.String({ maxLength: 20_000 }))),
  ),
  start: about('Start of the event.', Type.Optional(NewMoment)),
  end: about('End of the event.', Type.Optional(NewMoment)),
  attendees: about(
    'Attendees. They replace the current ones; `null` removes all.',
    Type.Optional(
      nullable(
        Type.Array(
          Type.Object({
            email: about('Email address of the attendee.', Email),
            name: about('Full name.', Type.Optional(Name)),
            responseStatus: Type.Optional(nullable(ResponseStatus)),
            optional: about('Whether attendance is optional.', Type.Optional(nullable(Type.Boolean()))),
            self: about(
              'Accepted as in answers; has no effect. It follows from the email address.',
              Type.Optional(nullable(Type.Boolean())),
            ),
            host: about(
              'Accepted as in answers; has no effect. The organizer of an event stays.',
              Type.Optional(nullable(Type.Boolean())),
            ),
          }),
          { maxItems: 500 },
        ),
      ),
    ),
  ),
  status: Type.Optional(nullable(EventStatus)),
})
export type UpdateCalendarEvent = Static<typeof UpdateCalendarEvent>

/**
 * GET /v2/calendars/{calendar}/connect: where and with what an account of that kind is connected.
 */
export const ConnectCalendarAnswer = answer(
  Type.Object({
    authUrl: about(
      'URL to post `fields` to; without fields, the page of the provider to open in a browser, within ten minutes.',
      Type.String(),
    ),
    fields: about(
      'Names of the fields to post; empty for `google` and `office365`.',
      Type.Array(Type.String()),
    ),
  }),
)
export const ConnectCalendarQuery = Type.Object({
  isDryRun: about(
    'Whether the page of the provider only leads back, and connects nothing.',
    Type.Optional(oneOf(['true', 'false'])),
  ),
  redir: about(
    'URL, `https` or `http`, to which the browser is sent in the end, with `error` in its query if the account was not connected. Only for `google` and `office365`, whose pages the browser comes back from; otherwise 400.',
    Type.Optional(Type.String({ maxLength: 2_000 })),
  ),
})

/** GET /v2/calendars/{calendar}/save: how a provider sends a browser back (RFC 6749, 4.1.2). */
export const SaveCalendarQuery = Type.Object({
  state: about(
    'The state in the address that `connect` gave.',
    Type.String({ minLength: 1, maxLength: 200 }),
  ),
  code: about(
    'The code by which the account can be reached.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 4_000 })),
  ),
  error: about(
    'Why there is no code, such as `access_denied`.',
    Type.Optional(Type.String({ maxLength: 200 })),
  ),
})

/** POST /v2/calendars/{calendar}/push/{channelId}: how a provider reports a change. */
export const CalendarPushParams = Type.Composite([
  CalendarParams,
  Type.Object({ channelId: textIdOf('the channel', 'Id') }),
])
export const CalendarPushQuery = Type.Object({
  validationToken: about(
    'Text by which Microsoft tests the address. It is answered as it is.',
    Type.Optional(Type.String({ maxLength: 2_000 })),
  ),
})
