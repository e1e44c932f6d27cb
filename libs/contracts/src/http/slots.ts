import { type Static, Type } from '@sinclair/typebox'
import { TimeZone } from './common.ts'
import { about } from './fields.ts'
import { answer } from './shapes.ts'

/**
 * Query of GET /v2/slots, version 2024-09-04. `start` and `end` are ISO 8601, read as UTC where
 * they name no offset: a date stands for the whole day, and so does midnight as an end. One of
 * eventTypeId, eventTypeSlug with username or with teamSlug, or usernames: two or more people's, by
 * commas.
 */
export const SlotsQuery = Type.Object({
  start: about(
    'Start of the period: ISO 8601, or a date for the whole day; UTC if it has no offset.',
    Type.String(),
  ),
  end: about(
    'End of the period: ISO 8601, or a date for the whole day; UTC if it has no offset. Midnight stands for the whole day.',
    Type.String(),
  ),
  timeZone: about('IANA time zone of the slots. Defaults to UTC.', Type.Optional(TimeZone)),
  duration: about("Length in minutes, one of the event type's.", Type.Optional(Type.Integer({ minimum: 1 }))),
  format: about(
    '`time` for starts only, `range` for starts and ends. Defaults to `time`.',
    Type.Optional(
      Type.Union([Type.Literal('time'), Type.Literal('range')], { errorMessage: 'must be time or range' }),
    ),
  ),
  eventTypeId: about(
    'Id of the event type. Without it, give `eventTypeSlug` with `username` or `teamSlug`, or `usernames`.',
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
  eventTypeSlug: about('Slug of the event type.', Type.Optional(Type.String())),
  username: about("Username of the event type's owner.", Type.Optional(Type.String())),
  organizationSlug: about(
    'Slug of the organization that has the user or the team.',
    Type.Optional(Type.String()),
  ),
  teamSlug: about("Slug of the event type's team.", Type.Optional(Type.String())),
  usernames: about(
    'Two or more usernames, separated by commas: slots that they have in common.',
    Type.Optional(Type.String()),
  ),
  routedTeamMemberIds: about(
    'Ids of the users who may host, as in the `routing.teamMemberIds` of a response to a routing form; without effect if none of them is a host. Separated by commas or repeated. For event types of teams.',
    Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1000 })),
  ),
  bookingUidToReschedule: about(
    'Uid of the booking to reschedule, or of the seat to move. Time that this frees counts as free.',
    Type.Optional(Type.String({ maxLength: 64 })),
  ),
})
export type SlotsQuery = Static<typeof SlotsQuery>

/** ISO 8601 with the viewer's offset, Z only for UTC and GMT; `end` with `format=range`. */
export const SlotOutput = Type.Object({
  start: about('Start, ISO 8601 in the requested time zone.', Type.String()),
  end: about(
    'End, ISO 8601 in the requested time zone. Present with `format=range`.',
    Type.Optional(Type.String()),
  ),
  seatsBooked: about('Seats that are taken, if the event type shows them.', Type.Optional(Type.Integer())),
  seatsRemaining: about('Seats that are left, if the event type shows them.', Type.Optional(Type.Integer())),
  seatsTotal: about('Number of seats, if the event type shows them.', Type.Optional(Type.Integer())),
  bookingUid: about('Uid of the booking that already has seats taken.', Type.Optional(Type.String())),
})
export type SlotOutput = Static<typeof SlotOutput>

/** By date (YYYY-MM-DD) of the viewer; dates without slots are absent. */
export const SlotsAnswer = answer(Type.Record(Type.String(), Type.Array(SlotOutput)))
