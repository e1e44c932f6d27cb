import { createUser } from '@punctual/testing'
import t from 'tap'
import { ann, bookingStack, envelope, moveTo } from '../stack.ts'

const stack = await bookingStack(t)
const { booked, clock, command, eventType } = stack
const intro = await eventType()
const attendee = await createUser(stack, { email: ann.email, name: 'Ann' })
const mark = (uid: string, body: unknown, key: string | null = stack.apiKey) =>
  command(uid, 'mark-absent', body, { key })
const begun = async () => {
  const booking = await booked({ eventTypeId: intro, guests: ['bob@example.com'] })
  moveTo(clock, booking.start, 0)
  return booking
}

t.test('400 before the start', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  t.match(await mark(uid, { host: true }), { status: 400, body: envelope('booking_not_started') })
})

t.test('200 for setting and clearing absences of attendees and host', async (t) => {
  const booking = await begun()
  const attendees = [
    { email: 'Bob@example.com', absent: true },
    { email: 'unknown@example.com', absent: true },
  ]
  const { status, body } = await mark(booking.uid, { host: true, attendees })
  t.equal(status, 200)
  t.strictSame(body.data, {
    ...booking,
    absentHost: true,
    attendees: [booking.attendees[0], { ...booking.attendees[1], absent: true }],
    updatedAt: body.data.updatedAt,
  })
  t.strictSame(await stack.show(booking.uid), body.data)
  const cleared = await mark(booking.uid, {
    host: false,
    attendees: [{ email: 'bob@example.com', absent: false }],
  })
  t.match(cleared.body.data, { absentHost: false, attendees: [{ absent: false }, { absent: false }] })
})

t.test('200 without a change if no participant is named; a cancelled booking is marked too', async (t) => {
  const booking = await begun()
  t.match(await mark(booking.uid, {}), { status: 200, body: { data: { updatedAt: booking.updatedAt } } })
  await command(booking.uid, 'cancel', {})
  t.match(await mark(booking.uid, { host: true }), {
    status: 200,
    body: { data: { status: 'cancelled', absentHost: true } },
  })
})

t.test('400 for a bad body', async (t) => {
  const { uid } = await begun()
  for (const [path, body] of [
    ['host', { host: 'yes' }],
    ['attendees', { attendees: [] }],
    ['attendees.0.absent', { attendees: [{ email: ann.email }] }],
    ['attendees.0.email', { attendees: [{ email: 'ann', absent: true }] }],
  ] as const) {
    t.match(await mark(uid, body), { status: 400, body: envelope('BadRequestException', path) }, path)
  }
})

t.test('401 without a credential', async (t) => {
  const { uid } = await begun()
  t.match(await mark(uid, { host: true }, null), { status: 401 })
})

t.test('403 for other holders of the uid, including the attendee', async (t) => {
  const { uid } = await begun()
  t.match(await mark(uid, { host: true }, attendee.apiKey), {
    status: 403,
    body: envelope('ForbiddenException'),
  })
})

t.test('404 for an unknown booking', async (t) => {
  t.match(await mark('nope', { host: true }), { status: 404, body: envelope('booking_not_found') })
})
