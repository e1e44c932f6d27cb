import { startConsumer, startRelay, subscribe } from '@punctual/bus'
import { userCreated, userUpdated } from '@punctual/contracts'
import type { Stoppable } from '@punctual/http'
import { rememberUser } from '../db/users-repository.ts'
import type { BookingsDeps } from '../deps.ts'

/** What bookings listens to: the names and zones of hosts. A deleted user stays in the replica, as the bookings do. */
export const subscriptions = [
  subscribe(userCreated, (tx, { data }) => rememberUser(tx, data.user)),
  subscribe(userUpdated, (tx, { data }) => rememberUser(tx, data.user)),
]

/** Publishes what the transactions wrote, and consumes. */
export function startWorker({ bus, db, clock, log }: BookingsDeps): Stoppable[] {
  return [
    startRelay({ bus, db, source: 'bookings', clock, log }),
    startConsumer({ bus, db, consumer: 'bookings', source: 'identity', handlers: subscriptions, clock, log }),
  ]
}
