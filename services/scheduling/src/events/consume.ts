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
import { createCalendarHttp } from '../calendars/calendar-http.ts'
import { calendarKinds } from '../calendars/kinds.ts'
import { refreshDue } from '../calendars/refresh.ts'
import { createCalendarThreads } from '../calendars/threads/pool.ts'
import { writeDue } from '../calendars/write-due.ts'
import { rememberClient } from '../db/calendar-events-repository.ts'
import { eventTypesOf } from '../db/event-types-repository.ts'
import { rememberTeam } from '../db/teams-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { farewellOrganization, farewellUser } from '../farewell-user.ts'
import { deleteTeamEventType } from '../team-event-types.ts'
import { welcomeUser } from '../welcome-user.ts'
import { followBooking } from './follow-booking.ts'
import { followMembership } from './follow-membership.ts'

/** What scheduling listens to: the people whose time it offers, their organizations and teams, and who is in which. */
const identitySubscriptions = (clock: Clock) => [
  ...[userCreated, userUpdated].map((definition) =>
    subscribe(definition, (tx, { data }) => welcomeUser(tx, data.user, clock.now())),
  ),
  subscribe(userDeleted, (tx, { data, organizationid: organizationId }) =>
    farewellUser(tx, { userId: data.id, organizationId }, clock.now()),
  ),
  // A person who is forgotten offers no time any more: what they wrote, and where they are found, goes with it.
  subscribe(personErased, async (tx, { data: { userId }, organizationid: organizationId }) => {
    if (userId !== undefined) await farewellUser(tx, { userId, organizationId }, clock.now())
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
  // Its row stays without its names, so that late news brings nothing back.
  ...[organizationDeleted, teamDeleted].map((definition) =>
    subscribe(definition, async (tx, { data, aggregateversion }) => {
      await rememberTeam(tx, data.team, aggregateversion, true)
      for (const eventType of await eventTypesOf(tx, { teamId: data.team.id }))
        await deleteTeamEventType(tx, eventType, clock.now())
      if (data.team.isOrganization) await farewellOrganization(tx, data.team.id, clock.now())
    }),
  ),
]

/** What calendars follow: bookings, whose hosts may have a calendar that they are written to. */
const bookingSubscriptions = (clock: Clock) => [
  ...[
    ...[bookingCreated, bookingConfirmed, bookingAcceptedUnpaid, bookingPaid, bookingRejected],
    ...[bookingCancelled, bookingLocationChanged, bookingEdited, bookingReassigned, bookingAnonymized],
    ...[bookingGuestsAdded, bookingAttendeeRemoved, bookingSeatBooked, bookingSeatCancelled],
    // Where a seat is moved, the booking that it came from goes on.
    ...[bookingSeatMoved, bookingSeatLeft],
  ].map((definition) =>
    subscribe(definition, (tx, { data: { booking } }) => followBooking(tx, { booking }, clock)),
  ),
  subscribe(bookingRescheduled, (tx, { data }) => followBooking(tx, data, clock)),
]

/** Milliseconds of real time. */
const calendarPause = 1_000

/** Publishes what the transactions wrote, and consumes. */
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
      ...{ pause: calendarPause, log },
      what: 'bookings could not be written to calendars',
    }),
    repeat(() => refreshDue(calendars), {
      ...{ pause: calendarPause, log },
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
