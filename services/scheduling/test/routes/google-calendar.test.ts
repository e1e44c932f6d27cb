import type { BookingSnapshot } from '@punctual/contracts'
import { type Json, startGoogle, TestClock, until } from '@punctual/testing'
import t from 'tap'
import { claimDueEvents } from '../../src/db/calendar-events-repository.ts'
import { followBooking } from '../../src/events/follow-booking.ts'
import { aCaller, aProfile, now } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

// A person connects Google Calendar, which takes and gets the person's time. The provider is a
// fake.

const clock = new TestClock(now.toISOString())
const google = await startGoogle(t, { clock })
const { api, ask, bookings, db } = await startScheduling(t, {
  roles: ['http', 'worker'],
  clock,
  env: { ...google.env, CALENDAR_PUSH: 'never' },
})
bookings.respondWith(() => ({ body: JSON.stringify({ claims: [] }) }))
const caller = aCaller(aProfile({ id: 7, username: 'hana', timeZone: 'Europe/Berlin' }))
const stranger = aCaller(aProfile({ id: 8, username: 'bert', organizationId: 6 }))
const minuteMs = 60_000
const primary = 'hana@gmail.example'

const { data: eventType } = (
  await api('POST', '/v2/event-types', {
    caller,
    body: { title: 'Intro', slug: 'intro', lengthInMinutes: 60 },
  })
).body
const starts = async (day = '2026-12-24') => {
  const query = `eventTypeId=${eventType.id}&start=${day}&end=${day}&timeZone=Europe/Berlin`
  const { body } = await api('GET', `/v2/slots?${query}`)
  return (body.data[day] ?? []).map(({ start }: Json) => start.slice(11, 16))
}
const all = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']
const without = (...taken: string[]) => all.filter((start) => !taken.includes(start))
/** Waits until the next read shows these starts. */
const untilStarts = async (wanted: string[], day?: string) => {
  clock.advance(minuteMs)
  let seen: string[] = []
  await until(
    async () => {
      seen = await starts(day)
      return JSON.stringify(seen) === JSON.stringify(wanted)
    },
    { describe: () => `${wanted} instead of ${seen}` },
  )
}
const at = (hour: number, length = 1, day = '2026-12-24') => ({
  start: { dateTime: `${day}T${String(hour).padStart(2, '0')}:00:00+01:00` },
  end: { dateTime: `${day}T${String(hour + length).padStart(2, '0')}:00:00+01:00` },
})
const block = (hour: number, event: Json = {}) => google.save(primary, { ...at(hour), ...event })

const connect = async (query = 'isDryRun=false', who = caller): Promise<string> =>
  (await api('GET', `/v2/calendars/google/connect?${query}`, { caller: who })).body.data.authUrl
/** Calls the callback as the browser does. */
const comeBack = (url: URL) => api('GET', `/v2/calendars/google/save${url.search}`)
const accounts = async (who = caller) =>
  (await api('GET', '/v2/calendars', { caller: who })).body.data.connectedCalendars
const busy = google.save(primary, at(10))

t.test('what a session began, only the browser of that session finishes', async (t) => {
  const signedIn = { ...caller, kind: 'session' as const, sessionId: 'a' }
  const finish = async (who?: typeof signedIn) => {
    const { search } = await google.consent(await connect('isDryRun=true', signedIn))
    return (await api('GET', `/v2/calendars/google/save${search}`, who && { caller: who })).status
  }
  t.equal(await finish(), 403)
  t.equal(await finish({ ...signedIn, sessionId: 'b' }), 403)
  t.equal(await finish(signedIn), 200)
})

google.addCalendar('holidays', { accessRole: 'reader', summary: 'Holidays' })

t.test('connects nothing without consent, in a dry run, or for a wrong state', async (t) => {
  const denied = await comeBack(await google.consent(await connect(), { isDenied: true }))
  t.match(denied, { status: 400, body: { error: { code: 'calendar_failing', message: /access_denied/ } } })
  const partly = await google.consent(await connect(), {
    scope: 'https://www.googleapis.com/auth/calendar.events',
  })
  t.match(await comeBack(partly), { status: 400, body: { error: { message: /not allowed.*calendarlist/ } } })
  t.equal((await comeBack(await google.consent(await connect('isDryRun=true')))).status, 200)
  const back = await google.consent(await connect())
  const other = new URL(back)
  other.searchParams.set('state', 'x')
  t.equal((await comeBack(other)).status, 400)
  const expired = await google.consent(await connect())
  clock.advance(11 * minuteMs)
  t.match(await comeBack(expired), { status: 400, body: { error: { message: /state/ } } })
  t.match(await api('GET', '/v2/calendars/google/connect?redir=javascript:x', { caller }), { status: 400 })
  t.equal((await api('GET', '/v2/calendars/google/connect')).status, 401)
  t.same(await accounts(), [])
  google.fail({ matching: /\/token/, status: 500 })
  t.match(await comeBack(await google.consent(await connect())), {
    status: 400,
    body: { error: { message: /it answered 500/ } },
  })
})

t.test('connects an account; its primary calendar takes time at once', async (t) => {
  t.same(await starts(), all)
  const authUrl = new URL(await connect())
  t.match(authUrl.searchParams.get('redirect_uri'), 'https://book.example.com/v2/calendars/google/save')
  const back = await google.consent(authUrl.href)
  t.match(await comeBack(back), { status: 200, body: { status: 'success' } })
  t.equal((await comeBack(back)).status, 400, 'the state is good for one call')
  t.match(await accounts(), [
    {
      integration: { type: 'google_calendar', slug: 'google' },
      calendars: [
        {
          externalId: primary,
          name: 'Hana',
          primary: true,
          readOnly: false,
          isSelected: true,
          syncedAt: clock.now().toISOString(),
        },
        { externalId: 'holidays', readOnly: true, isSelected: false },
      ],
    },
  ])
  t.same(await accounts(stranger), [])
  t.same(await starts(), without('10:00'))
  t.match((await api('GET', '/v2/calendars', { caller })).body.data.destinationCalendar, {
    externalId: primary,
  })
  t.equal((await api('GET', '/v2/calendars/google/check', { caller })).status, 200)
  const [row] = await db.sql`select sealed_credentials as sealed from calendar_connection`
  t.notMatch(row?.sealed, /ya29|1\/\//)
  const redirected = await google.consent(await connect('redir=https://app.example.com/done?a=1'))
  const refused = await google.consent(await connect('redir=https://app.example.com/done?a=1'), {
    isDenied: true,
  })
  t.match((await comeBack(redirected)).headers.get('location'), 'https://app.example.com/done?a=1')
  t.match(
    (await comeBack(refused)).headers.get('location'),
    'https://app.example.com/done?a=1&error=access_denied',
  )
  t.equal((await accounts()).length, 1, 'the same account again')
})

t.test('follows changes within a minute, and reads only them', async (t) => {
  google.save(primary, { id: busy, ...at(11) })
  await untilStarts(without('11:00'))
  t.match(google.requests.findLast(({ path }) => /hana.*\/events/.test(path))?.path, /syncToken=/)
  google.remove(primary, busy)
  await untilStarts(all)
  const ids = [
    block(9, { transparency: 'transparent' }),
    block(9, { attendees: [{ self: true, responseStatus: 'declined' }] }),
    block(9, { eventType: 'workingLocation' }),
    block(10, { status: 'tentative' }),
    block(11, { eventType: 'outOfOffice' }),
    block(12, { attendees: [{ self: true, responseStatus: 'needsAction' }] }),
    google.save(primary, { start: { date: '2026-12-23' }, end: { date: '2026-12-24' } }),
    google.save(primary, {
      ...at(13),
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
      occurrences: [
        { id: 'series_1', ...at(13) },
        { id: 'series_2', status: 'cancelled' },
        { id: 'series_3', ...at(15) },
      ],
    }),
  ]
  await untilStarts(without('10:00', '11:00', '12:00', '13:00', '15:00'))
  t.same(await starts('2026-12-23'), [], 'a whole day of the zone of the calendar')
  for (const id of ids.slice(0, -1)) google.remove(primary, id)
  google.save(primary, {
    id: ids.at(-1),
    ...at(13),
    occurrences: ['series_1', 'series_2', 'series_3'].map((id) => ({ id, status: 'cancelled' })),
  })
  await untilStarts(all)
})

t.test('a booking is judged by what Google says now, and by the last state while it fails', async (t) => {
  const body = { eventTypeId: eventType.id, start: '2026-12-24T08:00:00Z' }
  const check = () => ask('bookings', 'POST', '/internal/booking-checks', { caller, body })
  const busy = { status: 400, body: { error: { code: 'calendar_busy' } } }
  t.equal((await check()).status, 200)
  clock.advance(6_000)
  const id = block(9)
  google.fail({ matching: /hana.*events/, status: 500 })
  t.equal((await check()).status, 200, 'before the next read')
  t.match(await check(), busy)
  google.remove(primary, id)
  t.match(await check(), busy, 'what was read within seconds counts')
  clock.advance(6_000)
  t.equal((await check()).status, 200)
  t.same(await starts(), all)
})

t.test('reads the whole calendar when its token or its zone is not valid any more', async (t) => {
  block(14)
  google.forgetSyncTokens()
  await untilStarts(without('14:00'))
  const day = google.save(primary, { start: { date: '2026-12-25' }, end: { date: '2026-12-26' } })
  await untilStarts([], '2026-12-25')
  t.equal((await starts()).length, 7)
  google.setTimeZone(primary, 'Asia/Tokyo')
  await untilStarts(['16:00'], '2026-12-25')
  google.setTimeZone(primary, 'Europe/Berlin')
  google.remove(primary, day)
  await untilStarts(all, '2026-12-25')
})

t.test('renews tokens once for all, and keeps the last state while Google fails', async (t) => {
  google.endAccessTokens()
  const renewals = () =>
    google.requests.filter(({ rawBody }) => rawBody.includes('grant_type=refresh_token')).length
  const before = renewals()
  const event = block(15, { iCalUID: 'talk@example.com', summary: 'Talk' })
  const read = () => api('GET', '/v2/calendars/google/event/talk@example.com', { caller })
  const answers = await Promise.all([read(), read(), read()])
  t.strictSame(
    answers.map(({ status }) => status),
    [200, 200, 200],
  )
  t.equal(renewals(), before + 1)
  google.fail({ matching: /hana.*syncToken/, status: 429, headers: { 'retry-after': '7200' } })
  clock.advance(minuteMs)
  const failing = await until(async () => {
    const answer = await api('GET', '/v2/calendars/google/check', { caller })
    return answer.status === 400 && answer
  })
  t.match(failing.body.error.message, /limits requests/)
  const [row] = await db.sql<{ dueAt: Date }[]>`
    select due_at as "dueAt" from calendar where external_id = ${primary}`
  t.equal(row!.dueAt.getTime() - clock.now().getTime(), 7_200_000, 'waits as long as Google asks')
  google.remove(primary, event)
  clock.advance(7_200_000)
  await until(async () => (await api('GET', '/v2/calendars/google/check', { caller })).status === 200)
  t.same(await starts(), without('14:00'))
})

t.test('shows and changes an event, and only what is to be changed', async (t) => {
  const id = google.save(primary, {
    iCalUID: 'review@example.com',
    summary: 'Review',
    ...at(16),
    conferenceData: { conferenceId: 'x' },
    attendees: [{ email: 'ann@example.com', displayName: 'Ann', responseStatus: 'accepted' }],
  })
  const path = '/v2/calendars/google/event/review@example.com'
  t.match((await api('GET', path, { caller })).body.data, {
    title: 'Review',
    source: 'google',
    start: { time: '2026-12-24T15:00:00.000Z' },
    attendees: [{ email: 'ann@example.com', name: 'Ann', responseStatus: 'accepted' }],
  })
  const body = { title: 'Review of the year', end: { time: '2026-12-24T15:30:00Z' } }
  const patch = '/v2/calendars/google/events/review@example.com'
  t.match((await api('PATCH', patch, { caller, body })).body.data, {
    title: 'Review of the year',
    end: { time: '2026-12-24T15:30:00.000Z' },
  })
  t.same(google.requests.findLast(({ method }) => method === 'PATCH')?.json, {
    summary: 'Review of the year',
    end: { dateTime: '2026-12-24T15:30:00.000Z', date: null },
  })
  t.match(google.events(primary).at(-1), { id, conferenceData: { conferenceId: 'x' } })
  t.equal((await api('GET', path, { caller: stranger })).status, 404)
  google.remove(primary, id)
  t.equal((await api('GET', path, { caller })).status, 404)
})

t.test('a booking is written once, moved and removed, with its UID', async (t) => {
  const place = { integration: 'google_calendar', externalId: primary }
  t.equal((await api('PUT', '/v2/destination-calendars', { caller, body: place })).status, 200)
  t.match(
    await api('PUT', '/v2/destination-calendars', { caller, body: { ...place, externalId: 'holidays' } }),
    { status: 400 },
  )
  let version = 0
  const follow = (changes: Partial<BookingSnapshot>) => {
    const booking = {
      id: 1,
      uid: 'one',
      version: ++version,
      organizationId: 5,
      status: 'accepted',
      title: 'Intro with Ann',
      description: 'Notes',
      start: '2026-12-24T08:00:00.000Z',
      end: '2026-12-24T09:00:00.000Z',
      duration: 60,
      eventType: { id: eventType.id, hideCalendarNotes: false, hideCalendarEventDetails: true },
      guests: [],
      hosts: [{ id: 7, name: 'Hana', email: 'hana@example.com' }],
      attendees: [{ id: 1, name: 'Ann', email: 'ann@example.com' }],
      location: 'Room 1',
      icsUid: 'one@svc',
      icsSequence: version,
      createdAt: '2026-12-01T08:00:00.000Z',
      updatedAt: '2026-12-01T08:00:00.000Z',
      ...changes,
    } as unknown as BookingSnapshot
    return db.transaction((tx) => followBooking(tx, { booking }, clock))
  }
  const written = () => google.events(primary).filter(({ iCalUID }) => iCalUID === 'one@svc')
  // Google stores the event, but its answer is lost.
  google.fail({ matching: /^POST .*\/events/, status: 503, afterwards: true })
  await follow({})
  await until(() => written().length === 1)
  const [first] = await until(async () => {
    const rows = await db.sql<{ failures: number }[]>`select failures from calendar_event where failures > 0`
    return rows.length > 0 && rows
  })
  t.equal(first?.failures, 1)
  clock.advance(2 * minuteMs)
  await until(async () => {
    const [row] = await db.sql`select from calendar_event where written_version = 1`
    return row !== undefined
  })
  t.match(written(), [
    {
      summary: 'Intro with Ann',
      description: 'Notes',
      location: 'Room 1',
      visibility: 'private',
      start: { dateTime: '2026-12-24T08:00:00.000Z' },
      attendees: [{ email: 'ann@example.com', responseStatus: 'accepted' }],
    },
  ])
  t.match(google.requests.filter(({ method }) => method === 'POST').at(-1)?.path, /sendUpdates=none/)
  await untilStarts(without('14:00'))
  await follow({ start: '2026-12-24T11:00:00.000Z', end: '2026-12-24T12:00:00.000Z' })
  await until(() => written()[0]?.start.dateTime === '2026-12-24T11:00:00.000Z')
  t.equal(written().length, 1)
  await follow({ status: 'cancelled' })
  await until(() => written().length === 0)
  await follow({ status: 'accepted' })
  await until(() => written().length === 1)
  await follow({ status: 'cancelled' })
  await until(() => written().length === 0)
})

t.test('a withdrawn grant is shown and announced once, and a new one mends it', async (t) => {
  google.withdrawGrant()
  clock.advance(minuteMs)
  const failing = await until(async () => {
    const answer = await api('GET', '/v2/calendars/google/check', { caller })
    return answer.status === 400 && answer
  })
  t.match(failing.body.error.message, /withdrawn/)
  t.match((await accounts())[0].error, { message: /withdrawn/ })
  t.same(await starts(), without('14:00'), 'the last good state counts')
  const events = await db.sql`
    select from outbox where type like '%delegation-credential.failed'
    union all select from event_log where type like '%delegation-credential.failed'`
  t.equal(events.length, 1)
  t.equal((await comeBack(await google.consent(await connect()))).status, 200)
  t.equal((await api('GET', '/v2/calendars/google/check', { caller })).status, 200)
})

t.test('disconnecting ends the grant, unless someone else uses it', async (t) => {
  t.equal((await comeBack(await google.consent(await connect('', stranger)))).status, 200)
  const end = async (who: typeof caller) => {
    const [account] = await accounts(who)
    return api('POST', '/v2/calendars/google/disconnect', { caller: who, body: { id: account.credentialId } })
  }
  t.equal((await end(stranger)).status, 200)
  t.ok(google.isGranted())
  t.equal((await end(caller)).status, 200)
  t.notOk(google.isGranted())
  t.same(await accounts(), [])
  t.same(await starts(), all)
  t.equal((await ask('gateway', 'GET', '/internal/destination-calendars', { caller })).body.data.length, 0)
})

t.test('a change of a booking made in the calendar is announced once, an own write never', async (t) => {
  await comeBack(await google.consent(await connect()))
  const uid = 'moved@punctual.test'
  const told = async () =>
    (
      await db.sql<{ data: Json }[]>`
        select data from (
          select pos, body::jsonb->'data' as data from outbox where type = 'scheduling.calendar-event.changed'
          union all
          select pos, body::jsonb->'data' from event_log where type = 'scheduling.calendar-event.changed') told
        order by pos`
    ).map(({ data }) => data)
  const at = (hour: string) => ({ dateTime: `2026-12-29T${hour}:00:00.000Z` })
  const stored = () => google.events(primary).find(({ iCalUID }) => iCalUID === uid)!
  const untilRead = async () => {
    const before = (await accounts())[0]!.primary.syncedAt
    clock.advance(minuteMs)
    await until(async () => (await accounts())[0]!.primary.syncedAt !== before)
  }
  await api('PUT', '/v2/destination-calendars', {
    caller,
    body: { integration: 'google_calendar', externalId: primary },
  })
  const booking = (changes: Json = {}) =>
    ({
      uid: 'moved',
      icsUid: uid,
      icsSequence: 0,
      version: 1,
      organizationId: 5,
      status: 'accepted',
      title: 'Intro',
      description: '',
      start: '2026-12-29T10:00:00.000Z',
      end: '2026-12-29T11:00:00.000Z',
      updatedAt: now.toISOString(),
      location: '',
      hosts: [{ id: 7, name: 'Hana', email: 'hana@example.com' }],
      attendees: [{ id: 1, name: 'Ann', email: 'ann@example.com' }],
      guests: [],
      series: null,
      eventType: { id: eventType.id, hideCalendarNotes: false },
      ...changes,
    }) as unknown as BookingSnapshot
  const follow = (changes?: Json) =>
    db.transaction((tx) => followBooking(tx, { booking: booking(changes) }, clock))
  await follow()
  await until(stored)
  await untilRead()
  await untilRead()
  t.same(await told(), [], 'what was written is no change')

  google.save(primary, {
    ...stored(),
    start: at('12'),
    end: at('13'),
    attendees: [{ email: 'Ann@example.com', responseStatus: 'declined' }],
  })
  await untilRead()
  await untilRead()
  const moved = { type: 'moved', start: '2026-12-29T12:00:00.000Z', end: '2026-12-29T13:00:00.000Z' }
  t.match(await told(), [
    { change: null, declinedBy: ['ann@example.com'], follow: false },
    { calendarEvent: { bookingUid: 'moved', userId: 7 }, change: moved, declinedBy: ['ann@example.com'] },
  ])

  await follow({ version: 2, start: moved.start, end: moved.end })
  await untilRead()
  await untilRead()
  t.equal((await told()).filter(({ change }) => change).length, 1, 'a booking that follows is in step')
  t.match(stored().attendees, [{ responseStatus: 'declined' }], 'an answer stays')

  const { credentialId: id } = (await accounts())[0]!
  const settings = { caller, body: { id, whenChanged: 'follow' } }
  t.equal((await api('PATCH', '/v2/calendars/google/settings', settings)).status, 200)
  google.remove(primary, stored().id)
  await untilRead()
  t.match((await told()).at(-1), { change: { type: 'removed' }, follow: true })
})

t.test('settings of a connection: checked, shown, of its owner only', async (t) => {
  const { credentialId: id } = (await accounts())[0]!
  const set = (body: Json, who = caller) =>
    api('PATCH', '/v2/calendars/google/settings', { caller: who, body: { id, ...body } })
  t.equal((await set({ whenChanged: 'other' })).status, 400)
  t.equal((await set({ whenChanged: 'mark' }, stranger)).status, 404)
  t.match(await set({ whenChanged: 'mark', whenUnreachable: 'open' }), {
    status: 200,
    body: { data: { id, whenChanged: 'mark', whenUnreachable: 'open' } },
  })
  t.match(await set({ whenUnreachable: null }), { body: { data: { whenUnreachable: 'closed' } } })
  t.match(await accounts(), [{ settings: { whenChanged: 'mark', whenUnreachable: 'closed' } }])
})

/** A booking of an hour that is to be in the calendar. */
const aBooking = (uid: string, hour: number) =>
  ({
    uid,
    icsUid: `${uid}@punctual.test`,
    icsSequence: 0,
    version: 1,
    organizationId: 5,
    status: 'accepted',
    title: 'Intro',
    description: '',
    start: `2026-12-30T${hour}:00:00.000Z`,
    end: `2026-12-30T${hour + 1}:00:00.000Z`,
    updatedAt: now.toISOString(),
    location: '',
    hosts: [{ id: 7, name: 'Hana', email: 'hana@example.com' }],
    attendees: [],
    guests: [],
    series: null,
    eventType: { id: eventType.id, hideCalendarNotes: false },
  }) as unknown as BookingSnapshot
const writtenAs = (uid: string) =>
  google.events(primary).filter(({ iCalUID }) => iCalUID === `${uid}@punctual.test`).length

t.test('what a process claimed before it died is written by another one, once', async (t) => {
  const claimed = await db.transaction(async (tx) => {
    await followBooking(tx, { booking: aBooking('died', 10) }, clock)
    const until = new Date(clock.now().getTime() + 2 * minuteMs)
    return claimDueEvents(tx, { now: clock.now(), until, limit: 10 })
  })
  t.equal(claimed.length, 1)
  clock.advance(minuteMs)
  t.equal(writtenAs('died'), 0, 'while the claim lasts, no other process writes it')
  clock.advance(minuteMs)
  await until(() => writtenAs('died') === 1)
  google.fail({ matching: /^POST .*\/events/, status: 502, afterwards: true })
  await db.transaction((tx) => followBooking(tx, { booking: aBooking('unanswered', 11) }, clock))
  await until(() => writtenAs('unanswered') === 1)
  clock.advance(2 * minuteMs)
  const isWritten = async () =>
    (await db.sql`select from calendar_event where booking_uid = 'unanswered' and due_at is null`).length ===
    1
  await until(isWritten)
  t.equal(writtenAs('unanswered'), 1, 'a lost answer makes no second event')
})

t.test('while Google is down for an hour, nothing is lost or doubled', async (t) => {
  const fault = { matching: /\/events/, status: 503, times: 10_000 }
  google.fail(fault)
  const uids = ['down1', 'down2', 'down3']
  for (const [at, uid] of uids.entries())
    await db.transaction((tx) => followBooking(tx, { booking: aBooking(uid, 12 + at) }, clock))
  const failures = async () =>
    Number((await db.sql`select min(failures) from calendar_event where booking_uid like 'down%'`)[0]!.min)
  for (const tries of [1, 2, 3, 4]) {
    await until(async () => (await failures()) >= tries)
    clock.advance(15 * minuteMs)
  }
  t.same(uids.map(writtenAs), [0, 0, 0])
  fault.matching = /nothing/
  clock.advance(6 * 60 * minuteMs)
  await until(() => uids.every((uid) => writtenAs(uid) > 0))
  t.same(uids.map(writtenAs), [1, 1, 1])
})

t.test(
  'a calendar that is not read for a day blocks its person, unless the person says otherwise',
  async (t) => {
    await until(async () => {
      const { calendars } = (await accounts())[0]!
      return calendars.every(({ syncedAt }: Json) => syncedAt === clock.now().toISOString())
    })
    const fault = { matching: /\/events/, status: 503, times: 10_000 }
    google.fail(fault)
    clock.advance(23 * 60 * minuteMs)
    const { credentialId: id } = (await accounts())[0]!
    await until(async () => (await accounts())[0]!.error)
    t.not((await starts()).length, 0, 'the last state counts for a day')
    clock.advance(2 * 60 * minuteMs)
    await untilStarts([])
    const body = { eventTypeId: eventType.id, start: '2026-12-24T10:00:00Z' }
    const refused = await ask('bookings', 'POST', '/internal/booking-checks', { caller, body })
    t.match(refused, { status: 400, body: { error: { code: 'calendar_busy' } } })
    const set = (whenUnreachable: string) =>
      api('PATCH', '/v2/calendars/google/settings', { caller, body: { id, whenUnreachable } })
    t.equal((await set('open')).status, 200)
    t.not((await starts()).length, 0)
    t.equal((await set('closed')).status, 200)
    t.same(await starts(), [])
    fault.matching = /nothing/
    clock.advance(6 * 60 * minuteMs)
    await until(async () => (await starts()).length > 0)
  },
)

t.test('settings that change while a calendar is read, in vain, are kept', async (t) => {
  const { credentialId: id } = (await accounts())[0]!
  const set = (settings: object) =>
    api('PATCH', '/v2/calendars/google/settings', { caller, body: { id, ...settings } })
  let answer = () => {}
  const after = new Promise<void>((resolve) => {
    answer = resolve
  })
  const fault = { matching: /\/events/, status: 503, times: 10_000, after }
  const asked = google.requests.length
  google.fail(fault)
  clock.advance(26 * 60 * minuteMs)
  await until(() => google.requests.slice(asked).some(({ path }) => path.includes('/events')))
  t.equal((await set({ whenUnreachable: 'open' })).status, 200)
  answer()
  await until(async () => (await accounts())[0]!.error)
  t.not((await starts()).length, 0)
  fault.matching = /nothing/
  clock.advance(6 * 60 * minuteMs)
  await until(async () => !(await accounts())[0]!.error)
  t.equal((await set({ whenUnreachable: 'closed' })).status, 200)
})
