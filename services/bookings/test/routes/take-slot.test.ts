import t from 'tap'
import { ann, bookingStack, envelope } from '../stack.ts'

const stack = await bookingStack(t)
const { api, book, booked, eventType, freshStart } = stack
const intro = await eventType()

t.test('of 64 parallel bookings of one slot, one gets 201 and 63 get 409', async (t) => {
  const start = freshStart()
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      book({ eventTypeId: intro, start, attendee: { ...ann, email: `ann${index}@example.com` } }),
    ),
  )
  const statuses = answers.map(({ status }) => status).sort()
  t.strictSame(statuses, [201, ...Array(63).fill(409)])
  for (const { status, body } of answers) if (status === 409) t.match(body, envelope('slot_taken'))
})

t.test('409 for another event type of the same host, buffers included', async (t) => {
  const buffered = await eventType({ beforeEventBuffer: 15, afterEventBuffer: 10 })
  const start = freshStart()
  const minutes = (count: number) => new Date(Date.parse(start) + count * 60_000).toISOString()
  await booked({ eventTypeId: buffered, start })
  for (const offset of [-30, 0, 30, 39]) {
    t.match(await book({ eventTypeId: intro, start: minutes(offset) }), { status: 409 }, `${offset}`)
  }
  t.match(await book({ eventTypeId: intro, start: minutes(40) }), { status: 201 })
})

const offered = async (start: string) => {
  const day = start.slice(0, 10)
  const { body } = await api('GET', `/v2/slots?eventTypeId=${intro}&start=${day}&end=${day}`, { key: null })
  return (body.data[day] ?? []).some(
    (slot: { start: string }) => Date.parse(slot.start) === Date.parse(start),
  )
}

t.test('200: a held slot is not listed until the hold ends; its holder can book it', async (t) => {
  const slotStart = freshStart()
  const hold = async () =>
    (await api('POST', '/v2/slots/reservations', { key: null, body: { eventTypeId: intro, slotStart } })).body
      .data.reservationUid
  await hold()
  t.equal(await offered(slotStart), false)
  stack.clock.advance(5 * 60_000)
  t.equal(await offered(slotStart), true)
  const reservationUid = await hold()
  t.match(await book({ eventTypeId: intro, start: slotStart }), { status: 409 })
  t.match(await book({ eventTypeId: intro, start: slotStart, reservationUid }), { status: 201 })
})

t.test('200: a booked slot is not listed, and is listed again after a cancellation', async (t) => {
  const start = freshStart()
  t.equal(await offered(start), true)
  const { uid } = await booked({ eventTypeId: intro, start })
  t.equal(await offered(start), false)
  await stack.command(uid, 'cancel', {}, { key: null })
  t.equal(await offered(start), true)
})
