import { type Subscription, subscriptionsOf } from '@punctual/bus'
import type { Clock, DomainEvent, EventData, EventSource, teamCreated } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { followBooking } from '../app/meeting-timers.ts'
import { keepRoom } from '../db/bookings-seen.ts'
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
  return subscriptionsOf('webhook-delivery', {
    'scheduling.event-type.created': (tx, { data }) => keepEventType(tx, data.eventType),
    'scheduling.event-type.updated': (tx, { data }) => keepEventType(tx, data.eventType),
    'scheduling.event-type.deleted': (tx, { data, organizationid, time }) =>
      forgetEventType(tx, { ...data, organizationId: organizationid, at: new Date(time) }),
    'scheduling.out-of-office.created': enqueue(outOfOfficeEvent),
    'scheduling.delegation-credential.failed': enqueue(credentialEvent),
    'identity.team.created': (tx, event) => keepTeam(tx, teamOf(event)),
    'identity.team.updated': (tx, event) => keepTeam(tx, teamOf(event)),
    'identity.team.deleted': (tx, event) => forgetTeam(tx, teamOf(event), new Date(event.time)),
    'identity.organization.deleted': (tx, { subject, time }) =>
      endWebhooksOf(tx, { kind: 'organization', id: subject }, new Date(time)),
    'identity.user.deleted': (tx, { subject, time }) =>
      endWebhooksOf(tx, { kind: 'user', id: subject }, new Date(time)),
    'identity.person.erased': async (tx, { data: { email, userId }, organizationid, time }) => {
      await erasePerson(tx, organizationid, email)
      // Erasure locks the account, so its webhooks end too.
      if (userId !== undefined) await endWebhooksOf(tx, { kind: 'user', id: `${userId}` }, new Date(time))
    },
    'identity.oauth-client.created': (tx, event) => keepOAuthClient(tx, clientOf(event)),
    'identity.oauth-client.updated': (tx, event) => keepOAuthClient(tx, clientOf(event)),
    'identity.oauth-client.deleted': (tx, event) =>
      forgetOAuthClient(tx, clientOf(event), new Date(event.time)),
    'identity.grant.ended': (tx, { data, time }) => forgetGrant(tx, data.id, new Date(time)),
    'identity.membership.deleted': (tx, { data, time }) =>
      endWebhooksOfMember(tx, data.membership, new Date(time)),
    'automation.routing-form.submitted': enqueue((event) => formEvent('FORM_SUBMITTED', event)),
    'automation.routing-form.submitted-no-event': enqueue((event) =>
      formEvent('FORM_SUBMITTED_NO_EVENT', event),
    ),
    'automation.routing-form.fallback-hit': enqueue((event) => formEvent('ROUTING_FORM_FALLBACK_HIT', event)),
    'bookings.booking.created': onBooking('created', clock),
    'bookings.booking.requested': onBooking('requested', clock),
    'bookings.booking.confirmed': onBooking('confirmed', clock),
    'bookings.booking.accepted-unpaid': onBooking('accepted-unpaid', clock),
    'bookings.booking.payment-initiated': onBooking('payment-initiated', clock),
    'bookings.booking.paid': onBooking('paid', clock),
    'bookings.booking.rejected': onBooking('rejected', clock),
    'bookings.booking.rescheduled': onBooking('rescheduled', clock),
    'bookings.booking.cancelled': onBooking('cancelled', clock),
    'bookings.booking.guests-added': onBooking('guests-added', clock),
    'bookings.booking.absence-marked': onBooking('absence-marked', clock),
    'bookings.booking.instant-requested': onBooking('instant-requested', clock),
    'bookings.booking.seat-booked': onBooking('seat-booked', clock),
    'bookings.booking.seat-cancelled': onBooking('seat-cancelled', clock),
    'bookings.booking.seat-moved': onBooking('seat-moved', clock),
    'bookings.booking.seat-left': onBooking('seat-left', clock),
    'bookings.booking.attendee-removed': onBooking('attendee-removed', clock),
    'bookings.booking.edited': onBooking('edited', clock),
    'bookings.booking.location-changed': onBooking('location-changed', clock),
    'bookings.booking.reassigned': onBooking('reassigned', clock),
    'bookings.booking.rated': onBooking('rated', clock),
    'bookings.booking.assignment-reported': onBooking('assignment-reported', clock),
    'bookings.booking.anonymized': onBooking('anonymized', clock),
    'bookings.room.changed': (tx, { data, subject: uid, aggregateversion: version, time }) =>
      keepRoom(tx, { uid, version, participants: data.participants }, new Date(time)),
    'bookings.recording.ready': enqueue((event) => recordingEvent('RECORDING_READY', event)),
    'bookings.transcription.ready': enqueue((event) =>
      recordingEvent('RECORDING_TRANSCRIPTION_GENERATED', event),
    ),
  })
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
