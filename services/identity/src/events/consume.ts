import { type Subscription, startConsumers, startRelay, subscriptionsOf } from '@punctual/bus'
import type { EventSource } from '@punctual/contracts'
import { type Deps, repeat, type Stoppable } from '@punctual/http'
import { announceNames } from '../app/announce-names.ts'
import { markEmailVerified } from '../app/change-user.ts'
import { clearExpiredSessions, endExpiredGrants } from '../app/end-credentials.ts'
import { actingAs } from '../audit/actor.ts'
import type { IdentityConfig } from '../config.ts'
import { setDefaultSchedule } from '../db/user-repository.ts'
import { createRevocations } from '../gateways/revocations.ts'

/** Every subscription of identity, by source stream. */
function subscriptions(deps: Deps<IdentityConfig>): Partial<Record<EventSource, Subscription[]>> {
  const revocations = createRevocations(deps)
  return subscriptionsOf(
    'identity',
    {
      // Read by GET /v2/me.
      'scheduling.default-schedule.changed': (tx, { data }) => setDefaultSchedule(tx, data),
      'automation.email.verified': (tx, { data }) =>
        actingAs(undefined, (tx) => markEmailVerified(tx, data, deps.clock.now()))(tx),
    },
    {
      // Gateways have cached the user as unverified.
      'automation.email.verified': ({ data }) => revocations.untilEnforced({ userIds: [data.userId] }),
    },
  )
}

/** Milliseconds of real time; after an upgrade the first round finds nearly all rows. */
const announcePause = 30_000
/**
 * Milliseconds of real time: how much longer than its tokens a grant can appear active in other
 * services.
 */
const expiryPause = 30_000

/** Starts the outbox relay, the consumers and the periodic jobs. */
export function startWorker(deps: Deps<IdentityConfig>): Stoppable[] {
  const { bus, db, clock, log } = deps
  return [
    startRelay({ bus, db, source: 'identity', clock, log }),
    ...startConsumers({ bus, db, consumer: 'identity', clock, log }, subscriptions(deps)),
    repeat(() => announceNames({ db, clock }), {
      pause: announcePause,
      log,
      what: 'public names could not be announced',
    }),
    repeat(async () => (await endExpiredGrants({ db, clock })) || clearExpiredSessions({ db, clock }), {
      pause: expiryPause,
      log,
      what: 'expired grants and sessions could not be ended',
    }),
  ]
}
