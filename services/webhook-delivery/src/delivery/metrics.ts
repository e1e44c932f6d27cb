import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { Metrics } from '@punctual/http'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { AttemptResult } from '../domain/attempt.ts'
import { deliveryClasses, type InFlight } from '../domain/delivery-classes.ts'

/** Metrics that a worker updates. */
export interface DeliveryMetrics {
  /** @param lag milliseconds from the event to the request, for a first attempt */
  attempted(result: AttemptResult, lag: number | undefined): void
}

/**
 * Registers the metrics of deliveries: sent ones with their delay, running ones, queued ones and
 * paused webhooks.
 */
export function deliveryMetrics(
  { registry }: Metrics,
  { db, clock, inFlight }: { db: Database; clock: Clock; inFlight: InFlight },
): DeliveryMetrics {
  const registers = [registry]
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Webhook requests sent, by the class of their result.',
    labelNames: ['class'],
    registers,
  })
  const lags = new Histogram({
    name: 'webhook_first_attempt_lag_seconds',
    help: 'Time from an event to its first request.',
    buckets: [0.01, 0.03, 0.1, 0.25, 1, 5, 30, 300],
    registers,
  })
  new Gauge({
    name: 'webhook_in_flight',
    help: 'Webhook requests in flight in this process, by priority class.',
    labelNames: ['class'],
    registers,
    collect() {
      for (const each of deliveryClasses) this.set({ class: each }, inFlight.byClass[each])
    },
  })
  const queued = new Gauge({ name: 'webhook_queued', help: 'Deliveries that are pending.', registers })
  const dueAge = new Gauge({
    name: 'webhook_due_age_seconds',
    help: 'Age of the oldest due delivery that is not paused.',
    registers,
  })
  new Gauge({
    name: 'webhook_breakers_open',
    help: 'Webhooks that an open breaker pauses.',
    registers,
    async collect() {
      const now = clock.now()
      const [row] = await db.sql<{ queued: number; due: Date | null; open: number }[]>`
        select (select count(*)::int from webhook_queue) as queued,
          (select count(*)::int from webhook_state where open_until > ${now}) as open,
          (select min(q.next_at) from webhook_queue q join webhook_state s using (webhook_id)
           where q.next_at <= ${now} and (s.open_until is null or s.open_until <= ${now})
             and (s.asked_until is null or s.asked_until <= ${now})) as due`
      this.set(row?.open ?? 0)
      queued.set(row?.queued ?? 0)
      dueAge.set(row?.due ? (now.getTime() - row.due.getTime()) / 1000 : 0)
    },
  })
  return {
    attempted(result, lag) {
      attempts.inc({ class: result.class })
      if (lag !== undefined) lags.observe(lag / 1000)
    },
  }
}
