import { fileTimeoutMs, type Json } from '@punctual/testing'
import t from 'tap'
import { ann, envelope, expectSuccess, moveTo } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

t.setTimeout(fileTimeoutMs)
const stack = await standInStack(t)
const { api, apiKey, booked, command, freshStart, type } = stack
const limited = (changes = {}) =>
  type({ bookerActiveBookingsLimit: { maximumActiveBookings: 1, offerReschedule: true }, ...changes })
const move = (uid: string, body: Json = {}, key: string | null = null) =>
  command(uid, 'reschedule', { start: freshStart(), ...body }, key)
const edit = (uid: string, body: Json) => expectSuccess(api('PATCH', `/v2/bookings/${uid}`, { body }))
const refusal = { status: 400, body: envelope('active_bookings_limit_reached') }

t.test('400 for a rejected or cancelled booking of a booker with as many as allowed', async (t) => {
  for (const status of ['rejected', 'cancelled']) {
    const eventTypeId = limited({ allowReschedulingCancelledBookings: true })
    const old = await booked({ eventTypeId })
    await edit(old.uid, { status })
    const other = await booked({ eventTypeId })
    const refused = await move(old.uid)
    t.match(refused, refusal, status)
    t.notMatch(JSON.stringify(refused.body), other.uid, 'an address proves nothing')
    const offered = { ...refusal, body: { error: { details: { bookingUid: other.uid } } } }
    t.match(await move(old.uid, {}, apiKey), offered)
    t.match(await move(other.uid), { status: 201 }, 'a booking that counts may move')
  }
})

t.test('of parallel moves of two rejected bookings, the limit allows one', async (t) => {
  const eventTypeId = limited()
  const uids: string[] = []
  for (const _ of [1, 2]) {
    const { uid } = await booked({ eventTypeId })
    await edit(uid, { status: 'rejected' })
    uids.push(uid)
  }
  const answers = await Promise.all(uids.map((uid) => move(uid)))
  t.strictSame(answers.map(({ status }) => status).sort(), [201, 400])
})

t.test('400 for a booking that is over, and for a seat of one', async (t) => {
  const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true }
  const [single, seated] = [limited(), limited({ seats })]
  const [start, later] = ['2026-12-01T10:00:00.000Z', '2026-12-01T11:00:00.000Z']
  const old = await booked({ eventTypeId: single, start })
  const seat = await booked({ eventTypeId: seated, start: later })
  const bob = { ...ann, name: 'Bob', email: 'bob@example.com' }
  const last = await booked({ eventTypeId: seated, start: later, attendee: bob })
  moveTo(stack.clock, later, 31)
  for (const eventTypeId of [single, seated]) await booked({ eventTypeId })
  t.match(await move(old.uid), refusal)
  t.match(await move(seat.uid, { seatUid: seat.seatUid }), refusal)
  t.match(await move(seat.uid, {}, apiKey), refusal, 'all seats')
  t.match(await move(seat.uid, { seatUid: last.seatUid }), { status: 201 }, 'another booker’s')
})
