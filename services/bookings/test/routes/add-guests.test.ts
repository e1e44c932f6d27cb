import { createUser } from '@punctual/testing'
import t from 'tap'
import { ann, bookingStack, envelope, moveTo } from '../stack.ts'

const stack = await bookingStack(t)
const { booked, clock, command, eventType } = stack
const intro = await eventType()
const attendee = await createUser(stack, { email: ann.email, name: 'Ann' })
const stranger = await createUser(stack, { email: 'stranger@example.com', name: 'Stranger' })
const bob = { email: 'bob@example.com' }
const add = (uid: string, guests: unknown, key: string | null = stack.apiKey) =>
  command(uid, 'guests', { guests }, { key })

t.test('200 for the organizer: adds to attendees, guests and answers', async (t) => {
  const booking = await booked({ eventTypeId: intro, guests: ['cy@example.com'] })
  const { status, body } = await add(booking.uid, [
    bob,
    {
      email: 'dee@example.com',
      name: 'Dee',
      timeZone: 'Asia/Tokyo',
      phoneNumber: '+4930123456',
      language: 'ja',
    },
    { email: 'CY+1@example.com' },
  ])
  t.equal(status, 200)
  const guests = ['cy@example.com', 'bob@example.com', 'dee@example.com']
  t.match(body.data, {
    uid: booking.uid,
    status: 'accepted',
    guests,
    bookingFieldsResponses: { guests },
    attendees: [
      { email: ann.email },
      { email: 'cy@example.com' },
      { email: 'bob@example.com', name: '', timeZone: 'UTC', language: 'en', absent: false },
      { email: 'dee@example.com', name: 'Dee', timeZone: 'Asia/Tokyo', language: 'ja' },
    ],
  })
  t.equal(body.data.attendees.length, 4)
  t.strictSame(await stack.show(booking.uid), body.data)
})

t.test('200 for an attendee', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  t.match(await add(uid, [bob], attendee.apiKey), { status: 200 })
})

t.test('400 for a bad body', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  for (const [path, guests] of [
    ['guests', []],
    ['guests', undefined],
    ['guests', Array.from({ length: 11 }, (_, index) => ({ email: `g${index}@example.com` }))],
    ['guests.0.email', [{ name: 'Bob' }]],
    ['guests.0.email', [{ email: 'bob' }]],
    ['guests.0.timeZone', [{ ...bob, timeZone: 'Mars/Phobos' }]],
  ] as const) {
    t.match(await add(uid, guests), { status: 400, body: envelope('BadRequestException', path) }, path)
  }
})

t.test('400 without new guests, for a cancelled booking, and if guests are not allowed', async (t) => {
  const { uid } = await booked({ eventTypeId: intro, guests: [bob.email] })
  const known = [{ email: 'BOB+x@example.com' }, { email: ann.email }]
  t.match(await add(uid, known), { status: 400, body: envelope('guests_already_attending') })
  await command(uid, 'cancel', {})
  t.match(await add(uid, [bob]), { status: 400, body: envelope('booking_already_cancelled') })
  const single = await booked({ eventTypeId: await eventType({ disableGuests: true }) })
  t.match(await add(single.uid, [bob]), { status: 400, body: envelope('guests_not_allowed') })
})

t.test('401 without a credential, before the body is validated', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  t.match(await add(uid, 'nonsense', null), { status: 401 })
})

t.test('403 for other holders of the uid', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  t.match(await add(uid, [bob], stranger.apiKey), { status: 403, body: envelope('ForbiddenException') })
})

t.test('404 for an unknown booking', async (t) => {
  t.match(await add('nope', [bob]), { status: 404, body: envelope('booking_not_found') })
})

t.test('404 before version 2024-08-13', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  for (const version of [null, '2024-04-15']) {
    t.match(await command(uid, 'guests', { guests: [bob] }, { version }), { status: 404 })
  }
})

t.test('400 after the end', async (t) => {
  const { uid, end } = await booked({ eventTypeId: intro })
  moveTo(clock, end, 1)
  t.match(await add(uid, [bob]), { status: 400, body: envelope('booking_ended') })
})
