import {
  type BookingSnapshot,
  bookingAbsenceMarked,
  bookingCancelled,
  bookingCreated,
  bookingGuestsAdded,
  bookingRejected,
  bookingRequested,
  bookingRescheduled,
  builtInVideoLocation,
  type EventDefinition,
} from '@punctual/contracts'
import { startReceiver, until } from '@punctual/testing'
import { startTimers } from '@punctual/timers'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { fireMeetingTimer } from '../../src/app/meeting-timers.ts'
import { keepUp } from '../../src/db/upkeep.ts'
import type { BookingChange, BookingEventData } from '../../src/domain/webhook-event.ts'
import { onBookings } from '../../src/events/consume.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'
import { aHarness, aWebhook, type Harness, startWorker } from '../harness.ts'

const definitions: Partial<Record<BookingChange, EventDefinition>> = {
  created: bookingCreated,
  requested: bookingRequested,
  confirmed: bookingCreated,
  rejected: bookingRejected,
  rescheduled: bookingRescheduled,
  cancelled: bookingCancelled,
  'guests-added': bookingGuestsAdded,
  'absence-marked': bookingAbsenceMarked,
}

type Change = [change: BookingChange, data: BookingEventData, at?: string]

const happens = (harness: Harness, change: Change) => happenTogether(harness, [change])

/** Handles changes in one batch. */
async function happenTogether(harness: Harness, changes: readonly Change[]): Promise<void> {
  const now = harness.clock.now().toISOString()
  const events = changes.map(([change, data, at = now]) => ({
    ...aBookingEvent(definitions[change] ?? bookingCreated, data, at),
    type: `bookings.booking.${change}`,
  }))
  await harness.db.transaction((tx) => onBookings(harness.clock)(tx, events))
}

const change = (
  kind: BookingChange,
  booking: Partial<BookingSnapshot>,
  more: Partial<BookingEventData> = {},
): Change => [kind, { booking: aBooking(booking), ...more }]

async function timers({ db }: Harness): Promise<string[]> {
  const rows = await db.sql<{ key: string; purpose: string; due_at: Date }[]>`
    select key, purpose, due_at from timer order by key, purpose desc`
  return rows.map(({ key, purpose, due_at }) => `${key} ${purpose} ${due_at.toISOString().slice(11, 16)}`)
}

const uid = aBooking().uid
const moved = { start: '2026-12-01T10:00:00.000Z', end: '2026-12-01T10:30:00.000Z' }
const previous = { id: 11, uid, version: 2, start: aBooking().start, end: aBooking().end }
const next: Partial<BookingSnapshot> = { id: 12, uid: 'newnewnewnewnewnewnewn', version: 1, ...moved }

t.test('set when accepted, removed when cancelled or rejected, none while pending', async (t) => {
  const harness = await aHarness(t)
  await happens(harness, change('requested', { status: 'pending' }))
  t.same(await timers(harness), [])
  await happens(harness, change('confirmed', { version: 2 }))
  t.same(await timers(harness), [`${uid} MEETING_STARTED 09:00`, `${uid} MEETING_ENDED 09:30`])
  await happens(harness, change('cancelled', { version: 3, status: 'cancelled' }))
  t.same(await timers(harness), [])
})

t.test('a reschedule moves them to the new booking, or removes them while it is pending', async (t) => {
  const harness = await aHarness(t)
  await happens(harness, change('created', {}))
  await happens(harness, change('rescheduled', next, { previous }))
  t.same(await timers(harness), [`${next.uid} MEETING_STARTED 10:00`, `${next.uid} MEETING_ENDED 10:30`])

  const other = await aHarness(t)
  await happens(other, change('created', {}))
  await happens(other, change('rescheduled', { ...next, status: 'pending' }, { previous }))
  t.same(await timers(other), [])
})

t.test('an edit of the same booking moves them', async (t) => {
  const harness = await aHarness(t)
  await happens(harness, change('created', {}))
  await happens(
    harness,
    change('rescheduled', { version: 2, ...moved }, { previous: { ...previous, version: 2 } }),
  )
  t.same(await timers(harness), [`${uid} MEETING_STARTED 10:00`, `${uid} MEETING_ENDED 10:30`])
})

const life: Change[] = [
  change('requested', { status: 'pending' }),
  change('confirmed', { version: 2 }),
  change('guests-added', { version: 3 }),
  change('rescheduled', next, { previous: { ...previous, version: 4 } }),
  change('guests-added', { ...next, version: 2 }),
]
const ended: Change[] = [...life, change('cancelled', { ...next, version: 3, status: 'cancelled' })]

/** Each change of a life twice, in any order. */
const anyOrder = fc
  .constantFrom(life, ended)
  .chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
    ),
  )

const forgetAll = ({ db }: Harness) => db.sql.unsafe('truncate timer, booking_seen')

t.test('a change of a booking that upkeep has forgotten sets none', async (t) => {
  const harness = await aHarness(t)
  const booking = { location: builtInVideoLocation }
  await happens(harness, change('created', booking))
  t.equal((await timers(harness)).length, 3)
  await harness.db.sql`delete from timer`
  harness.clock.set('2026-12-31T09:30:00.001Z')
  await keepUp(harness.db, harness.clock.now())
  t.same(await harness.db.sql`select 1 from booking_seen`, [])
  await happens(harness, change('absence-marked', { ...booking, version: 2 }))
  t.same(await timers(harness), [])
})

t.test('the order of the events does not change the timers', async (t) => {
  const harness = await aHarness(t)
  await fc.assert(
    fc.asyncProperty(anyOrder, async ([events, order]) => {
      await forgetAll(harness)
      for (const event of order) await happens(harness, event)
      const expected =
        events === ended ? [] : [`${next.uid} MEETING_STARTED 10:00`, `${next.uid} MEETING_ENDED 10:30`]
      const found = await timers(harness)
      if (found.join() !== expected.join()) throw new Error(`${found}`)
    }),
    { numRuns: 25 },
  )
})

t.test('a batch leaves what its changes leave one by one', async (t) => {
  const harness = await aHarness(t)
  const somewhere = ([kind, data]: Change, time: string, inRoom: boolean): Change => [
    kind,
    { ...data, booking: { ...data.booking, ...(inRoom && { location: builtInVideoLocation }) } },
    `2026-12-01T${time}:00.000Z`,
  ]
  const left = async () => [
    ...(await harness.db.sql`
      select key, purpose, due_at, payload::text, null as version from timer
      union all select uid, snapshot::text, ends_at, null, version from booking_seen order by key, purpose, version`),
  ]
  const times = ['08:00', '08:30', '09:20', '09:40', '10:20']
  await fc.assert(
    fc.asyncProperty(
      anyOrder,
      fc.array(fc.tuple(fc.constantFrom(...times), fc.boolean()), { minLength: 6, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 12, maxLength: 12 }),
      async ([events, order], places, sizes) => {
        // A redelivered event is the same event: a change keeps its time and its location.
        const changes = order.map((one) =>
          somewhere(one, ...(places[events.indexOf(one)] ?? ['08:00', false])),
        )
        await forgetAll(harness)
        for (const one of changes) await happenTogether(harness, [one])
        const expected = await left()
        await forgetAll(harness)
        for (let n = 0; changes.length > 0; n++)
          await happenTogether(harness, changes.splice(0, sizes[n] ?? changes.length))
        const found = await left()
        if (JSON.stringify(found) !== JSON.stringify(expected))
          throw new Error(`${JSON.stringify({ found, expected })}`)
      },
    ),
    { numRuns: 40 },
  )
})

async function aRunningHarness(t: Test) {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url, { triggers: ['MEETING_STARTED', 'MEETING_ENDED'] })
  startWorker(t, harness)
  const run = () => {
    const loop = startTimers({ ...harness, fire: fireMeetingTimer })
    t.teardown(() => loop.stop())
    return loop
  }
  const sent = () =>
    receiver.requests.map(({ json }) => [json.triggerEvent, json.payload.scheduledTime, json.createdAt])
  return { harness, receiver, run, sent }
}

t.test('sends the current booking at its time', async (t) => {
  const { harness, receiver, run, sent } = await aRunningHarness(t)
  run()
  await happens(harness, change('created', {}))
  await happens(harness, change('guests-added', { version: 2, title: 'Another title' }))
  harness.clock.set('2026-12-01T09:00:00.000Z')
  await until(() => receiver.requests.length === 1)
  await happens(harness, change('guests-added', { version: 3, title: 'A third title' }))
  t.same(await timers(harness), [`${uid} MEETING_ENDED 09:30`], 'not sent again')
  harness.clock.set('2026-12-01T09:30:00.000Z')
  await until(() => receiver.requests.length === 2)
  t.same(sent(), [
    ['MEETING_STARTED', '2026-12-01T09:00:00.000Z', '2026-12-01T09:00:00.000Z'],
    ['MEETING_ENDED', '2026-12-01T09:30:00.000Z', '2026-12-01T09:30:00.000Z'],
  ])
  t.same(
    receiver.requests.map(({ json }) => json.payload.title),
    ['Another title', 'A third title'],
  )
  t.match(receiver.requests[0]?.json.payload, {
    status: 'ACCEPTED',
    uid,
    organizer: { email: 'olga@example.com' },
  })
})

t.test('after an outage: sent late, and once', async (t) => {
  const { harness, receiver, run, sent } = await aRunningHarness(t)
  await happens(harness, change('created', {}))
  harness.clock.set('2026-12-01T12:00:00.000Z')
  const loop = run()
  run()
  await until(() => receiver.requests.length === 2)
  t.same(sent(), [
    ['MEETING_STARTED', '2026-12-01T09:00:00.000Z', '2026-12-01T12:00:00.000Z'],
    ['MEETING_ENDED', '2026-12-01T09:30:00.000Z', '2026-12-01T12:00:00.000Z'],
  ])
  await loop.stop()
  await happens(
    harness,
    change('absence-marked', { version: 2 }, { changed: [{ email: 'ann@example.com', absent: true }] }),
  )
  t.same(await timers(harness), [])
})

t.test('a timer of a deleted booking sends nothing', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com')
  await happens(harness, change('cancelled', { version: 3, status: 'cancelled' }))
  await harness.db.transaction((tx) =>
    fireMeetingTimer(
      tx,
      { key: uid, purpose: 'MEETING_STARTED', dueAt: harness.clock.now(), payload: null, generation: 1 },
      harness.clock.now(),
    ),
  )
  const rows = await harness.db.sql`select 1 from webhook_delivery where trigger = 'MEETING_STARTED'`
  t.equal(rows.length, 0)
})
