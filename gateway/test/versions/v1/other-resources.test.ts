import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { v1Routes } from '../../../src/routes/index.ts'
import { v1Translations } from '../../../src/versions/v1/index.ts'
import { failure, v1 } from './translations.ts'

t.test('every route of v1 has a translation, and every translation a route', async (t) => {
  const named = (routes: readonly { method: string; path: string }[]) =>
    routes.map(({ method, path }) => `${method} ${path}`).toSorted()
  t.strictSame(named(v1Routes), named(v1Translations.map(({ appliesTo }) => appliesTo)))
  t.ok(v1Translations.every(({ request, response }) => request && response))
})

t.test('the user of the key', async (t) => {
  const { up, shown } = v1('GET', '/me')
  t.match(up({ query: { x: 'y' } }), { path: '/v2/me', query: {} })
  const today = {
    id: 7,
    username: 'olga',
    email: 'olga@example.com',
    name: 'Olga',
    bio: null,
    timeFormat: 24,
    avatarUrl: 'https://x.test/a.png',
    defaultScheduleId: 4,
    weekStart: 'Monday',
    timeZone: 'UTC',
    organizationId: 1,
  }
  const { avatarUrl, organizationId: _, ...same } = today
  t.strictSame(shown(today), { user: { ...same, avatar: avatarUrl } })
})

t.test('slots', async (t) => {
  const { up, down, shown } = v1('GET', '/slots')
  const times = { startTime: '2026-12-01T00:00:00Z', endTime: '2026-12-02T00:00:00Z' }
  const range = { start: times.startTime, end: times.endTime }
  t.match(up({ query: { ...times, eventTypeId: '5', timeZone: 'UTC', isTeamEvent: 'false' } }), {
    path: '/v2/slots',
    query: { ...range, eventTypeId: '5', timeZone: 'UTC' },
  })
  t.notOk('isTeamEvent' in up({ query: { ...times, isTeamEvent: 'false' } }).query)
  t.strictSame(
    up({ query: { ...times, usernameList: 'olga', eventTypeSlug: 'intro', orgSlug: 'x' } }).query,
    {
      ...range,
      username: 'olga',
      eventTypeSlug: 'intro',
      organizationSlug: 'x',
    },
  )
  t.strictSame(up({ query: { ...times, 'usernameList[]': ['olga', 'ben'] } }).query, {
    ...range,
    usernames: 'olga,ben',
  })
  t.throws(() => up(), { status: 400, message: 'startTime is required, endTime is required' })
  t.strictSame(shown({ '2026-12-01': [{ start: '2026-12-01T09:00:00.000Z', seatsTotal: 3 }] }), {
    slots: { '2026-12-01': [{ time: '2026-12-01T09:00:00.000Z' }] },
  })
  t.same(down(failure(400, '', [{ path: 'start', message: 'is bad' }])).body, { message: 'startTime is bad' })
})

const hours = {
  id: 9,
  scheduleId: 4,
  userId: 7,
  days: [1, 2],
  startTime: '09:00',
  endTime: '17:30',
}

t.test('availabilities', async (t) => {
  const get = v1('GET', '/availabilities/:id')
  const patch = v1('PATCH', '/availabilities/:id')
  t.equal(get.up({ id: 9 }).path, '/internal/availabilities/9')
  t.strictSame(get.shown(hours, { id: 9 }), {
    availability: {
      id: 9,
      startTime: '1970-01-01T09:00:00.000Z',
      endTime: '1970-01-01T17:30:00.000Z',
      date: null,
      scheduleId: 4,
      days: [1, 2],
      Schedule: { userId: 7 },
    },
  })
  t.match(get.shown({ ...hours, days: [], date: '2026-12-24' }, { id: 9 }), {
    availability: { date: '2026-12-24T00:00:00.000Z' },
  })
  t.match(v1('GET', '/availabilities').shown([hours]), { availabilities: [{ id: 9 }] })
  const body = (asked: unknown) => patch.up({ id: 9, body: asked }).body
  t.strictSame(
    body({ days: [0], startTime: '2026-05-01T08:15:00.000Z', endTime: '12:00:00', scheduleId: 5 }),
    {
      days: [0],
      scheduleId: 5,
      startTime: '08:15',
      endTime: '12:00',
    },
  )
  t.strictSame(body({ date: '2026-12-24T00:00:00.000Z' }), { date: '2026-12-24' })
  t.throws(() => body({ startTime: 'nine' }), { message: /^startTime must be/ })
  t.throws(() => body({ start: '09:00' }), { message: /Unrecognized/ })
})

const minuteOfDay = fc.integer({ min: 0, max: 1439 })
const time = (minute: number) => new Date(minute * 60_000).toISOString()

t.test('an edit of an availability answers the given values', async () => {
  const patch = v1('PATCH', '/availabilities/:id')
  const edits = fc.record(
    {
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      startTime: minuteOfDay.map(time),
      endTime: minuteOfDay.map(time),
      scheduleId: fc.integer({ min: 1 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(edits, (body) => {
      const after = { ...hours, ...(patch.up({ id: 9, body }).body as object) }
      const shown = patch.shown(after, { id: 9, body }).availability as unknown as Record<string, unknown>
      const said = Object.fromEntries(Object.keys(body).map((key) => [key, shown[key]]))
      assert.deepEqual({ ...said }, { ...body })
    }),
  )
})

t.test('destination calendars', async (t) => {
  const path = '/destination-calendars'
  const place = { integration: 'caldav_calendar', externalId: 'https://dav.example.com/work/' }
  const today = { id: 4, ...place, primaryEmail: null, userId: 7, eventTypeId: 3, credentialId: 1 }
  const destinationCalendar = { id: 4, ...place, eventTypeId: 3, bookingId: null, userId: 7 }
  const [post, patch, remove] = [v1('POST', path), v1('PATCH', `${path}/:id`), v1('DELETE', `${path}/:id`)]
  t.match(post.up({ body: { ...place, eventTypeId: 3 } }), {
    path: '/internal/destination-calendars',
    body: { ...place, eventTypeId: 3 },
  })
  t.match(post.down({ status: 201, body: { data: today } }), { status: 200, body: { destinationCalendar } })
  t.match(patch.up({ id: 4, body: place }), { path: '/internal/destination-calendars/4', body: place })
  t.strictSame(patch.shown({ ...today, bookingId: 9 }, { id: 4 }), {
    destinationCalendar: { ...destinationCalendar, bookingId: 9 },
  })
  for (const each of [post, patch])
    t.throws(() => each.up({ id: 4, body: { ...place, credentialId: 1 } }), { message: /Unrecognized/ })
  t.throws(() => patch.up({ id: 'x', body: {} }), { message: 'id must be an integer' })
  t.match(remove.shown(today, { id: 4 }), { message: /4 deleted/ })
  t.match(v1('GET', path).shown([today]), { destinationCalendars: [destinationCalendar] })
})

t.test('booking references', async (t) => {
  const post = v1('POST', '/booking-references')
  const body = (asked: unknown) => post.up({ body: asked }).body
  const zoom = {
    type: 'zoom_video',
    uid: 'z',
    meetingId: '8',
    meetingPassword: 'p',
    meetingUrl: 'https://z.test',
  }
  t.equal(post.up({ body: zoom }).path, '/internal/booking-references')
  t.strictSame(body({ ...zoom, bookingId: 3, deleted: null }), { ...zoom, bookingId: 3 })
  for (const bookingId of [true, false, null, undefined]) t.strictSame(body({ ...zoom, bookingId }), zoom)
  for (const bookingId of ['3', 1.5, {}])
    t.throws(() => body({ ...zoom, bookingId }), { message: 'bookingId must be an integer' })
  t.throws(() => body({ ...zoom, id: 4 }), { message: /Unrecognized/ })
  const made = post.down({
    status: 201,
    body: { data: { id: 4, ...zoom, bookingId: 3, deleted: false, credentialId: 1 } },
  })
  t.strictSame(made, {
    status: 201,
    body: {
      booking_reference: { id: 4, ...zoom, bookingId: 3, deleted: false },
      message: 'Booking reference created successfully',
    },
  })
  t.strictSame(
    v1('GET', '/booking-references/:id').shown({ id: 4, type: 'x', uid: 'y', deleted: true }, { id: 4 }),
    {
      booking_reference: {
        id: 4,
        type: 'x',
        bookingId: null,
        uid: 'y',
        meetingId: null,
        meetingPassword: null,
        meetingUrl: null,
        deleted: true,
      },
    },
  )
  const list = v1('GET', '/booking-references')
  t.match(list.up({ query: { take: '5', page: '2' } }), { query: { take: '5', skip: '5' } })
  t.match(list.shown([{ id: 4, type: 'x', uid: 'y', deleted: false }]), { booking_references: [{ id: 4 }] })
})
