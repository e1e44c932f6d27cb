import { type Static, Type } from '@sinclair/typebox'
import { BookingStatus } from '../events/booking-snapshot.ts'
import { Email, Minute } from './common.ts'

/**
 * Body of PATCH /v2/bookings/{bookingUid}: what is given is changed. Any status may follow any;
 * a time that the hosts do not have is 409 `slot_taken`, an end that is not after the start 400.
 */
export const EditBooking = Type.Object({
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  description: Type.Optional(Type.String({ maxLength: 5000 })),
  start: Type.Optional(Minute),
  end: Type.Optional(Minute),
  status: Type.Optional(BookingStatus),
})
export type EditBooking = Static<typeof EditBooking>

/** Body of PATCH /internal/bookings/{bookingId}, for v1, which also names who cancelled or rescheduled. */
export const EditNumberedBooking = Type.Composite([
  EditBooking,
  Type.Object({ cancelledBy: Type.Optional(Email), rescheduledBy: Type.Optional(Email) }),
])
export type EditNumberedBooking = Static<typeof EditNumberedBooking>
