import type { BookingSnapshot } from '@punctual/contracts'
import { startZoom, TestClock, until } from '@punctual/testing'
import t from 'tap'
import { followMeeting } from '../../src/events/follow-meeting.ts'
import { aCaller, aProfile, now } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

// Bookings at Zoom: their meetings are made, moved and ended once, whatever goes wrong.

const clock = new TestClock(now.toISOString())
const zoom = await startZoom(t, { clock })
const { api, db } = await startScheduling(t, { roles: ['http', 'worker'], clock, env: zoom.env })
const caller = aCaller(aProfile({ id: 7, username: 'hana' }))
const second = 1_000

const addresses = 'returnTo=https://app.example.com/&onErrorReturnTo=https://app.example.com/failed'
async function connect() {
  const { body } = await api('GET', `/v2/conferencing/zoom/oauth/auth-url?${addresses}`, { caller })
  const { search } = await zoom.consent(body.data.url)
  await api('GET', `/v2/conferencing/zoom/oauth/callback${search}`)
}
await connect()

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
const follow = (booking: BookingSnapshot, previous?: BookingSnapshot) =>
  db.transaction((tx) => followMeeting(tx, { booking, ...(previous && { previous }) }, clock))
const of = (booking: BookingSnapshot) => zoom.meetings().filter(({ topic }) => topic === booking.title)
const news = async (type: string, { uid }: BookingSnapshot) =>
  (
    await db.sql`
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
  t.match((await api('GET', '/v2/conferencing', { caller })).body.data, [{ invalid: true }])
  await connect()
  t.match((await api('GET', '/v2/conferencing', { caller })).body.data, [{ invalid: false }])
})
