import { forEach, inBatches, type Subscription, subscriptionsOf } from '@punctual/bus'
import type { Clock, DomainEvent, EventData, EventSource, teamCreated } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { followBookings } from '../app/meeting-timers.ts'
import { keepRoom } from '../db/bookings-seen.ts'
import { endWebhooksOf, endWebhooksOfMember } from '../db/end-webhooks.ts'
import { enqueueEvent, enqueueEvents } from '../db/enqueue-event.ts'
import { erasePersonUntil } from '../db/erase-person.ts'
import {
  forgetEventType,
  forgetGrant,
  forgetOAuthClient,
  forgetTeam,
  keepEventTypes,
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
    ...forEach(
      ['scheduling.event-type.created', 'scheduling.event-type.updated'],
      inBatches((tx, events) =>
        keepEventTypes(
          tx,
          events.map(({ data }) => data.eventType),
        ),
      ),
    ),
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
      await erasePersonUntil(tx, { organizationId: organizationid, email }, new Date(time))
      // Erasure locks the account, so its webhooks end too.
      if (userId !== undefined) await endWebhooksOf(tx, { kind: 'user', id: `${userId}` }, new Date(time))
    },
    'identity.phone-number.erased': (tx, { data: { phoneNumber }, organizationid, time }) =>
      erasePersonUntil(tx, { organizationId: organizationid, email: '', phoneNumber }, new Date(time)),
    // The earlier events of these services may have come only after the erasure here.
    ...forEach(
      ['bookings.person.erased', 'automation.person.erased'],
      (tx, { data, organizationid: organizationId, time }) =>
        erasePersonUntil(tx, { organizationId, ...data }, new Date(time)),
    ),
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
    ...forEach(
      [
        'bookings.booking.created',
        'bookings.booking.requested',
        'bookings.booking.confirmed',
        'bookings.booking.accepted-unpaid',
        'bookings.booking.payment-initiated',
        'bookings.booking.paid',
        'bookings.booking.refund-requested',
        'bookings.booking.refunded',
        'bookings.booking.refund-failed',
        'bookings.booking.payment-disputed',
        'bookings.booking.rejected',
        'bookings.booking.rescheduled',
        'bookings.booking.cancelled',
        'bookings.booking.guests-added',
        'bookings.booking.absence-marked',
        'bookings.booking.instant-requested',
        'bookings.booking.seat-booked',
        'bookings.booking.seat-cancelled',
        'bookings.booking.seat-moved',
        'bookings.booking.seat-left',
        'bookings.booking.attendee-removed',
        'bookings.booking.edited',
        'bookings.booking.location-changed',
        'bookings.booking.reassigned',
        'bookings.booking.rated',
        'bookings.booking.assignment-reported',
        'bookings.booking.anonymized',
      ],
      inBatches(onBookings(clock)),
    ),
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
 * Handles changes of bookings in the inbox's transaction, in a number of statements that does not
 * depend on how many there are. The webhooks get deliveries of every change, in any order; the
 * timers follow the newest versions.
 */
export const onBookings =
  (clock: Clock) =>
  async (tx: Tx, events: readonly DomainEvent<BookingEventData>[]): Promise<void> => {
    const now = clock.now()
    await enqueueEvents(
      tx,
      events.flatMap((event) => webhookEventOf(changeOf(event), event) ?? []),
      now,
    )
    await followBookings(
      tx,
      events.map((event) => ({ data: followedOf(event), at: new Date(event.time) })),
      now,
    )
  }

const bookingTypes = 'bookings.booking.'

const changeOf = ({ type }: DomainEvent) => type.slice(bookingTypes.length) as BookingChange

/** The booking that a moved seat left goes on, so it is not treated as replaced. */
function followedOf(event: DomainEvent<BookingEventData>): BookingEventData {
  const { previous: _, ...arrival } = event.data
  return changeOf(event) === 'seat-moved' ? arrival : event.data
}
