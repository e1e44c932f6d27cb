import { type Static, Type } from '@sinclair/typebox'
import { BookingStatus } from '../events/booking-snapshot.ts'
import { Email, Minute } from './common.ts'
import { about } from './fields.ts'

/**
 * Body of PATCH /v2/bookings/{bookingUid}: what is given is changed. Any status may follow any;
 * a time that the hosts do not have is 409 `slot_taken`, an end that is not after the start 400.
 */
export const EditBooking = Type.Object({
  title: about('Title.', Type.Optional(Type.String({ minLength: 1, maxLength: 500 }))),
  description: about('Description.', Type.Optional(Type.String({ maxLength: 5000 }))),
  start: about(
    'New start, before the end. ISO 8601 of a whole minute, with an offset or `Z`.',
    Type.Optional(Minute),
  ),
  end: about(
    'New end, after the start. ISO 8601 of a whole minute, with an offset or `Z`.',
    Type.Optional(Minute),
  ),
  status: about('New status. Any status may follow any other.', Type.Optional(BookingStatus)),
})
export type EditBooking = Static<typeof EditBooking>

/** Body of PATCH /internal/bookings/{bookingId}, for v1, which names who did it. */
export const EditNumberedBooking = Type.Composite([
  EditBooking,
  Type.Object({
    cancelledBy: about('Email address of the person who cancelled.', Type.Optional(Email)),
    rescheduledBy: about('Email address of the person who rescheduled.', Type.Optional(Email)),
  }),
])
export type EditNumberedBooking = Static<typeof EditNumberedBooking>
