import { startConsumers, startRelay, subscribe } from '@punctual/bus'
import {
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
  bookingReassigned,
  bookingRejected,
  bookingRescheduled,
  bookingSeatBooked,
  bookingSeatCancelled,
  bookingSeatLeft,
  bookingSeatMoved,
  type Clock,
  membershipCreated,
  membershipDeleted,
  membershipUpdated,
  oauthClientCreated,
  oauthClientUpdated,
  organizationCreated,
  organizationDeleted,
  organizationUpdated,
  personErased,
  teamCreated,
  teamDeleted,
  teamUpdated,
  userCreated,
  userDeleted,
  userUpdated,
} from '@punctual/contracts'
import { egressRules } from '@punctual/egress'
import { repeat, type Stoppable } from '@punctual/http'
import { deleteOrganizationData, deleteUserData } from '../app/delete-user-data.ts'
import { refreshDue, writeDue } from '../app/due-calendar-work.ts'
import { removeTeamEventType } from '../app/team-event-types.ts'
import { createUserDefaults } from '../app/user-defaults.ts'
import { createCalendarHttp } from '../calendars/calendar-http.ts'
import { calendarKinds } from '../calendars/kinds.ts'
import { createCalendarThreads } from '../calendars/threads/pool.ts'
import { rememberClient } from '../db/calendar-events-repository.ts'
import { eventTypesOf } from '../db/event-types-repository.ts'
import { rememberTeam } from '../db/teams-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { followBooking } from './follow-booking.ts'
import { followMembership } from './follow-membership.ts'

/** Subscribes to identity's users, organizations, teams and memberships. */
const identitySubscriptions = (clock: Clock) => [
  ...[userCreated, userUpdated].map((definition) =>
    subscribe(definition, (tx, { data }) => createUserDefaults(tx, data.user, clock.now())),
  ),
  subscribe(userDeleted, (tx, { data, organizationid: organizationId }) =>
    deleteUserData(tx, { userId: data.id, organizationId }, clock.now()),
  ),
  // The data of an erased person is deleted, as for a deleted user.
  subscribe(personErased, async (tx, { data: { userId }, organizationid: organizationId }) => {
    if (userId !== undefined) await deleteUserData(tx, { userId, organizationId }, clock.now())
  }),
  ...[organizationCreated, organizationUpdated, teamCreated, teamUpdated].map((definition) =>
    subscribe(definition, (tx, { data, aggregateversion }) => rememberTeam(tx, data.team, aggregateversion)),
  ),
  ...[membershipCreated, membershipUpdated].map((definition) =>
    subscribe(definition, (tx, { data, aggregateversion: version }) =>
      followMembership(tx, data.membership, { version, ended: false, clock }),
    ),
  ),
  subscribe(membershipDeleted, (tx, { data, aggregateversion: version }) =>
    followMembership(tx, data.membership, { version, ended: true, clock }),
  ),
  ...[oauthClientCreated, oauthClientUpdated].map((definition) =>
    subscribe(definition, (tx, { data, aggregateversion }) =>
      rememberClient(tx, data.client, aggregateversion),
    ),
  ),
  // The row stays without its names, so that late events do not restore it.
  ...[organizationDeleted, teamDeleted].map((definition) =>
    subscribe(definition, async (tx, { data, aggregateversion }) => {
      await rememberTeam(tx, data.team, aggregateversion, true)
      for (const eventType of await eventTypesOf(tx, { teamId: data.team.id }))
        await removeTeamEventType(tx, eventType, clock.now())
      if (data.team.isOrganization) await deleteOrganizationData(tx, data.team.id, clock.now())
    }),
  ),
]

/** Subscribes to bookings, to write them to the calendars of their hosts. */
const bookingSubscriptions = (clock: Clock) => [
  ...[
    bookingCreated,
    bookingConfirmed,
    bookingAcceptedUnpaid,
    bookingPaid,
    bookingRejected,
    bookingCancelled,
    bookingLocationChanged,
    bookingEdited,
    bookingReassigned,
    bookingAnonymized,
    bookingGuestsAdded,
    bookingAttendeeRemoved,
    bookingSeatBooked,
    bookingSeatCancelled,
    // When a seat moves, the booking it came from continues.
    bookingSeatMoved,
    bookingSeatLeft,
  ].map((definition) =>
    subscribe(definition, (tx, { data: { booking } }) => followBooking(tx, { booking }, clock)),
  ),
  subscribe(bookingRescheduled, (tx, { data }) => followBooking(tx, data, clock)),
]

/** Milliseconds of real time. */
const calendarPause = 1_000

/** Starts the outbox relay and the consumers. */
export function startWorker({ bus, config, db, clock, log, sealer }: SchedulingDeps): Stoppable[] {
  const http = createCalendarHttp(egressRules(config.egressAllow), config)
  const threads = createCalendarThreads({ deadlineFactor: config.deadlineFactor })
  const calendars = { db, clock, sealer, kinds: calendarKinds(http, threads, config) }
  return [
    startRelay({ bus, db, source: 'scheduling', clock, log }),
    ...startConsumers(
      { bus, db, consumer: 'scheduling', clock, log },
      { identity: identitySubscriptions(clock), bookings: bookingSubscriptions(clock) },
    ),
    repeat(() => writeDue(calendars), {
      pause: calendarPause,
      log,
      what: 'bookings could not be written to calendars',
    }),
    repeat(() => refreshDue(calendars), {
      pause: calendarPause,
      log,
      what: 'calendars could not be read',
    }),
    {
      async stop() {
        http.close()
        await threads.close()
      },
    },
  ]
}
