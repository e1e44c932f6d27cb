import { startConsumer, startRelay, subscribe } from '@punctual/bus'
import {
  personErased,
  teamCreated,
  teamDeleted,
  teamUpdated,
  userCreated,
  userUpdated,
} from '@punctual/contracts'
import type { Stoppable } from '@punctual/http'
import { rememberTeam } from '../db/teams-repository.ts'
import { rememberUser } from '../db/users-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { erasePerson } from './erase-person.ts'

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

/** Publishes what the transactions wrote, and consumes. */
export function startWorker({ bus, db, clock, log }: BookingsDeps): Stoppable[] {
  return [
    startRelay({ bus, db, source: 'bookings', clock, log }),
    startConsumer({ bus, db, consumer: 'bookings', source: 'identity', handlers: subscriptions, clock, log }),
  ]
}
