import type { ModelledStatement } from './modelled-statement.ts'

/** What the simulation itself asks: whether all is at rest, and what became of the events. */
export const checkStatements: readonly ModelledStatement[] = [
  {
    sql: 'select not exists (select from bookings.outbox) and not exists (select from webhook_delivery.webhook_queue) and not exists (select from webhook_delivery.timer) and (select count(distinct (subject, version)) from webhook_delivery.handled) = ? as done',
    run({ store: { outbox, queue, timers, handled }, values: [written] }) {
      const keys = new Set(handled.all().map(({ subject, version }) => `${subject}/${version}`))
      return [{ done: outbox.size + queue.size + timers.size === 0 && keys.size === written }]
    },
  },
  {
    sql: 'select subject, version from webhook_delivery.handled order by pos',
    run: ({ store }) => store.handled.all().map(({ subject, version }) => ({ subject, version })),
  },
  // No modelled statement writes a dead letter.
  { sql: 'select from webhook_delivery.dead_letter', run: () => [] },
  {
    sql: 'select id, nats_seq as sequence from bookings.event_log order by pos',
    run: ({ store }) =>
      store.eventLog
        .all()
        .sort((a, b) => a.pos - b.pos)
        .map(({ id, sequence }) => ({ id, sequence })),
  },
  {
    sql: 'select key, count(*)::int as times from webhook_delivery.fired group by key',
    run({ store }) {
      const times = new Map<string, number>()
      for (const { key } of store.fired.all()) times.set(key, (times.get(key) ?? 0) + 1)
      return [...times].map(([key, count]) => ({ key, times: count }))
    },
  },
  {
    sql: 'select booking_uid as booking, status, attempts, ( select count(*)::int from webhook_delivery.webhook_attempt',
    run: ({ store }) =>
      store.deliveries.all().map(({ eventId, webhookId, booking, status, attempts }) => ({
        booking,
        status,
        attempts,
        logged: store.attempts.all().filter((one) => one.eventId === eventId && one.webhookId === webhookId)
          .length,
      })),
  },
  {
    sql: 'select pg_backend_pid() as pid',
    run: ({ connection }) => [{ pid: connection }],
    comparable: (rows) => rows.length,
  },
  // A connection that has been ended is gone at once.
  { sql: 'select from pg_stat_activity where pid = ?', run: () => [], comparable: () => undefined },
]
