import { type Subscription, subscribe } from '@punctual/bus'
import {
  bookingAbsenceMarked,
  bookingAnonymized,
  bookingAttendeeRemoved,
  bookingCancelled,
  bookingConfirmed,
  bookingCreated,
  bookingGuestsAdded,
  bookingLocationChanged,
  bookingRated,
  bookingReassigned,
  bookingRejected,
  bookingRequested,
  bookingRescheduled,
  bookingSeatBooked,
  bookingSeatCancelled,
  bookingSeatLeft,
  bookingSeatMoved,
  type Clock,
  type EventSource,
  eventTypeCreated,
  eventTypeDeleted,
  eventTypeUpdated,
  instantBookingRequested,
} from '@punctual/contracts'
import { forgetEventType, keepEventType } from '../db/event-types-repository.ts'
import { onBooking } from './on-booking.ts'

/** Everything that webhook-delivery listens to, by the stream it comes from. */
export function subscriptions(clock: Clock): Partial<Record<EventSource, Subscription[]>> {
  return {
    scheduling: [
      subscribe(eventTypeCreated, (tx, { data }) => keepEventType(tx, data.eventType)),
      subscribe(eventTypeUpdated, (tx, { data }) => keepEventType(tx, data.eventType)),
      subscribe(eventTypeDeleted, (tx, { data, organizationid, time }) =>
        forgetEventType(tx, { ...data, organizationId: organizationid, at: new Date(time) }),
      ),
    ],
    bookings: [
      subscribe(bookingCreated, onBooking('created', clock)),
      subscribe(bookingRequested, onBooking('requested', clock)),
      subscribe(bookingConfirmed, onBooking('confirmed', clock)),
      subscribe(bookingRejected, onBooking('rejected', clock)),
      subscribe(bookingRescheduled, onBooking('rescheduled', clock)),
      subscribe(bookingCancelled, onBooking('cancelled', clock)),
      subscribe(bookingGuestsAdded, onBooking('guests-added', clock)),
      subscribe(bookingAbsenceMarked, onBooking('absence-marked', clock)),
      subscribe(instantBookingRequested, onBooking('instant-requested', clock)),
      subscribe(bookingSeatBooked, onBooking('seat-booked', clock)),
      subscribe(bookingSeatCancelled, onBooking('seat-cancelled', clock)),
      subscribe(bookingSeatMoved, onBooking('seat-moved', clock)),
      subscribe(bookingSeatLeft, onBooking('seat-left', clock)),
      subscribe(bookingAttendeeRemoved, onBooking('attendee-removed', clock)),
      subscribe(bookingLocationChanged, onBooking('location-changed', clock)),
      subscribe(bookingReassigned, onBooking('reassigned', clock)),
      subscribe(bookingRated, onBooking('rated', clock)),
      subscribe(bookingAnonymized, onBooking('anonymized', clock)),
    ],
  }
}
