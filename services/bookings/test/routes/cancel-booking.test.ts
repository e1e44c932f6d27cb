import { createUser } from '@punctual/testing'
import t from 'tap'
import { bookingStack, envelope, moveTo } from '../stack.ts'

const stack = await bookingStack(t)
const { apiKey, booked, clock, command, eventType, user } = stack
const intro = await eventType()
const careful = await eventType({ requiresConfirmation: true })
const cancel = (uid: string, body: unknown = {}, key: string | null = null) =>
  command(uid, 'cancel', body, { key })

t.test('200 for a holder of the uid; the reason is optional', async (t) => {
  const booking = await booked({ eventTypeId: intro })
  const { status, body } = await cancel(booking.uid)
  t.equal(status, 200)
  t.strictSame(body, {
    status: 'success',
    data: { ...booking, status: 'cancelled', updatedAt: body.data.updatedAt },
  })
  t.strictSame(await stack.show(booking.uid), body.data)
})

t.test(
  '200 with a reason, for an authenticated caller; also for pending and rejected bookings',
  async (t) => {
    const stranger = await createUser(stack, { email: 'stranger@example.com', name: 'Stranger' })
    const one = await booked({ eventTypeId: intro })
    t.match((await cancel(one.uid, { cancellationReason: 'Ill' }, apiKey)).body.data, {
      cancellationReason: 'Ill',
      cancelledByEmail: user.email,
    })
    const two = await booked({ eventTypeId: careful })
    t.match((await cancel(two.uid, {}, stranger.apiKey)).body.data, {
      status: 'cancelled',
      cancelledByEmail: 'stranger@example.com',
    })
    const three = await booked({ eventTypeId: careful })
    await command(three.uid, 'decline')
    t.match(await cancel(three.uid), { status: 200, body: { data: { status: 'cancelled' } } })
  },
)

t.test('200 without a body', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  t.match(await command(uid, 'cancel', undefined, { key: null }), { status: 200 })
})

t.test('400 the second time; of two parallel calls, one gets 200 and one 400', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  const answers = await Promise.all([cancel(uid), cancel(uid)])
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 400])
  t.match(await cancel(uid), { status: 400, body: envelope('booking_already_cancelled') })
})

t.test('400 for a bad body', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  for (const [path, body] of [
    ['foo', { foo: 1 }],
    ['cancellationReason', { cancellationReason: 1 }],
    ['seatUid', { seatUid: 'x' }],
    ['cancelSubsequentBookings', { cancelSubsequentBookings: true }],
    ['cancelSubsequentBookings', { cancelSubsequentBookings: true, seatUid: 'x' }],
  ] as const) {
    t.match(await cancel(uid, body), { status: 400, body: envelope('BadRequestException', path) }, path)
  }
  t.equal((await stack.show(uid)).status, 'accepted')
})

t.test('404 for an unknown booking', async (t) => {
  t.match(await cancel('nope'), { status: 404, body: envelope('booking_not_found') })
})

t.test('400 after the end', async (t) => {
  const { uid, end } = await booked({ eventTypeId: intro })
  moveTo(clock, end, 1)
  t.match(await cancel(uid), { status: 400, body: envelope('booking_ended') })
})
