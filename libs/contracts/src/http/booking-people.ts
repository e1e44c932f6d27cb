import { type Static, Type } from '@sinclair/typebox'
import { BookingAttendee } from './booking-output.ts'
import { AttendeeInput, LocationInput } from './bookings.ts'
import { Email, PageQuery } from './common.ts'
import { about, BookingUid, DisplayEmail, PersonName, ShownEmail, ShownUserId, shownIdOf } from './fields.ts'
import { answer, list } from './shapes.ts'

const Text = about('Reason, sent to the hosts.', Type.String({ maxLength: 5000 }))

/** Body of POST /v2/bookings/{bookingUid}/attendees. */
export const AddAttendee = Type.Composite([
  Type.Omit(AttendeeInput, ['email']),
  Type.Object({ email: about('Email address of the attendee.', Email) }),
])
export type AddAttendee = Static<typeof AddAttendee>

/** An attendee by the id that paths name. */
export const AttendeeOutput = Type.Composite([
  BookingAttendee,
  Type.Object({ id: shownIdOf('the attendee'), bookingId: shownIdOf('the booking') }),
])
export type AttendeeOutput = Static<typeof AttendeeOutput>
export const AttendeeAnswer = answer(AttendeeOutput)
export const AttendeesAnswer = list(AttendeeOutput)
/** Query of GET /v2/bookings/{bookingUid}/attendees. */
export const ListAttendees = Type.Object(PageQuery)

/** Body of PATCH /v2/bookings/{bookingUid}/location: any place, whatever the event type offers. */
export const ChangeLocation = Type.Object({
  location: about("The new location. It need not be one of the event type's locations.", LocationInput),
})
export type ChangeLocation = Static<typeof ChangeLocation>

/** Links that put a booking into a calendar. */
export const CalendarLinksAnswer = answer(
  Type.Array(
    Type.Object({
      label: about('Name of the calendar.', Type.String()),
      link: about('URL that adds the booking to that calendar.', Type.String()),
    }),
  ),
)

/** Body of POST /v2/bookings/{bookingUid}/reassign/{userId}. */
export const ReassignBooking = Type.Object({ reason: Type.Optional(Text) })
export type ReassignBooking = Static<typeof ReassignBooking>
export const ReassignedAnswer = answer(
  Type.Object({
    bookingUid: BookingUid,
    reassignedTo: about(
      'The new host.',
      Type.Object({
        id: ShownUserId,
        name: PersonName,
        email: ShownEmail,
        displayEmail: DisplayEmail,
      }),
    ),
  }),
)

/** Body of POST /v2/bookings/{bookingUid}/report-wrong-assignment. */
export const ReportWrongAssignment = Type.Object({
  correctAssignee: about(
    'Who should have had the booking: a name or an email address.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
  ),
  additionalNotes: about('Why the assignment is wrong.', Type.String({ minLength: 1, maxLength: 5000 })),
})
export type ReportWrongAssignment = Static<typeof ReportWrongAssignment>

/** Body of POST /v2/bookings/{bookingUid}/accept. */
export const AcceptBooking = Type.Object({
  token: about('Token of the link in the mail to the host.', Type.String({ minLength: 1, maxLength: 1000 })),
})
export type AcceptBooking = Static<typeof AcceptBooking>

/** Body of POST /v2/bookings/{bookingUid}/rating. */
export const RateBooking = Type.Object({
  rating: about('Rating from 1 to 5.', Type.Integer({ minimum: 1, maximum: 5 })),
})
export type RateBooking = Static<typeof RateBooking>

/**
 * Body of POST /v2/bookings/verification-code: a code for bookings of that event type, or for
 * moving that booking.
 */
export const RequestVerificationCode = Type.Object({
  eventTypeId: about(
    'Id of the event type to book. Give either this or `bookingUid`.',
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
  bookingUid: about(
    "Uid of the booking to reschedule. The email address has to be an attendee's.",
    Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  ),
  email: about('Email address that gets the code.', Email),
})
export type RequestVerificationCode = Static<typeof RequestVerificationCode>
