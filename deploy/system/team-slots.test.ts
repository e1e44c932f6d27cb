import { startStack } from '@punctual/testing'
import t from 'tap'
import { aroundTheClock, aSchedule, dataOf } from './fixtures.ts'

const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings'] })
const { api, organization } = stack

const day = 'start=2026-12-24&end=2026-12-24'
const slots = async (query: string): Promise<{ start: string }[]> =>
  (await dataOf(api('GET', `/v2/slots?${query}&${day}`, { key: null })))['2026-12-24'] ?? []
const team = await dataOf(
  api('POST', `/v2/organizations/${organization.id}/teams`, { body: { name: 'Sales' } }),
)
const path = `/v2/organizations/${organization.id}/teams/${team.id}/event-types`
const attendee = (name: string) => ({ name, email: `${name}@example.com`, timeZone: 'UTC' })

t.test('a new member hosts immediately, and one booking takes one turn', async (t) => {
  const ivo = await dataOf(
    api('POST', `/v2/organizations/${organization.id}/users`, {
      body: { email: 'ivo@example.com', username: 'ivo', autoAccept: true, timeZone: 'UTC' },
    }),
  )
  await dataOf(
    api('POST', `/v2/organizations/${organization.id}/teams/${team.id}/memberships`, {
      body: { userId: ivo.id, accepted: true },
    }),
  )
  const eventType = await dataOf(
    api('POST', path, {
      body: {
        title: 'Demo',
        slug: 'demo',
        lengthInMinutes: 60,
        schedulingType: 'roundRobin',
        assignAllTeamMembers: true,
      },
    }),
  )
  t.equal(eventType.hosts.length, 2)
  const query = `eventTypeSlug=demo&teamSlug=${team.slug}`
  const before = await slots(query)
  t.ok(before.length > 0)
  const [{ start }] = before as [{ start: string }]
  const book = (name: string) =>
    api('POST', '/v2/bookings', {
      key: null,
      body: { eventTypeId: eventType.id, start, attendee: attendee(name) },
    })
  const first = await dataOf(book('ann'))
  const second = await dataOf(book('bea'))
  t.not(first.hosts[0].id, second.hosts[0].id)
  t.equal((await book('cem')).status, 409)
  t.notOk((await slots(query)).some((slot) => slot.start === start))
})

t.test('a booking that keeps its host moves to listed starts only', async (t) => {
  const { id } = await dataOf(
    api('POST', path, {
      body: {
        title: 'Care',
        slug: 'care',
        lengthInMinutes: 60,
        schedulingType: 'roundRobin',
        assignAllTeamMembers: true,
        rescheduleWithSameRoundRobinHost: true,
      },
    }),
  )
  const book = async (start: string, name: string) =>
    dataOf(
      api('POST', '/v2/bookings', {
        key: null,
        body: { eventTypeId: id, start, attendee: attendee(name) },
      }),
    )
  const query = `eventTypeId=${id}`
  const starts = (await slots(query)).map(({ start }) => start)
  const [from = '', taken = '', free = ''] = starts.slice(2)
  const mine = await book(from, 'ann')
  const others = [await book(taken, 'bea'), await book(free, 'cem')]
  const both = await book(taken, 'dan')
  t.ok(others.concat(both).some(({ hosts }) => hosts[0].id === mine.hosts[0].id))
  const list = (await slots(`${query}&bookingUidToReschedule=${mine.uid}`)).map(({ start }) => start)
  t.ok(list.length > 0)
  const move = (uid: string, start: string) =>
    api('POST', `/v2/bookings/${uid}/reschedule`, { key: null, body: { start } })
  for (const start of starts.filter((start) => !list.includes(start)))
    t.equal((await move(mine.uid, start)).status, 409, start)
  let { uid } = mine
  for (const start of list) {
    if (start === from) continue
    const moved = await dataOf(move(uid, start))
    t.equal(moved.hosts[0].id, mine.hosts[0].id)
    uid = moved.uid
  }
})

t.test('seats can be booked until none is left, and slots count them on request', async (t) => {
  const { id } = await dataOf(
    api('POST', '/v2/event-types', {
      body: {
        title: 'Class',
        slug: 'class',
        lengthInMinutes: 30,
        seats: { seatsPerTimeSlot: 2, showAttendeeInfo: false, showAvailabilityCount: true },
      },
    }),
  )
  const all = await slots(`eventTypeId=${id}`)
  const start = all.at(-1)?.start ?? ''
  const book = (name: string) =>
    api('POST', '/v2/bookings', { key: null, body: { eventTypeId: id, start, attendee: attendee(name) } })
  await dataOf(book('ann'))
  const found = (await slots(`eventTypeId=${id}`)).find((slot) => slot.start === start)
  t.match(found, { seatsBooked: 1, seatsRemaining: 1, seatsTotal: 2 })
  await dataOf(book('bea'))
  t.equal((await book('cem')).status, 409)
  t.notOk((await slots(`eventTypeId=${id}`)).some((slot) => slot.start === start))
})

t.test('a seat, and a booking with all its seats, move to listed starts only', async (t) => {
  const { id } = await dataOf(
    api('POST', '/v2/event-types', {
      body: {
        title: 'Course',
        slug: 'course',
        lengthInMinutes: 30,
        lengthInMinutesOptions: [30, 60],
        seats: { seatsPerTimeSlot: 2, showAttendeeInfo: false, showAvailabilityCount: true },
      },
    }),
  )
  const query = `eventTypeId=${id}&duration=30`
  const listed = async (moving: string) =>
    (await slots(`${query}&bookingUidToReschedule=${moving}`)).map(({ start }) => start)
  const starts = (await slots(query)).map(({ start }) => start)
  const [own = '', single = '', full = '', longer = '', , , free = ''] = starts
  const book = (start: string, name: string, lengthInMinutes = 30) =>
    dataOf(
      api('POST', '/v2/bookings', {
        key: null,
        body: { eventTypeId: id, start, lengthInMinutes, attendee: attendee(name) },
      }),
    )
  const { uid, seatUid } = await book(own, 'ann')
  for (const [start, name, length] of [
    [own, 'bea'],
    [single, 'cem'],
    [full, 'dan'],
    [full, 'eve'],
    [longer, 'fay', 60],
  ] as const)
    await book(start, name, length)
  const ofSeat = await listed(seatUid)
  const ofAll = await listed(uid)
  t.same(
    [own, single, full, longer, free].map((start) => ofSeat.includes(start)),
    [false, true, false, false, true],
  )
  t.same(
    [single, full, longer, free].map((start) => ofAll.includes(start)),
    [false, false, false, true],
  )
  const move = (body: object, key?: null) =>
    api('POST', `/v2/bookings/${uid}/reschedule`, { body, ...(key === null && { key }) })
  t.match(await move({ start: longer, seatUid }, null), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'start' }] } } },
  })
  t.equal((await move({ start: full, seatUid }, null)).status, 409)
  t.equal((await move({ start: single })).status, 409, 'there is no room for both')
  t.equal((await move({ start: single, seatUid }, null)).status, 201)
  const hold = (slotStart: string, slotDuration: number) =>
    api('POST', '/v2/slots/reservations', { key: null, body: { eventTypeId: id, slotStart, slotDuration } })
  t.equal((await hold(free, 30)).status, 201)
  t.match(
    await hold(free, 60),
    { status: 400, body: { error: { details: { errors: [{ path: 'slotDuration' }] } } } },
    'holds of one start have one length',
  )
})

t.test('a reservation counts the days of a window in the zone of the list', async (t) => {
  const { id } = await dataOf(
    api('POST', '/v2/event-types', {
      body: {
        title: 'Soon',
        slug: 'soon',
        lengthInMinutes: 30,
        scheduleId: (await aSchedule(api, aroundTheClock)).id,
        bookingWindow: { type: 'calendarDays', value: 1 },
      },
    }),
  )
  const timeZone = 'America/Los_Angeles'
  const query = `eventTypeId=${id}&start=2026-12-01&end=2026-12-05&timeZone=${timeZone}`
  const dates = await dataOf(api('GET', `/v2/slots?${query}`, { key: null }))
  const slotStart = dates['2026-12-02'].at(-1).start
  const hold = (more: object) =>
    api('POST', '/v2/slots/reservations', { key: null, body: { eventTypeId: id, slotStart, ...more } })
  t.match(await hold({}), { status: 400, body: { error: { code: 'outside_window' } } })
  t.equal((await hold({ timeZone })).status, 201)
})

t.test('a day at its booking limit has no slots', async (t) => {
  const { id } = await dataOf(
    api('POST', '/v2/event-types', {
      body: {
        title: 'Rare',
        slug: 'rare',
        lengthInMinutes: 15,
        bookingLimitsCount: { day: 1 },
      },
    }),
  )
  const [first] = await slots(`eventTypeId=${id}`)
  const start = first?.start ?? ''
  await dataOf(
    api('POST', '/v2/bookings', { key: null, body: { eventTypeId: id, start, attendee: attendee('ann') } }),
  )
  t.same(await slots(`eventTypeId=${id}`), [])
})
