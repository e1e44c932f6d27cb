import { createUser } from '@punctual/testing'
import t from 'tap'
import { bookingStack, envelope } from '../stack.ts'

const stack = await bookingStack(t)
const { api, booked, eventType } = stack
const { uid, id } = await booked({ eventTypeId: await eventType() })

t.test('200 for a holder of the uid', async (t) => {
  const stranger = await createUser(stack, { email: 'stranger@example.com', name: 'Stranger' })
  for (const key of [null, stack.apiKey, stranger.apiKey]) {
    t.match(await api('GET', `/v2/bookings/${uid}`, { key }), { status: 200, body: { data: { uid } } })
  }
})

t.test('404 for an unknown uid and for a booking id', async (t) => {
  for (const unknown of ['nope', `${id}`, uid.slice(1), `${uid}x`]) {
    t.match(await api('GET', `/v2/bookings/${unknown}`, { key: null }), {
      status: 404,
      body: envelope('booking_not_found'),
    })
  }
})

t.test('401 for an invalid credential', async (t) => {
  t.match(await api('GET', `/v2/bookings/${uid}`, { key: 'svc_nope' }), { status: 401 })
})
