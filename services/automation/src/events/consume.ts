import { type Subscription, subscribe } from '@punctual/bus'
import {
  bookingAbsenceMarked,
  bookingAcceptedUnpaid,
  bookingAnonymized,
  bookingAttendeeRemoved,
  bookingCancelled,
  bookingConfirmed,
  bookingCreated,
  bookingEdited,
  bookingGuestsAdded,
  bookingLocationChanged,
  bookingPaid,
  bookingPaymentInitiated,
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
  oauthClientCreated,
  oauthClientUpdated,
  organizationCreated,
  organizationDeleted,
  organizationUpdated,
  personErased,
  roomChanged,
  teamCreated,
  teamDeleted,
  teamUpdated,
  userCreated,
  userUpdated,
  verificationCodeRequested,
  webhookDisabled,
  webhookFailing,
} from '@punctual/contracts'
import type { Sealer } from '@punctual/http'
import { erasePerson } from '../app/erase-person.ts'
import { verifyChangedAddress } from '../app/verification-codes.ts'
import { storeVideoRoom } from '../db/booking-replicas.ts'
import { enqueueMessages } from '../db/message-repository.ts'
import { storeEventType, storeEventTypeTombstone, storeTeam } from '../db/owner-replicas.ts'
import { storeClient, storeUser } from '../db/user-replicas.ts'
import { codeMail } from '../domain/code-mail.ts'
import { onBooking } from './on-booking.ts'
import { onWebhook } from './on-webhook.ts'

/** Returns the event subscriptions of automation by source. Long because it lists all of them. */
export function subscriptions(deps: {
  clock: Clock
  publicUrl: string
  sealer: Pick<Sealer, 'open'>
}): Partial<Record<EventSource, Subscription[]>> {
  return {
    identity: [
      subscribe(userCreated, (tx, event) => storeUser(tx, event.data.user)),
      subscribe(userUpdated, async (tx, { data: { user, emailChanged } }) => {
        const isNews = await storeUser(tx, user)
        if (isNews && emailChanged) await verifyChangedAddress(tx, user, deps.clock.now())
      }),
      subscribe(personErased, (tx, { data, organizationid: organizationId }) =>
        erasePerson(tx, { organizationId, ...data }),
      ),
      subscribe(oauthClientCreated, (tx, event) =>
        storeClient(tx, event.data.client, event.aggregateversion),
      ),
      subscribe(oauthClientUpdated, (tx, event) =>
        storeClient(tx, event.data.client, event.aggregateversion),
      ),
      ...[organizationCreated, organizationUpdated, teamCreated, teamUpdated].map((definition) =>
        subscribe(definition, (tx, event) => storeTeam(tx.orm, event.data.team, event.aggregateversion)),
      ),
      ...[organizationDeleted, teamDeleted].map((definition) =>
        subscribe(definition, (tx, event) =>
          storeTeam(tx.orm, event.data.team, event.aggregateversion, true),
        ),
      ),
    ],
    scheduling: [
      subscribe(eventTypeCreated, (tx, event) => storeEventType(tx.orm, event.data.eventType)),
      subscribe(eventTypeUpdated, (tx, event) => storeEventType(tx.orm, event.data.eventType)),
      subscribe(eventTypeDeleted, (tx, event) =>
        storeEventTypeTombstone(tx, event.data.id, event.data.version),
      ),
    ],
    webhooks: [
      subscribe(webhookFailing, (tx, event) => onWebhook(tx, event, deps.clock.now())),
      subscribe(webhookDisabled, (tx, event) => onWebhook(tx, event, deps.clock.now())),
    ],
    bookings: [
      subscribe(bookingCreated, onBooking('created', deps)),
      subscribe(bookingRequested, onBooking('requested', deps)),
      subscribe(bookingConfirmed, onBooking('confirmed', deps)),
      subscribe(bookingAcceptedUnpaid, onBooking('accepted-unpaid', deps)),
      subscribe(bookingPaymentInitiated, onBooking('payment-initiated', deps)),
      subscribe(bookingPaid, onBooking('paid', deps)),
      subscribe(bookingRejected, onBooking('rejected', deps)),
      subscribe(bookingRescheduled, onBooking('rescheduled', deps)),
      subscribe(bookingCancelled, onBooking('cancelled', deps)),
      subscribe(bookingGuestsAdded, onBooking('guests-added', deps)),
      subscribe(bookingAbsenceMarked, onBooking('absence-marked', deps)),
      subscribe(bookingSeatBooked, onBooking('seat-booked', deps)),
      subscribe(bookingSeatCancelled, onBooking('seat-cancelled', deps)),
      subscribe(bookingSeatMoved, onBooking('seat-moved', deps)),
      subscribe(bookingSeatLeft, onBooking('seat-left', deps)),
      subscribe(bookingAttendeeRemoved, onBooking('attendee-removed', deps)),
      subscribe(bookingEdited, onBooking('edited', deps)),
      subscribe(bookingLocationChanged, onBooking('location-changed', deps)),
      subscribe(bookingReassigned, onBooking('reassigned', deps)),
      subscribe(bookingRated, onBooking('rated', deps)),
      subscribe(bookingAnonymized, onBooking('anonymized', deps)),
      subscribe(roomChanged, (tx, { data, subject: uid, aggregateversion: version }) =>
        storeVideoRoom(tx.orm, { uid, version, participants: data.participants }),
      ),
      subscribe(verificationCodeRequested, async (tx, { data, subject, organizationid }) => {
        const { sealedCode, ...wanted } = data
        const code = deps.sealer.open(sealedCode)
        const mail = codeMail({ ...wanted, code, id: subject, organizationId: organizationid })
        await enqueueMessages(tx, [mail], deps.clock.now())
      }),
    ],
  }
}
