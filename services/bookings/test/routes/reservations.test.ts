import t from 'tap'
import { ann, envelope } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, book, freshStart, reserve, teamType, type } = stack
const intro = type()
const minutes = (start: string, count: number) => new Date(Date.parse(start) + count * 60_000).toISOString()

t.test('201 with a hold of five minutes', async (t) => {
  const slotStart = freshStart()
  const { status, body } = await reserve({ eventTypeId: intro, slotStart })
  t.equal(status, 201)
  const { reservationUid } = body.data
  t.match(reservationUid, /^[1-9A-HJ-NP-Za-km-z]{22}$/)
  const data = {
    eventTypeId: intro,
    slotStart,
    slotEnd: minutes(slotStart, 30),
    slotDuration: 30,
    reservationUid,
    reservationDuration: 5,
    reservationUntil: minutes(stack.clock.now().toISOString(), 5),
  }
  t.strictSame(body, { status: 'success', data })
  const found = await api('GET', `/v2/slots/reservations/${reservationUid}`, { key: null })
  t.strictSame(found.body, { status: 'success', data })
  t.strictSame((await api('GET', '/v2/slots/reservations/nope', { key: null })).body, {
    status: 'success',
    data: null,
  })
})

t.test('409 for other bookings and holds of any event type; its holder can book it', async (t) => {
  const slotStart = freshStart()
  const other = type({ lengthInMinutes: 45 })
  const { reservationUid } = (await reserve({ eventTypeId: intro, slotStart })).body.data
  const taken = { status: 409, body: envelope('slot_taken') }
  t.match(await book({ eventTypeId: intro, start: slotStart }), taken)
  t.match(await book({ eventTypeId: other, start: minutes(slotStart, -30) }), taken)
  t.match(await reserve({ eventTypeId: intro, slotStart }), taken)
  t.match(await reserve({ eventTypeId: other, slotStart: minutes(slotStart, 15) }), taken)
  const wrong = { status: 400, body: envelope('reservation_expired') }
  t.match(await book({ eventTypeId: intro, start: freshStart(), reservationUid }), wrong)
  t.match(await book({ eventTypeId: other, start: slotStart, reservationUid }), wrong)
  t.match(await book({ eventTypeId: intro, start: slotStart, reservationUid }), { status: 201 })
  t.match(await book({ eventTypeId: intro, start: slotStart, reservationUid }), wrong, 'it is used up')
})

t.test('200 for moving and ending a hold; 409 leaves it unchanged', async (t) => {
  const [one, two, three] = [freshStart(), freshStart(), freshStart()]
  const { reservationUid: uid } = (await reserve({ eventTypeId: intro, slotStart: one })).body.data
  await book({ eventTypeId: intro, start: two })
  const move = (slotStart: string) =>
    api('PATCH', `/v2/slots/reservations/${uid}`, { key: null, body: { eventTypeId: intro, slotStart } })
  t.match(await move(two), { status: 409, body: envelope('slot_taken') })
  t.match((await api('GET', `/v2/slots/reservations/${uid}`)).body.data, { slotStart: one })
  t.match(await move(minutes(one, 15)), { status: 200 }, 'it does not stand in its own way')
  t.match(await move(three), { status: 200, body: { data: { slotStart: three, reservationUid: uid } } })
  t.match(await book({ eventTypeId: intro, start: one }), { status: 201 })
  t.match(await book({ eventTypeId: intro, start: three }), { status: 409 })
  const end = () => api('DELETE', `/v2/slots/reservations/${uid}`, { key: null })
  t.match(await end(), { status: 200, body: { status: 'success', data: undefined } })
  t.match(await end(), { status: 200 })
  t.match(await move(three), { status: 404, body: envelope('reservation_not_found') })
  t.match(await book({ eventTypeId: intro, start: three }), { status: 201 })
})

t.test('an expired hold blocks nothing', async (t) => {
  const slotStart = freshStart()
  const { reservationUid } = (await reserve({ eventTypeId: intro, slotStart })).body.data
  stack.clock.advance(5 * 60_000)
  t.strictSame((await api('GET', `/v2/slots/reservations/${reservationUid}`)).body.data, null)
  t.match(await book({ eventTypeId: intro, start: slotStart, reservationUid }), { status: 400 })
  t.match(await book({ eventTypeId: intro, start: slotStart }), { status: 201 })
})

t.test('reservationDuration: 401, 403, 201', async (t) => {
  const body = { eventTypeId: intro, slotStart: freshStart(), reservationDuration: 30 }
  t.match(await reserve(body), { status: 401 })
  const foreign = type({ organizationId: 999_999, ownerId: 999_998, hosts: [{ ...stack.bo, id: 999_998 }] })
  t.match(await reserve({ ...body, eventTypeId: foreign }, stack.apiKey), { status: 403 })
  t.match(await reserve(body, stack.bo.key), {
    status: 201,
    body: {
      data: { reservationDuration: 30, reservationUntil: minutes(stack.clock.now().toISOString(), 30) },
    },
  })
})

t.test('400 for bad input', async (t) => {
  const bad: [string, Record<string, unknown>][] = [
    ['eventTypeId', { eventTypeId: 'x' }],
    ['slotStart', { slotStart: 'tomorrow' }],
    ['slotDuration', { slotDuration: 0 }],
    ['slotDuration', { slotDuration: 45 }],
    ['reservationDuration', { reservationDuration: 0 }],
  ]
  for (const [path, changes] of bad) {
    const answer = await reserve({ eventTypeId: intro, slotStart: freshStart(), ...changes }, stack.apiKey)
    t.match(answer, { status: 400, body: envelope('BadRequestException', path) }, path)
  }
  const several = type({ lengthOptions: [30, 45] })
  t.match(await reserve({ eventTypeId: several, slotStart: freshStart(), slotDuration: 45 }), {
    status: 201,
    body: { data: { slotDuration: 45 } },
  })
  t.match(await reserve({ eventTypeId: 5, slotStart: freshStart() }), { status: 404 })
})

t.test('a round robin holds its hosts in turn, and the holder gets the held host', async (t) => {
  const team = teamType()
  const slotStart = freshStart()
  const holds = [
    await reserve({ eventTypeId: team, slotStart }),
    await reserve({ eventTypeId: team, slotStart }),
  ]
  const third = await book({ eventTypeId: team, start: slotStart })
  t.match(third, { status: 201 })
  t.match(await book({ eventTypeId: team, start: slotStart, attendee: { ...ann, email: 'x@example.com' } }), {
    status: 409,
  })
  const hosts = new Set([third.body.data.hosts[0].id])
  for (const [index, { body }] of holds.entries()) {
    const { reservationUid } = body.data
    const attendee = { ...ann, email: `holder${index}@example.com` }
    const booked = await book({ eventTypeId: team, start: slotStart, reservationUid, attendee })
    t.match(booked, { status: 201 })
    hosts.add(booked.body.data.hosts[0].id)
  }
  t.equal(hosts.size, 3)
})

t.test('the time of every occurrence of a series is held, and the holder can book them', async (t) => {
  const recurrence = { interval: 1, occurrences: 3, frequency: 'weekly' as const }
  const [series, slotStart] = [type({ recurrence }), freshStart()]
  const week = 7 * 24 * 60
  const { reservationUid } = (await reserve({ eventTypeId: series, slotStart })).body.data
  for (const later of [0, week, 2 * week])
    t.match(await book({ eventTypeId: intro, start: minutes(slotStart, later) }), {
      status: 409,
      body: envelope('slot_taken'),
    })
  t.match(await book({ eventTypeId: intro, start: minutes(slotStart, 3 * week) }), { status: 201 })
  const before = { eventTypeId: series, slotStart: minutes(slotStart, -week) }
  t.match(await reserve(before), { status: 409 }, 'a later occurrence is held')
  const booked = await book({ eventTypeId: series, start: slotStart, reservationUid })
  t.match(booked, { status: 201, body: { data: { length: 3 } } })
})

t.test('of 32 parallel reservations of one slot, one succeeds and 31 get 409', async (t) => {
  const slotStart = freshStart()
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => reserve({ eventTypeId: intro, slotStart })),
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [201, ...Array(31).fill(409)])
})
