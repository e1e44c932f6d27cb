import { forEach, inBatches, startConsumers, startRelay, subscriptionsOf } from '@punctual/bus'
import { type BookingSnapshot, bookingRescheduled, type DomainEvent } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { egressRules } from '@punctual/egress'
import type { Stoppable } from '@punctual/http'
import { followDelegation } from '../app/delegation-credentials.ts'
import { deleteOrganizationData, deleteUserData } from '../app/delete-user-data.ts'
import { listDue, refreshDue, watchDue, writeDue } from '../app/due-calendar-work.ts'
import { makeMeetings } from '../app/make-meetings.ts'
import { startDueWork } from '../app/start-due-work.ts'
import { removeTeamEventType } from '../app/team-event-types.ts'
import { createUserDefaults } from '../app/user-defaults.ts'
import { createCalendarHttp } from '../calendars/calendar-http.ts'
import { observeCalendars } from '../calendars/calendar-metrics.ts'
import { eventUidOf } from '../calendars/ical/event-of.ts'
import { calendarKinds } from '../calendars/kinds.ts'
import { createCalendarThreads } from '../calendars/threads/pool.ts'
import { concernedEvents, rememberClient } from '../db/calendar-events-repository.ts'
import { forgetConnectionsOf } from '../db/conferencing-connections-repository.ts'
import { forgetConferencingOf } from '../db/conferencing-repository.ts'
import { eventTypesOf } from '../db/event-types-repository.ts'
import { rememberTeam } from '../db/teams-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { meetingServices } from '../meetings/services.ts'
import { followBooking } from './follow-booking.ts'
import { followMeeting } from './follow-meeting.ts'
import { followMembership } from './follow-membership.ts'

/**
 * Returns the subscriptions of scheduling by stream: identity's people and teams, and bookings, to
 * write them to the calendars of their hosts and to make their meetings. Long because it lists all
 * of them.
 */
const subscriptions = ({ clock, config, sealer }: Pick<SchedulingDeps, 'clock' | 'config' | 'sealer'>) =>
  subscriptionsOf('scheduling', {
    ...forEach(['identity.user.created', 'identity.user.updated'], async (tx, { data }) => {
      await createUserDefaults(tx, data.user, clock.now())
      await followDelegation(tx, sealer, { userId: data.user.id }, clock.now())
    }),
    'identity.user.deleted': (tx, { data, organizationid: organizationId }) =>
      deleteUserData(tx, { userId: data.id, organizationId }, clock.now()),
    // The data of an erased person is deleted, as for a deleted user.
    'identity.person.erased': async (tx, { data: { userId }, organizationid: organizationId }) => {
      if (userId !== undefined) await deleteUserData(tx, { userId, organizationId }, clock.now())
    },
    ...forEach(
      [
        'identity.organization.created',
        'identity.organization.updated',
        'identity.team.created',
        'identity.team.updated',
      ],
      (tx, { data, aggregateversion }) => rememberTeam(tx, data.team, aggregateversion),
    ),
    ...forEach(
      ['identity.membership.created', 'identity.membership.updated'],
      (tx, { data, aggregateversion: version }) =>
        followMembership(tx, data.membership, { version, ended: false, clock, sealer }),
    ),
    'identity.membership.deleted': (tx, { data, aggregateversion: version }) =>
      followMembership(tx, data.membership, { version, ended: true, clock, sealer }),
    ...forEach(
      ['identity.oauth-client.created', 'identity.oauth-client.updated'],
      (tx, { data, aggregateversion }) => rememberClient(tx, data.client, aggregateversion),
    ),
    // The row stays without its names, so that late events do not restore it.
    ...forEach(
      ['identity.organization.deleted', 'identity.team.deleted'],
      async (tx, { data, aggregateversion }) => {
        await rememberTeam(tx, data.team, aggregateversion, true)
        for (const eventType of await eventTypesOf(tx, { teamId: data.team.id }))
          await removeTeamEventType(tx, eventType, clock.now())
        await forgetConferencingOf(tx, { ownerKind: 'team', ownerId: data.team.id })
        await forgetConnectionsOf(tx, { ownerKind: 'team', ownerId: data.team.id })
        if (data.team.isOrganization) await deleteOrganizationData(tx, data.team.id, clock.now())
      },
    ),
    ...forEach(
      [
        'bookings.booking.created',
        'bookings.booking.meeting-requested',
        'bookings.booking.confirmed',
        'bookings.booking.accepted-unpaid',
        'bookings.booking.paid',
        'bookings.booking.rejected',
        'bookings.booking.cancelled',
        'bookings.booking.location-changed',
        'bookings.booking.edited',
        'bookings.booking.reassigned',
        'bookings.booking.anonymized',
        'bookings.booking.guests-added',
        'bookings.booking.attendee-removed',
        'bookings.booking.seat-booked',
        'bookings.booking.seat-cancelled',
        // When a seat moves, the booking it came from continues.
        'bookings.booking.seat-moved',
        'bookings.booking.seat-left',
        'bookings.booking.rescheduled',
      ],
      inBatches(followInBatches({ clock, config })),
    ),
  })

/**
 * Follows bookings in the calendars of their hosts and at meeting services. One statement rules out
 * those that have neither. The calendar event continues with a new booking when one is rescheduled;
 * a seat that moves leaves its booking as it is.
 */
const followInBatches =
  (deps: Pick<SchedulingDeps, 'clock' | 'config'>) =>
  async (tx: Tx, events: readonly DomainEvent<Followed>[]): Promise<void> => {
    const news = events.map(({ type, data: { booking, previous } }) =>
      type === bookingRescheduled.type && previous ? { booking, previous } : { booking },
    )
    const concerned = await concernedEvents(tx, news.map(traceOf))
    const isConcerned = (each: (typeof news)[number]) =>
      'previous' in each || each.booking.meeting !== undefined || concerned.has(eventUidOf(each.booking))
    // An earlier change in the batch may be what concerns the later ones.
    const uids = new Set(news.filter(isConcerned).map(({ booking }) => eventUidOf(booking)))
    for (const each of news) {
      if (!uids.has(eventUidOf(each.booking))) continue
      await followMeeting(tx, each, deps)
      await followBooking(tx, each, deps.clock)
    }
  }

interface Followed {
  booking: BookingSnapshot
  previous?: { uid: string }
}

const traceOf = ({ booking }: Followed) => ({
  eventUid: eventUidOf(booking),
  eventTypeId: booking.eventType.id,
  userIds: booking.hosts.map(({ id }) => id),
})

/** Providers report changes only to https addresses. */
const isPushed = ({ calendarPush, publicUrl }: SchedulingDeps['config']): boolean =>
  calendarPush === 'always' || (calendarPush === 'auto' && publicUrl.startsWith('https:'))

/** Starts the outbox relay and the consumers. */
export function startWorker({ bus, config, db, clock, log, sealer, metrics }: SchedulingDeps): Stoppable[] {
  observeCalendars(metrics, db, clock)
  const http = createCalendarHttp(egressRules(config.egressAllow), config)
  const threads = createCalendarThreads({ deadlineFactor: config.deadlineFactor })
  const calendars = { db, clock, sealer, config, kinds: calendarKinds(http, threads, config) }
  const meetings = { db, clock, sealer, services: meetingServices(http, config, clock) }
  return [
    startRelay({ bus, db, source: 'scheduling', clock, log }),
    ...startConsumers(
      { bus, db, consumer: 'scheduling', clock, log },
      subscriptions({ clock, config, sealer }),
    ),
    ...startDueWork(
      { db, clock, log },
      {
        events: { round: () => writeDue(calendars), what: 'bookings could not be written to calendars' },
        lists: { round: () => listDue(calendars), what: 'calendars could not be listed' },
        meetings: { round: () => makeMeetings(meetings), what: 'meetings of bookings could not be made' },
        calendars: { round: () => refreshDue(calendars), what: 'calendars could not be read' },
        ...(isPushed(config) && {
          watches: {
            round: () => watchDue(calendars, config.publicUrl),
            what: 'providers could not be asked to report changes',
          },
        }),
      },
    ),
    {
      async stop() {
        http.close()
        await threads.close()
      },
    },
  ]
}
