import { type Static, Type } from '@sinclair/typebox'
import { Minute, UtcMinute } from './common.ts'
import { answer, nullable } from './shapes.ts'

/** Body of POST and PATCH of /v2/slots/reservations. */
export const ReserveSlot = Type.Object({
  eventTypeId: Type.Integer({ minimum: 1 }),
  slotStart: UtcMinute,
  /** Minutes; only where the event type has several lengths. */
  slotDuration: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
  /** Minutes, 5 without; only the event type's own people may choose. */
  reservationDuration: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
})
export type ReserveSlot = Static<typeof ReserveSlot>

/** Whoever has `reservationUid` may book the slot, move the hold and end it. Instants are ISO 8601 UTC; minutes. */
export const ReservationOutput = Type.Object({
  eventTypeId: Type.Integer(),
  slotStart: Type.String(),
  slotEnd: Type.String(),
  slotDuration: Type.Integer(),
  reservationUid: Type.String(),
  reservationDuration: Type.Integer(),
  reservationUntil: Type.String(),
})
export type ReservationOutput = Static<typeof ReservationOutput>

export const ReservationAnswer = answer(ReservationOutput)
/** null: unknown, or over. */
export const FoundReservationAnswer = answer(nullable(ReservationOutput))

/** Body of POST /internal/reservations, by which the gateway reserves for older versions: they say when a slot ends. */
export const ReserveSpan = Type.Object({
  eventTypeId: Type.Integer({ minimum: 1 }),
  slotStart: Minute,
  slotEnd: Minute,
  /** A hold that this one takes the place of, as long as it is not over. */
  replaces: Type.Optional(Type.String({ maxLength: 64 })),
})
export type ReserveSpan = Static<typeof ReserveSpan>
