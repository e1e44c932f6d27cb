import { type Static, Type } from '@sinclair/typebox'
import { BookingStatus, PaymentSnapshot, RefundSnapshot } from '../events/booking-snapshot.ts'
import { RefundPolicy } from './event-type-parts.ts'
import {
  about,
  BookingUid,
  CreatedAt,
  DisplayEmail,
  FieldResponses,
  PersonName,
  ShownEmail,
  ShownEventTypeId,
  ShownLanguage,
  ShownMetadata,
  ShownTimeZone,
  ShownUserId,
  ShownUsername,
  shownIdOf,
  UpdatedAt,
} from './fields.ts'
import { answer, list } from './shapes.ts'

export const BookingHost = Type.Object({
  id: ShownUserId,
  name: PersonName,
  email: ShownEmail,
  displayEmail: DisplayEmail,
  username: ShownUsername,
  timeZone: ShownTimeZone,
})
export type BookingHost = Static<typeof BookingHost>

export const BookingAttendee = Type.Object({
  name: PersonName,
  email: ShownEmail,
  displayEmail: DisplayEmail,
  timeZone: ShownTimeZone,
  language: ShownLanguage,
  absent: about('Whether the attendee did not come.', Type.Boolean()),
  phoneNumber: about('Phone number in E.164 format.', Type.Optional(Type.String())),
  seatUid: about('Uid of the seat, for a booking with seats.', Type.Optional(Type.String())),
  bookingFieldsResponses: Type.Optional(FieldResponses),
  metadata: Type.Optional(ShownMetadata),
})
export type BookingAttendee = Static<typeof BookingAttendee>

/** What is asked for a booking, or for a seat of it; `amount` in the currency's smallest unit. */
export const BookingPayment = Type.Composite([
  Type.Omit(PaymentSnapshot, ['externalId', 'refunds']),
  Type.Object({
    refunds: about(
      'Refunds, oldest first. Absent without any.',
      Type.Optional(Type.Array(Type.Omit(RefundSnapshot, ['externalId']))),
    ),
  }),
])
export type BookingPayment = Static<typeof BookingPayment>

/** A booking in answers. Optional fields are absent, never null. */
export const BookingOutput = Type.Object({
  id: shownIdOf('the booking'),
  uid: BookingUid,
  title: about('Title.', Type.String()),
  description: about('Notes of the booker; empty if there are none.', Type.String()),
  hosts: about('Hosts; the first one is the organizer.', Type.Array(BookingHost)),
  status: BookingStatus,
  cancellationReason: about('Reason for the cancellation; empty if there is none.', Type.String()),
  cancelledByEmail: about(
    'Email address of the person who cancelled. Absent for a booking with seats.',
    Type.Optional(Type.String()),
  ),
  answeredByUserId: about(
    'Id of the user who confirmed or declined the booking last. Absent if it needed no answer, or if an OAuth client answered.',
    Type.Optional(Type.Integer()),
  ),
  reschedulingReason: about('Reason for the rescheduling.', Type.Optional(Type.String())),
  rescheduledByEmail: about('Email address of the person who rescheduled.', Type.Optional(Type.String())),
  rescheduledFromUid: about('Uid of the booking that this booking replaced.', Type.Optional(Type.String())),
  rescheduledToUid: about('Uid of the booking that replaced this booking.', Type.Optional(Type.String())),
  start: about('Start, ISO 8601 in UTC.', Type.String()),
  end: about('End, ISO 8601 in UTC.', Type.String()),
  duration: about('Length in minutes.', Type.Integer()),
  eventTypeId: ShownEventTypeId,
  eventType: about(
    'The event type, as it was when the booking was created.',
    Type.Object({ id: ShownEventTypeId, slug: about('Slug of the event type.', Type.String()) }),
  ),
  meetingUrl: about('URL of the meeting. Absent if `location` is not a URL.', Type.Optional(Type.String())),
  location: about(
    'Where the booking takes place: an address, a phone number, a URL or an integration.',
    Type.String(),
  ),
  absentHost: about('Whether the host did not come.', Type.Boolean()),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
  metadata: ShownMetadata,
  rating: about('Rating by an attendee, from 1 to 5.', Type.Optional(Type.Integer())),
  paid: about('Whether every payment is made. Absent if no payment is due.', Type.Optional(Type.Boolean())),
  payment: about('Payments that are due or made.', Type.Optional(Type.Array(BookingPayment))),
  refundPolicy: about(
    'When the end of the booking gives back what is paid. Absent without payments, or without a policy of the event type.',
    Type.Optional(RefundPolicy),
  ),
  icsUid: about(
    'UID of the iCalendar entry. It stays the same when the booking is rescheduled.',
    Type.String(),
  ),
  attendees: about('Attendees; the first one is the booker.', Type.Array(BookingAttendee)),
  guests: about('Email addresses of the guests.', Type.Optional(Type.Array(Type.String()))),
  bookingFieldsResponses: Type.Optional(FieldResponses),
  recurringBookingUid: about('Uid of the series, for a recurring booking.', Type.Optional(Type.String())),
  seatUid: about('Uid of the seat that this call created, moved or read.', Type.Optional(Type.String())),
})
export type BookingOutput = Static<typeof BookingOutput>

export const BookingAnswer = answer(BookingOutput)
/** A booking, or the occurrences of a series by their start. */
export const BookingOrSeriesAnswer = answer(Type.Union([BookingOutput, Type.Array(BookingOutput)]))
export const BookingListAnswer = list(BookingOutput)
