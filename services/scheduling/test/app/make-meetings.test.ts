import type { BookingSnapshot } from '@punctual/contracts'
import { startMicrosoft, startZoom, TestClock, until } from '@punctual/testing'
import t from 'tap'
import { schedulingConfig } from '../../src/config.ts'
import { followMeeting } from '../../src/events/follow-meeting.ts'
import { aCaller, aProfile, now } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

// Bookings at Zoom and Teams: their meetings are made, moved and ended once, whatever goes wrong.

const clock = new TestClock(now.toISOString())
const [zoom, microsoft] = await Promise.all([startZoom(t, { clock }), startMicrosoft(t, { clock })])
const { api, db } = await startScheduling(t, {
  roles: ['http', 'worker'],
  clock,
  env: { ...zoom.env, ...microsoft.env },
})
const caller = aCaller(aProfile({ id: 7, username: 'hana' }))
const second = 1_000

const addresses = 'returnTo=https://app.example.com/&onErrorReturnTo=https://app.example.com/failed'
async function connect(app = 'zoom', { consent }: Pick<typeof zoom, 'consent'> = zoom) {
  const { body } = await api('GET', `/v2/conferencing/${app}/oauth/auth-url?${addresses}`, { caller })
  const { search } = await consent(body.data.url)
  await api('GET', `/v2/conferencing/${app}/oauth/callback${search}`)
}
await connect()
await connect('msteams', microsoft)

let last = 0
const aBooking = (changes: Partial<BookingSnapshot> = {}): BookingSnapshot => {
  const uid = `booking-${++last}`
  return {
    id: last,
    uid,
    version: 1,
    organizationId: 5,
    status: 'accepted',
    title: `Intro ${last}`,
    start: '2026-12-24T09:00:00.000Z',
    end: '2026-12-24T09:30:00.000Z',
    eventType: { id: 3, teamId: null },
    hosts: [{ id: 7, name: 'Hana', timeZone: 'Europe/Berlin' }],
    location: 'Zoom',
    meeting: { app: 'zoom' },
    icsUid: `${uid}@svc`,
    icsSequence: 0,
    ...changes,
  } as unknown as BookingSnapshot
}
const follow = (
  booking: BookingSnapshot,
  previous?: BookingSnapshot,
  { database = db, env = {} }: { database?: typeof db; env?: Record<string, string> } = {},
) =>
  database.transaction((tx) =>
    followMeeting(tx, { booking, ...(previous && { previous }) }, { clock, config: schedulingConfig(env) }),
  )
const of = (booking: BookingSnapshot) => zoom.meetings().filter(({ topic }) => topic === booking.title)
const news = async (type: string, { uid }: BookingSnapshot, database = db) =>
  (
    await database.sql`
      select data from (select body::jsonb->'data' as data, type from outbox
        union all select body::jsonb->'data', type from event_log) e
      where type = ${`scheduling.meeting.${type}`} and data->>'bookingUid' = ${uid}`
  ).map(({ data }) => data)
/** Waits for what the worker does, and passes the pauses between its attempts. */
const untilSoon = (condition: () => unknown) =>
  until(async () => {
    if (await condition()) return true
    clock.advance(5 * second)
    return false
  })

t.test('makes, moves and ends the meeting of a booking', async (t) => {
  const booking = aBooking()
  await follow(booking)
  await untilSoon(async () => (await news('opened', booking)).length > 0)
  const [meeting] = of(booking)
  t.match(meeting, { start_time: '2026-12-24T09:00:00Z', duration: 30, timezone: 'Europe/Berlin' })
  t.match(await news('opened', booking), [
    {
      url: meeting?.join_url,
      meeting: { app: 'zoom', id: String(meeting?.id), password: meeting?.password },
    },
  ])
  await follow({ ...booking, version: 2, meetingUrl: meeting?.join_url })
  const moved = {
    ...aBooking(),
    title: booking.title,
    icsUid: booking.icsUid,
    icsSequence: 1,
    start: '2026-12-25T10:00:00.000Z',
    end: '2026-12-25T11:00:00.000Z',
    meetingUrl: meeting?.join_url,
  }
  await follow(moved, booking)
  await untilSoon(() => of(booking)[0]?.start_time === '2026-12-25T10:00:00Z')
  t.match(of(booking), [{ id: meeting?.id, duration: 60 }], 'the same meeting')
  await follow({ ...moved, version: 2, status: 'cancelled' })
  await untilSoon(() => of(booking).length === 0)
})

t.test('makes no second meeting after a lost answer', async (t) => {
  const booking = aBooking()
  zoom.fail({ matching: /POST .*meetings/, status: 502, afterwards: true })
  await follow(booking)
  await untilSoon(async () => (await news('opened', booking)).length > 0)
  t.equal(of(booking).length, 1)
})

t.test('ends a meeting whose answer was lost before the booking was cancelled', async (t) => {
  for (const [app, service] of [
    ['zoom', zoom],
    ['msteams', microsoft],
  ] as const) {
    const before = service.meetings().length
    const booking = aBooking({ meeting: { app } })
    service.fail({ matching: /POST .*eetings/, status: 502, afterwards: true })
    await follow(booking)
    await until(() => service.meetings().length > before)
    await follow({ ...booking, version: 2, status: 'cancelled' })
    await untilSoon(() => service.meetings().length === before)
    t.strictSame(await news('opened', booking), [], app)
  }
})

t.test('makes no second meeting after a process died between request and answer', async (t) => {
  const booking = aBooking()
  await follow(booking)
  await untilSoon(async () => (await news('opened', booking)).length > 0)
  // What a process leaves that dies before it stores the answer.
  await db.sql`
    update meeting set external_id = null, url = null, password = null, told_uid = null, is_sent = true,
      due_at = ${clock.now()} where booking_uid = ${booking.uid}`
  await untilSoon(async () => (await news('opened', booking)).length > 1)
  t.equal(of(booking).length, 1)
})

t.test('waits for a service that is down or limits requests, and renews tokens', async (t) => {
  const booking = aBooking()
  zoom.fail({ status: 503, times: 3 })
  zoom.fail({ status: 429, headers: { 'retry-after': '60' } })
  zoom.endAccessTokens()
  await follow(booking)
  await untilSoon(() => of(booking).length > 0)
  t.equal(of(booking).length, 1)
})

t.test('makes a meeting again that the host deleted', async (t) => {
  const booking = aBooking()
  await follow(booking)
  await untilSoon(async () => (await news('opened', booking)).length > 0)
  zoom.remove(of(booking)[0]?.id)
  await follow({
    ...booking,
    version: 2,
    start: '2026-12-24T08:00:00.000Z',
    meetingUrl: 'https://old.example',
  })
  await untilSoon(async () => (await news('opened', booking)).length > 1)
  t.equal(of(booking).length, 1)
})

t.test('refuses a booking whose host has not connected Zoom, or has withdrawn the access', async (t) => {
  const stranger = aBooking({ hosts: [{ id: 8, name: 'Bert', timeZone: 'UTC' }] as never })
  await follow(stranger)
  t.match(await news('refused', stranger), [{ reason: /not connected/ }])
  zoom.withdrawGrant()
  const booking = aBooking()
  await follow(booking)
  await untilSoon(async () => (await news('refused', booking)).length > 0)
  t.equal(of(booking).length, 0)
  t.match((await api('GET', '/v2/conferencing', { caller })).body, {
    data: [{ type: 'zoom_video', invalid: true }, { type: 'office365_video' }],
    services: [
      { slug: 'svc-video', usable: true },
      { slug: 'zoom', usable: true, connectable: true },
      { slug: 'google-meet', usable: false, connectable: false },
      { slug: 'msteams', usable: true, connectable: true },
    ],
  })
  await connect()
  t.match((await api('GET', '/v2/conferencing', { caller })).body.data, [
    { type: 'zoom_video', invalid: false },
    { type: 'office365_video' },
  ])
})

t.test("uses the operator's account for everyone, at the user with the host's address", async (t) => {
  const [hana, ida, eve] = [7, 8, 9].map((id) => aProfile({ id, emailVerified: id !== 9 }))
  const own = await startZoom(t, { clock, users: [hana!.email, ida!.email, eve!.email] })
  const service = await startScheduling(t, { roles: ['http', 'worker'], clock, env: own.env })
  const call = (...asked: Parameters<typeof api>) => service.api(...asked)
  const stranger = aProfile({ id: 10, emailVerified: true })
  for (const profile of [hana!, ida!, eve!, stranger]) {
    const locations = [{ type: 'integration', integration: 'zoom' }]
    const body = { title: 'Call', slug: 'call', lengthInMinutes: 30, locations }
    const host = aCaller(profile)
    t.match(await call('POST', '/v2/event-types', { caller: host, body }), { status: 201 })
    t.match(await call('POST', '/v2/conferencing/zoom/default', { caller: host }), { status: 200 })
    t.same((await call('GET', '/v2/conferencing', { caller: host })).body.data, [])
    t.match(await call('GET', `/v2/conferencing/zoom/oauth/auth-url?${addresses}`, { caller: host }), {
      status: 400,
      body: { error: { code: 'conferencing_not_available', message: /needs no connection/ } },
    })
  }
  const world = { database: service.db, env: own.env }
  const hostedBy = ({ id, name }: { id: number; name: string }) => [{ id, name, timeZone: 'UTC' }] as never
  const booking = aBooking({ hosts: hostedBy(hana!) })
  own.fail({ matching: /POST .*meetings/, status: 502, afterwards: true })
  own.endAccessTokens()
  await follow(booking, undefined, world)
  await untilSoon(async () => (await news('opened', booking, service.db)).length > 0)
  t.match(own.meetings(), [{ host: hana!.email, topic: booking.title }])

  const another = { ...booking, version: 2, icsSequence: 1, hosts: hostedBy(ida!) }
  await follow(another, undefined, world)
  await untilSoon(() => own.meetings().length === 1 && own.meetings()[0]?.host === ida!.email)
  await follow({ ...another, version: 3, icsSequence: 2, status: 'cancelled' }, undefined, world)
  await untilSoon(() => own.meetings().length === 0)

  for (const [profile, reason] of [
    [eve!, /not verified/],
    [stranger, /no user with the address/],
  ] as const) {
    const refused = aBooking({ hosts: hostedBy(profile) })
    await follow(refused, undefined, world)
    await untilSoon(async () => (await news('refused', refused, service.db)).length > 0)
    t.match(await news('refused', refused, service.db), [{ reason }])
  }
  t.same(own.meetings(), [])
})

t.test('while the services are down for an hour, no meeting is lost or made twice', async (t) => {
  const faults = [zoom, microsoft].map(({ fail }) => {
    const fault = { matching: /meetings/i, status: 503, times: 10_000 }
    fail(fault)
    return fault
  })
  const atTeams = { meeting: { app: 'msteams' } } as Partial<BookingSnapshot>
  const bookings = [aBooking(), aBooking(), aBooking(atTeams), aBooking(atTeams)]
  for (const booking of bookings) await follow(booking)
  const counts = () =>
    bookings.map(
      (booking) =>
        of(booking).length + microsoft.meetings().filter(({ subject }) => subject === booking.title).length,
    )
  const uids = bookings.map(({ uid }) => uid)
  const failures = async () =>
    Number((await db.sql`select min(failures) from meeting where booking_uid = any(${uids})`)[0]!.min)
  for (const tries of [1, 2, 3, 4, 5, 6]) {
    await until(async () => (await failures()) >= tries)
    clock.advance(10 * 60 * second)
  }
  t.same(counts(), [0, 0, 0, 0])
  for (const fault of faults) fault.matching = /nothing/
  await untilSoon(async () => (await Promise.all(bookings.map((each) => news('opened', each)))).every(hasOne))
  t.same(counts(), [1, 1, 1, 1])
})

const hasOne = (each: unknown[]): boolean => each.length === 1
