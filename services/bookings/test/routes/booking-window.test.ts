import { createUser } from '@punctual/testing'
import t from 'tap'
import { ann, bookingStack, envelope, everyDay, expectSuccess } from '../stack.ts'

const stack = await bookingStack(t)
const { api, book, booked, command, eventType } = stack

const dayMs = 86_400_000
const today = Date.parse(`${stack.clock.now().toISOString().slice(0, 10)}T00:00:00Z`)
const day = (ahead: number) => new Date(today + ahead * dayMs).toISOString().slice(0, 10)
const at = (ahead: number, time = '10:00') => `${day(ahead)}T${time}:00.000Z`
const outside = { status: 400, body: envelope('outside_window') }

/** Creates a schedule with one slot of an hour a day, at 10:00 in UTC. @returns its id */
async function anHourADay(days = everyDay): Promise<number> {
  const body = {
    name: 'An hour',
    timeZone: 'UTC',
    isDefault: false,
    availability: [{ days, startTime: '10:00', endTime: '11:00' }],
  }
  return (await expectSuccess(api('POST', '/v2/schedules', { body }))).body.data.id
}

const scheduleId = await anHourADay()
const windowed = (bookingWindow: object, more: object = {}) =>
  eventType({ lengthInMinutes: 60, scheduleId, bookingWindow, ...more })

/** Returns the dates with slots of the next 370 days. */
async function dates(eventTypeId: number, more = ''): Promise<string[]> {
  const query = `eventTypeId=${eventTypeId}&start=${day(0)}&end=${day(360)}${more}`
  return Object.keys((await expectSuccess(api('GET', `/v2/slots?${query}`, { key: null }))).body.data)
}
const reserve = (eventTypeId: number, slotStart: string) =>
  api('POST', '/v2/slots/reservations', { key: null, body: { eventTypeId, slotStart } })
const end = (uid: string) => api('DELETE', `/v2/slots/reservations/${uid}`, { key: null })

t.test('a rolling window binds the list, reservations, bookings and reschedules alike', async (t) => {
  const id = await windowed({ type: 'calendarDays', value: 2, rolling: true })
  const other = await windowed({ type: 'calendarDays', value: 365 })
  await booked({ eventTypeId: other, start: at(0) })
  await expectSuccess(reserve(other, at(1)))
  t.same(await dates(id), [day(2), day(3)], 'a booking and a reservation fill two days')
  for (const ahead of [4, 45, 100, 5000]) {
    t.match(await book({ eventTypeId: id, start: at(ahead) }), outside)
    t.match(await reserve(id, at(ahead)), outside)
  }
  const { reservationUid } = (await expectSuccess(reserve(id, at(3)))).body.data
  const moved = await api('PATCH', `/v2/slots/reservations/${reservationUid}`, {
    key: null,
    body: { eventTypeId: id, slotStart: at(45) },
  })
  t.match(moved, outside)
  const { uid } = await booked({ eventTypeId: id, start: at(3), reservationUid })
  t.same(await dates(id), [day(2), day(4)])
  t.same(await dates(id, `&bookingUidToReschedule=${uid}`), [day(2), day(3)], 'its own time is free')
  for (const ahead of [4, 45]) t.match(await command(uid, 'reschedule', { start: at(ahead) }), outside)
  t.match(await command(uid, 'reschedule', { start: at(2) }), { status: 201 })
  const last = await booked({ eventTypeId: id, start: at(4) })
  t.match(await command(last.uid, 'cancel', {}), { status: 200 }, 'it was bookable, as day 2 is full')
})

for (const type of ['calendarDays', 'businessDays'] as const) {
  t.test(`every listed day can be held, and the first one beyond cannot: ${type}`, async (t) => {
    for (const rolling of [true, false]) {
      const id = await windowed({ type, value: 4, rolling })
      const listed = await dates(id)
      for (const date of listed) {
        const held = await reserve(id, `${date}T10:00:00.000Z`)
        t.equal(held.status, 201, `${date} ${rolling}`)
        await end(held.body.data.reservationUid)
      }
      const after = (Date.parse(listed.at(-1) ?? '') - today) / dayMs + 1
      for (const ahead of [after, after + 1, after + 30])
        t.match(await reserve(id, at(ahead)), outside, `${ahead} ${rolling}`)
    }
  })
}

t.test("only the organizer's side books outside notice, window and schedule", async (t) => {
  const id = await windowed({ type: 'calendarDays', value: 2 }, { minimumBookingNotice: 24 * 60 })
  const outOfBounds = (start: string, key: string | null = stack.apiKey, more = {}) =>
    book({ eventTypeId: id, start, allowBookingOutOfBounds: true, ...more }, { key })
  const early = new Date(stack.clock.now().getTime() + 3_600_000).toISOString()
  t.match(await book({ eventTypeId: id, start: early }), { status: 400, body: envelope('outside_notice') })
  t.match(await outOfBounds(early, null), {
    status: 400,
    body: envelope('BadRequestException', 'allowBookingOutOfBounds'),
  })
  const stranger = await createUser(stack, { email: 'eve@x.test', name: 'Eve' })
  t.match(await outOfBounds(early, stranger.apiKey), { status: 403 })
  t.match(await outOfBounds(early), { status: 201 }, 'within the notice')
  t.match(await outOfBounds(at(200)), { status: 201 }, 'beyond the window')
  t.match(await outOfBounds(at(2, '22:00')), { status: 201 }, 'outside working hours')
  t.match(
    await outOfBounds(at(2, '22:30')),
    { status: 409, body: envelope('slot_taken') },
    'never a host twice',
  )
  t.match(await outOfBounds('2026-12-01T07:00:00Z'), { status: 400, body: envelope('start_in_past') })
  t.match(await outOfBounds(at(3), stack.apiKey, { allowConflicts: true }), {
    status: 400,
    body: envelope('BadRequestException', 'allowConflicts'),
  })
  await expectSuccess(
    api('POST', `/v2/organizations/${stack.organization.id}/users/${stack.user.id}/ooo`, {
      body: { start: at(300, '00:00'), end: at(300, '23:59'), reason: 'vacation' },
    }),
  )
  t.match(await outOfBounds(at(300)), { status: 400, body: envelope('outside_schedule') }, 'out of office')
})

t.test('a window of dates', async (t) => {
  const id = await windowed({ type: 'range', value: [day(8), day(9)] })
  t.same(await dates(id), [day(8), day(9)])
  for (const ahead of [7, 10]) t.match(await reserve(id, at(ahead)), outside)
  for (const ahead of [8, 9]) t.match(await reserve(id, at(ahead)), { status: 201 })
})

t.test('a rolling window of more than two months is as long as it says', async (t) => {
  const hours = await anHourADay(['Wednesday'])
  const id = await windowed({ type: 'calendarDays', value: 20, rolling: true }, { scheduleId: hours })
  const listed = await dates(id)
  t.equal(listed.length, 20)
  const last = Date.parse(listed.at(-1) ?? '')
  t.ok(last > today + 100 * dayMs)
  t.match(await reserve(id, new Date(last + 7 * dayMs + 10 * 3_600_000).toISOString()), outside)
  t.match(await reserve(id, new Date(last + 10 * 3_600_000).toISOString()), { status: 201 })
})

t.test('limits and seats count as in the list', async (t) => {
  const limited = await windowed(
    { type: 'calendarDays', value: 1, rolling: true },
    { bookingLimitsCount: { month: 1 } },
  )
  await booked({ eventTypeId: limited, start: `${(await dates(limited))[0]}T10:00:00.000Z` })
  const [next = ''] = await dates(limited)
  t.equal(next.slice(8), '01', 'the next month')
  t.match(await reserve(limited, `${next}T10:00:00.000Z`), { status: 201 })
  const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: false, showAvailabilityCount: true }
  const seated = await windowed({ type: 'calendarDays', value: 1, rolling: true }, { seats })
  const [first = ''] = await dates(seated)
  const start = `${first}T10:00:00.000Z`
  await booked({ eventTypeId: seated, start })
  const tomorrow = new Date(Date.parse(start) + dayMs).toISOString()
  t.match(await reserve(seated, tomorrow), outside, 'a seat is left')
  await booked({ eventTypeId: seated, start, attendee: { ...ann, email: 'full@example.com' } })
  t.notOk((await dates(seated)).includes(first))
})

t.test('400 for a reservation beyond the limits of bookings or minutes, as for a booking', async (t) => {
  const reached = { status: 400, body: envelope('booking_limit_reached') }
  const limits = [{ bookingLimitsCount: { day: 1 } }, { bookingLimitsDuration: { day: 45 } }]
  for (const [index, limit] of limits.entries()) {
    const [one, two] = [20 + 2 * index, 21 + 2 * index]
    const id = await eventType(limit)
    const { uid } = await booked({ eventTypeId: id, start: at(one, '12:00') })
    t.match(await book({ eventTypeId: id, start: at(one, '14:00') }), reached)
    t.match(await reserve(id, at(one, '14:00')), reached)
    const { reservationUid } = (await expectSuccess(reserve(id, at(two, '14:00')))).body.data
    const move = { key: null, body: { eventTypeId: id, slotStart: at(one, '15:00') } }
    const path = `/v2/slots/reservations/${reservationUid}`
    t.match(await api('PATCH', path, move), reached)
    t.match((await api('GET', path)).body.data, { slotStart: at(two, '14:00') }, 'it stays')
    t.match(await book({ eventTypeId: id, start: at(two, '14:00'), reservationUid }), { status: 201 })
    await command(uid, 'cancel', {})
    const free = await expectSuccess(reserve(id, at(one, '14:00')))
    await end(free.body.data.reservationUid)
  }
  const seats = { seatsPerTimeSlot: 3, showAttendeeInfo: false, showAvailabilityCount: true }
  const seated = await eventType({ seats, bookingLimitsCount: { day: 1 } })
  await booked({ eventTypeId: seated, start: at(30, '12:00') })
  t.match(await reserve(seated, at(30, '12:00')), { status: 201 }, 'a further seat uses nothing up')
  t.match(await reserve(seated, at(30, '14:00')), reached)
})

t.test('400 for a seat of another length than the booking at its start', async (t) => {
  const seats = { seatsPerTimeSlot: 3, showAttendeeInfo: false, showAvailabilityCount: true }
  const id = await eventType({ seats, lengthInMinutesOptions: [30, 60] })
  const start = at(40)
  await booked({ eventTypeId: id, start })
  const other = { eventTypeId: id, start, attendee: { ...ann, email: 'b@example.com' }, lengthInMinutes: 60 }
  const refused = (path: string) => ({ status: 400, body: envelope('BadRequestException', path) })
  t.match(await book(other), refused('lengthInMinutes'))
  const hold = { eventTypeId: id, slotStart: start, slotDuration: 60 }
  t.match(await api('POST', '/v2/slots/reservations', { key: null, body: hold }), refused('slotDuration'))
  t.match(await book({ ...other, lengthInMinutes: 30 }), { status: 201 })
})

t.test('400 for a window of more than 365 days', async (t) => {
  for (const rolling of [true, false]) {
    const body = {
      title: 'Far',
      slug: `far-${rolling}`,
      lengthInMinutes: 30,
      bookingWindow: { type: 'calendarDays', value: 366, rolling },
    }
    t.match(await api('POST', '/v2/event-types', { body }), {
      status: 400,
      body: envelope('BadRequestException', 'bookingWindow.value'),
    })
  }
})
