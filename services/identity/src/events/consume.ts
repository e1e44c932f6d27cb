import { type Subscription, startConsumers, startRelay, subscribe } from '@punctual/bus'
import { defaultScheduleChanged, type EventSource, emailVerified } from '@punctual/contracts'
import { type Deps, repeat, type Stoppable } from '@punctual/http'
import { announceNames } from '../announce-names.ts'
import { endExpiredGrants } from '../app-grants.ts'
import type { IdentityConfig } from '../config.ts'
import { setDefaultSchedule } from '../db/user-repository.ts'
import { createRevocations } from '../revocations.ts'
import { takeProof } from '../take-proof.ts'

/** Everything identity listens to, by the stream it comes from. */
function subscriptions(deps: Deps<IdentityConfig>): Partial<Record<EventSource, Subscription[]>> {
  const revocations = createRevocations(deps)
  return {
    // For GET /v2/me.
    scheduling: [subscribe(defaultScheduleChanged, (tx, { data }) => setDefaultSchedule(tx, data))],
    automation: [
      subscribe(emailVerified, (tx, { data }) => takeProof(tx, data, deps.clock.now()), {
        // Gateways remember the user without the proof.
        committed: ({ data }) => revocations.settled({ userIds: [data.userId] }),
      }),
    ],
  }
}

/** Milliseconds of real time: after an upgrade the first round finds nearly everything. */
const announcePause = 30_000
/** The same; how much longer than its tokens a grant may last, for all who have heard of it. */
const expiryPause = 30_000

/** Publishes what the transactions wrote, and consumes. */
export function startWorker(deps: Deps<IdentityConfig>): Stoppable[] {
  const { bus, db, clock, log } = deps
  return [
    startRelay({ bus, db, source: 'identity', clock, log }),
    ...startConsumers({ bus, db, consumer: 'identity', clock, log }, subscriptions(deps)),
    repeat(() => announceNames({ db, clock }), {
      ...{ pause: announcePause, log },
      what: 'public names could not be announced',
    }),
    repeat(() => endExpiredGrants({ db, clock }), {
      ...{ pause: expiryPause, log },
      what: 'expired grants could not be ended',
    }),
  ]
}
