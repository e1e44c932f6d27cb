import type { Json } from '@punctual/testing'
import t from 'tap'
import { envelope, expectSuccess } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, book, booked, command, events, freshStart, type } = stack
const recurrence = { interval: 1, occurrences: 4, frequency: 'weekly' as const }
const week = 7 * 86_400_000
const weeks = (start: string, count: number) => new Date(Date.parse(start) + count * week).toISOString()
const statuses = (series: Json[]) => series.map(({ status }) => status)

t.test('201 with the requested number of occurrences under one uid, by start', async (t) => {
  const eventTypeId = type({ recurrence })
  const start = freshStart()
  const series: Json[] = await booked({ eventTypeId, start, recurrenceCount: 3 })
  t.strictSame(
    series.map((one) => one.start),
    [0, 1, 2].map((count) => weeks(start, count)),
  )
  const { recurringBookingUid } = series[0]
  t.match(recurringBookingUid, /^[0-9a-f-]{36}$/)
  t.ok(series.every((one) => one.recurringBookingUid === recurringBookingUid))
  t.equal(new Set(series.map(({ uid }) => uid)).size, 3)
  const whole = await api('GET', `/v2/bookings/${recurringBookingUid}`, { key: null })
  t.strictSame(whole.body.data, series)
  t.match(await events(series[0].uid), [{ type: 'bookings.booking.created', data: { booking: {} } }])
  t.match(await events(series[1].uid), [{ data: { alongSeries: true } }])
  t.equal((await booked({ eventTypeId })).length, 4, 'all of them without a count')
})

t.test('409 creates no occurrence', async (t) => {
  const start = freshStart()
  await booked({ eventTypeId: type(), start: weeks(start, 2) })
  const eventTypeId = type({ recurrence })
  t.match(await book({ eventTypeId, start }), { status: 409, body: envelope('slot_taken') })
  t.match(await book({ eventTypeId: type(), start }), { status: 201 }, 'the first one was not booked')
})

t.test('400 for a count without recurrence, and for seats with recurrence', async (t) => {
  t.match(await book({ eventTypeId: type(), recurrenceCount: 2 }), {
    status: 400,
    body: envelope('BadRequestException', 'recurrenceCount'),
  })
  const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true }
  t.match(await book({ eventTypeId: type({ recurrence, seats }) }), { status: 400 })
})

t.test('200 for cancelling one, this and later ones, and all', async (t) => {
  const eventTypeId = type({ recurrence })
  const series: Json[] = await booked({ eventTypeId })
  const [one, two, three] = series
  const cancel = async (uid: string, body: Json = {}) =>
    (await expectSuccess(command(uid, 'cancel', body, null))).body.data
  t.match(await cancel(one.uid), { uid: one.uid, status: 'cancelled' })
  const later = await cancel(three.uid, { cancelSubsequentBookings: true })
  t.strictSame(statuses(later), ['cancelled', 'accepted', 'cancelled', 'cancelled'])
  t.match((await events(three.uid)).at(-1)?.data, {
    alongSeries: undefined,
    occurrences: [three, series[3]].map(({ start, end }) => ({ seriesStart: start, start, end })),
    wholeSeries: undefined,
  })
  t.match((await events(series[3].uid)).at(-1)?.data, { alongSeries: true })
  const uid = two.recurringBookingUid
  t.match(await command(uid, 'cancel', { cancelSubsequentBookings: true }), { status: 400 })
  t.strictSame(statuses(await cancel(uid)), Array(4).fill('cancelled'))
  t.match((await events(two.uid)).at(-1)?.data, { wholeSeries: true })
  t.match(await command(uid, 'cancel', {}), { status: 400, body: envelope('booking_already_cancelled') })
  const single = await booked({ eventTypeId: type() })
  t.match(await command(single.uid, 'cancel', { cancelSubsequentBookings: true }), {
    status: 400,
    body: envelope('BadRequestException', 'cancelSubsequentBookings'),
  })
})

t.test('200: pending occurrences are confirmed or declined together', async (t) => {
  const eventTypeId = type({ recurrence, requiresConfirmation: true })
  const series: Json[] = await booked({ eventTypeId })
  t.strictSame(statuses(series), Array(4).fill('pending'))
  await command(series[3].uid, 'cancel', {})
  t.match(await command(series[1].uid, 'confirm'), { status: 200, body: { data: { uid: series[1].uid } } })
  const after = await api('GET', `/v2/bookings/${series[0].recurringBookingUid}`)
  t.strictSame(statuses(after.body.data), ['accepted', 'accepted', 'accepted', 'cancelled'])
  const declined: Json[] = await booked({ eventTypeId })
  await expectSuccess(command(declined[0].uid, 'decline', { reason: 'Busy' }))
  const left = await api('GET', `/v2/bookings/${declined[0].recurringBookingUid}`)
  t.strictSame(statuses(left.body.data), Array(4).fill('rejected'))
})

t.test('201 moves only one occurrence, which stays in its series', async (t) => {
  const [one, two]: Json[] = await booked({ eventTypeId: type({ recurrence }), recurrenceCount: 2 })
  const moved = (await expectSuccess(command(one.uid, 'reschedule', { start: freshStart() }, null))).body.data
  t.equal(moved.recurringBookingUid, two.recurringBookingUid)
  t.match((await events(moved.uid)).at(-1)?.data, {
    booking: { series: { frequency: 'weekly', count: 2, first: one.start, start: one.start } },
  })
  t.equal((await api('GET', `/v2/bookings/${two.recurringBookingUid}`)).body.data.length, 3)
})

t.test('of 8 parallel overlapping series, no two share a host’s time', async (t) => {
  const eventTypeId = type({ recurrence })
  const start = freshStart()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => book({ eventTypeId, start: weeks(start, index % 4) })),
  )
  for (const { status } of answers) t.ok(status === 201 || status === 409, `${status}`)
  const starts = answers.flatMap(({ status, body }) =>
    status === 201 ? body.data.map((one: Json) => one.start) : [],
  )
  t.equal(new Set(starts).size, starts.length)
  t.ok(starts.length >= 4)
})
