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

/** What bookings listens to: the names and zones of hosts, whose a team is, and whom to forget. A deleted user stays in the replica, as the bookings do. */
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

/** Who waits for people in the rooms of bookings, by the stream that tells of it. */
const noShows = {
  webhooks: [subscribe(webhookNoShowNoticed, noteNoShow)],
  automation: [subscribe(workflowNoShowNoticed, noteNoShow)],
} as const

/** What bookings are called in the calendars of their hosts. */
const calendarEvents = [
  subscribe(calendarEventWritten, (tx, event) => noteCalendarEvent(tx, event, false)),
  subscribe(calendarEventRemoved, (tx, event) => noteCalendarEvent(tx, event, true)),
]

/** Publishes what the transactions wrote, and consumes. */
export function startWorker({ bus, db, clock, log }: BookingsDeps): Stoppable[] {
  const handlers = { identity: subscriptions, scheduling: calendarEvents, ...noShows }
  return [
    startRelay({ bus, db, source: 'bookings', clock, log }),
    ...startConsumers({ bus, db, consumer: 'bookings', clock, log }, handlers),
  ]
}
