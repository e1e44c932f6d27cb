import { type Static, Type } from '@sinclair/typebox'
import { BookingStatus, PaymentSnapshot } from '../events/booking-snapshot.ts'
import { answer, list } from './shapes.ts'

export const BookingHost = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  /** The email without the mark of a managed user's client. */
  displayEmail: Type.String(),
  username: Type.String(),
  timeZone: Type.String(),
})
export type BookingHost = Static<typeof BookingHost>

export const BookingAttendee = Type.Object({
  name: Type.String(),
  email: Type.String(),
  displayEmail: Type.String(),
  timeZone: Type.String(),
  language: Type.String(),
  absent: Type.Boolean(),
  phoneNumber: Type.Optional(Type.String()),
  /** Seated bookings. */
  seatUid: Type.Optional(Type.String()),
  bookingFieldsResponses: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})
export type BookingAttendee = Static<typeof BookingAttendee>

/** What is asked for a booking, or for a seat of it; `amount` in the currency's smallest unit. */
export const BookingPayment = Type.Omit(PaymentSnapshot, ['externalId'])
export type BookingPayment = Static<typeof BookingPayment>

/** A booking in answers. Optional fields are absent, never null. */
export const BookingOutput = Type.Object({
  id: Type.Integer(),
  uid: Type.String(),
  title: Type.String(),
  description: Type.String(),
  hosts: Type.Array(BookingHost),
  status: BookingStatus,
  /** Empty when there is none. */
  cancellationReason: Type.String(),
  /** Seated bookings have neither this nor the answers: each seat has its own. */
  cancelledByEmail: Type.Optional(Type.String()),
  reschedulingReason: Type.Optional(Type.String()),
  rescheduledByEmail: Type.Optional(Type.String()),
  rescheduledFromUid: Type.Optional(Type.String()),
  rescheduledToUid: Type.Optional(Type.String()),
  start: Type.String(),
  end: Type.String(),
  /** Minutes. */
  duration: Type.Integer(),
  eventTypeId: Type.Integer(),
  eventType: Type.Object({ id: Type.Integer(), slug: Type.String() }),
  /** Only when the location is a URL. */
  meetingUrl: Type.Optional(Type.String()),
  location: Type.String(),
  absentHost: Type.Boolean(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  metadata: Type.Record(Type.String(), Type.Unknown()),
  rating: Type.Optional(Type.Integer()),
  /** Whether all is paid that is asked for; absent when nothing is. */
  paid: Type.Optional(Type.Boolean()),
  payment: Type.Optional(Type.Array(BookingPayment)),
  icsUid: Type.String(),
  attendees: Type.Array(BookingAttendee),
  guests: Type.Optional(Type.Array(Type.String())),
  bookingFieldsResponses: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  recurringBookingUid: Type.Optional(Type.String()),
  /** When a seat has just been made or moved, or was asked for: that seat. */
  seatUid: Type.Optional(Type.String()),
})
export type BookingOutput = Static<typeof BookingOutput>

export const BookingAnswer = answer(BookingOutput)
/** A booking, or the occurrences of a series by their start. */
export const BookingOrSeriesAnswer = answer(Type.Union([BookingOutput, Type.Array(BookingOutput)]))
export const BookingListAnswer = list(BookingOutput)
