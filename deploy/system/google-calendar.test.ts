import { fileTimeoutMs, type Json, startGoogle, startStack, TestClock, until } from '@punctual/testing'
import t from 'tap'
import { anEventType, aSchedule, dataOf } from './fixtures.ts'

// A person connects Google Calendar: what happens there takes slots, and bookings appear there.

t.setTimeout(fileTimeoutMs)
const clock = new TestClock('2026-12-01T08:00:00Z')
const google = await startGoogle(t, { clock })
const stack = await startStack(t, {
  clock,
  services: ['identity', 'scheduling', 'bookings'],
  env: google.env,
})
const { api } = stack
const primary = 'hana@gmail.example'
const at = (hour: number) => ({ dateTime: `2026-12-04T${hour}:00:00Z` })

t.test('from the consent to the event of a booking, and back', async (t) => {
  const schedule = await aSchedule(api, { name: 'Hours', timeZone: 'UTC', isDefault: true })
  const { id: eventTypeId } = await anEventType(api, schedule.id, 'google')
  const isListed = async (hour: number) => {
    const query = `eventTypeId=${eventTypeId}&start=2026-12-04&end=2026-12-04`
    const days = await dataOf(api('GET', `/v2/slots?${query}`, { key: null }))
    return days['2026-12-04'].some(({ start }: Json) => start === `2026-12-04T${hour}:00:00.000Z`)
  }
  const { authUrl } = await dataOf(api('GET', '/v2/calendars/google/connect'))
  const back = await google.consent(authUrl)
  t.equal(back.origin, new URL(stack.env.scheduling.PUBLIC_URL!).origin)
  t.equal((await api('GET', back.pathname + back.search, { key: null })).status, 200)
  t.ok(await isListed(10))

  google.save(primary, { start: at(10), end: at(11) })
  clock.advance(60_000)
  await until(async () => !(await isListed(10)))
  t.ok(await isListed(12))
  const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' }
  const book = (hour: number) =>
    api('POST', '/v2/bookings', {
      key: null,
      body: { eventTypeId, start: `2026-12-04T${hour}:00:00Z`, attendee },
    })
  t.match(await book(10), { status: 400, body: { error: { code: 'calendar_busy' } } })

  const place = { integration: 'google_calendar', externalId: primary }
  await dataOf(api('PUT', '/v2/destination-calendars', { body: place }))
  const { uid, icsUid } = await dataOf(book(12))
  const written = () => google.events(primary).filter(({ iCalUID }) => iCalUID === icsUid)
  await until(() => written().length === 1)
  t.match(written(), [{ start: { dateTime: '2026-12-04T12:00:00.000Z' } }])
  const body = { start: '2026-12-04T14:00:00Z' }
  const moved = await dataOf(api('POST', `/v2/bookings/${uid}/reschedule`, { body }))
  await until(() => written()[0]?.start.dateTime === '2026-12-04T14:00:00.000Z')
  t.equal(written().length, 1)
  await dataOf(api('POST', `/v2/bookings/${moved.uid}/cancel`, { body: {} }))
  await until(() => written().length === 0)
})
