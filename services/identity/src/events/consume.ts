import { startConsumers, startRelay, subscribe } from '@punctual/bus'
import { defaultScheduleChanged } from '@punctual/contracts'
import { type Deps, repeat, type Stoppable } from '@punctual/http'
import { announceNames } from '../announce-names.ts'
import type { IdentityConfig } from '../config.ts'
import { setDefaultSchedule } from '../db/user-repository.ts'

/** What identity listens to: which schedule is a user's default, for GET /v2/me. */
export const subscriptions = [
  subscribe(defaultScheduleChanged, (tx, { data }) => setDefaultSchedule(tx, data)),
]

/** Milliseconds of real time: after an upgrade the first round finds nearly everything. */
const announcePause = 30_000

/** Publishes what the transactions wrote, and consumes. */
export function startWorker({ bus, db, clock, log }: Deps<IdentityConfig>): Stoppable[] {
  return [
    startRelay({ bus, db, source: 'identity', clock, log }),
    ...startConsumers({ bus, db, consumer: 'identity', clock, log }, { scheduling: subscriptions }),
    repeat(() => announceNames({ db, clock }), {
      ...{ pause: announcePause, log },
      what: 'public names could not be announced',
    }),
  ]
}
