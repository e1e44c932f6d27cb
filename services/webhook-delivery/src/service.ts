import { startConsumers, startRelay } from '@punctual/bus'
import { egressRules } from '@punctual/egress'
import { repeat, repeatWork, type ServiceDefinition, type Stoppable } from '@punctual/http'
import { type Fire, startTimers, timerMigrations } from '@punctual/timers'
import { fireMeetingTimer } from './app/meeting-timers.ts'
import { fireNoShowTimer, noShowPurpose } from './app/no-show-timers.ts'
import { buildApp } from './app.ts'
import { type WebhookConfig, webhookConfig } from './config.ts'
import { continueRecovery } from './db/recovery-jobs.ts'
import { keepUp } from './db/upkeep.ts'
import { webhookDatabase } from './db/webhook-database.ts'
import { startDeliveries } from './delivery/delivery-loop.ts'
import type { WebhookDeps } from './deps.ts'
import { createGotSender } from './egress/got-sender.ts'
import { subscriptions } from './events/consume.ts'

export const service: ServiceDefinition<WebhookConfig> = {
  name: 'webhook-delivery',
  source: 'webhooks',
  config: webhookConfig,
  migrations: [timerMigrations, new URL('./db/migrations/', import.meta.url)],
  asks: ['scheduling', 'identity'],
  app: buildApp,
  worker: startWorker,
}

/** Milliseconds of real time. */
const recoveryPause = 2_000
const upkeepPause = 60_000

/** Booking events: their handler takes about as long for a hundred as for ten. */
const batchSize = 100

/** Starts the worker: consumes events, delivers webhooks, publishes changes of webhooks. */
function startWorker(deps: WebhookDeps): Stoppable[] {
  const { bus, clock, config, log, metrics, sealer } = deps
  const db = webhookDatabase(deps.db)
  const rules = { schedule: config.retrySchedule, random: Math.random }
  const sender = createGotSender(egressRules(config.egressAllow))
  const fire: Fire = (tx, timer, now) =>
    timer.purpose === noShowPurpose
      ? fireNoShowTimer(tx, timer, now, bus.hears())
      : fireMeetingTimer(tx, timer, now)
  return [
    startRelay({ bus, db, source: 'webhooks', clock, log }),
    ...startConsumers(
      {
        bus,
        db,
        consumer: 'webhook-delivery',
        clock,
        log,
        batchSize,
        processes: { bookings: config.bookingEvents },
      },
      subscriptions(clock),
    ),
    startTimers({ db, clock, log, fire }),
    startDeliveries({
      db,
      clock,
      log,
      metrics,
      sender,
      rules,
      open: (sealed) => sealer.open(sealed),
      rateLimit: config.rateLimit,
      signingKeys: config.signingKeys,
    }),
    startRecoveries({ db, clock, log }),
    repeat(() => keepUp(db, clock.now()).then(() => false), {
      pause: upkeepPause,
      log,
      what: 'maintenance of the webhook log failed',
    }),
  ]
}

/** Runs recoveries as they are requested; one that waits for its webhook's queue is tried again. */
function startRecoveries({ db, clock, log }: Pick<WebhookDeps, 'db' | 'clock' | 'log'>): Stoppable {
  return repeatWork(() => continueRecovery(db, clock.now()), {
    db,
    clock,
    work: 'recoveries',
    pause: recoveryPause,
    log,
    what: 'a recovery failed',
  })
}
