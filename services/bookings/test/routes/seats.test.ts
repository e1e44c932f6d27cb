import type { Json } from '@punctual/testing'
import t from 'tap'
import { ann, envelope, expectSuccess } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, book, booked, bo, command, cy, events, freshStart, owner, reserve, show, teamType, type } = stack
const seats = (seatsPerTimeSlot: number, showAttendeeInfo = true) => ({
  seats: { seatsPerTimeSlot, showAttendeeInfo, showAvailabilityCount: true },
})
const attendee = (name: string) => ({ ...ann, name, email: `${name.toLowerCase()}@example.com` })
const names = ({ attendees }: Json) => attendees.map(({ name }: Json) => name)

t.test(
  '201 for the first and for further seats of one booking; 409 if full, 409 for the same email',
  async (t) => {
    const eventTypeId = type(seats(2))
    const start = freshStart()
    const first = await booked({ eventTypeId, start, metadata: { k: 'v' } })
    t.match(first, {
      title: /^Intro with Olivia Owner$/,
      seatUid: /^[0-9a-f-]{36}$/,
      attendees: [{ seatUid: first.seatUid, bookingFieldsResponses: { name: 'Ann' }, metadata: { k: 'v' } }],
    })
    for (const absent of ['guests', 'bookingFieldsResponses', 'cancelledByEmail', 'reschedulingReason'])
      t.notOk(absent in first, absent)
    t.match(await book({ eventTypeId, start }), { status: 409, body: envelope('already_attending') })
    const second = await booked({ eventTypeId, start, attendee: attendee('Bob') })
    t.equal(second.uid, first.uid)
    t.not(second.seatUid, first.seatUid)
    t.strictSame(names(second), ['Ann', 'Bob'])
    t.match(await book({ eventTypeId, start, attendee: attendee('Cy') }), {
      status: 409,
      body: envelope('booking_full'),
    })
    t.match(await book({ eventTypeId, start: freshStart(), guests: ['x@example.com'] }), { status: 400 })
    const found = await api('GET', `/v2/bookings/by-seat/${second.seatUid}`, { key: null })
    t.match(found.body.data, { uid: first.uid, seatUid: second.seatUid })
    t.match(await api('GET', '/v2/bookings/by-seat/nope', { key: null }), {
      status: 404,
      body: envelope('seat_not_found'),
    })
    const published = await events(first.uid)
    t.strictSame(
      published.map((one) => one.type),
      ['bookings.booking.created', 'bookings.booking.seat-booked'],
    )
    t.match(published[1]?.data, { seat: { name: 'Bob', seatUid: second.seatUid }, booking: { version: 2 } })
  },
)

t.test('400 for a seat, moved or held, where the host has become busy or works no more', async (t) => {
  const eventTypeId = teamType(seats(3))
  const [start, other] = [freshStart(), freshStart()]
  const first = await booked({ eventTypeId, start })
  const elsewhere = await booked({ eventTypeId, start: other, attendee: attendee('Bob') })
  const { types } = stack.standIn
  types.set(eventTypeId, { ...types.get(eventTypeId)!, busy: [first.hosts[0].id] })
  const busy = { status: 400, body: envelope('calendar_busy') }
  t.match(await book({ eventTypeId, start, attendee: attendee('Cy') }), busy)
  t.match(await reserve({ eventTypeId, slotStart: start }), busy)
  const body = { start, seatUid: elsewhere.seatUid }
  t.match(await command(elsewhere.uid, 'reschedule', body, null), busy)
  types.set(eventTypeId, { ...types.get(eventTypeId)!, busy: [], away: [first.hosts[0].id] })
  t.match(await command(elsewhere.uid, 'reschedule', body, null), {
    status: 400,
    body: envelope('outside_schedule'),
  })
  const free = [owner, bo, cy].find(({ id }) => id !== first.hosts[0].id)!
  types.set(eventTypeId, { ...types.get(eventTypeId)!, busy: [free.id], away: [] })
  t.match(await command(elsewhere.uid, 'reschedule', body, null), {
    status: 201,
    body: { data: { uid: first.uid } },
  })
})

t.test('a seat that moves to a new start declines the requests for that time', async (t) => {
  const asked = type({ requiresConfirmation: true, pendingIsTentative: true })
  const eventTypeId = type(seats(3))
  const [start, other] = [freshStart(), freshStart()]
  const request = await booked({ eventTypeId: asked, start: other })
  const first = await booked({ eventTypeId, start })
  await booked({ eventTypeId, start, attendee: attendee('Bob') })
  t.equal((await show(request.uid)).status, 'pending')
  const body = { start: other, seatUid: first.seatUid }
  t.match(await command(first.uid, 'reschedule', body, null), { status: 201 })
  t.equal((await show(request.uid)).status, 'rejected')
})

t.test('of 32 parallel requests for 10 seats, 10 share one booking and 22 get 409', async (t) => {
  const eventTypeId = type(seats(10))
  const start = freshStart()
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) => book({ eventTypeId, start, attendee: attendee(`A${index}`) })),
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [...Array(10).fill(201), ...Array(22).fill(409)])
  const accepted = answers.filter(({ status }) => status === 201)
  t.equal(new Set(accepted.map(({ body }) => body.data.uid)).size, 1)
  t.equal(new Set(accepted.map(({ body }) => body.data.seatUid)).size, 10)
})

t.test('409 for its time with any other event type', async (t) => {
  const eventTypeId = type(seats(5))
  const start = freshStart()
  await booked({ eventTypeId, start })
  t.match(await book({ eventTypeId: type(), start }), { status: 409, body: envelope('slot_taken') })
  const half = new Date(Date.parse(start) + 900_000).toISOString()
  t.match(await book({ eventTypeId, start: half }), { status: 409 }, 'only the very start is shared')
})

t.test('a hold takes one seat, and the time while there is no booking', async (t) => {
  const eventTypeId = type(seats(2))
  const start = freshStart()
  const one = (await expectSuccess(reserve({ eventTypeId, slotStart: start }))).body.data.reservationUid
  await expectSuccess(reserve({ eventTypeId, slotStart: start }))
  t.match(await reserve({ eventTypeId, slotStart: start }), { status: 409, body: envelope('booking_full') })
  t.match(await book({ eventTypeId, start }), { status: 409, body: envelope('booking_full') })
  t.match(await book({ eventTypeId: type(), start }), { status: 409, body: envelope('slot_taken') })
  t.match(await book({ eventTypeId, start, reservationUid: one }), { status: 201 })
  t.match(await book({ eventTypeId, start, attendee: attendee('Bob') }), { status: 409 })
  stack.clock.advance(6 * 60_000)
  t.match(await book({ eventTypeId, start, attendee: attendee('Bob') }), { status: 201 }, 'the hold is over')
})

t.test('attendees are shown according to the event type', async (t) => {
  const eventTypeId = type(seats(3, false))
  const mine = await booked({ eventTypeId })
  t.strictSame(mine.attendees, [])
  t.strictSame((await show(mine.uid)).attendees, [])
  t.strictSame((await show(mine.uid, bo.key)).attendees, [])
  t.strictSame(names(await show(mine.uid, stack.apiKey)), ['Ann'])
})

t.test('200 for cancelling a seat; the last one cancels the booking', async (t) => {
  const eventTypeId = type(seats(3))
  const start = freshStart()
  const one = await booked({ eventTypeId, start })
  const two = await booked({ eventTypeId, start, attendee: attendee('Bob') })
  const cancel = (body: Json, key: string | null = null) => command(one.uid, 'cancel', body, key)
  t.match(await cancel({}), { status: 403 })
  t.match(await cancel({}, bo.key), { status: 403 })
  t.match(await cancel({ seatUid: 'nope' }), {
    status: 400,
    body: envelope('BadRequestException', 'seatUid'),
  })
  const first = await cancel({ seatUid: one.seatUid, cancellationReason: 'Ill' })
  t.match(first, { status: 200, body: { data: { status: 'accepted' } } })
  t.strictSame(names(first.body.data), ['Bob'])
  t.match(await cancel({ seatUid: one.seatUid }), { status: 400 })
  t.match(await cancel({ seatUid: two.seatUid }), { status: 200, body: { data: { status: 'cancelled' } } })
  t.strictSame((await show(one.uid, stack.apiKey)).attendees, [])
  const published = (await events(one.uid)).slice(2)
  t.match(published, [
    {
      type: 'bookings.booking.seat-cancelled',
      data: { seat: { name: 'Ann' }, booking: { status: 'accepted', cancellationReason: 'Ill' } },
    },
    {
      type: 'bookings.booking.seat-cancelled',
      data: { seat: { name: 'Bob' }, booking: { status: 'cancelled' } },
    },
  ])
  t.match(await book({ eventTypeId: type(), start }), { status: 201 }, 'the time is free')
})

t.test('200 for cancelling the whole booking as its owner', async (t) => {
  const { uid } = await booked({ eventTypeId: type(seats(3)) })
  t.match(await command(uid, 'cancel', {}), {
    status: 200,
    body: { data: { status: 'cancelled', attendees: [] } },
  })
  t.match((await events(uid)).at(-1), {
    type: 'bookings.booking.cancelled',
    data: { booking: { attendees: [{ name: 'Ann' }] } },
  })
})

t.test('201 for moving a seat to a new booking, to an existing one, and as the last seat', async (t) => {
  const eventTypeId = type(seats(2))
  const [start, later] = [freshStart(), freshStart()]
  const one = await booked({ eventTypeId, start })
  const two = await booked({ eventTypeId, start, attendee: attendee('Bob') })
  const move = (uid: string, body: Json, key: string | null = null) => command(uid, 'reschedule', body, key)
  t.match(await move(one.uid, { start: later }), {
    status: 400,
    body: envelope('BadRequestException', 'seatUid'),
  })
  t.match(await move(one.uid, { start: later }, bo.key), { status: 403 })
  t.match(await move(one.uid, { start: later, seatUid: 'nope' }), {
    status: 404,
    body: envelope('seat_not_found'),
  })
  t.match(await move(one.uid, { start, seatUid: one.seatUid }), { status: 400 })
  for (const body of [{ seatUid: one.seatUid }, {}])
    t.match(
      await move(one.uid, { ...body, start: later, reschedulingReason: 'Ill' }, stack.apiKey),
      { status: 400, body: envelope('BadRequestException', 'reschedulingReason') },
      'a booking with seats has no reason for a move',
    )
  const moved = (await expectSuccess(move(one.uid, { start: later, seatUid: one.seatUid }))).body.data
  t.not(moved.uid, one.uid)
  t.match(moved, { start: later, seatUid: one.seatUid, status: 'accepted' })
  t.strictSame(names(moved), ['Ann'])
  t.notOk('rescheduledFromUid' in moved)
  t.strictSame(names(await show(one.uid)), ['Bob'])
  const merged = (await expectSuccess(move(one.uid, { start: later, seatUid: two.seatUid }))).body.data
  t.equal(merged.uid, moved.uid)
  t.strictSame(names(merged), ['Ann', 'Bob'])
  t.match(await show(one.uid, stack.apiKey), {
    status: 'cancelled',
    rescheduledToUid: moved.uid,
    attendees: [],
  })
  t.match((await api('GET', `/v2/bookings/by-seat/${two.seatUid}`, { key: null })).body.data.uid, moved.uid)
  t.strictSame(
    (await events(moved.uid)).map((published) => published.type),
    ['bookings.booking.seat-moved', 'bookings.booking.seat-moved'],
  )
  const full = await booked({ eventTypeId, start: freshStart(), attendee: attendee('Cy') })
  t.match(await move(full.uid, { start: later, seatUid: full.seatUid }), {
    status: 409,
    body: envelope('booking_full'),
  })
})

t.test('201 for moving all seats as the owner; 409 if they do not fit', async (t) => {
  const eventTypeId = type(seats(2))
  const [start, later, other] = [freshStart(), freshStart(), freshStart()]
  const one = await booked({ eventTypeId, start })
  await booked({ eventTypeId, start, attendee: attendee('Bob') })
  await booked({ eventTypeId, start: later, attendee: attendee('Cy') })
  t.match(await command(one.uid, 'reschedule', { start: later }), {
    status: 409,
    body: envelope('booking_full'),
  })
  const moved = (await expectSuccess(command(one.uid, 'reschedule', { start: other }))).body.data
  t.match(moved, { start: other, rescheduledFromUid: one.uid })
  t.strictSame(names(moved), ['Ann', 'Bob'])
  t.equal(moved.attendees[0].seatUid, one.seatUid, 'seats keep their uids')
  t.match(await book({ eventTypeId: type(), start }), { status: 201 }, 'the old time is free')
})
