import { until } from '@punctual/testing'
import t from 'tap'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import { forgetEventType } from '../../src/db/owner-replicas.ts'
import { keepUp } from '../../src/db/upkeep.ts'
import { webhookDatabase } from '../../src/db/webhook-database.ts'
import { aHarness, anEvent, aWebhook, startWorker, untilDeliveriesAre } from '../harness.ts'

const day = 24 * 3_600_000
const answering = {
  send: async () => ({
    class: 'success' as const,
    status: 200,
    timings: { total: 1 },
    response: 'thanks',
    responseTruncated: false,
  }),
  close: () => {},
}

t.test('answers are cleared after 7 days, all else is deleted after 30', async (t) => {
  const harness = await aHarness(t)
  const { db, clock } = harness
  await keepUp(db, clock.now())
  await aWebhook(harness, 'https://a.example.com')
  startWorker(t, harness, { sender: answering })
  await db.transaction((tx) => enqueueEvent(tx, anEvent(harness), clock.now()))
  await untilDeliveriesAre(harness, 'delivered')
  await db.transaction((tx) => forgetEventType(tx, { id: 1, version: 2, organizationId: 5, at: clock.now() }))
  await db.sql`insert into booking_seen (uid, version, ends_at) values ('a', 1, ${clock.now()})`
  const responses = async () =>
    (await db.sql`select response from webhook_attempt`).map(({ response }) => response)

  clock.advance(7 * day - 1)
  await keepUp(db, clock.now())
  t.same(await responses(), ['thanks'])
  clock.advance(2)
  await keepUp(db, clock.now())
  t.same(await responses(), [null])
  clock.advance(25 * day)
  await keepUp(db, clock.now())
  for (const table of ['webhook_event', 'webhook_delivery', 'webhook_attempt', 'booking_seen', 'webhook']) {
    t.equal((await db.sql.unsafe(`select 1 from ${table}`)).length, 0, table)
  }
})

t.test('an event is stored while the partition of its day is created', async (t) => {
  const harness = await aHarness(t)
  const { db, clock } = harness
  await aWebhook(harness, 'https://a.example.com')
  let taken: Promise<number> | undefined
  await db.transaction(async (tx) => {
    await tx.sql`lock table webhook_event_default in access exclusive mode`
    const other = webhookDatabase(db)
    taken = other.transaction((inner) => enqueueEvent(inner, anEvent(harness), clock.now()))
    await until(async () => {
      const waiting = await db.sql`
        select 1 from pg_locks where not granted and relation = 'webhook_event_default'::regclass`
      return waiting.length > 0
    })
    await tx.sql`select maintain_webhook_log('webhook_event', ${clock.now()}, 0, 30)`
  })
  t.equal(await taken, 1)
  const [row] = await db.sql`select tableoid::regclass::text as place from webhook_event`
  t.equal(row?.place, 'webhook_event_20261201')
})
