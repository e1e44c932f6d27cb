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
  type DomainEvent,
  delegationCredentialFailed,
  type EventData,
  type EventSource,
  eventTypeCreated,
  eventTypeDeleted,
  eventTypeUpdated,
  grantEnded,
  instantBookingRequested,
  membershipDeleted,
  oauthClientCreated,
  oauthClientDeleted,
  oauthClientUpdated,
  organizationDeleted,
  outOfOfficeCreated,
  personErased,
  recordingReady,
  roomChanged,
  routingFormSubmitted,
  routingFormSubmittedNoEvent,
  teamCreated,
  teamDeleted,
  teamUpdated,
  transcriptionReady,
  userDeleted,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { followBooking } from '../app/meeting-timers.ts'
import { endWebhooksOf, endWebhooksOfMember } from '../db/end-webhooks.ts'
import { enqueueEvent } from '../db/enqueue-event.ts'
import { erasePerson } from '../db/erase-person.ts'
import {
  forgetEventType,
  forgetGrant,
  forgetOAuthClient,
  forgetTeam,
  keepEventType,
  keepOAuthClient,
  keepTeam,
} from '../db/owner-replicas.ts'
import { keepRoom } from '../db/video-room-replica.ts'
import { credentialEvent, formEvent, outOfOfficeEvent, recordingEvent } from '../domain/other-events.ts'
import {
  type BookingChange,
  type BookingEventData,
  type WebhookEvent,
  webhookEventOf,
} from '../domain/webhook-event.ts'

/** Returns the subscriptions of webhook-delivery by stream. Long because it lists all of them. */
export function subscriptions(clock: Clock): Partial<Record<EventSource, Subscription[]>> {
  const enqueue =
    <Data>(eventOf: (event: DomainEvent<Data>) => WebhookEvent) =>
    (tx: Tx, event: DomainEvent<Data>) =>
      enqueueEvent(tx, eventOf(event), clock.now())
  return {
    scheduling: [
      subscribe(eventTypeCreated, (tx, { data }) => keepEventType(tx, data.eventType)),
      subscribe(eventTypeUpdated, (tx, { data }) => keepEventType(tx, data.eventType)),
      subscribe(eventTypeDeleted, (tx, { data, organizationid, time }) =>
        forgetEventType(tx, { ...data, organizationId: organizationid, at: new Date(time) }),
      ),
      subscribe(outOfOfficeCreated, enqueue(outOfOfficeEvent)),
      subscribe(delegationCredentialFailed, enqueue(credentialEvent)),
    ],
    identity: [
      subscribe(teamCreated, (tx, event) => keepTeam(tx, teamOf(event))),
      subscribe(teamUpdated, (tx, event) => keepTeam(tx, teamOf(event))),
      subscribe(teamDeleted, (tx, event) => forgetTeam(tx, teamOf(event), new Date(event.time))),
      subscribe(organizationDeleted, (tx, { subject, time }) =>
        endWebhooksOf(tx, { kind: 'organization', id: subject }, new Date(time)),
      ),
      subscribe(userDeleted, (tx, { subject, time }) =>
        endWebhooksOf(tx, { kind: 'user', id: subject }, new Date(time)),
      ),
      subscribe(personErased, async (tx, { data: { email, userId }, organizationid, time }) => {
        await erasePerson(tx, organizationid, email)
        // Erasure locks the account, so its webhooks end too.
        if (userId !== undefined) await endWebhooksOf(tx, { kind: 'user', id: `${userId}` }, new Date(time))
      }),
      subscribe(oauthClientCreated, (tx, event) => keepOAuthClient(tx, clientOf(event))),
      subscribe(oauthClientUpdated, (tx, event) => keepOAuthClient(tx, clientOf(event))),
      subscribe(oauthClientDeleted, (tx, event) =>
        forgetOAuthClient(tx, clientOf(event), new Date(event.time)),
      ),
      subscribe(grantEnded, (tx, { data, time }) => forgetGrant(tx, data.id, new Date(time))),
      subscribe(membershipDeleted, (tx, { data, time }) =>
        endWebhooksOfMember(tx, data.membership, new Date(time)),
      ),
    ],
    automation: [
      subscribe(
        routingFormSubmitted,
        enqueue((event) => formEvent('FORM_SUBMITTED', event)),
      ),
      subscribe(
        routingFormSubmittedNoEvent,
        enqueue((event) => formEvent('FORM_SUBMITTED_NO_EVENT', event)),
      ),
    ],
    bookings: [
      subscribe(bookingCreated, onBooking('created', clock)),
      subscribe(bookingRequested, onBooking('requested', clock)),
      subscribe(bookingConfirmed, onBooking('confirmed', clock)),
      subscribe(bookingAcceptedUnpaid, onBooking('accepted-unpaid', clock)),
      subscribe(bookingPaymentInitiated, onBooking('payment-initiated', clock)),
      subscribe(bookingPaid, onBooking('paid', clock)),
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
      subscribe(bookingEdited, onBooking('edited', clock)),
      subscribe(bookingLocationChanged, onBooking('location-changed', clock)),
      subscribe(bookingReassigned, onBooking('reassigned', clock)),
      subscribe(bookingRated, onBooking('rated', clock)),
      subscribe(bookingAnonymized, onBooking('anonymized', clock)),
      subscribe(roomChanged, (tx, { data, subject: uid, aggregateversion: version, time }) =>
        keepRoom(tx, { uid, version, participants: data.participants }, new Date(time)),
      ),
      subscribe(
        recordingReady,
        enqueue((event) => recordingEvent('RECORDING_READY', event)),
      ),
      subscribe(
        transcriptionReady,
        enqueue((event) => recordingEvent('RECORDING_TRANSCRIPTION_GENERATED', event)),
      ),
    ],
  }
}

const teamOf = ({
  data: { team },
  aggregateversion: version,
}: DomainEvent<EventData<typeof teamCreated>>) => ({
  id: team.id,
  organizationId: team.parentId,
  name: team.name,
  version,
})

const clientOf = ({ subject, organizationid, aggregateversion }: DomainEvent) => ({
  id: subject,
  organizationId: organizationid,
  version: aggregateversion,
})

/**
 * Handles a change of a booking in the inbox's transaction. The webhooks get deliveries of every
 * change, in any order; the timers follow the newest version.
 */
export const onBooking =
  (change: BookingChange, clock: Clock) =>
  async (tx: Tx, event: DomainEvent<BookingEventData>): Promise<void> => {
    const webhookEvent = webhookEventOf(change, event)
    if (webhookEvent) await enqueueEvent(tx, webhookEvent, clock.now())
    // The booking that a moved seat left goes on, so it is not treated as replaced.
    const { previous: _, ...arrival } = event.data
    await followBooking(tx, change === 'seat-moved' ? arrival : event.data, new Date(event.time))
  }
