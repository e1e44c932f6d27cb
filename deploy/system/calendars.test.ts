import {
  createUser,
  fileTimeoutMs,
  type Json,
  missingKeys,
  startGoogle,
  startMicrosoft,
  startReceiver,
  startStack,
  TestClock,
  until,
} from '@punctual/testing'
import t from 'tap'
import { exportedRecords, tablesContaining, unexportedTables, untilErased } from './erasure-checks.ts'
import { anEventType, aroundTheClock, aSchedule, dataOf } from './fixtures.ts'
import { isGenuine, receivedEvents } from './subscriber.ts'

// A booking in the calendar of its host: the reference to its event, the webhook when the calendar
// refuses the credentials, and the erasure of a person from all columns of scheduling.

t.setTimeout(fileTimeoutMs)
const clock = new TestClock()
const [google, microsoft] = await Promise.all([startGoogle(t, { clock }), startMicrosoft(t, { clock })])
const stack = await startStack(t, {
  clock,
  services: ['identity', 'scheduling', 'bookings', 'automation', 'webhook-delivery'],
  env: { ...google.env, ...microsoft.env, CALENDAR_PUSH: 'never' },
})
const { api: owners, organization } = stack
const { user: zelda, apiKey: key } = await createUser(stack, {
  email: 'zelda@quill.example',
  name: 'Zelda Quill',
  username: 'zelda',
  organizationId: organization.id,
  role: 'MEMBER',
})
const api: typeof owners = (method, path, question) => owners(method, path, { key, ...question })

/** A provider in whose calendar a host changes the events of bookings. */
interface Changing {
  slug: string
  externalId: string
  consent(authUrl: string): Promise<URL>
  /** Writes an instant as its events have it. */
  time(instant: string): string
  find(booking: Json): Json | undefined
  save(calendar: string, event: Json): unknown
  remove(calendar: string, id: string): void
  /** What an event has that the host has declined. */
  declined: Json
  /** What an event has that was cancelled. */
  cancelled: Json
}

/** Starts a CalDAV server with one calendar. */
const calDav = await startReceiver(t, { clock })
const server = new URL('/', calDav.url).href
const calendar = new URL('/zelda/work/', server).href
const events = new Map<string, string>()
let isOpen = true
calDav.respondWith(({ method, path, rawBody }) => {
  if (!isOpen) return { status: 401 }
  if (method === 'PUT') events.set(path, rawBody)
  if (method === 'DELETE') events.delete(path)
  if (method === 'PROPFIND')
    return {
      status: 207,
      body: multistatus('/zelda/work/', '<d:resourcetype><c:calendar/></d:resourcetype>'),
    }
  const theirs =
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:theirs\nDTSTART:20261204T100000Z\nDTEND:20261204T110000Z\nSUMMARY:Ottokar Quill\nEND:VEVENT\nEND:VCALENDAR'
  if (method === 'REPORT')
    return {
      status: 207,
      body: multistatus('/zelda/work/1.ics', `<c:calendar-data>${theirs}</c:calendar-data>`),
    }
  return { status: 201 }
})
const multistatus = (href: string, properties: string) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`
const written = () => [...events.values()].join('')

const credentials = { url: server, username: 'zelda', password: 'quill' }
const account = await dataOf(api('POST', '/v2/calendars/caldav/credentials', { body: credentials }))
const place = { integration: 'caldav_calendar', externalId: calendar }
const schedule = await aSchedule(api, { name: 'Zelda’s hours', timeZone: 'UTC', isDefault: true })
const { id: eventTypeId } = await anEventType(api, schedule.id, 'zelda')
const path = `/v2/event-types/${eventTypeId}`
await dataOf(api('PATCH', path, { body: { destinationCalendar: place, description: 'With Zelda Quill' } }))

const attendee = { name: 'Ottokar Quill', email: 'ottokar@quill.example', timeZone: 'UTC' }
const book = (start: string): Promise<Json> =>
  dataOf(owners('POST', '/v2/bookings', { key: null, body: { eventTypeId, start, attendee } }))
const references = async (uid: string) =>
  (await dataOf(api('GET', `/v2/bookings/${uid}/references`))) as Json[]

t.test('a new account’s primary calendar takes slots at once, until it is deselected', async (t) => {
  const selected = { ...place, credentialId: account.id }
  const isListed = async () => {
    const query = `eventTypeId=${eventTypeId}&start=2026-12-04&end=2026-12-04`
    const days = await dataOf(owners('GET', `/v2/slots?${query}`, { key: null }))
    const starts: string[] = days['2026-12-04'].map(({ start }: Json) => start)
    t.ok(starts.includes('2026-12-04T12:00:00.000Z'), 'the rest of the day is open')
    return starts.includes('2026-12-04T10:00:00.000Z')
  }
  t.notOk(await isListed())
  const start = '2026-12-04T10:00:00Z'
  const refused = await owners('POST', '/v2/bookings', { key: null, body: { eventTypeId, start, attendee } })
  t.match(refused, { status: 400, body: { error: { code: 'calendar_busy' } } })
  const query = new URLSearchParams({ ...selected, credentialId: String(account.id) })
  await dataOf(api('DELETE', `/v2/selected-calendars?${query}`))
  t.ok(await isListed())
  await dataOf(api('POST', '/v2/calendars/caldav/credentials', { body: credentials }))
  t.ok(await isListed(), 'new credentials of a known account select nothing')
  await dataOf(api('POST', '/v2/selected-calendars', { body: selected }))
  t.notOk(await isListed())
})

t.test('a booking’s references contain the event in the host’s calendar, also after a move', async (t) => {
  const { uid, icsUid } = await book('2026-12-02T10:00:00Z')
  await until(async () => (await references(uid)).length === 1)
  t.match(written(), new RegExp(`UID:${icsUid}`))
  t.match(await references(uid), [
    { type: 'caldav_calendar', eventUid: icsUid, destinationCalendarId: calendar },
  ])
  const body = { start: '2026-12-02T11:00:00Z' }
  const moved = await dataOf(api('POST', `/v2/bookings/${uid}/reschedule`, { body }))
  await until(async () => (await references(moved.uid)).length === 1)
  t.same(await references(uid), [])
  t.equal(events.size, 1)
  await dataOf(api('POST', `/v2/bookings/${moved.uid}/cancel`, { body: {} }))
  await until(async () => events.size === 0 && (await references(moved.uid)).length === 0)
})

t.test('destination calendars in v1, with their refusals', async (t) => {
  const v1 = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', id: string, body?: object, apiKey = key) =>
    owners(method, `/v1/destination-calendars${id}?apiKey=${apiKey}`, { key: null, ...(body && { body }) })
  const [ofType] = (await v1('GET', '')).body.destinationCalendars
  t.match(ofType, { ...place, eventTypeId, userId: zelda.id, bookingId: null })
  const own = await v1('POST', '', place)
  t.match(own, { status: 200, body: { destinationCalendar: { ...place, eventTypeId: null } } })
  const one = `/${own.body.destinationCalendar.id}`
  t.match(await v1('PATCH', one, place), {
    status: 200,
    body: { destinationCalendar: own.body.destinationCalendar },
  })
  const shown = { name: String, primary: true, readOnly: false, email: zelda.email }
  t.match((await api('GET', '/v2/calendars')).body.data.destinationCalendar, {
    ...place,
    ...shown,
    integrationTitle: 'CalDAV',
  })
  for (const { id, ...written } of [ofType, own.body.destinationCalendar]) {
    const back = await v1('PATCH', `/${id}`, written)
    t.same(back.body.destinationCalendar, { id, ...written }, 'what was read can be written back')
    t.same((await v1('GET', `/${id}`)).body.destinationCalendar, { id, ...written })
  }
  const refused = async (status: number, path: string, body: object, apiKey = key) => {
    const answer = await v1('PATCH', path, body, apiKey)
    t.match(answer, { status, body: { message: String } }, JSON.stringify(body))
    t.notOk('status' in answer.body, 'in the format of v1')
  }
  await refused(400, one, { externalId: calendar })
  await refused(400, one, { integration: 'caldav_calendar' })
  await refused(400, one, { ...place, externalId: 'x' })
  await refused(400, one, { eventTypeId })
  await refused(400, one, { calendar })
  await refused(400, `/${ofType.id}`, place)
  await refused(404, `/${ofType.id}`, { eventTypeId: eventTypeId + 1000 })
  await refused(404, one, { ...place, integration: 'apple_calendar' })
  await refused(404, '/999999', place)
  await refused(403, one, place, stack.apiKey)
  t.equal((await v1('DELETE', one, undefined, stack.apiKey)).status, 403)
  t.match(await v1('DELETE', one), { status: 200, body: { message: String } })
  t.equal((await v1('GET', one)).status, 404)
})

t.test('DELEGATION_CREDENTIAL_ERROR is delivered once when a calendar refuses the credentials', async (t) => {
  const receiver = await startReceiver(t, { clock })
  const secret = 'between the two of us'
  const triggers = ['DELEGATION_CREDENTIAL_ERROR']
  const webhook = { subscriberUrl: receiver.url, triggers, active: true, secret }
  await dataOf(owners('POST', `/v2/organizations/${organization.id}/webhooks`, { body: webhook }))
  isOpen = false
  await book('2026-12-03T10:00:00Z')
  await until(() => receiver.requests.length > 0, { describe: 'the webhook' })
  clock.advance(11 * 60_000)
  const refused = () => calDav.requests.filter(({ method }) => method === 'REPORT').length
  const before = refused()
  await until(() => refused() > before, { describe: 'another attempt to read' })
  const [{ payload } = { payload: {} }, ...others] = receivedEvents(receiver)
  t.same(others, [])
  t.ok(isGenuine(receiver.requests[0]!, secret))
  t.same(missingKeys('DELEGATION_CREDENTIAL_ERROR', payload), [])
  t.match(payload, { credential: { id: account.id, type: 'caldav_calendar' }, user: { id: zelda.id } })
  const mailed = () => stack.mail.messages.filter(({ subject }) => subject.startsWith('CalDAV'))
  await until(() => mailed().length === 1, { describe: 'the mail to the owner' })
  t.match(mailed(), [{ to: zelda.email, subject: 'CalDAV no longer gives access' }])
  isOpen = true
  clock.advance(11 * 60_000)
  await until(() => events.size === 1, { describe: 'the booking in the calendar' })
})

const changing: Record<string, Changing> = {
  'Google Calendar': {
    ...google,
    slug: 'google',
    externalId: 'hana@gmail.example',
    time: (instant) => instant,
    find: ({ icsUid }) => google.events('hana@gmail.example').find(({ iCalUID }) => iCalUID === icsUid),
    declined: { attendees: [{ self: true, email: 'hana@gmail.example', responseStatus: 'declined' }] },
    cancelled: { status: 'cancelled' },
  },
  'Microsoft 365': {
    ...microsoft,
    slug: 'office365',
    externalId: 'AAMkCalendar=',
    time: (instant) => instant.slice(0, -1),
    find: ({ icsUid }) =>
      microsoft
        .events('AAMkCalendar=')
        .find(({ transactionId }) => `${transactionId}`.endsWith(`-${icsUid}`)),
    declined: { responseStatus: { response: 'declined' } },
    cancelled: { isCancelled: true },
  },
}

for (const [name, provider] of Object.entries(changing))
  t.test(`a booking follows what its host changes at ${name}, or its host learns of it`, async (t) => {
    const { slug, externalId, find } = provider
    const { user: host, apiKey } = await createUser(stack, {
      email: `${slug}@other.example`,
      name: `Host at ${name}`,
      username: `host-${slug}`,
      organizationId: organization.id,
      role: 'MEMBER',
    })
    const api: typeof owners = (method, path, question) => owners(method, path, { key: apiKey, ...question })
    const hours = await aSchedule(api, { ...aroundTheClock, name: 'Hours of the host', isDefault: true })
    const { id: eventTypeId } = await anEventType(api, hours.id, slug)
    const { authUrl } = await dataOf(api('GET', `/v2/calendars/${slug}/connect`))
    const { search } = await provider.consent(authUrl)
    t.equal((await owners('GET', `/v2/calendars/${slug}/save${search}`, { key: null })).status, 200)
    const place = { integration: `${slug}_calendar`, externalId }
    await dataOf(api('PUT', '/v2/destination-calendars', { body: place }))
    const connection = async () => (await dataOf(api('GET', '/v2/calendars'))).connectedCalendars[0]
    const { credentialId: id } = await connection()
    const day = new Date(clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
    const at = (time: string) => `${day}T${time}:00.000Z`
    const book = async (time: string, ofType: number = eventTypeId): Promise<Json> => {
      const body = { eventTypeId: ofType, start: at(time), attendee }
      const booking = await dataOf(owners('POST', '/v2/bookings', { key: null, body }))
      await untilRead(() => find(booking) !== undefined)
      return booking
    }
    /** Waits for a state, and then until the calendar was read twice. */
    const untilRead = async (state: () => boolean | Promise<boolean>) => {
      await until(state)
      for (let read = 0; read < 2; read++) {
        const { syncedAt } = (await connection()).primary
        clock.advance(60_000)
        await until(async () => (await connection()).primary.syncedAt !== syncedAt)
      }
    }
    const move = (booking: Json, start: string, end: string) => {
      const times = {
        start: { dateTime: provider.time(at(start)) },
        end: { dateTime: provider.time(at(end)) },
      }
      provider.save(externalId, { ...find(booking), ...times })
      clock.advance(60_000)
    }
    const shown = (uid: string) => dataOf(api('GET', `/v2/bookings/${uid}`))
    const mails = () =>
      stack.mail.to(host.email).filter(({ subject }) => subject.startsWith('Your calendar differs'))

    const first = await book('10:00')
    move(first, '12:00', '12:30')
    await until(() => mails().length === 1)
    t.match(await shown(first.uid), { status: 'accepted', start: at('10:00') })
    const change = async (uid: string) =>
      (await dataOf(api('GET', `/v2/bookings/${uid}/references`)))[0]?.calendarChange
    t.same(await change(first.uid), { type: 'moved', start: at('12:00'), end: at('12:30') })

    const settings = { id, whenChanged: 'follow' }
    await dataOf(api('PATCH', `/v2/calendars/${slug}/settings`, { body: settings }))
    const second = await book('14:00')
    move(second, '15:00', '15:30')
    const followed = await until(async () => (await shown(second.uid)).rescheduledToUid)
    t.match(await shown(followed), { status: 'accepted', start: at('15:00'), icsUid: second.icsUid })
    await untilRead(async () => (await change(followed)) === undefined)
    t.equal(mails().length, 1, 'its own write is no change')

    move(second, '10:00', '10:30')
    await until(() => mails().length === 2, { describe: 'the mail about a taken time' })
    t.match(await shown(followed), { status: 'accepted', start: at('15:00') })

    const ways = {
      removed: (event: Json) => provider.remove(externalId, event.id),
      declined: (event: Json) => provider.save(externalId, { ...event, ...provider.declined }),
      cancelled: (event: Json) => provider.save(externalId, { ...event, ...provider.cancelled }),
    }
    for (const [index, [way, act]] of Object.entries(ways).entries()) {
      const booking = await book(`${17 + index}:00`)
      act(find(booking)!)
      clock.advance(60_000)
      await until(async () => (await shown(booking.uid)).status === 'cancelled', { describe: way })
      t.match(await shown(booking.uid), { cancellationReason: 'The host removed it from the calendar.' }, way)
    }

    const joint = await jointEventType(slug, host.id)
    for (const [index, way] of (['removed', 'declined'] as const).entries()) {
      const booking = await book(`${20 + index}:00`, joint)
      const before = mails().length
      ways[way](find(booking)!)
      clock.advance(60_000)
      await until(() => mails().length > before, { describe: `the mail to a host who ${way} it` })
      t.match(await shown(booking.uid), { status: 'accepted' }, `${way} by another host than the organizer`)
      t.same(await change(booking.uid), { type: 'removed' })
      await dataOf(owners('POST', `/v2/bookings/${booking.uid}/cancel`, { body: {} }))
    }
  })

/** Creates an event type whose organizer is the owner, and in which another host takes part. */
async function jointEventType(slug: string, userId: number): Promise<number> {
  const teams = `/v2/organizations/${organization.id}/teams`
  const { id } = await dataOf(owners('POST', teams, { body: { name: `Team of ${slug}` } }))
  const body = { userId, role: 'MEMBER', accepted: true }
  await dataOf(owners('POST', `${teams}/${id}/memberships`, { body }))
  const { id: scheduleId } = await aSchedule(owners, { ...aroundTheClock, name: `Hours with ${slug}` })
  const type = {
    title: 'Together',
    slug: `together-${slug}`,
    lengthInMinutes: 30,
    schedulingType: 'collective',
    hosts: [{ userId: stack.user.id, scheduleId }, { userId }],
  }
  return (await dataOf(owners('POST', `${teams}/${id}/event-types`, { body: type }))).id
}

t.test('an erased person is in no column of scheduling', async (t) => {
  const feed = await startReceiver(t, { clock })
  feed.respondWith(() => ({ body: 'BEGIN:VCALENDAR\nX-WR-CALNAME:Zelda\nEND:VCALENDAR' }))
  const urls = [new URL('/zelda.ics', feed.url).href]
  await dataOf(api('POST', '/v2/calendars/ics-feed/save', { body: { urls } }))
  const away = { start: '2026-12-21T00:00:00Z', end: '2026-12-22T00:00:00Z', notes: 'Zelda is away' }
  await dataOf(api('POST', `/v2/organizations/${organization.id}/users/${zelda.id}/ooo`, { body: away }))
  await dataOf(api('POST', `${path}/private-links`, { body: {} }))
  const keeping = (words: string[]) => tablesContaining(stack.databaseUrl, 'scheduling', words)
  const erase = async (email: string, words: string[]) => {
    await dataOf(owners('POST', `/v2/organizations/${organization.id}/attendees/erase`, { body: { email } }))
    await untilErased(stack.databaseUrl, 'scheduling', words)
  }
  // A shorter word can be in a sealed text by chance.
  t.same(await keeping(['ottokar']), ['calendar_event'])
  await erase(attendee.email, ['ottokar'])
  await until(() => !written().includes('Ottokar'), {
    describe: 'the event without the name, in the calendar too',
  })
  t.same(
    (await keeping(['zelda'])).filter((table) => table !== 'calendar_event'),
    [
      'calendar',
      'calendar_connection',
      'destination_calendar',
      'event_type',
      'out_of_office',
      'schedule',
      'user_replica',
    ],
  )
  const services = ['identity', 'scheduling', 'bookings']
  const records = await exportedRecords(services, (cursor) =>
    owners('POST', `/v2/organizations/${organization.id}/attendees/export`, {
      body: { email: zelda.email, cursor },
    }),
  )
  const words = ['zelda', 'quill']
  for (const service of services)
    t.strictSame(await unexportedTables(stack.databaseUrl, service, words, records), [], service)
  t.notMatch(JSON.stringify(records), /zelda\.ics|sealed|password/, 'the address of a feed is a secret')
  await erase(zelda.email, words)
})
