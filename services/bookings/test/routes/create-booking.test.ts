import { createUser, until } from '@punctual/testing'
import t from 'tap'
import { ann, bookingStack, envelope, expectSuccess } from '../stack.ts'

const stack = await bookingStack(t)
const { api, apiKey, book, booked, eventType, freshStart, user } = stack
const intro = await eventType()

t.test('201 with a complete booking without null fields', async (t) => {
  const start = freshStart()
  const { status, body } = await book({ eventTypeId: intro, start, metadata: { k: 'v', n: 2, b: true } })
  t.equal(status, 201)
  const { id, uid, createdAt } = body.data
  t.match(uid, /^[1-9A-HJ-NP-Za-km-z]{22}$/)
  const end = new Date(Date.parse(start) + 1_800_000).toISOString()
  t.strictSame(body, {
    status: 'success',
    data: {
      id,
      uid,
      title: 'Intro between Olivia Owner and Ann',
      description: '',
      hosts: [
        {
          id: user.id,
          name: 'Olivia Owner',
          email: user.email,
          displayEmail: user.email,
          username: user.username,
          timeZone: 'UTC',
        },
      ],
      status: 'accepted',
      cancellationReason: '',
      cancelledByEmail: '',
      start,
      end,
      duration: 30,
      eventTypeId: intro,
      eventType: { id: intro, slug: 'intro-1' },
      location: 'Main St 1',
      absentHost: false,
      createdAt,
      updatedAt: createdAt,
      metadata: { k: 'v', n: 2, b: true },
      icsUid: `${uid}@svc`,
      attendees: [
        {
          name: 'Ann',
          email: 'ann@example.com',
          displayEmail: 'ann@example.com',
          timeZone: 'Europe/Paris',
          language: 'en',
          absent: false,
        },
      ],
      bookingFieldsResponses: { name: 'Ann', email: 'ann@example.com' },
    },
  })
  t.strictSame((await api('GET', `/v2/bookings/${uid}`, { key: null })).body, body, 'and so it is read again')
})

t.test('201 by slug and username, with a credential', async (t) => {
  const page = `username=${user.username}&orgSlug=${stack.organization.slug}`
  await until(async () => (await api('GET', `/v2/event-types?${page}`)).body.data.length > 0)
  const { status, body } = await book(
    { eventTypeSlug: 'intro-1', username: user.username, organizationSlug: stack.organization.slug },
    { key: stack.apiKey },
  )
  t.equal(status, 201)
  t.equal(body.data.eventTypeId, intro)
})

t.test('201 with guests, answers, length and location', async (t) => {
  const rich = await eventType({
    lengthInMinutesOptions: [30, 45],
    locations: [
      { type: 'link', link: 'https://meet.example.com/x', public: true },
      { type: 'attendeePhone' },
    ],
    bookingFields: [
      { type: 'select', slug: 'size', label: 'Size', required: true, options: ['S', 'M'], placeholder: '' },
    ],
  })
  const { status, body } = await book({
    eventTypeId: rich,
    lengthInMinutes: 45,
    guests: ['bob@example.com'],
    bookingFieldsResponses: { size: 'M', notes: 'Bring the plans' },
    attendee: { ...ann, phoneNumber: '+4930123456', language: 'de' },
    location: { type: 'link' },
  })
  t.equal(status, 201)
  t.match(body.data, {
    duration: 45,
    description: 'Bring the plans',
    guests: ['bob@example.com'],
    location: 'https://meet.example.com/x',
    meetingUrl: 'https://meet.example.com/x',
    bookingFieldsResponses: {
      size: 'M',
      notes: 'Bring the plans',
      name: 'Ann',
      email: 'ann@example.com',
      attendeePhoneNumber: '+4930123456',
      guests: ['bob@example.com'],
    },
    attendees: [
      { phoneNumber: '+4930123456', language: 'de' },
      { email: 'bob@example.com', name: '' },
    ],
  })
  t.match((await book({ eventTypeId: rich, bookingFieldsResponses: { size: 'L' } })).body, {
    error: { code: 'booking_field_invalid', details: { errors: [{ path: 'bookingFieldsResponses.size' }] } },
  })
})

t.test('201 pending; a repeated request of the same booker gets the same booking', async (t) => {
  const careful = await eventType({ requiresConfirmation: true })
  const start = freshStart()
  const first = await book({ eventTypeId: careful, start })
  t.match(first, { status: 201, body: { data: { status: 'pending' } } })
  const again = await book({ eventTypeId: careful, start })
  t.match(again, { status: 201, body: { data: { uid: first.body.data.uid } } })
  const other = await book({ eventTypeId: careful, start, attendee: { ...ann, email: 'cy@example.com' } })
  t.match(other, { status: 409, body: envelope('slot_taken') })
})

const bad: [string, string, Record<string, unknown>, string?][] = [
  ['an invalid start', 'start', { start: 'tomorrow' }],
  ['no start', 'start', { start: undefined }],
  ['no attendee', 'attendee', { attendee: undefined }],
  ['an attendee without a name', 'attendee.name', { attendee: { ...ann, name: '' } }],
  ['an unknown zone', 'attendee.timeZone', { attendee: { ...ann, timeZone: 'Mars/Phobos' } }],
  ['an invalid email', 'attendee.email', { attendee: { ...ann, email: 'ann' } }],
  ['an unknown language', 'attendee.language', { attendee: { ...ann, language: 'xx' } }],
  ['an invalid phone number', 'attendee.phoneNumber', { attendee: { ...ann, phoneNumber: '030' } }],
  ['an unknown field', 'foo', { foo: 1 }],
  ['an unknown field of the attendee', 'attendee.foo', { attendee: { ...ann, foo: 1 } }],
  ['a guest that is no email', 'guests.0', { guests: ['bob'] }],
  ['an event type id as a text', 'eventTypeId', { eventTypeId: '1' }],
  ['no event type', 'eventTypeId', { eventTypeId: undefined }],
  ['a slug without a username', 'eventTypeId', { eventTypeId: undefined, eventTypeSlug: 'intro-1' }],
  ['metadata with a list', 'metadata.k', { metadata: { k: [1] } }],
  ['metadata with a long text', 'metadata.k', { metadata: { k: 'x'.repeat(501) } }],
  ['a location of no known type', 'location.type', { location: { type: 'moon' } }],
  ['a location that is not offered', 'location', { location: { type: 'link' } }],
  ['a booking on top of others', 'allowConflicts', { allowConflicts: true }],
  [
    'an answer to no field',
    'bookingFieldsResponses.foo',
    { bookingFieldsResponses: { foo: 1 } },
    'booking_field_invalid',
  ],
]
t.test('400 for a bad body, before anything is written', async (t) => {
  const before = await api('GET', '/v2/bookings?take=1')
  for (const [name, path, changes, code = 'BadRequestException'] of bad) {
    const { status, body } = await book({ eventTypeId: intro, ...changes })
    t.equal(status, 400, name)
    t.match(body, envelope(code, path), name)
  }
  t.match(await book({ eventTypeId: intro }, { headers: { 'content-type': 'text/csv' } }), { status: 415 })
  const after = await api('GET', '/v2/bookings?take=1')
  t.equal(after.body.pagination.totalItems, before.body.pagination.totalItems)
})

t.test('400 for a start that scheduling refuses', async (t) => {
  const tight = await eventType({ minimumBookingNotice: 24 * 60 })
  const refusal = async (body: Record<string, unknown>, code: string) =>
    t.match(await book(body), { status: 400, body: envelope(code) }, code)
  await refusal({ eventTypeId: intro, start: '2026-12-01T07:00:00Z' }, 'start_in_past')
  await refusal({ eventTypeId: tight, start: '2026-12-01T12:00:00Z' }, 'outside_notice')
  await refusal({ eventTypeId: intro, lengthInMinutes: 45 }, 'length_not_allowed')
})

t.test('201 for a start without an offset, which is UTC in any time zone of the process', async (t) => {
  const [start, later] = [freshStart(), freshStart()]
  const without = (iso: string) => iso.replace('.000Z', '')
  const { uid } = (await expectSuccess(book({ eventTypeId: intro, start: without(start) }))).body.data
  t.equal((await stack.show(uid)).start, start)
  const moved = await expectSuccess(stack.command(uid, 'reschedule', { start: without(later) }))
  t.equal(moved.body.data.start, later)
})

t.test('401 for an invalid credential', async (t) => {
  t.match(await book({ eventTypeId: intro }, { key: 'svc_nope' }), { status: 401 })
})

t.test('401, 403 for an event type that only its members can book', async (t) => {
  const eventTypeId = await eventType({ bookingRequiresAuthentication: true })
  const stranger = await createUser(stack, { email: 'unrelated@example.com', name: 'Uma' })
  t.match(await book({ eventTypeId }), { status: 401, body: envelope('UnauthorizedException') })
  t.match(await book({ eventTypeId }, { key: stranger.apiKey }), {
    status: 403,
    body: envelope('ForbiddenException'),
  })
  t.match(await book({ eventTypeId }, { key: apiKey }), { status: 201 })
})

t.test('404 for an unknown event type', async (t) => {
  const missing = { status: 404, body: envelope('event_type_not_found') }
  t.match(await book({ eventTypeId: 999_999 }), missing)
  t.match(await book({ eventTypeSlug: 'nope', username: user.username }), missing)
})

t.test('Idempotency-Key: a repeat gets the same answer and one booking; another body gets 422', async (t) => {
  const start = freshStart()
  const headers = { 'idempotency-key': 'one' }
  const first = await book({ eventTypeId: intro, start }, { headers, key: stack.apiKey })
  const again = await book({ eventTypeId: intro, start }, { headers, key: stack.apiKey })
  t.equal(first.status, 201)
  t.equal(again.status, 201)
  t.strictSame(again.body, first.body)
  t.equal(again.headers.get('idempotent-replayed'), 'true')
  const other = await book(
    { eventTypeId: intro, start, guests: ['b@example.com'] },
    { headers, key: stack.apiKey },
  )
  t.match(other, { status: 422, body: envelope('idempotency_key_reused') })
})

t.test('a host’s new name is shown immediately', async (t) => {
  const { uid } = await booked({ eventTypeId: intro })
  await api('PATCH', '/v2/me', { body: { name: 'Olivia New' } })
  await until(async () => (await stack.show(uid)).hosts[0].name === 'Olivia New', {
    describe: 'the host under the new name',
  })
  await api('PATCH', '/v2/me', { body: { name: 'Olivia Owner' } })
  const { body } = await api('GET', `/v2/bookings?bookingUid=${uid}`)
  t.equal(body.data[0].hosts[0].name, 'Olivia Owner', 'the caller’s own change is read with the next call')
})

t.test('503 if scheduling is down: nothing is booked, and reading works', async (t) => {
  const start = freshStart()
  const { uid } = await booked({ eventTypeId: intro })
  await stack.parts.scheduling?.stop()
  t.match(await book({ eventTypeId: intro, start }), {
    status: 503,
    body: envelope('ServiceUnavailableException'),
  })
  t.match(await stack.command(uid, 'cancel', {}, { key: null }), { status: 200 })
  const list = await api('GET', `/v2/bookings?afterStart=${start}&beforeEnd=${start.slice(0, 14)}30:00Z`)
  t.strictSame(list.body.data, [])
})
