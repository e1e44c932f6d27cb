import { connectBus, startRelay } from '@punctual/bus'
import {
  bookingCancelled,
  bookingCreated,
  bookingGuestsAdded,
  bookingRescheduled,
  type EventData,
  type EventDefinition,
  eventTypeCreated,
  eventTypeDeleted,
  eventTypeUpdated,
} from '@punctual/contracts'
import { appendEvent, type Database, openDatabase, serviceUrl } from '@punctual/db'
import { startReceiver, until } from '@punctual/testing'
import t, { type Test } from 'tap'
import { keepEventTypes } from '../../src/db/owner-replicas.ts'
import { subscriptions } from '../../src/events/consume.ts'
import { aBooking } from '../fixtures.ts'
import { anEventType, aService, type Service } from '../service-harness.ts'

type Source = 'bookings' | 'scheduling'

/** Starts the service, and relays that publish to it as bookings and scheduling do. */
async function startWithSources(t: Test) {
  const service = await aService(t, { services: ['webhook-delivery', 'bookings', 'scheduling'] })
  const { databaseUrl, natsUrl, clock, log, env } = service
  const bus = await connectBus({ url: natsUrl, prefix: env.BUS_PREFIX, name: 'test', log })
  t.teardown(() => bus.close())
  const databases = {} as Record<Source, Database>
  for (const source of ['bookings', 'scheduling'] as const) {
    const db = openDatabase(serviceUrl(databaseUrl, source), { schema: source })
    t.teardown(() => db.close())
    const relay = startRelay({ bus, db, source, clock, log })
    t.teardown(() => relay.stop())
    databases[source] = db
  }
  const publish = <D extends EventDefinition>(
    definition: D,
    subject: string,
    version: number,
    data: EventData<D>,
  ) =>
    databases[definition.type.split('.')[0] as Source].transaction((tx) =>
      appendEvent(tx, definition, { subject, version, organizationId: 5, data, at: clock.now() }),
    )
  return { service, publish }
}

async function aHook(t: Test, { call }: Service, triggers: string[]) {
  const receiver = await startReceiver(t)
  const { body } = await call('POST', '/v2/event-types/1/webhooks', {
    body: { active: true, subscriberUrl: receiver.url, triggers },
  })
  return { receiver, id: body.data.id as number }
}

t.test('delivers a booking’s events to the receiver, each once', async (t) => {
  const { service, publish } = await startWithSources(t)
  const { receiver, id } = await aHook(t, service, [
    'BOOKING_CREATED',
    'BOOKING_RESCHEDULED',
    'BOOKING_CANCELLED',
  ])
  const booking = aBooking()
  const created = await publish(bookingCreated, booking.uid, 1, { booking })
  await until(() => receiver.requests.length === 1)
  t.match(receiver.requests[0], {
    headers: { 'webhook-id': `msg_${created.id}_${id}` },
    json: {
      triggerEvent: 'BOOKING_CREATED',
      createdAt: '2026-12-01T08:00:00.000Z',
      payload: { uid: booking.uid },
    },
  })
  await publish(bookingGuestsAdded, booking.uid, 2, { booking: { ...booking, version: 2 }, added: [] })
  const next = aBooking({ id: 12, uid: 'newnewnewnewnewnewnewn', start: '2026-12-01T10:00:00.000Z' })
  const previous = { id: 11, uid: booking.uid, version: 3, start: booking.start, end: booking.end }
  await publish(bookingRescheduled, next.uid, 1, { booking: next, previous })
  const cancelled = { ...next, version: 2, status: 'cancelled' as const }
  await publish(bookingCancelled, next.uid, 2, { booking: cancelled })
  await until(() => receiver.requests.length === 3)
  const seen = () => receiver.requests.map(({ json }) => json.triggerEvent).sort()
  t.same(seen(), ['BOOKING_CANCELLED', 'BOOKING_CREATED', 'BOOKING_RESCHEDULED'])

  // Redelivered as to a consumer that has lost its inbox.
  const handler = subscriptions(service.clock).bookings?.find(
    ({ definition }) => definition.type === created.type,
  )
  await service.db.transaction(async (tx) => handler?.handle(tx, [created]))
  const [count] = await service.db.sql`select count(*)::int as n from webhook_delivery`
  t.equal(count?.n, 3)
  t.equal((await service.db.sql`select 1 from dead_letter`).length, 0)
})

t.test('event types: the newest version wins, and a deleted one gets no events', async (t) => {
  const { service, publish } = await startWithSources(t)
  const { db, call, clock } = service
  const owner = async (id: number) => {
    const [row] = await db.sql<{ owner: number }[]>`select owner_id as owner from event_type where id = ${id}`
    return row?.owner
  }
  await publish(eventTypeUpdated, '7', 2, { eventType: anEventType(7, { version: 2, ownerId: 4 }) })
  await publish(eventTypeCreated, '7', 1, { eventType: anEventType(7) })
  await publish(eventTypeCreated, '8', 1, { eventType: anEventType(8) })
  await until(async () => (await owner(8)) === 3)
  t.equal(await owner(7), 4)
  await keepEventTypes(db, [
    anEventType(9, { version: 1 }),
    anEventType(9, { version: 3, ownerId: 6 }),
    anEventType(7, { version: 1, ownerId: 5 }),
    anEventType(9, { version: 2, ownerId: 5 }),
  ])
  t.same([await owner(9), await owner(7)], [6, 4], 'the newest of a batch')
  t.equal((await call('GET', '/v2/event-types/8/webhooks')).status, 200)
  t.same(service.scheduling.asked, [])

  const { receiver } = await aHook(t, service, ['BOOKING_CANCELLED'])
  const before = aBooking({ uid: 'before', status: 'cancelled' })
  clock.advance(1_000)
  await publish(eventTypeDeleted, '1', 2, { id: 1, version: 2 })
  await until(async () => (await call('GET', '/v2/event-types/1/webhooks')).status === 404)
  clock.advance(1_000)
  await publish(bookingCancelled, 'after', 1, { booking: { ...before, uid: 'after' } })
  clock.advance(-2_000)
  await publish(bookingCancelled, 'before', 1, { booking: before })
  await until(async () => (await db.sql`select 1 from inbox`).length === 6)
  t.same(await db.sql`select 1 from webhook_delivery`, [], 'nor an earlier event that arrives later')
  t.same(receiver.requests, [])
})
