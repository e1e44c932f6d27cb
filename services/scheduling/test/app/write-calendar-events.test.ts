import type { BookingSnapshot } from '@punctual/contracts'
import { egressRules } from '@punctual/egress'
import { missingCalDav, startCalDav } from '@punctual/testing'
import t from 'tap'
import { refreshDue, writeDue } from '../../src/app/due-calendar-work.ts'
import { createCalendarHttp } from '../../src/calendars/calendar-http.ts'
import { calendarKinds } from '../../src/calendars/kinds.ts'
import { createCalendarThreads } from '../../src/calendars/threads/pool.ts'
import { rememberClient } from '../../src/db/calendar-events-repository.ts'
import { followBooking } from '../../src/events/follow-booking.ts'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const missing = await missingCalDav()

t.test('bookings in a real CalDAV calendar', { skip: missing ?? false }, async (t) => {
  const server = await startCalDav(t)
  const { api, ask, bookings, clock, db, sealer } = await startScheduling(t)
  bookings.respondWith(() => ({ body: JSON.stringify({ claims: [] }) }))
  const http = createCalendarHttp(egressRules(['127.0.0.0/8']))
  t.teardown(() => http.close())
  const threads = createCalendarThreads()
  t.teardown(() => threads.close())
  const config = { calendarUnreachable: 'closed', calendarMaxAgeMs: 86_400_000 } as const
  const deps = { db, clock, sealer, config, kinds: calendarKinds(http, threads) }
  const profile = aProfile({ id: 7, clientId: 'app' })
  const caller = aCaller(profile)
  const { url, username, password, calendar: externalId } = server

  const booking = (changes: Partial<BookingSnapshot> = {}) =>
    ({
      id: 1,
      uid: 'one',
      version: 1,
      organizationId: 5,
      status: 'accepted',
      title: 'Intro; with Ann',
      description: '',
      start: '2026-12-02T10:00:00.000Z',
      end: '2026-12-02T10:30:00.000Z',
      duration: 30,
      eventType: { id: 3, hideCalendarNotes: false },
      guests: ['guest@example.com'],
      hosts: [{ id: 7, name: 'Hana', email: 'hana@example.com' }],
      attendees: [{ id: 1, name: 'Ann', email: 'ann@example.com' }],
      location: 'Room 1',
      icsUid: 'one@svc',
      icsSequence: 0,
      createdAt: '2026-12-01T08:00:00.000Z',
      updatedAt: '2026-12-01T08:00:00.000Z',
      ...changes,
    }) as BookingSnapshot
  const follow = async (changes: Partial<BookingSnapshot>, previous?: { uid: string }) => {
    const event = { booking: booking(changes), ...(previous && { previous }) }
    await db.transaction((tx) => followBooking(tx, event, clock))
    await writeDue(deps)
  }
  const connect = (body: object) => api('POST', '/v2/calendars/caldav/credentials', { caller, body })
  const { body: connected } = await connect({ url, username, password })
  const id: number = connected.data.id

  t.test('400 names an account that cannot be used', async (t) => {
    t.match(await connect({ url, username, password: 'x' }), {
      status: 400,
      body: { error: { message: /rejected the credentials/ } },
    })
    t.match(await connect({ username, password }), {
      status: 400,
      body: { error: { message: /url is required/ } },
    })
    t.match(await connect({ url: 'http://10.0.0.1/', username, password }), { status: 400 })
  })

  t.test('writes nothing without a destination', async (t) => {
    await follow({})
    t.same(await server.events(), [])
    const set = (body: object) => api('PUT', '/v2/destination-calendars', { caller, body })
    const integration = 'caldav_calendar'
    t.equal((await set({ integration, externalId: 'x' })).status, 400)
    t.equal((await set({ integration: 'apple_calendar', externalId })).status, 404)
    t.match(await set({ integration: 'google_calendar', externalId }), {
      status: 400,
      body: { error: { message: /google_calendar/ } },
    })
    t.match(await set({ integration, externalId }), {
      status: 200,
      body: { data: { userId: 7, integration, externalId, credentialId: id } },
    })
  })

  t.test('a destination calendar by its own id', async (t) => {
    const path = '/internal/destination-calendars'
    const [own] = (await ask('gateway', 'GET', path, { caller })).body.data
    t.match(own, { integration: 'caldav_calendar', externalId, userId: 7, eventTypeId: null })
    const edit = (body: object, who = caller, id = own.id) =>
      ask('gateway', 'PATCH', `${path}/${id}`, { caller: who, body })
    t.match(await edit({ integration: 'caldav_calendar', externalId, bookingId: 9 }), {
      status: 200,
      body: { data: { id: own.id, externalId, bookingId: 9 } },
    })
    t.equal((await edit({ externalId })).status, 400, 'externalId without integration')
    t.equal((await edit({ eventTypeId: 3 })).status, 400, 'an event type for the calendar of a user')
    t.equal((await edit({ integration: 'caldav_calendar', externalId: 'x' })).status, 400)
    t.equal((await edit({ integration: 'apple_calendar', externalId })).status, 404)
    t.equal((await edit({ userId: 8 })).status, 403)
    t.equal((await edit({}, caller, own.id + 1)).status, 404)
    t.equal((await edit({}, aCaller(aProfile({ id: 8 })))).status, 403)
    t.equal((await edit({}, aCaller(aProfile({ id: 9, organizationId: 6 })))).status, 404)
  })

  t.test('a booking is created, moved as another booking, and deleted', async (t) => {
    await follow({})
    const [written] = await server.events()
    t.match(written, /UID:one@svc/)
    t.match(written, /SUMMARY:Intro\\; with Ann/)
    t.match(written, /DTSTART:20261202T100000Z/)
    t.match(written, /ann@example.com/)
    const moved = { uid: 'two', id: 2, start: '2026-12-03T10:00:00.000Z', end: '2026-12-03T10:30:00.000Z' }
    await follow({ ...moved, icsSequence: 1 }, { uid: 'one' })
    const events = await server.events()
    t.equal(events.length, 1)
    t.match(events[0], /DTSTART:20261203T100000Z/)
    await follow({ version: 5 })
    await follow({ version: 6, status: 'cancelled' })
    t.match((await server.events())[0], /DTSTART:20261203T100000Z/, 'a late event of the former booking')
    await follow({ ...moved, icsSequence: 2, version: 2, status: 'cancelled' })
    t.same(await server.events(), [])
  })

  t.test('each occurrence of a series has its own event, although they share a UID', async (t) => {
    const occurrence = (uid: string, start: string) => ({
      uid,
      icsUid: 'series@svc',
      recurringBookingUid: 'series',
      start,
      end: start.replace(':00:00', ':30:00'),
      series: { start } as BookingSnapshot['series'] & object,
    })
    const first = occurrence('s1', '2027-01-04T10:00:00.000Z')
    const second = occurrence('s2', '2027-01-11T10:00:00.000Z')
    await follow(first)
    await follow(second)
    t.equal((await server.events()).length, 2)
    const moved = { ...occurrence('s3', '2027-01-12T12:00:00.000Z'), series: second.series, icsSequence: 1 }
    await follow(moved, { uid: 's2' })
    const starts = (await server.events()).map((event) => /DTSTART:(\w+)/.exec(event)?.[1])
    t.strictSame(starts.sort(), ['20270104T100000Z', '20270112T120000Z'])
    for (const one of [first, moved])
      await follow({ ...one, version: 2, icsSequence: 2, status: 'cancelled' })
    t.same(await server.events(), [])
  })

  t.test('unaccepted and unpaid bookings are not written', async (t) => {
    const other = { uid: 'three', icsUid: 'three@svc' }
    await follow({ ...other, status: 'pending' })
    t.same(await server.events(), [])
    await follow({ ...other, version: 2 })
    t.equal((await server.events()).length, 1)
    await follow({ ...other, version: 3, icsSequence: 1, status: 'rejected' })
    t.same(await server.events(), [])
  })

  t.test('events written for bookings are not busy time of their own', async (t) => {
    await follow({ uid: 'four', icsUid: 'four@svc' })
    const of = { integration: 'caldav_calendar', externalId, credentialId: id }
    t.equal((await api('POST', '/v2/selected-calendars', { caller, body: of })).status, 201)
    await server.request('PUT', `${externalId}theirs.ics`, theirs)
    clock.advance(11 * 60_000)
    await refreshDue(deps)
    const query = `credentialId=${id}&externalId=${encodeURIComponent(externalId)}`
    t.match((await api('GET', `/v2/calendars/busy-times?${query}`, { caller })).body.data, [
      { start: '2026-12-04T10:00:00.000Z', end: '2026-12-04T11:00:00.000Z' },
    ])
  })

  t.test('an event is read and changed at the provider', async (t) => {
    const read = (uid: string, kind = 'caldav') =>
      api('GET', `/v2/calendars/${kind}/event/${encodeURIComponent(uid)}`, { caller })
    const change = (uid: string, body: object, kind = 'caldav') =>
      api('PATCH', `/v2/calendars/${kind}/events/${encodeURIComponent(uid)}`, { caller, body })
    t.strictSame((await read('theirs')).body.data, {
      id: 'theirs',
      title: 'Theirs',
      description: null,
      locations: null,
      attendees: null,
      status: null,
      start: { time: '2026-12-04T10:00:00.000Z', timeZone: 'UTC' },
      end: { time: '2026-12-04T11:00:00.000Z', timeZone: 'UTC' },
      hosts: null,
      calendarEventOwner: null,
      source: 'caldav',
    })
    t.match((await read('four@svc')).body.data, {
      title: 'Intro; with Ann',
      status: 'accepted',
      locations: [{ type: 'more', url: 'Room 1' }],
      hosts: [{ email: 'hana@example.com', name: 'Hana' }],
      attendees: [{ email: 'ann@example.com', name: 'Ann', responseStatus: 'accepted' }, {}],
    })
    const moved = { time: '2026-12-04T12:00:00+01:00', timeZone: 'Europe/Berlin' }
    const ann = { email: 'ann@example.com', name: 'Ann', responseStatus: 'declined', optional: true }
    const body = { title: 'Ours', description: 'Bring it', end: moved, attendees: [ann], status: 'pending' }
    const changed = {
      title: 'Ours',
      description: 'Bring it',
      status: 'pending',
      attendees: [ann],
      start: { time: '2026-12-04T10:00:00.000Z' },
      end: { time: '2026-12-04T11:00:00.000Z' },
    }
    t.match(await change('theirs', body), { status: 200, body: { data: changed } })
    t.match((await read('theirs')).body.data, changed)
    const plain = { description: null, attendees: null, status: null }
    t.match((await change('theirs', plain)).body.data, { title: 'Ours', ...plain })
    t.match(await change('theirs', { end: { time: '2026-12-04T10:00:00Z' } }), {
      status: 400,
      body: { error: { details: { errors: [{ path: 'end.time' }] } } },
    })
    t.equal((await change('theirs', { status: 'maybe' })).status, 400)
    t.equal((await read('unknown')).status, 404)
    t.equal((await change('unknown', {})).status, 404)
    t.equal((await read('theirs', 'apple')).status, 404, 'not connected')
    t.match(await read('theirs', 'google'), { status: 400, body: { error: { message: /google/ } } })
    t.equal((await change('theirs', {}, 'ics-feed')).status, 400, 'can only be read')
    const series = theirs
      .replace('UID:theirs', 'UID:series')
      .replace('DURATION', 'RRULE:FREQ=DAILY\r\nDURATION')
    await server.request('PUT', `${externalId}series.ics`, series)
    t.equal((await change('series', { start: moved })).status, 400)
    t.match((await change('series', { title: 'Daily' })).body.data, { title: 'Daily' })
    await server.request('DELETE', `${externalId}series.ics`)
    t.match((await api('GET', '/v2/calendars/caldav/connect?isDryRun=true', { caller })).body.data, {
      authUrl: 'https://book.example.com/v2/calendars/caldav/credentials',
      fields: ['url', 'username', 'password'],
    })
    t.equal((await api('GET', '/v2/calendars/google/connect', { caller })).status, 400)
  })

  t.test('an event type has its own calendar, and each write is announced', async (t) => {
    const own = `${url}${username}/own/`
    await server.request('MKCALENDAR', own)
    await connect({ url, username, password })
    const destinationCalendar = { integration: 'caldav_calendar', externalId: own }
    const body = { title: 'Own', slug: 'own', lengthInMinutes: 30 }
    const make = (wanted: object) =>
      api('POST', '/v2/event-types', { caller, body: { ...body, destinationCalendar: wanted } })
    t.match(await make({ ...destinationCalendar, externalId: 'x' }), {
      status: 400,
      body: { error: { details: { errors: [{ path: 'destinationCalendar.externalId' }] } } },
    })
    t.equal((await make({ ...destinationCalendar, integration: 'apple_calendar' })).status, 404)
    t.match(await make({ integration: 'caldav_calendar' }), {
      status: 400,
      body: { error: { details: { errors: [{ path: 'destinationCalendar.externalId' }] } } },
    })
    const { data } = (await make(destinationCalendar)).body
    t.same(data.destinationCalendar, destinationCalendar)
    const path = `/v2/event-types/${data.id}`
    t.same((await api('GET', path, { caller })).body.data.destinationCalendar, destinationCalendar)
    const all = (await api('GET', '/v2/event-types', { caller })).body.data
    t.same(all[0].destinationCalendar, destinationCalendar)
    const shown = (await api('GET', '/v2/event-types?username=user7')).body.data
    t.equal(shown.length, 1)
    t.notOk('destinationCalendar' in shown[0], 'not public')

    const of = { uid: 'own', icsUid: 'own@svc', eventType: { ...booking().eventType, id: data.id } }
    await follow(of)
    const there = async () => (await server.request('GET', own)).text
    t.match(await there(), /UID:own@svc/)
    t.notMatch((await server.events()).join(''), /UID:own@svc/)
    await follow({ ...of, version: 2, location: 'Room 2' })
    await follow({ ...of, uid: 'own-2', id: 2, icsSequence: 1 }, { uid: 'own' })
    await follow({ ...of, uid: 'own-2', id: 2, icsSequence: 2, version: 2, status: 'cancelled' })
    t.notMatch(await there(), /UID:own@svc/)
    const announced = await db.sql<{ type: string; event: object }[]>`
      select type, body::jsonb->'data'->'calendarEvent' as event from outbox
      where type like 'scheduling.calendar-event.%' and body::jsonb->'data'->'calendarEvent'->>'eventUid' = 'own@svc'
      order by (body::jsonb->'data'->'calendarEvent'->>'version')::int`
    const event = { eventUid: 'own@svc', userId: 7, type: 'caldav_calendar', externalCalendarId: own }
    t.match(announced, [
      { type: /written$/, event: { ...event, bookingUid: 'own', credentialId: id, version: 1 } },
      { type: /written$/, event: { ...event, bookingUid: 'own-2', version: 2 } },
      { type: /removed$/, event: { ...event, bookingUid: 'own-2', version: 3 } },
    ])
    t.equal(announced.length, 3, 'once for each booking')

    const change = (wanted: object | null) =>
      api('PATCH', path, { caller, body: { destinationCalendar: wanted } })
    t.notOk('destinationCalendar' in (await change(null)).body.data)
    t.same((await change(destinationCalendar)).body.data.destinationCalendar, destinationCalendar)
    const destinations = '/internal/destination-calendars'
    const numbered = async () => (await ask('gateway', 'GET', destinations, { caller })).body.data
    t.match((await numbered())[1], { eventTypeId: data.id, externalId: own })
    t.equal((await api('DELETE', path, { caller })).status, 200)
    t.equal((await numbered()).length, 1, 'deleted with its event type')
  })

  t.test('v1: creates and deletes destination calendars by their id', async (t) => {
    const { data } = (
      await api('POST', '/v2/event-types', { caller, body: { title: 'V1', slug: 'v1', lengthInMinutes: 30 } })
    ).body
    const path = '/internal/destination-calendars'
    const place = { integration: 'caldav_calendar', externalId }
    const make = (body: object, who = caller) => ask('gateway', 'POST', path, { caller: who, body })
    const created = await make({ ...place, eventTypeId: data.id, bookingId: 4 })
    t.match(created, {
      status: 201,
      body: { data: { ...place, userId: 7, eventTypeId: data.id, bookingId: 4 } },
    })
    t.equal((await make({ ...place, eventTypeId: data.id })).status, 409, 'has one already')
    t.equal((await make(place)).status, 409, 'the user has one too')
    t.equal((await make({ ...place, eventTypeId: data.id + 1 })).status, 404)
    t.equal((await make({ ...place, userId: 8 })).status, 403)
    t.equal((await make({ ...place, externalId: 'x', eventTypeId: data.id })).status, 400)
    t.equal((await make({ ...place, integration: 'google_calendar' })).status, 400)
    const other = aCaller(aProfile({ id: 8 }))
    t.equal((await make({ ...place, eventTypeId: data.id }, other)).status, 404)
    t.equal((await make(place, other)).status, 404, 'not connected')

    const one = `${path}/${created.body.data.id}`
    const edit = (body: object) => ask('gateway', 'PATCH', one, { caller, body })
    t.equal((await edit(place)).status, 400, 'the calendar of an event type needs one')
    t.equal((await edit({ eventTypeId: data.id + 1 })).status, 404)
    t.match(await edit({ eventTypeId: data.id }), { status: 200, body: { data: { eventTypeId: data.id } } })
    t.equal((await ask('gateway', 'DELETE', one, { caller: other })).status, 403)
    t.match(await ask('gateway', 'DELETE', one, { caller }), { status: 200, body: { data: place } })
    t.equal((await ask('gateway', 'DELETE', one, { caller })).status, 404)
  })

  t.test('written events of a host stay up to date after the destination is removed', async (t) => {
    await follow({ uid: 'seven', icsUid: 'seven@svc' })
    const [own] = (await ask('gateway', 'GET', '/internal/destination-calendars', { caller })).body.data
    await ask('gateway', 'DELETE', `/internal/destination-calendars/${own.id}`, { caller })
    await follow({ uid: 'seven', icsUid: 'seven@svc', version: 2, location: 'Room 7' })
    t.match((await server.events()).join(''), /Room 7/)
    await follow({ uid: 'eight', icsUid: 'eight@svc' })
    t.notMatch((await server.events()).join(''), /UID:eight@svc/)
    const body = { integration: 'caldav_calendar', externalId }
    await api('PUT', '/v2/destination-calendars', { caller, body })
  })

  t.test('writes nothing for users of a client that disabled it', async (t) => {
    const want = (areCalendarEventsEnabled: boolean, version: number) =>
      db.transaction((tx) => rememberClient(tx, { id: 'app', areCalendarEventsEnabled }, version))
    const before = (await server.events()).length
    await want(false, 2)
    await follow({ uid: 'five', icsUid: 'five@svc' })
    t.equal((await server.events()).length, before)
    await want(true, 3)
    await follow({ uid: 'five', icsUid: 'five@svc' })
    t.equal((await server.events()).length, before + 1)
  })

  t.test(
    'rejected credentials are announced once, and the booking is written after they are replaced',
    async (t) => {
      const announced = () =>
        db.sql<{ data: object }[]>`
        select body::jsonb->'data' as data from outbox where type = 'scheduling.delegation-credential.failed'`
      await server.changePassword('another')
      await follow({ uid: 'six', icsUid: 'six@svc' })
      clock.advance(11 * 60_000)
      await refreshDue(deps)
      await writeDue(deps)
      t.match(await announced(), [
        { data: { userId: 7, credential: { id, type: 'caldav_calendar', appId: 'caldav' } } },
      ])
      t.equal((await announced()).length, 1)
      t.equal((await api('GET', '/v2/calendars/caldav/check', { caller })).status, 400)
      await server.changePassword(password)
      clock.advance(11 * 60_000)
      await writeDue(deps)
      t.match((await server.events()).join(''), /UID:six@svc/)
    },
  )
})

const theirs = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//x//x//EN',
  'BEGIN:VEVENT',
  'UID:theirs',
  'DTSTAMP:20261201T000000Z',
  'DTSTART:20261204T100000Z',
  'DURATION:PT1H',
  'SUMMARY:Theirs',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')
