import { startConsumers, startRelay, subscribe } from '@punctual/bus'
import {
  calendarEventRemoved,
  calendarEventWritten,
  personErased,
  teamCreated,
  teamDeleted,
  teamUpdated,
  userCreated,
  userUpdated,
  webhookNoShowNoticed,
  workflowNoShowNoticed,
} from '@punctual/contracts'
import type { Stoppable } from '@punctual/http'
import { rememberTeam } from '../db/teams-repository.ts'
import { rememberUser } from '../db/users-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { erasePerson } from './erase-person.ts'
import { noteCalendarEvent } from './note-calendar-event.ts'
import { noteNoShow } from './note-no-show.ts'

/**
 * The subscriptions to identity: profiles of hosts, organizations of teams, and erasures. A deleted
 * user stays in the replica, as their bookings stay too.
 */
export const subscriptions = [
  subscribe(userCreated, (tx, { data }) => rememberUser(tx, data.user)),
  subscribe(userUpdated, (tx, { data }) => rememberUser(tx, data.user)),
  ...[teamCreated, teamUpdated].map((definition) =>
    subscribe(definition, (tx, { data, aggregateversion }) => rememberTeam(tx, data.team, aggregateversion)),
  ),
  subscribe(teamDeleted, (tx, { data, aggregateversion }) =>
    rememberTeam(tx, data.team, aggregateversion, true),
  ),
  subscribe(personErased, erasePerson),
]

/** No-shows that webhooks and workflows notice, by stream. */
const noShows = {
  webhooks: [subscribe(webhookNoShowNoticed, noteNoShow)],
  automation: [subscribe(workflowNoShowNoticed, noteNoShow)],
} as const

/** Events that scheduling writes into the calendars of hosts. */
const calendarEvents = [
  subscribe(calendarEventWritten, (tx, event) => noteCalendarEvent(tx, event, false)),
  subscribe(calendarEventRemoved, (tx, event) => noteCalendarEvent(tx, event, true)),
]

/** Starts the relay of the outbox and the consumers. */
export function startWorker({ bus, db, clock, log }: BookingsDeps): Stoppable[] {
  const handlers = { identity: subscriptions, scheduling: calendarEvents, ...noShows }
  return [
    startRelay({ bus, db, source: 'bookings', clock, log }),
    ...startConsumers({ bus, db, consumer: 'bookings', clock, log }, handlers),
  ]
}
