import { type Subscription, subscribe } from '@punctual/bus'
import {
  bookingAbsenceMarked,
  bookingCancelled,
  bookingConfirmed,
  bookingCreated,
  bookingGuestsAdded,
  bookingRejected,
  bookingRequested,
  bookingRescheduled,
  type Clock,
  type EventSource,
  eventTypeCreated,
  eventTypeDeleted,
  eventTypeUpdated,
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
    ],
  }
}
