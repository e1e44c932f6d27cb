import { tellOfRoom } from '@punctual/testing'
import t from 'tap'
import { ann, expectSuccess, moveTo } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, apiKey, bo, booked, clock, command, cy, events, freshStart, show, standIn, type } = stack

const hidden = {
  seats: { seatsPerTimeSlot: 5, showAttendeeInfo: false, showAvailabilityCount: false },
  locations: [{ type: 'attendeePhone' as const }, { type: 'integration' as const, integration: 'svc-video' }],
}
const attendeeOf = ({ name, email }: { name: string; email: string }) => ({ ...ann, name, email })
const video = { location: { type: 'integration', integration: 'svc-video' } }

/** A booking with seats of Ann (anonymous), and Bo and Cy (users of the organization). */
async function classOfThree() {
  const eventTypeId = type(hidden)
  const start = freshStart()
  const first = await booked({ eventTypeId, start, ...video })
  const [bos, cys] = await Promise.all(
    [bo, cy].map((one) => booked({ eventTypeId, start, attendee: attendeeOf(one), ...video })),
  )
  return { eventTypeId, start, uid: first.uid as string, anns: first, bos, cys }
}

t.test('an attendee’s own location is hidden from the others', async (t) => {
  const eventTypeId = type(hidden)
  const start = freshStart()
  const phone = '+4930123456'
  const first = await booked({ eventTypeId, start, location: { type: 'attendeePhone', phone } })
  const second = await booked({ eventTypeId, start, attendee: attendeeOf(bo), ...video })
  t.equal(second.uid, first.uid)
  for (const key of [null, bo.key]) t.notMatch(JSON.stringify(await show(first.uid, key)), phone)
  const links = await api('GET', `/v2/bookings/${first.uid}/calendar-links`, { key: null })
  t.notMatch(JSON.stringify(links.body), encodeURIComponent(phone))
  const [attendee] = (await show(first.uid, apiKey)).attendees
  t.equal(attendee.bookingFieldsResponses.location, phone, 'the hosts do')
})

t.test('only managers see who moved a seat, and the reason of the last cancellation', async (t) => {
  const { uid, anns, bos, cys, eventTypeId } = await classOfThree()
  const later = freshStart()
  const body = { start: later, seatUid: anns.seatUid, rescheduledBy: ann.email }
  const moved = (await expectSuccess(command(uid, 'reschedule', body, null))).body.data
  await booked({ eventTypeId, start: later, attendee: { ...ann, name: 'Dee', email: 'dee@example.com' } })
  t.notMatch(JSON.stringify(await show(moved.uid)), ann.email)
  t.equal((await show(moved.uid, apiKey)).rescheduledByEmail, ann.email)
  const leave = (seat: { seatUid: string }, cancellationReason: string, key: string) =>
    command(uid, 'cancel', { seatUid: seat.seatUid, cancellationReason }, key)
  await leave(bos, 'Bo is ill', bo.key)
  await leave(cys, 'Cy is ill', cy.key)
  t.match(await show(uid), { status: 'cancelled', cancellationReason: '' })
  t.match(await show(uid, apiKey), { cancellationReason: 'Cy is ill' })
})

t.test('attendees that the event type shows do not get the seat, answers and phone of others', async (t) => {
  const eventTypeId = type({ seats: { ...hidden.seats, showAttendeeInfo: true } })
  const start = freshStart()
  const phoneNumber = '+4930123456'
  const first = await booked({ eventTypeId, start, attendee: { ...ann, phoneNumber } })
  const { uid, seatUid, attendees } = await booked({ eventTypeId, start, attendee: attendeeOf(bo) })
  const shown = ['absent', 'displayEmail', 'email', 'language', 'name', 'timeZone']
  const keysOf = (one: object | undefined) => Object.keys(one ?? {}).sort()
  t.match(attendees, [{ email: ann.email }, { email: bo.email, seatUid }], 'the answer has the new seat')
  t.strictSame(keysOf(attendees[0]), shown)
  for (const key of [null, cy.key])
    for (const one of (await show(uid, key)).attendees) t.strictSame(keysOf(one), shown)
  const [others, own] = (await show(uid, bo.key)).attendees
  t.strictSame(keysOf(others), shown)
  t.equal(own.seatUid, seatUid)
  const list = await api('GET', `/v2/bookings/${uid}/attendees`, { key: bo.key })
  t.notMatch(JSON.stringify(list.body), first.seatUid)
  t.match((await show(uid, apiKey)).attendees, [{ seatUid: first.seatUid, phoneNumber }, { seatUid }])
})

t.test('a host’s cancellation reason is public', async (t) => {
  const { uid } = await classOfThree()
  await command(uid, 'cancel', { cancellationReason: 'The room is closed' })
  t.match(await show(uid), { cancellationReason: 'The room is closed' })
})

t.test('a search of a list does not reveal other seats', async (t) => {
  const { uid } = await classOfThree()
  const found = async (query: string, key: string) => {
    const answer = await api('GET', `/v2/bookings?bookingUid=${uid}&${query}`, { key })
    return { of: answer.body.data.length, total: answer.body.pagination.totalItems }
  }
  const [one, none] = [
    { of: 1, total: 1 },
    { of: 0, total: 0 },
  ]
  t.strictSame(await found(`attendeeEmail=${cy.email}`, bo.key), none)
  t.strictSame(await found('attendeeName=Cy', bo.key), none)
  t.strictSame(await found('search=cy%40', bo.key), none)
  t.strictSame(await found(`attendeeEmail=${bo.email}`, bo.key), one, 'for oneself it can')
  t.strictSame(await found(`attendeeEmail=${cy.email}`, apiKey), one, 'and by the host')
  t.strictSame(await found('attendeeName=Cy', apiKey), one)
  t.strictSame(await found('search=cy%40', apiKey), one)
})

t.test('sessions of a video room show the hosts and the reader', async (t) => {
  const { uid, start } = await classOfThree()
  moveTo(clock, start, 0)
  for (const email of [stack.user.email, ann.email, bo.email, cy.email])
    await tellOfRoom(stack, uid, 'participants', { email, event: 'joined', at: start })
  const names = async (key: string) => {
    const { body } = await api('GET', `/v2/bookings/${uid}/conferencing-sessions`, { key })
    return body.data[0].participants.map(({ userName }: { userName: string }) => userName).sort()
  }
  t.strictSame(await names(bo.key), ['Bo', stack.owner.name].sort())
  t.strictSame(await names(apiKey), ['Ann', 'Bo', 'Cy', stack.owner.name].sort())
})

t.test('a rescheduled booking stays without seats if its event type has them now', async (t) => {
  const eventTypeId = type({ locations: hidden.locations })
  const single = await booked({ eventTypeId, ...video })
  t.match(single.title, 'Ann')
  standIn.types.set(eventTypeId, { ...standIn.types.get(eventTypeId)!, ...hidden })
  const start = freshStart()
  const moved = (await expectSuccess(command(single.uid, 'reschedule', { start }))).body.data
  t.notOk('seatUid' in (moved.attendees[0] ?? {}))
  const other = { eventTypeId, start, attendee: attendeeOf(bo), ...video }
  t.match(await api('POST', '/v2/bookings', { key: null, body: other }), { status: 409 }, 'no seat of it')
  t.equal((await events(moved.uid)).at(-1)?.data.booking.eventType.seatsPerTimeSlot, null)
})
