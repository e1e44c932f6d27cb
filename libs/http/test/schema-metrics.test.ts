import { TestClock } from '@punctual/testing'
import t from 'tap'
import { createMetrics, observeBus } from '../src/metrics.ts'
import { observeSchema } from '../src/schema-metrics.ts'

t.test('a schema shows what waits, and nothing while the database is down', async (t) => {
  const clock = new TestClock()
  const rows: unknown[] = [
    {
      waiting: 2,
      oldest: new Date(clock.now().getTime() - 30_000),
      deadLetters: 1,
      published: [{ stream: 'SVC_BOOKINGS', sequence: 9 }],
    },
  ]
  let isDown = false
  const sql = async () => {
    if (isDown) throw new Error('down')
    return rows
  }
  const metrics = createMetrics('bookings')
  observeSchema(metrics, { sql } as never, clock)
  observeBus(metrics, { hears: () => true, flows: () => true })
  const text = await metrics.registry.metrics()
  t.match(text, /^outbox_events\{service="bookings"\} 2$/m)
  t.match(text, /^outbox_age_seconds\{service="bookings"\} 30$/m)
  t.match(text, /^dead_letters\{service="bookings"\} 1$/m)
  t.match(text, /^stream_published_sequence\{stream="SVC_BOOKINGS",service="bookings"\} 9$/m)
  isDown = true
  const without = await metrics.registry.metrics()
  t.notMatch(without, /^(outbox_events|outbox_age_seconds|dead_letters|stream_published_sequence)\{/m)
  t.match(without, /^bus_flows/m, 'the others stay')
})
