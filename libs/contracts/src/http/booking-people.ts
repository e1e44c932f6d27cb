import { type Static, Type } from '@sinclair/typebox'
import { BookingAttendee } from './booking-output.ts'
import { AttendeeInput, LocationInput } from './bookings.ts'
import { Email, PageQuery } from './common.ts'
import { answer, list } from './shapes.ts'

const Text = Type.String({ maxLength: 5000 })

/** Body of POST /v2/bookings/{bookingUid}/attendees. */
export const AddAttendee = Type.Composite([
  Type.Omit(AttendeeInput, ['email']),
  Type.Object({ email: Email }),
])
export type AddAttendee = Static<typeof AddAttendee>

/** An attendee by the id that paths name. */
export const AttendeeOutput = Type.Composite([
  BookingAttendee,
  Type.Object({ id: Type.Integer(), bookingId: Type.Integer() }),
])
export type AttendeeOutput = Static<typeof AttendeeOutput>
export const AttendeeAnswer = answer(AttendeeOutput)
export const AttendeesAnswer = list(AttendeeOutput)
/** Query of GET /v2/bookings/{bookingUid}/attendees. */
export const ListAttendees = Type.Object(PageQuery)

/** Body of PATCH /v2/bookings/{bookingUid}/location: any place, whatever the event type offers. */
export const ChangeLocation = Type.Object({ location: LocationInput })
export type ChangeLocation = Static<typeof ChangeLocation>

/** Links that put a booking into a calendar. */
export const CalendarLinksAnswer = answer(
  Type.Array(Type.Object({ label: Type.String(), link: Type.String() })),
)

/** Body of POST /v2/bookings/{bookingUid}/reassign/{userId}. */
export const ReassignBooking = Type.Object({ reason: Type.Optional(Text) })
export type ReassignBooking = Static<typeof ReassignBooking>
export const ReassignedAnswer = answer(
  Type.Object({
    bookingUid: Type.String(),
    reassignedTo: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      email: Type.String(),
      displayEmail: Type.String(),
    }),
  }),
)

/** Body of POST /v2/bookings/{bookingUid}/rating. */
export const RateBooking = Type.Object({ rating: Type.Integer({ minimum: 1, maximum: 5 }) })
export type RateBooking = Static<typeof RateBooking>

/** Body of POST /v2/bookings/verification-code: a code for bookings of that event type, or for moving that booking. */
export const RequestVerificationCode = Type.Object({
  eventTypeId: Type.Optional(Type.Integer({ minimum: 1 })),
  bookingUid: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  email: Email,
})
export type RequestVerificationCode = Static<typeof RequestVerificationCode>
