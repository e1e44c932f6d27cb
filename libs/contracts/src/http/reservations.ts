import { type Static, Type } from '@sinclair/typebox'
import { Minute, TimeZone, UtcMinute } from './common.ts'
import { about, EventTypeId, ShownEventTypeId } from './fields.ts'
import { answer, nullable } from './shapes.ts'

/** Body of POST and PATCH of /v2/slots/reservations. */
export const ReserveSlot = Type.Object({
  eventTypeId: EventTypeId,
  slotStart: about('Start of the slot. ISO 8601 of a whole minute; UTC if it has no offset.', UtcMinute),
  slotDuration: about(
    'Length in minutes, for an event type with several lengths. Defaults to its `lengthInMinutes`.',
    Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
  ),
  timeZone: about(
    'IANA time zone of the booker, in which the days of a booking window count. Defaults to UTC.',
    Type.Optional(TimeZone),
  ),
  reservationDuration: about(
    "Minutes until the reservation ends. Defaults to 5. Only members of the event type's team or organization may choose.",
    Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
  ),
})
export type ReserveSlot = Static<typeof ReserveSlot>

/**
 * The holder of `reservationUid` can book the slot, and update or delete the reservation. Instants
 * in UTC; minutes.
 */
export const ReservationOutput = Type.Object({
  eventTypeId: ShownEventTypeId,
  slotStart: about('Start of the slot, ISO 8601 in UTC.', Type.String()),
  slotEnd: about('End of the slot, ISO 8601 in UTC.', Type.String()),
  slotDuration: about('Length in minutes.', Type.Integer()),
  reservationUid: about(
    'Uid of the slot reservation. It gives the right to book the slot, and to update and delete the reservation.',
    Type.String(),
  ),
  reservationDuration: about('Minutes that the reservation lasts.', Type.Integer()),
  reservationUntil: about('When the reservation ends, ISO 8601 in UTC.', Type.String()),
})
export type ReservationOutput = Static<typeof ReservationOutput>

export const ReservationAnswer = answer(ReservationOutput)
/** null: unknown, or over. */
export const FoundReservationAnswer = answer(nullable(ReservationOutput))

/**
 * Body of POST /internal/reservations, by which the gateway reserves for older versions: they say
 * when a slot ends.
 */
export const ReserveSpan = Type.Object({
  eventTypeId: EventTypeId,
  slotStart: about('Start of the slot. ISO 8601 of a whole minute, with an offset or `Z`.', Minute),
  slotEnd: about('End of the slot. ISO 8601 of a whole minute, with an offset or `Z`.', Minute),
  /** A hold that this one takes the place of, as long as it is not over. */
  replaces: Type.Optional(Type.String({ maxLength: 64 })),
})
export type ReserveSpan = Static<typeof ReserveSpan>
