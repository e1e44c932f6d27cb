import { egressRules } from '@punctual/egress'
import {
  type Fault,
  type Json,
  missingCalDav,
  startCalDav,
  startGoogle,
  startMicrosoft,
  startReceiver,
} from '@punctual/testing'
import t from 'tap'
import type { CalendarAdapter, CalendarFailure, TokenAccount } from '../../src/calendars/adapter.ts'
import { createCalendarHttp } from '../../src/calendars/calendar-http.ts'
import { busyOf } from '../../src/calendars/ical/busy-of.ts'
import { calendarKinds } from '../../src/calendars/kinds.ts'
import { createCalendarThreads } from '../../src/calendars/threads/pool.ts'
import { schedulingConfig } from '../../src/config.ts'
import type { Cursor, Validators } from '../../src/domain/connected-calendar.ts'

// What every kind of calendar does, and how each provider's failures show.

const http = createCalendarHttp(egressRules(['127.0.0.0/8']))
const threads = createCalendarThreads()
t.teardown(async () => {
  http.close()
  await threads.close()
})
const now = new Date('2026-12-01T08:00:00Z')
const window = { from: now, to: new Date('2027-01-01T00:00:00Z'), timeZone: 'Europe/Berlin' }
const unread: Validators = { etag: null, lastModified: null, cursor: null }

/** A kind of calendar with one account and one calendar. */
interface World {
  adapter: CalendarAdapter
  account: unknown
  calendar: string
  /** Adds an event of an hour, as its person does. */
  add?(hour: number): unknown
  /** How many events the provider has. */
  count(): number | Promise<number>
  fail?(fault: Fault): void
  /** The provider forgets what it has told before. */
  forget?(): void
  endAccessTokens?(): void
}

const kindsOf = (env: Record<string, string> = {}) => calendarKinds(http, threads, schedulingConfig(env))
const owner = { userId: 7, organizationId: 5 }
const adapterOf = (slug: string, env?: Record<string, string>) =>
  kindsOf(env).errand(owner, 60_000).adapter('calendar', slug)

/** Goes through the page of consent. */
async function accountOf(
  { oauth }: CalendarAdapter,
  consent: (authUrl: string) => Promise<URL>,
): Promise<TokenAccount> {
  const request = { redirectUri: 'https://book.example.com/save', verifier: 'a verifier of 43 characters' }
  const back = await consent(await oauth!.authorizationUrl({ ...request, state: 'state' }))
  let tokens = await oauth!.exchange(back.searchParams.get('code')!, request, now)
  return {
    async accessToken(rejected) {
      if (rejected === tokens.accessToken) tokens = await oauth!.renew(tokens, now)
      return tokens.accessToken
    },
  }
}

const at = (hour: number) => `2026-12-02T${String(hour).padStart(2, '0')}:00:00`
const clock = { now: () => now }

async function google(): Promise<World> {
  const server = await startGoogle(t, { clock })
  const adapter = adapterOf('google', server.env)
  const calendar = 'hana@gmail.example'
  return {
    adapter,
    account: await accountOf(adapter, server.consent),
    calendar,
    add: (hour) =>
      server.save(calendar, {
        start: { dateTime: `${at(hour)}Z` },
        end: { dateTime: `${at(hour + 1)}Z` },
      }),
    count: () => server.events(calendar).length,
    fail: server.fail,
    forget: server.forgetSyncTokens,
    endAccessTokens: server.endAccessTokens,
  }
}

async function microsoft(): Promise<World> {
  const server = await startMicrosoft(t, { clock })
  const adapter = adapterOf('office365', server.env)
  const calendar = 'AAMkCalendar='
  return {
    adapter,
    account: await accountOf(adapter, server.consent),
    calendar,
    add: (hour) => server.save(calendar, { start: { dateTime: at(hour) }, end: { dateTime: at(hour + 1) } }),
    count: () => server.events(calendar).length,
    fail: server.fail,
    forget: server.forgetDeltaLinks,
    endAccessTokens: server.endAccessTokens,
  }
}

async function calDav(): Promise<World> {
  const { url, username, password, calendar, events } = await startCalDav(t)
  return {
    adapter: adapterOf('caldav'),
    account: { url, username, password },
    calendar,
    count: async () => (await events()).length,
  }
}

/** Returns the starts of busy time, and what the next read begins with. */
async function read({ adapter, account, calendar }: World, seen = unread) {
  const found = await adapter.read(account, calendar, window, seen)
  if (found && 'items' in found) {
    const series = new Map(found.items.map((item) => [item.id, item]))
    const busy = found.items
      .filter(({ takesTime, seriesId }) => takesTime ?? series.get(seriesId ?? '')?.takesTime ?? true)
      .flatMap(({ span }) => span?.start.toISOString().slice(0, 16) ?? [])
      .sort()
    return { busy, found, seen: { ...unread, cursor: found.cursor } }
  }
  const minutes = { from: window.from.getTime() / 60_000, to: window.to.getTime() / 60_000 }
  const spans = busyOf({ texts: found?.texts ?? [], ...minutes, timeZone: 'UTC', ownUids: [] })
  return {
    busy: spans.map(({ start }) => new Date(start * 60_000).toISOString().slice(0, 16)),
    found,
    seen: { ...unread, ...found },
  }
}

const ics = (uid: string, start: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//test//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261201T000000Z',
    `DTSTART:${start}`,
    'DURATION:PT30M',
    'SUMMARY:Intro\\; with Ann',
    'ATTENDEE;CN=Ann:mailto:ann@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const kinds: Record<string, { start(): Promise<World>; skip?: string | undefined }> = {
  caldav: { start: calDav, skip: await missingCalDav() },
  google: { start: google },
  office365: { start: microsoft },
}

for (const [kind, { start, skip }] of Object.entries(kinds))
  t.test(`${kind}: an event is written, found, changed and removed`, { skip: skip ?? false }, async (t) => {
    const world = await start()
    const { adapter, account, calendar, add } = world
    const { writer } = adapter
    const functions = [...Object.values(adapter), ...Object.values(writer!)].filter(
      (each) => typeof each === 'function',
    )
    t.ok(functions.length <= 8, 'the interface of an adapter is small')
    const [listed] = await adapter.listCalendars(account)
    t.match(listed, { externalId: calendar, isPrimary: true, readOnly: false })
    t.same((await read(world)).busy, [])
    const uid = '20261202T100000Z-a@svc'
    await writer!.put(account, calendar, { uid, ics: ics(uid, '20261202T100000Z') })
    await writer!.put(account, calendar, { uid, ics: ics(uid, '20261202T100000Z') })
    t.same((await read(world)).busy, ['2026-12-02T10:00'])
    await writer!.put(account, calendar, { uid, ics: ics(uid, '20261203T100000Z') })
    t.same((await read(world)).busy, ['2026-12-03T10:00'])
    t.equal(await world.count(), 1)
    const found = await adapter.find(account, calendar, uid)
    t.match(found?.ics, /SUMMARY:Intro\\; with Ann/)
    await writer!.replace(account, found!, found!.ics.replace('Intro', 'Talk'))
    const changed = await adapter.find(account, calendar, uid)
    t.match(changed?.ics, /SUMMARY:Talk/)
    await t.rejects(writer!.replace(account, found!, found!.ics.replace('Intro', 'Late')), {
      name: 'CalendarFailure',
    })
    t.equal(await adapter.find(account, calendar, 'another@svc'), undefined)
    await writer!.remove(account, calendar, uid)
    await writer!.remove(account, calendar, uid)
    t.equal(await adapter.find(account, calendar, uid), undefined)
    t.same((await read(world)).busy, [])
    await writer!.put(account, calendar, { uid, ics: ics(uid, '20261204T100000Z') })
    t.same((await read(world)).busy, ['2026-12-04T10:00'], 'an event of that UID comes back')
    await writer!.remove(account, calendar, uid)
    if (!add) return

    for (const hour of [8, 10, 12, 14, 16]) add(hour)
    const whole = await read(world)
    t.equal(whole.busy.length, 5, 'on several pages')
    add(18)
    const next = await read(world, whole.seen)
    t.match(next.found, { isWhole: false })
    t.same(next.busy, ['2026-12-02T18:00'], 'only what has changed')
    t.same((await read(world, next.seen)).busy, [])
    world.forget?.()
    const again = await read(world, next.seen)
    t.match(again.found, { isWhole: true })
    t.equal(again.busy.length, 6)
    const cursor: Cursor = { ...again.seen.cursor!, from: '2026-11-20T00:00:00Z' }
    t.match((await read(world, { ...unread, cursor })).found, { isWhole: true }, 'the window moves on')

    world.endAccessTokens?.()
    t.equal((await read(world, again.seen)).busy.length, 0, 'a token that ended early is renewed')
    const failureOf = async (fault: Fault): Promise<CalendarFailure> => {
      world.fail?.(fault)
      return read(world, again.seen).then(
        () => t.fail('succeeds'),
        (error) => error,
      )
    }
    const slow = { status: 429, headers: { 'retry-after': '120' } }
    t.match(await failureOf(slow), { kind: 'unreachable', retryAfterMs: 120_000 })
    t.match(await failureOf({ status: 403 }), { kind: 'credentials' })
    t.match(await failureOf({ status: 401, times: 2 }), { kind: 'credentials' })
    for (const status of [404, 500, 503]) t.match(await failureOf({ status }), { kind: 'unreachable' })
    t.match(await failureOf({ status: 200, body: '<html>' }), { kind: 'unreachable', message: /JSON/ })
    t.match(await failureOf({ status: 200, body: '{}' }), { kind: 'unreachable' })

    world.fail?.({ matching: /^POST .*events/, status: 503, afterwards: true })
    const event = { uid: 'lost@svc', ics: ics('lost@svc', '20261205T100000Z') }
    await t.rejects(writer!.put(account, calendar, event), { message: /503/ })
    await writer!.put(account, calendar, event)
    t.equal(await world.count(), 7, 'a lost answer makes no second event')
  })

t.test('Google asks for fewer requests also by 403', async (t) => {
  const world = await google()
  const body = JSON.stringify({ error: { errors: [{ reason: 'rateLimitExceeded' }] } })
  world.fail?.({ status: 403, body })
  await t.rejects(read(world), { kind: 'unreachable', message: /limits requests/ })
})

t.test('Microsoft: occurrences, whole days and what takes no time', async (t) => {
  const server = await startMicrosoft(t, { clock })
  const adapter = adapterOf('office365', server.env)
  const calendar = 'AAMkCalendar='
  const account = await accountOf(adapter, server.consent)
  const world: World = { adapter, account, calendar, count: () => 0 }
  const span = (hour: number) => ({ start: { dateTime: at(hour) }, end: { dateTime: at(hour + 1) } })
  for (const without of [
    { showAs: 'free' },
    { showAs: 'workingElsewhere' },
    { isCancelled: true },
    { responseStatus: { response: 'declined' } },
  ])
    server.save(calendar, { ...span(8), ...without })
  server.save(calendar, { ...span(9), showAs: 'tentative' })
  server.save(calendar, { ...span(11), showAs: 'oof' })
  server.save(calendar, {
    start: { dateTime: '2026-12-05T00:00:00' },
    end: { dateTime: '2026-12-06T00:00:00' },
    isAllDay: true,
  })
  const series = (showAs: string): Json => ({
    id: 'series',
    type: 'seriesMaster',
    showAs,
    ...span(13),
    occurrences: [13, 15].map((hour) => ({
      id: `series ${hour}`,
      type: 'occurrence',
      seriesMasterId: 'series',
      ...span(hour),
    })),
  })
  server.save(calendar, series('busy'))
  const busy = ['09', '11', '13', '15'].map((hour) => `2026-12-02T${hour}:00`)
  t.same((await read(world)).busy, [...busy, '2026-12-04T23:00'], 'whole days in the zone of the owner')
  server.save(calendar, series('free'))
  t.same((await read(world)).busy, [...busy.slice(0, 2), '2026-12-04T23:00'])
  const other = { ...unread, cursor: { token: 'http://127.0.0.1:1/v1.0/x', from: now.toISOString() } }
  const cursor = { ...other.cursor, timeZone: 'Europe/Berlin' }
  await t.rejects(read(world, { ...other, cursor }), { kind: 'content', message: /another server/ })
})

t.test('Microsoft: people are texts, and stay as they are', async (t) => {
  const server = await startMicrosoft(t, { clock })
  const adapter = adapterOf('office365', server.env)
  const account = await accountOf(adapter, server.consent)
  const calendar = 'AAMkCalendar='
  const uid = 'a@svc'
  await adapter.writer!.put(account, calendar, { uid, ics: ics(uid, '20261202T100000Z') })
  const [event] = server.events(calendar)
  t.match(event, { body: { content: 'Ann <ann@example.com>' }, showAs: 'busy' })
  t.notOk('attendees' in event)
  const found = await adapter.find(account, calendar, uid)
  const text = found!.ics.replace('STATUS:CONFIRMED', 'STATUS:CANCELLED')
  await t.rejects(adapter.writer!.replace(account, found!, text), { kind: 'content', message: /Outlook/ })
})

t.test('ics-feed: an event is found and read, and never written', async (t) => {
  const feed = await startReceiver(t)
  feed.respondWith(({ headers }) =>
    headers['if-none-match']
      ? { status: 304 }
      : { headers: { etag: '"1"' }, body: ics('a', '20261202T100000Z') },
  )
  const adapter = adapterOf('ics-feed')
  const calendar = new URL('/a.ics', feed.url).href
  const world: World = { adapter, account: { urls: [calendar] }, calendar, count: () => 1 }
  t.match(await adapter.listCalendars(world.account), [{ externalId: calendar, readOnly: true }])
  const first = await read(world)
  t.same(first.busy, ['2026-12-02T10:00'])
  t.equal((await read(world, first.seen)).found, undefined)
  t.match((await adapter.find(world.account, calendar, 'a'))?.ics, /Intro/)
  t.equal(adapter.writer, undefined)
})

t.test('Google and Microsoft: the ways into a meeting are shown with its codes', async (t) => {
  const [google, microsoft] = await Promise.all([startGoogle(t, { clock }), startMicrosoft(t, { clock })])
  const entryPoints = [
    { entryPointType: 'video', uri: 'https://meet.example/abc', label: 'Join', passcode: 'p' },
    { entryPointType: 'phone', uri: 'tel:+49301', pin: '12', regionCode: 'DE' },
    { entryPointType: 'unknown', uri: 'https://meet.example/more' },
    { entryPointType: 'video' },
  ]
  google.save('hana@gmail.example', {
    iCalUID: 'a@svc',
    start: { dateTime: `${at(10)}Z` },
    end: { dateTime: `${at(11)}Z` },
    conferenceData: { entryPoints },
  })
  const ofGoogle = adapterOf('google', google.env)
  const here = await accountOf(ofGoogle, google.consent)
  t.same((await ofGoogle.find(here, 'hana@gmail.example', 'a@svc'))?.locations, [
    { type: 'video', url: 'https://meet.example/abc', label: 'Join', password: 'p' },
    { type: 'phone', url: 'tel:+49301', pin: '12', regionCode: 'DE' },
    { type: 'more', url: 'https://meet.example/more' },
  ])
  microsoft.save('AAMkCalendar=', {
    iCalUId: 'b@svc',
    start: { dateTime: at(10) },
    end: { dateTime: at(11) },
    onlineMeeting: { joinUrl: 'https://teams.example/b', tollNumber: '+49302', conferenceId: '77' },
  })
  const ofMicrosoft = adapterOf('office365', microsoft.env)
  const there = await accountOf(ofMicrosoft, microsoft.consent)
  t.same((await ofMicrosoft.find(there, 'AAMkCalendar=', 'b@svc'))?.locations, [
    { type: 'video', url: 'https://teams.example/b' },
    { type: 'phone', url: 'tel:+49302', pin: '77' },
  ])
})
