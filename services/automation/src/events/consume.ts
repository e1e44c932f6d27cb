import { forEach, inBatches, type Subscription, subscriptionsOf } from '@punctual/bus'
import type { Clock, DomainEvent, EventSource } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { Sealer } from '@punctual/http'
import { announceErased, erasePersonUntil, repeatErasures } from '../app/erase-person.ts'
import { verifyChangedAddress } from '../app/verification-codes.ts'
import { storeVideoRoom } from '../db/booking-replicas.ts'
import { enqueueMessages } from '../db/message-repository.ts'
import { storeEventTypes, storeEventTypeTombstone, storeTeam } from '../db/owner-replicas.ts'
import { findMailable, storeClient, storeUser, storeUserTombstone } from '../db/user-replicas.ts'
import { brokenCalendarMail, outOfStepMail } from '../domain/calendar-mail.ts'
import { codeMail } from '../domain/code-mail.ts'
import { signInMail } from '../domain/sign-in-mail.ts'
import { type WebhookNotice, webhookMail } from '../domain/webhook-mail.ts'
import { onBooking } from './on-booking.ts'

/** Returns the event subscriptions of automation by source. Long because it lists all of them. */
export function subscriptions(deps: {
  clock: Clock
  publicUrl: string
  sealer: Sealer
}): Partial<Record<EventSource, Subscription[]>> {
  const subscribed = subscriptionsOf('automation', {
    'identity.user.created': (tx, event) => storeUser(tx, event.data.user),
    'identity.user.updated': async (tx, { data: { user, emailChanged } }) => {
      const isNews = await storeUser(tx, user)
      if (isNews && emailChanged) await verifyChangedAddress(tx, user, deps.clock.now())
    },
    'identity.user.deleted': (tx, event) =>
      storeUserTombstone(
        tx.sql,
        { id: event.data.id, organizationId: event.organizationid },
        event.aggregateversion,
      ),
    ...forEach(
      ['identity.person.erased', 'identity.phone-number.erased'],
      async (tx, { data, organizationid: organizationId, time }) => {
        const person = { organizationId, email: '', ...data }
        await erasePersonUntil(tx, person, new Date(time))
        await announceErased(tx, person, deps.clock.now())
      },
    ),
    // The earlier events of bookings may have come only after the erasure here.
    'bookings.person.erased': (tx, { data, organizationid: organizationId, time }) =>
      erasePersonUntil(tx, { organizationId, ...data }, new Date(time)),
    'identity.oauth-client.created': (tx, event) =>
      storeClient(tx, event.data.client, event.aggregateversion),
    'identity.oauth-client.updated': (tx, event) =>
      storeClient(tx, event.data.client, event.aggregateversion),
    ...forEach(
      [
        'identity.organization.created',
        'identity.organization.updated',
        'identity.team.created',
        'identity.team.updated',
      ],
      (tx, event) => storeTeam(tx.orm, event.data.team, event.aggregateversion),
    ),
    ...forEach(['identity.organization.deleted', 'identity.team.deleted'], (tx, event) =>
      storeTeam(tx.orm, event.data.team, event.aggregateversion, true),
    ),
    ...forEach(
      ['scheduling.event-type.created', 'scheduling.event-type.updated'],
      inBatches((tx, events) =>
        storeEventTypes(
          tx,
          events.map(({ data }) => data.eventType),
        ),
      ),
    ),
    'scheduling.event-type.deleted': (tx, event) =>
      storeEventTypeTombstone(tx, event.data.id, event.data.version),
    'scheduling.delegation-credential.failed': async (tx, { id: eventId, organizationid, data }) => {
      const { credential, error, userId } = data
      // The member has not connected it and cannot repair it.
      if (credential.delegationCredentialId !== undefined) return
      const to = await findMailable(tx.orm, userId)
      if (!to) return
      const { publicUrl } = deps
      const about = { calendar: calendarNames[credential.appId] ?? credential.appId, problem: error.message }
      const mail = brokenCalendarMail({ eventId, organizationId: organizationid, to, publicUrl, ...about })
      await enqueueMessages(tx, [mail], deps.clock.now())
    },
    'bookings.calendar.out-of-step': async (tx, { id: eventId, organizationid, data }) => {
      const to = await findMailable(tx.orm, data.userId)
      if (!to) return
      const { publicUrl } = deps
      const mail = outOfStepMail({ eventId, organizationId: organizationid, to, publicUrl, ...data })
      await enqueueMessages(tx, [mail], deps.clock.now())
    },
    'webhooks.webhook.failing': (tx, event) => onWebhook(tx, event, deps.clock.now()),
    'webhooks.webhook.disabled': (tx, event) => onWebhook(tx, event, deps.clock.now()),
    'bookings.booking.created': onBooking('created', deps),
    'bookings.booking.requested': onBooking('requested', deps),
    'bookings.booking.instant-requested': onBooking('instant-requested', deps),
    'bookings.booking.confirmed': onBooking('confirmed', deps),
    'bookings.booking.accepted-unpaid': onBooking('accepted-unpaid', deps),
    'bookings.booking.payment-initiated': onBooking('payment-initiated', deps),
    'bookings.booking.paid': onBooking('paid', deps),
    'bookings.booking.refund-requested': onBooking('refund-requested', deps),
    'bookings.booking.refunded': onBooking('refunded', deps),
    'bookings.booking.refund-failed': onBooking('refund-failed', deps),
    'bookings.booking.payment-disputed': onBooking('payment-disputed', deps),
    'bookings.booking.rejected': onBooking('rejected', deps),
    'bookings.booking.rescheduled': onBooking('rescheduled', deps),
    'bookings.booking.cancelled': onBooking('cancelled', deps),
    'bookings.booking.guests-added': onBooking('guests-added', deps),
    'bookings.booking.absence-marked': onBooking('absence-marked', deps),
    'bookings.booking.seat-booked': onBooking('seat-booked', deps),
    'bookings.booking.seat-cancelled': onBooking('seat-cancelled', deps),
    'bookings.booking.seat-moved': onBooking('seat-moved', deps),
    'bookings.booking.seat-left': onBooking('seat-left', deps),
    'bookings.booking.attendee-removed': onBooking('attendee-removed', deps),
    'bookings.booking.edited': onBooking('edited', deps),
    'bookings.booking.location-changed': onBooking('location-changed', deps),
    'bookings.booking.reassigned': onBooking('reassigned', deps),
    'bookings.booking.rated': onBooking('rated', deps),
    'bookings.booking.anonymized': onBooking('anonymized', deps),
    'bookings.booking.republished': onBooking('republished', deps),
    'bookings.room.changed': (tx, { data, subject: uid, aggregateversion: version }) =>
      storeVideoRoom(tx.orm, { uid, version, participants: data.participants }),
    'identity.sign-in.requested': async (tx, { data, subject: id, organizationid: organizationId }) => {
      const { email, sealedToken, language } = data
      // An address without an account gets no mail.
      if (email === undefined) return
      const token = deps.sealer.open(sealedToken)
      const { publicUrl } = deps
      const mail = signInMail({ id, organizationId, email, token, language, publicUrl })
      await enqueueMessages(tx, [mail], deps.clock.now())
    },
    'bookings.verification-code.requested': async (tx, { data, subject, organizationid }) => {
      const { sealedCode, ...wanted } = data
      const code = deps.sealer.open(sealedCode)
      const mail = codeMail({ ...wanted, code, id: subject, organizationId: organizationid })
      await enqueueMessages(tx, [mail], deps.clock.now())
    },
  })
  return Object.fromEntries(
    Object.entries(subscribed).map(([source, some]) => [source, some.map(withoutErased)]),
  )
}

/** Makes a subscription erase what an event contains of people who were erased before it came. */
const withoutErased = (subscription: Subscription): Subscription =>
  subscription.definition.type.endsWith('.erased')
    ? subscription
    : {
        ...subscription,
        async handle(tx, events) {
          await subscription.handle(tx, events)
          await repeatErasures(tx, events)
        },
      }

/** Names of calendars by their name in paths. */
const calendarNames: Readonly<Record<string, string>> = {
  google: 'Google Calendar',
  office365: 'Microsoft 365',
  apple: 'Apple Calendar',
  caldav: 'CalDAV',
  'ics-feed': 'ICS',
}

/**
 * Mails the owner of a failing or disabled webhook, unless the owner is unknown or has mails
 * switched off.
 */
async function onWebhook(
  tx: Tx,
  { id, organizationid, data }: DomainEvent<{ webhook: NoticedWebhook } & WebhookNotice>,
  now: Date,
): Promise<void> {
  const { webhook, ...what } = data
  const to = await findMailable(tx.orm, webhook.ownerId)
  if (!to) return
  const mail = webhookMail({ eventId: id, organizationId: organizationid, to, webhook, what })
  await enqueueMessages(tx, [mail], now)
}

interface NoticedWebhook {
  id: number
  subscriberUrl: string
  ownerId: number
}
