import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { booking as today } from '../2024-04-15/fixtures.ts'
import { failure, v1 } from './translations.ts'

const list = v1('GET', '/bookings')
const get = v1('GET', '/bookings/:id')
const patch = v1('PATCH', '/bookings/:id')

t.test('reads by number, and lists by the current filters', async (t) => {
  t.match(get.up({ id: 3, query: { x: 'y' } }), { path: '/internal/bookings/3', query: {} })
  const query = (asked: Record<string, string | string[]>) => {
    const { path, query } = list.up({ query: asked })
    t.equal(path, '/v2/bookings')
    return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  }
  t.strictSame(query({}), { take: '250', skip: '0' })
  t.strictSame(query({ take: '1000', page: '2' }), { take: '250', skip: '250' })
  t.strictSame(
    query({
      attendeeEmail: 'ann@example.com',
      dateFrom: '2026-12-01',
      dateTo: '2026-12-31',
      status: 'upcoming',
      userId: ['1', '2'],
      sortBy: 'updatedAt',
      order: 'desc',
    }),
    {
      take: '250',
      skip: '0',
      attendeeEmail: 'ann@example.com',
      status: 'upcoming',
      userIds: '1,2',
      afterStart: '2026-12-01',
      beforeEnd: '2026-12-31',
      sortUpdatedAt: 'desc',
    },
  )
  t.match(query({ sortBy: 'createdAt', userId: '1' }), { sortCreated: 'asc', userIds: '1' })
  const cases: [query: Record<string, string | string[]>, message: RegExp][] = [
    [{ status: 'past' }, /^status must be upcoming/],
    [{ sortBy: 'id' }, /^sortBy must be/],
    [{ take: '0' }, /^take must be/],
    [{ page: ['1', '2'] }, /^page must be/],
    [{ attendeeEmail: ['a', 'b'] }, /^attendeeEmail must be given once/],
  ]
  for (const [asked, message] of cases) t.throws(() => list.up({ query: asked }), { status: 400, message })
})

t.test('an edit accepts the documented and the runtime field names', async (t) => {
  const body = (asked: unknown) => patch.up({ id: 3, body: asked }).body
  const times = { start: '2026-12-01T09:00:00Z', end: '2026-12-01T10:00:00Z' }
  t.strictSame(body(times), times)
  t.strictSame(body({ startTime: times.start, endTime: times.end }), times)
  t.strictSame(body({ title: 'A', description: null, status: 'CANCELLED', cancelledBy: 'a@x.test' }), {
    title: 'A',
    description: '',
    status: 'cancelled',
    cancelledBy: 'a@x.test',
  })
  t.throws(() => body({ status: 'cancelled' }), { message: /^status must be one of ACCEPTED/ })
  t.throws(() => body({ uid: 'x', userId: 4 }), { message: "Unrecognized key(s) in object: 'uid', 'userId'" })
  t.throws(() => body([]), { message: 'The body must be an object.' })
  t.throws(() => patch.up({ id: 'x', body: {} }), { message: 'id must be an integer' })
})

t.test('answers the row of v1', async (t) => {
  const payment = {
    id: 8,
    uid: 'p',
    provider: 'hand',
    amount: 1500,
    currency: 'eur',
    paid: true,
    createdAt: '',
  }
  t.strictSame(get.shown({ ...today, payment: [payment] }, { id: 3 }).booking, {
    id: 3,
    uid: today.uid,
    userId: 1,
    eventTypeId: 1,
    title: today.title,
    description: '',
    startTime: today.start,
    endTime: today.end,
    status: 'ACCEPTED',
    location: 'Main St 1',
    metadata: { k: 'v' },
    fromReschedule: today.rescheduledFromUid,
    rescheduled: false,
    cancellationReason: null,
    recurringEventId: null,
    eventType: { id: 1, slug: 'intro' },
    user: { id: 1, name: 'Olga', email: 'olga@example.com', username: 'olga', timeZone: 'Europe/Berlin' },
    noShowHost: false,
    iCalUID: today.icsUid,
    createdAt: today.createdAt,
    updatedAt: today.updatedAt,
    attendees: [{ email: 'ann@example.com', name: 'Ann', timeZone: 'Europe/Berlin', locale: 'en' }],
    responses: {
      email: 'ann@example.com',
      name: 'Ann',
      location: { optionValue: '', value: 'Main St 1' },
    },
    payment: [{ id: 8, success: true, paymentOption: 'ON_BOOKING' }],
    cancelledBy: null,
    rescheduledBy: null,
  })
  t.match(list.shown([today]), { bookings: [{ id: 3, payment: [] }] })
  const cancelled = { ...today, status: 'cancelled', cancelledByEmail: 'olga@example.com' }
  t.match(patch.shown(cancelled, { id: 3, body: {} }), {
    booking: { status: 'CANCELLED', cancelledBy: 'olga@example.com' },
  })
})

t.test('errors name fields as the caller did', async (t) => {
  const bad = failure(400, 'end is bad', [{ path: 'end', message: 'is bad' }])
  const message = (body: object) => patch.down(bad, { id: 3, body }).body
  t.same(message({ endTime: 'x' }), { message: 'endTime is bad' })
  t.same(message({ end: 'x' }), { message: 'end is bad' })
  t.same(
    list.down(failure(400, '', [{ path: 'afterStart', message: 'is bad' }]), { query: { dateFrom: 'x' } })
      .body,
    { message: 'dateFrom is bad' },
  )
  t.same(patch.down(failure(409, 'Taken.'), { id: 3, body: {} }), {
    status: 409,
    body: { message: 'Taken.' },
  })
  t.same(get.down(failure(500, 'whatever'), { id: 3 }).body, { message: 'Something went wrong' })
})

/** Whole minutes, as bookings have. */
const instant = fc
  .integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString())
const edits = fc.record(
  {
    title: fc.string({ minLength: 1 }),
    description: fc.string(),
    startTime: instant,
    endTime: instant,
    status: fc.constantFrom('ACCEPTED', 'PENDING', 'CANCELLED', 'REJECTED'),
  },
  { requiredKeys: [] },
)

t.test('an edit of a booking answers the given values', async () => {
  fc.assert(
    fc.property(edits, (body) => {
      const after = { ...today, ...(patch.up({ id: 3, body }).body as object) }
      const shown = patch.shown(after, { id: 3, body }).booking as unknown as Record<string, unknown>
      const said = Object.fromEntries(Object.keys(body).map((key) => [key, shown[key]]))
      assert.deepEqual({ ...said }, { ...body })
    }),
  )
})
