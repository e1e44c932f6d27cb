import {
  type BookingSnapshot,
  bookingAbsenceMarked,
  bookingCancelled,
  bookingCreated,
  bookingGuestsAdded,
  bookingRejected,
  bookingRequested,
  bookingRescheduled,
  type EventDefinition,
} from '@punctual/contracts'
import { startReceiver, until } from '@punctual/testing'
import { startTimers } from '@punctual/timers'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { fireMeetingTimer } from '../../src/app/meeting-timers.ts'
import type { BookingChange, BookingEventData } from '../../src/domain/webhook-event.ts'
import { onBooking } from '../../src/events/consume.ts'
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

type Change = [change: BookingChange, data: BookingEventData]

async function happens(harness: Harness, [change, data]: Change): Promise<void> {
  const event = aBookingEvent(definitions[change] ?? bookingCreated, data, harness.clock.now().toISOString())
  await harness.db.transaction((tx) => onBooking(change, harness.clock)(tx, event))
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

t.test('the order of the events does not change the timers', async (t) => {
  const harness = await aHarness(t)
  const life: Change[] = [
    change('requested', { status: 'pending' }),
    change('confirmed', { version: 2 }),
    change('guests-added', { version: 3 }),
    change('rescheduled', next, { previous: { ...previous, version: 4 } }),
    change('guests-added', { ...next, version: 2 }),
  ]
  const ended: Change[] = [...life, change('cancelled', { ...next, version: 3, status: 'cancelled' })]
  await fc.assert(
    fc.asyncProperty(
      fc
        .constantFrom(life, ended)
        .chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
          ),
        ),
      async ([events, order]) => {
        await harness.db.sql`delete from timer`
        await harness.db.sql`delete from booking_seen`
        for (const event of order) await happens(harness, event)
        const expected =
          events === ended ? [] : [`${next.uid} MEETING_STARTED 10:00`, `${next.uid} MEETING_ENDED 10:30`]
        const found = await timers(harness)
        if (found.join() !== expected.join()) throw new Error(`${found}`)
      },
    ),
    { numRuns: 25 },
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
