import t from 'tap'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, bookings } = await startScheduling(t)
const hana = aCaller(aProfile({ id: 7, username: 'hana', timeZone: 'UTC' }))
const ivo = aCaller(aProfile({ id: 8, username: 'ivo', timeZone: 'America/New_York' }))

const eventType = async (more: object) =>
  (
    await api('POST', '/v2/event-types', {
      caller: hana,
      body: { title: 'Intro', slug: `intro-${Math.random()}`, lengthInMinutes: 60, ...more },
    })
  ).body.data.id as number

const answer = (more: object) =>
  bookings.respondWith(() => ({ body: JSON.stringify({ claims: [], ...more }) }))
t.beforeEach(() => answer({}))

const day = 'start=2026-12-24&end=2026-12-24'
const slots = async (query: string) => {
  const { body } = await api('GET', `/v2/slots?${query}&${day}`)
  return (body.data?.['2026-12-24'] ?? []) as { start: string }[]
}
const times = (list: { start: string }[]) => list.map(({ start }) => start.slice(11, 16))

const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: false, showAvailabilityCount: true }
const seated = (from: string, to: string, seatsTaken: number) => ({
  bookingUid: 'seated',
  hostIds: [7],
  seatsTaken,
  start: `2026-12-24T${from}:00.000Z`,
  end: `2026-12-24T${to}:00.000Z`,
})

t.test('200 a booking with seats left stays open, a full one does not', async (t) => {
  const id = await eventType({ seats, slotInterval: 30 })
  answer({ seated: [seated('10:00', '11:00', 1), seated('13:00', '14:00', 2)] })
  const list = await slots(`eventTypeId=${id}`)
  t.same(times(list), [
    '09:00',
    '10:00',
    '11:00',
    '11:30',
    '12:00',
    '14:00',
    '14:30',
    '15:00',
    '15:30',
    '16:00',
  ])
  t.match(bookings.requests.at(-1)?.json, { eventTypeId: id, seats: true })
  t.same(list.slice(0, 2), [
    { start: '2026-12-24T09:00:00.000Z', seatsBooked: 0, seatsRemaining: 2, seatsTotal: 2 },
    {
      start: '2026-12-24T10:00:00.000Z',
      seatsBooked: 1,
      seatsRemaining: 1,
      seatsTotal: 2,
      bookingUid: 'seated',
    },
  ])
})

t.test('200 seats are not counted where the event type does not show them', async (t) => {
  const id = await eventType({ seats: { ...seats, showAvailabilityCount: false } })
  answer({ seated: [seated('10:00', '11:00', 1)] })
  t.same((await slots(`eventTypeId=${id}`))[1], { start: '2026-12-24T10:00:00.000Z' })
})

t.test('200 the first slot of a date is one with seats left', async (t) => {
  const id = await eventType({ seats, onlyShowFirstAvailableSlot: true })
  answer({ seated: [seated('09:00', '10:00', 2)] })
  t.same(times(await slots(`eventTypeId=${id}`)), ['10:00'])
})

t.test('200 a period at its limit of bookings or minutes has no slots except seats', async (t) => {
  const id = await eventType({ bookingLimitsCount: { day: 2 }, bookingLimitsDuration: { month: 150 } })
  const one = (date: string) => ({ start: `${date}T09:00:00.000Z`, minutes: 60, hostIds: [7] })
  answer({ counted: [one('2026-12-24')] })
  t.equal((await slots(`eventTypeId=${id}`)).length, 8)
  const limits = bookings.requests.at(-1)?.json.limits
  t.ok(limits.from <= '2026-12-01T00:00:00.000Z' && limits.to >= '2027-01-01T00:00:00.000Z')
  answer({ counted: [one('2026-12-24'), one('2026-12-24')] })
  t.same(await slots(`eventTypeId=${id}`), [])
  answer({ counted: [one('2026-12-01'), one('2026-12-02')] })
  t.same(await slots(`eventTypeId=${id}`), [], '120 of 150 minutes are gone')
  const both = await eventType({ seats, bookingLimitsCount: { day: 1 } })
  answer({ counted: [one('2026-12-24')], seated: [seated('09:00', '10:00', 1)] })
  t.same(times(await slots(`eventTypeId=${both}`)), ['09:00'])
})

t.test('200 the common slots of several people', async (t) => {
  await api('GET', '/v2/schedules', { caller: ivo })
  t.same(times(await slots('usernames=hana,ivo&duration=60')), ['14:00', '15:00', '16:00'])
  t.match(bookings.requests.at(-1)?.json, { hostIds: [7, 8] })
  t.equal((await slots('usernames=ivo,%20Hana')).length, 6)
})
