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
import type { BookingChange, BookingEventData } from '../../src/domain/webhook-event.ts'
import { fireMeetingTimer } from '../../src/events/meeting-timers.ts'
import { onBooking } from '../../src/events/on-booking.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'
import { aRoom, aWebhook, type Room, startWorker } from '../harness.ts'

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

async function happens(room: Room, [change, data]: Change): Promise<void> {
  const event = aBookingEvent(definitions[change] ?? bookingCreated, data, room.clock.now().toISOString())
  await room.db.transaction((tx) => onBooking(change, room.clock)(tx, event))
}

const change = (
  kind: BookingChange,
  booking: Partial<BookingSnapshot>,
  more: Partial<BookingEventData> = {},
): Change => [kind, { booking: aBooking(booking), ...more }]

async function timers({ db }: Room): Promise<string[]> {
  const rows = await db.sql<{ key: string; purpose: string; due_at: Date }[]>`
    select key, purpose, due_at from timer order by key, purpose desc`
  return rows.map(({ key, purpose, due_at }) => `${key} ${purpose} ${due_at.toISOString().slice(11, 16)}`)
}

const uid = aBooking().uid
const moved = { start: '2026-12-01T10:00:00.000Z', end: '2026-12-01T10:30:00.000Z' }
const previous = { id: 11, uid, version: 2, start: aBooking().start, end: aBooking().end }
const next: Partial<BookingSnapshot> = { id: 12, uid: 'newnewnewnewnewnewnewn', version: 1, ...moved }

t.test('set when accepted, gone when cancelled or rejected, none while pending', async (t) => {
  const room = await aRoom(t)
  await happens(room, change('requested', { status: 'pending' }))
  t.same(await timers(room), [])
  await happens(room, change('confirmed', { version: 2 }))
  t.same(await timers(room), [`${uid} MEETING_STARTED 09:00`, `${uid} MEETING_ENDED 09:30`])
  await happens(room, change('cancelled', { version: 3, status: 'cancelled' }))
  t.same(await timers(room), [])
})

t.test('a reschedule moves them to the new booking; to none while that is pending', async (t) => {
  const room = await aRoom(t)
  await happens(room, change('created', {}))
  await happens(room, change('rescheduled', next, { previous }))
  t.same(await timers(room), [`${next.uid} MEETING_STARTED 10:00`, `${next.uid} MEETING_ENDED 10:30`])

  const other = await aRoom(t)
  await happens(other, change('created', {}))
  await happens(other, change('rescheduled', { ...next, status: 'pending' }, { previous }))
  t.same(await timers(other), [])
})

t.test('an edit of the same booking moves them', async (t) => {
  const room = await aRoom(t)
  await happens(room, change('created', {}))
  await happens(
    room,
    change('rescheduled', { version: 2, ...moved }, { previous: { ...previous, version: 2 } }),
  )
  t.same(await timers(room), [`${uid} MEETING_STARTED 10:00`, `${uid} MEETING_ENDED 10:30`])
})

t.test('the same timers, in whatever order the events come', async (t) => {
  const room = await aRoom(t)
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
        await room.db.sql`delete from timer`
        await room.db.sql`delete from booking_seen`
        for (const event of order) await happens(room, event)
        const expected =
          events === ended ? [] : [`${next.uid} MEETING_STARTED 10:00`, `${next.uid} MEETING_ENDED 10:30`]
        const found = await timers(room)
        if (found.join() !== expected.join()) throw new Error(`${found}`)
      },
    ),
    { numRuns: 25 },
  )
})

async function aRunningRoom(t: Test) {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url, { triggers: ['MEETING_STARTED', 'MEETING_ENDED'] })
  startWorker(t, room)
  const run = () => {
    const loop = startTimers({ ...room, fire: fireMeetingTimer })
    t.teardown(() => loop.stop())
    return loop
  }
  const told = () =>
    receiver.requests.map(({ json }) => [json.triggerEvent, json.payload.scheduledTime, json.createdAt])
  return { room, receiver, run, told }
}

t.test('told of when the time has come, with the booking as it is then', async (t) => {
  const { room, receiver, run, told } = await aRunningRoom(t)
  run()
  await happens(room, change('created', {}))
  await happens(room, change('guests-added', { version: 2, title: 'Another title' }))
  room.clock.set('2026-12-01T09:00:00.000Z')
  await until(() => receiver.requests.length === 1)
  await happens(room, change('guests-added', { version: 3, title: 'A third title' }))
  t.same(await timers(room), [`${uid} MEETING_ENDED 09:30`], 'not told of again')
  room.clock.set('2026-12-01T09:30:00.000Z')
  await until(() => receiver.requests.length === 2)
  t.same(told(), [
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

t.test('missed during an outage: told of late, and once', async (t) => {
  const { room, receiver, run, told } = await aRunningRoom(t)
  await happens(room, change('created', {}))
  room.clock.set('2026-12-01T12:00:00.000Z')
  const loop = run()
  run()
  await until(() => receiver.requests.length === 2)
  t.same(told(), [
    ['MEETING_STARTED', '2026-12-01T09:00:00.000Z', '2026-12-01T12:00:00.000Z'],
    ['MEETING_ENDED', '2026-12-01T09:30:00.000Z', '2026-12-01T12:00:00.000Z'],
  ])
  await loop.stop()
  await happens(
    room,
    change('absence-marked', { version: 2 }, { changed: [{ email: 'ann@example.com', absent: true }] }),
  )
  t.same(await timers(room), [])
})

t.test('a timer of a booking that is gone tells nobody', async (t) => {
  const room = await aRoom(t)
  await aWebhook(room, 'https://a.example.com')
  await happens(room, change('cancelled', { version: 3, status: 'cancelled' }))
  await room.db.transaction((tx) =>
    fireMeetingTimer(
      tx,
      { key: uid, purpose: 'MEETING_STARTED', dueAt: room.clock.now(), payload: null, generation: 1 },
      room.clock.now(),
    ),
  )
  const rows = await room.db.sql`select 1 from webhook_delivery where trigger = 'MEETING_STARTED'`
  t.equal(rows.length, 0)
})
