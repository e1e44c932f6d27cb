import { type Static, Type } from '@sinclair/typebox'
import { TimeZone } from './common.ts'
import { answer } from './shapes.ts'

/**
 * Query of GET /v2/slots, version 2024-09-04. `start` and `end` are ISO 8601, read as UTC where they name no offset: a date
 * stands for the whole day, and so does midnight as an end.
 * One of eventTypeId, eventTypeSlug with username or with teamSlug, or usernames: two or more people's, by commas.
 */
export const SlotsQuery = Type.Object({
  start: Type.String(),
  end: Type.String(),
  /** Of the grid, the dates and the printed offsets; default UTC. */
  timeZone: Type.Optional(TimeZone),
  /** Minutes; one of the event type's lengths. */
  duration: Type.Optional(Type.Integer({ minimum: 1 })),
  format: Type.Optional(
    Type.Union([Type.Literal('time'), Type.Literal('range')], { errorMessage: 'must be time or range' }),
  ),
  eventTypeId: Type.Optional(Type.Integer({ minimum: 1 })),
  eventTypeSlug: Type.Optional(Type.String()),
  username: Type.Optional(Type.String()),
  organizationSlug: Type.Optional(Type.String()),
  teamSlug: Type.Optional(Type.String()),
  usernames: Type.Optional(Type.String()),
  /** The time of this booking counts as free. */
  bookingUidToReschedule: Type.Optional(Type.String({ maxLength: 64 })),
})
export type SlotsQuery = Static<typeof SlotsQuery>

/** ISO 8601 with the viewer's offset, Z for UTC and GMT alone; `end` with `format=range`. */
export const SlotOutput = Type.Object({
  start: Type.String(),
  end: Type.Optional(Type.String()),
  /** The seats, where the event type has and shows them; `bookingUid` where somebody has a seat already. */
  seatsBooked: Type.Optional(Type.Integer()),
  seatsRemaining: Type.Optional(Type.Integer()),
  seatsTotal: Type.Optional(Type.Integer()),
  bookingUid: Type.Optional(Type.String()),
})
export type SlotOutput = Static<typeof SlotOutput>

/** By date (YYYY-MM-DD) of the viewer; dates without slots are absent. */
export const SlotsAnswer = answer(Type.Record(Type.String(), Type.Array(SlotOutput)))
