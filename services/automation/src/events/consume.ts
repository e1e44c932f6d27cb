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
  oauthClientCreated,
  oauthClientUpdated,
  userCreated,
  userUpdated,
} from '@punctual/contracts'
import { keepClient } from '../db/client-replicas.ts'
import { forgetEventType, keepEventType, keepUser } from '../db/replicas.ts'
import { onBooking } from './on-booking.ts'

/** Everything automation listens to, by the stream it comes from. */
export function subscriptions(deps: {
  clock: Clock
  publicUrl: string
}): Partial<Record<EventSource, Subscription[]>> {
  return {
    identity: [
      subscribe(userCreated, (tx, event) => keepUser(tx, event.data.user)),
      subscribe(userUpdated, (tx, event) => keepUser(tx, event.data.user)),
      subscribe(oauthClientCreated, (tx, event) => keepClient(tx, event.data.client, event.aggregateversion)),
      subscribe(oauthClientUpdated, (tx, event) => keepClient(tx, event.data.client, event.aggregateversion)),
    ],
    scheduling: [
      subscribe(eventTypeCreated, (tx, event) => keepEventType(tx.orm, event.data.eventType)),
      subscribe(eventTypeUpdated, (tx, event) => keepEventType(tx.orm, event.data.eventType)),
      subscribe(eventTypeDeleted, (tx, event) => forgetEventType(tx, event.data.id, event.data.version)),
    ],
    bookings: [
      subscribe(bookingCreated, onBooking('created', deps)),
      subscribe(bookingRequested, onBooking('requested', deps)),
      subscribe(bookingConfirmed, onBooking('confirmed', deps)),
      subscribe(bookingRejected, onBooking('rejected', deps)),
      subscribe(bookingRescheduled, onBooking('rescheduled', deps)),
      subscribe(bookingCancelled, onBooking('cancelled', deps)),
      subscribe(bookingGuestsAdded, onBooking('guests-added', deps)),
      subscribe(bookingAbsenceMarked, onBooking('absence-marked', deps)),
    ],
  }
}
