import { startReceiver, until } from '@punctual/testing'
import t from 'tap'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, ask, bookings, clock, db } = await startScheduling(t, { roles: ['http', 'worker'] })
const caller = aCaller(aProfile({ id: 7, username: 'hana', timeZone: 'Europe/Berlin' }))
const stranger = aCaller(aProfile({ id: 8, username: 'bert', timeZone: 'Europe/Berlin' }))
bookings.respondWith(() => ({ body: JSON.stringify({ claims: [] }) }))

const feed = await startReceiver(t)
const event = (uid: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n')
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')
const dentist = event('d', 'DTSTART;TZID=Europe/Berlin:20261224T100000', 'DURATION:PT1H')
const serve = (body: string, etag = '"1"') =>
  feed.respondWith(({ headers }) =>
    headers['if-none-match'] === etag ? { status: 304 } : { headers: { etag }, body },
  )
serve(calendar(dentist))
const feedUrl = new URL('/private.ics', feed.url).href
const save = (urls: string[], who = caller) =>
  api('POST', '/v2/calendars/ics-feed/save', { caller: who, body: { urls } })

const { data: eventType } = (
  await api('POST', '/v2/event-types', {
    caller,
    body: { title: 'Intro', slug: 'intro', lengthInMinutes: 60, beforeEventBuffer: 15 },
  })
).body
const starts = async () => {
  const query = `eventTypeId=${eventType.id}&start=2026-12-24&end=2026-12-24&timeZone=Europe/Berlin`
  const { body } = await api('GET', `/v2/slots?${query}`)
  return (body.data['2026-12-24'] ?? []).map(({ start }: { start: string }) => start.slice(11, 16))
}
const check = (start: string) =>
  ask('bookings', 'POST', '/internal/booking-checks', { caller, body: { eventTypeId: eventType.id, start } })
const all = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']

const { status, body } = await save([feedUrl])
t.equal(status, 201)
const id: number = body.data.id
t.same(body.data, {
  id,
  type: 'ics-feed_calendar',
  userId: 7,
  teamId: null,
  appId: 'ics-feed',
  invalid: false,
})
const of = { integration: 'ics-feed_calendar', externalId: feedUrl, credentialId: id }

t.test('200 lists a feed that is selected and busy time at once', async (t) => {
  const { body } = await api('GET', '/v2/calendars', { caller })
  t.equal(body.data.destinationCalendar, null)
  t.match(body.data.connectedCalendars, [
    {
      credentialId: id,
      integration: { type: 'ics-feed_calendar', slug: 'ics-feed' },
      calendars: [{ ...of, readOnly: true, primary: false, isSelected: true, email: 'user7@example.com' }],
    },
  ])
  t.same((await api('GET', '/v2/calendars', { caller: stranger })).body.data.connectedCalendars, [])
  t.same(await starts(), ['09:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
  t.equal((await api('GET', '/v2/calendars')).status, 401)
})

t.test('a feed that the user has deselected stays so when it is saved again beside a new one', async (t) => {
  const added = new URL('/added.ics', feed.url).href
  const selected = async () => {
    const { body } = await api('GET', '/v2/calendars', { caller })
    return body.data.connectedCalendars[0].calendars
      .filter(({ isSelected }: { isSelected: boolean }) => isSelected)
      .map(({ externalId }: { externalId: string }) => externalId)
  }
  const query = new URLSearchParams({ ...of, credentialId: String(id) })
  t.equal((await api('DELETE', `/v2/selected-calendars?${query}`, { caller })).status, 200)
  t.same(await starts(), all)
  t.match(await save([feedUrl, added]), { status: 201, body: { data: { id } } })
  t.same(await selected(), [added])
  t.match(await save([feedUrl]), { status: 201, body: { data: { id } } })
  t.same(await selected(), [])
})

t.test('200 busy times of a feed', async (t) => {
  const query = new URLSearchParams({ credentialId: String(id), externalId: feedUrl })
  const dates = '&dateFrom=2026-12-24&dateTo=2026-12-24'
  const { body } = await api('GET', `/v2/calendars/busy-times?${query}${dates}`, { caller })
  t.same(body.data, [
    { start: '2026-12-24T09:00:00.000Z', end: '2026-12-24T10:00:00.000Z', source: 'ics-feed_calendar' },
  ])
  t.same((await api('GET', `/v2/calendars/busy-times?${query}`, { caller })).body.data, [])
  const busyOf = async (more: string) =>
    (await api('GET', `/v2/calendars/busy-times?${query}&${more}`, { caller })).body.data.length
  const hours = 'dateFrom=2026-12-24T10:00&dateTo=2026-12-24T11:00'
  t.equal(await busyOf(hours), 0, 'in UTC')
  t.equal(await busyOf(`${hours}&loggedInUsersTz=Europe/Berlin`), 1, 'from 9 to 10 in UTC')
  t.equal(await busyOf(`${hours}&loggedInUsersTz=Europe/Berlin&timeZone=UTC`), 0)
  t.equal(await busyOf('dateFrom=2026-12-25&dateTo=2026-12-25&timeZone=Pacific/Kiritimati'), 0)
  t.equal(await busyOf('dateFrom=2026-12-24&dateTo=2026-12-24&timeZone=Pacific/Kiritimati'), 1)
  const foreign = await api('GET', `/v2/calendars/busy-times?${query}`, { caller: stranger })
  t.match(foreign, { status: 404, body: { error: { code: 'calendar_not_connected' } } })
})

t.test('a selected calendar is busy time in lists and checks, buffers included', async (t) => {
  t.equal((await check('2026-12-24T09:00:00Z')).status, 200)
  const selected = await api('POST', '/v2/selected-calendars', { caller, body: of })
  t.match(selected, { status: 201, body: { data: { userId: 7, ...of } } })
  t.same(await starts(), ['09:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
  for (const start of ['2026-12-24T08:45:00Z', '2026-12-24T10:00:00Z'])
    t.match(await check(start), { status: 400, body: { error: { code: 'calendar_busy' } } }, start)
  t.equal((await check('2026-12-24T10:15:00Z')).status, 200)
})

t.test('400 and 404 for calendars that cannot be selected', async (t) => {
  const select = (changes: object, who = caller) =>
    api('POST', '/v2/selected-calendars', { caller: who, body: { ...of, ...changes } })
  t.match(await select({ integration: 'google_calendar' }), {
    status: 400,
    body: { error: { message: /google_calendar/ } },
  })
  t.equal((await select({ externalId: 'x' })).status, 404)
  t.equal((await select({ credentialId: id + 1 })).status, 404)
  t.equal((await select({}, stranger)).status, 404)
})

t.test('is read again with its validators, and a change is seen', async (t) => {
  const before = feed.requests.length
  clock.advance(11 * 60_000)
  await until(() => feed.requests.length > before)
  t.equal(feed.requests.at(-1)?.headers['if-none-match'], '"1"')
  serve(calendar(event('d', 'DTSTART;TZID=Europe/Berlin:20261224T150000', 'DURATION:PT1H')), '"2"')
  clock.advance(11 * 60_000)
  await until(async () => (await starts()).includes('10:00'))
  t.same(await starts(), ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'])
})

t.test('a feed that fails keeps its last good state and shows the error', async (t) => {
  t.equal((await api('GET', '/v2/calendars/ics-feed/check', { caller })).status, 200)
  feed.respondWith(() => ({ status: 503 }))
  clock.advance(11 * 60_000)
  const failing = await until(async () => {
    const answer = await api('GET', '/v2/calendars/ics-feed/check', { caller })
    return answer.status === 400 && answer
  })
  t.equal(failing.body.error.message, 'The calendar cannot be read: it answered 503.')
  const { body } = await api('GET', '/v2/calendars', { caller })
  t.match(body.data.connectedCalendars[0].error, { message: /503/ })
  t.same(await starts(), ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'])
  t.equal((await api('GET', '/v2/calendars/ics-feed/check', { caller: stranger })).status, 404)
})

t.test('an event of a feed is read in its current state', async (t) => {
  serve(calendar(dentist.replace('END:VEVENT', 'SUMMARY:Dentist\r\nEND:VEVENT')), '"9"')
  const read = (uid: string, who = caller) =>
    api('GET', `/v2/calendars/ics-feed/event/${uid}`, { caller: who })
  t.match((await read('d')).body.data, {
    id: 'd',
    title: 'Dentist',
    source: 'ics-feed',
    start: { time: '2026-12-24T09:00:00.000Z', timeZone: 'Europe/Berlin' },
  })
  t.equal((await read('e')).status, 404)
  t.equal((await read('d', stranger)).status, 404)
  feed.respondWith(() => ({ status: 500 }))
  t.match(await read('d'), { status: 400, body: { error: { code: 'calendar_failing' } } })
})

t.test('400 names a feed that cannot be used, and keeps the current feeds', async (t) => {
  feed.respondWith(() => ({ body: '<html>' }))
  const broken = await save([feedUrl])
  t.match(broken, { status: 400, body: { error: { details: { errors: [{ path: 'urls.0' }] } } } })
  for (const url of [
    'http://10.1.2.3/a.ics',
    'ftp://example.com/a.ics',
    'no address',
    'http://[::ffff:10.0.0.1]/',
  ])
    t.match(await save([url]), { status: 400 }, url)
  feed.respondWith(({ path }) =>
    path === '/private.ics' ? { status: 302, headers: { location: 'http://169.254.169.254/' } } : {},
  )
  t.match(await save([feedUrl]), { status: 400, body: { error: { message: /address/ } } })
  feed.respondWith(() => ({ body: `BEGIN:VCALENDAR${' '.repeat(6_000_000)}` }))
  t.match(await save([feedUrl]), { status: 400, body: { error: { message: /larger than 5 MB/ } } })
  const costly = event('s', 'DTSTART:20261201T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
  feed.respondWith(() => ({ body: calendar(costly) }))
  t.match(await save([feedUrl]), {
    status: 400,
    body: {
      error: { message: 'urls.0 cannot be used: it has more than 250,000 occurrences of recurring events' },
    },
  })
  t.match(await starts(), ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'])
})

t.test('credentials are sealed', async (t) => {
  const rows = await db.sql<
    { sealed_credentials: string }[]
  >`select sealed_credentials from calendar_connection`
  t.notMatch(rows[0]?.sealed_credentials, /private/)
})

t.test('400 names a provider that is not supported', async (t) => {
  const body = { username: 'hana', password: 'word' }
  for (const name of ['google', 'office365']) {
    const asked = await api('POST', `/v2/calendars/${name}/credentials`, { caller, body })
    t.match(asked, { status: 400, body: { error: { message: new RegExp(name) } } })
    t.match(await api('GET', `/v2/calendars/${name}/check`, { caller }), { status: 400 })
  }
})

t.test('400 for a username that Basic authentication would truncate', async (t) => {
  for (const username of ['hana:root', 'hana\r\nx']) {
    const body = { username, password: 'word', url: 'https://dav.example.com' }
    const asked = await api('POST', '/v2/calendars/caldav/credentials', { caller, body })
    t.match(asked, { status: 400, body: { error: { details: { errors: [{ path: 'username' }] } } } })
  }
})

t.test('200 no longer selected, then no longer connected', async (t) => {
  const query = new URLSearchParams({ ...of, credentialId: String(id) })
  const deselect = (who = caller) => api('DELETE', `/v2/selected-calendars?${query}`, { caller: who })
  t.equal((await deselect(stranger)).status, 404)
  t.match(await deselect(), { status: 200, body: { data: of } })
  t.equal((await deselect()).status, 404)
  t.same(await starts(), all)
  const disconnect = (who = caller) =>
    api('POST', '/v2/calendars/ics-feed/disconnect', { caller: who, body: { id } })
  t.equal((await disconnect(stranger)).status, 404)
  t.match(await disconnect(), { status: 200, body: { data: { id, type: 'ics-feed_calendar' } } })
  t.equal((await disconnect()).status, 404)
  t.same((await api('GET', '/v2/calendars', { caller })).body.data.connectedCalendars, [])
})
