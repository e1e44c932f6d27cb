import t from 'tap'
import { saveDefaultConferencing } from '../../src/db/conferencing-repository.ts'
import { ofPerson } from '../../src/domain/conferencing.ts'
import { ownerOf } from '../../src/domain/owner.ts'
import { aCaller, aProfile } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

const { api, ask, db, bookings } = await startScheduling(t)
let lastId = 200
const newCaller = (changes: Parameters<typeof aProfile>[0] = {}) =>
  aCaller(aProfile({ id: ++lastId, ...changes }))
type Caller = ReturnType<typeof newCaller>

const intro = { title: 'Intro', slug: 'intro', lengthInMinutes: 30 }
const create = (caller: Caller, changes: object = {}) =>
  api('POST', '/v2/event-types', { caller, body: { ...intro, ...changes } })
const eventsAbout = async (id: number) =>
  (
    await db.sql<
      { body: string }[]
    >`select body from outbox where subject = ${String(id)} and type like 'scheduling.event-type%' order by pos`
  ).map(({ body }) => JSON.parse(body))

t.test('201 a title, a slug and a length are enough', async (t) => {
  const caller = newCaller()
  const { status, body } = await create(caller)
  t.equal(status, 201)
  const { id, bookingFields, ...data } = body.data
  t.same(data, {
    ...intro,
    ownerId: caller.userId,
    description: '',
    locations: [{ type: 'integration', integration: 'svc-video' }],
    disableGuests: false,
    offsetStart: 0,
    minimumBookingNotice: 0,
    beforeEventBuffer: 0,
    afterEventBuffer: 0,
    scheduleId: null,
    requiresConfirmation: false,
    hidden: false,
    bookingRequiresAuthentication: false,
    showOptimizedSlots: false,
    onlyShowFirstAvailableSlot: false,
    metadata: {},
    recurrence: null,
    price: 0,
    currency: 'usd',
    forwardParamsSuccessRedirect: null,
    isInstantEvent: false,
    users: [{ id: caller.userId, name: caller.user?.name, username: caller.user?.username }],
    bookingUrl: `https://book.example.com/${caller.user?.username}/intro`,
    lockTimeZoneToggleOnBookingPage: false,
    hideCalendarNotes: false,
    successRedirectUrl: null,
  })
  t.same(
    bookingFields.map(({ slug }: { slug: string }) => slug),
    ['name', 'email', 'location', 'title', 'notes', 'guests', 'rescheduleReason'],
  )
  t.match(await eventsAbout(id), [
    {
      type: 'scheduling.event-type.created',
      aggregateversion: 1,
      organizationid: 5,
      data: {
        eventType: {
          ...intro,
          id,
          organizationId: 5,
          ownerId: caller.userId,
          teamId: null,
          hidden: false,
          version: 1,
        },
      },
    },
  ])
})

/** Every field of a personal event type. */
const full = {
  description: 'Say hello',
  lengthInMinutesOptions: [15, 30],
  slotInterval: 20,
  offsetStart: 5,
  beforeEventBuffer: 10,
  afterEventBuffer: 15,
  minimumBookingNotice: 120,
  bookingWindow: { type: 'businessDays', value: 10, rolling: true },
  locations: [{ type: 'address', address: 'Main St 1', public: true }, { type: 'attendeePhone' }],
  disableGuests: true,
  confirmationPolicy: {
    type: 'time',
    noticeThreshold: { unit: 'hours', count: 5 },
    blockUnconfirmedBookingsInBooker: true,
  },
  hidden: true,
  bookingRequiresAuthentication: true,
  showOptimizedSlots: true,
  onlyShowFirstAvailableSlot: true,
  metadata: { plan: 'gold', seats: 4, trial: false },
  customName: '{Organiser} and {Scheduler}',
  lockTimeZoneToggleOnBookingPage: true,
  hideCalendarNotes: true,
  successRedirectUrl: 'https://example.com/thanks',
  color: { lightThemeHex: '#1f2937', darkThemeHex: '#ffffff' },
  bookerLayouts: { defaultLayout: 'month', enabledLayouts: ['month', 'week'] },
  interfaceLanguage: 'de',
  embedOrigins: ['https://example.com', 'http://localhost:8080'],
  disableRescheduling: { disabled: true, minutesBefore: 60 },
}

t.test('201 returns every field as given', async (t) => {
  const caller = newCaller()
  const bookingFields = [
    { type: 'select', slug: 'topic', label: 'Topic', required: true, options: ['a', 'b'] },
  ]
  const { data: schedule } = (await api('GET', '/v2/schedules/default', { caller })).body
  const { status, body } = await create(caller, { ...full, scheduleId: schedule.id, bookingFields })
  t.equal(status, 201, JSON.stringify(body))
  t.match(body.data, { ...full, scheduleId: schedule.id, requiresConfirmation: true })
  t.match(body.data.bookingFields[3], { ...bookingFields[0], isDefault: false, hidden: false })
  const found = await api('GET', `/v2/event-types/${body.data.id}`, { caller })
  t.same(found.body, body)
})

t.test('200 a change keeps omitted fields, and removes what it disables', async (t) => {
  const caller = newCaller()
  const { data } = (await create(caller, full)).body
  const { status, body } = await api('PATCH', `/v2/event-types/${data.id}`, {
    caller,
    body: {
      title: 'Hello',
      slotInterval: null,
      bookingWindow: { disabled: true },
      confirmationPolicy: { disabled: true },
      hidden: false,
    },
  })
  t.equal(status, 200)
  const { slotInterval: _, bookingWindow: __, confirmationPolicy: ___, ...unchanged } = data
  t.same(body.data, { ...unchanged, title: 'Hello', requiresConfirmation: false, hidden: false })
  t.match((await eventsAbout(data.id)).at(-1), {
    type: 'scheduling.event-type.updated',
    aggregateversion: 2,
    data: { eventType: { title: 'Hello', hidden: false, version: 2 } },
  })
})

t.test(
  'an event type without locations takes place in the default meeting service of its owner',
  async (t) => {
    const caller = newCaller()
    const locations = async (changes: object = {}) => (await create(caller, changes)).body.data.locations
    const video = { type: 'integration', integration: 'svc-video' }
    t.same(await locations(), [video])
    t.same(await locations({ slug: 'nowhere', locations: [] }), [])
    const meetings = (method: 'GET' | 'POST', path = '') => api(method, `/v2/conferencing${path}`, { caller })
    t.match(await meetings('GET'), { status: 200, body: { data: [] } })
    t.same((await meetings('GET', '/default')).body.data, { appSlug: 'svc-video' })
    await db.transaction((tx) => saveDefaultConferencing(tx, ofPerson(ownerOf(caller)), 'zoom', new Date()))
    t.same((await meetings('GET', '/default')).body.data, { appSlug: 'zoom' })
    t.same(await locations({ slug: 'zoom' }), [{ type: 'integration', integration: 'zoom' }])
    const refused = { status: 400, body: { error: { code: 'conferencing_not_connected' } } }
    for (const app of ['zoom', 'google-meet', 'msteams'])
      t.match(await meetings('POST', `/${app}/default`), refused)
    t.match(await meetings('POST', '/skype/default'), { status: 400 })
    t.same((await meetings('POST', '/daily-video/default')).body, { status: 'success' })
    t.same(await locations({ slug: 'video' }), [video])
    t.match(await api('GET', '/v2/conferencing'), { status: 401 })
  },
)

t.test('409 slug_taken, only within one owner', async (t) => {
  const caller = newCaller()
  await create(caller)
  const { data } = (await create(caller, { slug: 'other' })).body
  const again = await create(caller, { slug: 'Intro' })
  t.same([again.status, again.body.error.code], [409, 'slug_taken'])
  const moved = await api('PATCH', `/v2/event-types/${data.id}`, { caller, body: { slug: 'intro' } })
  t.same([moved.status, moved.body.error.code], [409, 'slug_taken'])
  t.equal((await create(newCaller())).status, 201)
})

t.test('201 one of many parallel requests gets the slug', async (t) => {
  const caller = newCaller()
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(caller)))
  t.same(answers.map(({ status }) => status).sort(), [201, ...Array(7).fill(409)])
})

t.test('400 names every bad field', async (t) => {
  const { status, body } = await create(newCaller(), {
    slug: 5,
    lengthInMinutes: 0,
    beforeEventBuffer: -1,
    locations: [{ type: 'moon' }],
    metadata: { nested: { a: 1 } },
  })
  t.equal(status, 400)
  t.same(body.error.details.errors.map(({ path }: { path: string }) => path).sort(), [
    'beforeEventBuffer',
    'lengthInMinutes',
    'locations.0.type',
    'metadata.nested',
    'slug',
  ])
  const destinationCalendar = { integration: 'google', externalId: 'x' }
  t.match(await create(newCaller(), { destinationCalendar }), {
    status: 404,
    body: { error: { code: 'calendar_not_connected' } },
  })
  const seats = { seatsPerTimeSlot: 0, showAttendeeInfo: true, showAvailabilityCount: true }
  t.match((await create(newCaller(), { seats, bookingLimitsCount: { day: 1.5 } })).body.error, {
    details: { errors: [{ path: 'seats.seatsPerTimeSlot' }, { path: 'bookingLimitsCount.day' }] },
  })
})

t.test('201 returns features as given, 200 removes disabled ones', async (t) => {
  const caller = newCaller()
  const features = {
    seats: { seatsPerTimeSlot: 3, showAttendeeInfo: true, showAvailabilityCount: false },
    bookingLimitsCount: { day: 2 },
    bookingLimitsDuration: { week: 120 },
    bookerActiveBookingsLimit: { maximumActiveBookings: 1, offerReschedule: true },
    disableCancelling: { disabled: true },
    requiresBookerEmailVerification: true,
    hideOrganizerEmail: true,
    price: 1500,
    currency: 'eur',
  }
  const { data } = (await create(caller, features)).body
  t.match(data, { ...features, recurrence: null, seatsPerTimeSlot: 3, seatsShowAvailabilityCount: false })
  const recurrence = { interval: 1, occurrences: 4, frequency: 'weekly' }
  const change = (body: object) => api('PATCH', `/v2/event-types/${data.id}`, { caller, body })
  t.match((await change({ recurrence })).body.error.details.errors, [{ path: 'seats' }])
  const off = { disabled: true }
  const after = (await change({ recurrence, seats: off, bookingLimitsCount: off })).body.data
  t.match(after, { recurrence, bookingLimitsDuration: { week: 120 } })
  t.notOk('seats' in after || 'bookingLimitsCount' in after || 'seatsPerTimeSlot' in after)
})

t.test('404 for a schedule of another user', async (t) => {
  const { data: foreign } = (await api('GET', '/v2/schedules/default', { caller: newCaller() })).body
  const caller = newCaller()
  const created = await create(caller, { scheduleId: foreign.id })
  t.same([created.status, created.body.error.code], [404, 'schedule_not_found'])
  const { data } = (await create(caller)).body
  const changed = await api('PATCH', `/v2/event-types/${data.id}`, {
    caller,
    body: { scheduleId: foreign.id },
  })
  t.same([changed.status, changed.body.error.code], [404, 'schedule_not_found'])
})

t.test('200 the default schedule applies again when the chosen one is deleted', async (t) => {
  const caller = newCaller()
  const { data: schedule } = (
    await api('POST', '/v2/schedules', { caller, body: { name: 'B', timeZone: 'UTC', isDefault: false } })
  ).body
  const { data } = (await create(caller, { scheduleId: schedule.id })).body
  await api('DELETE', `/v2/schedules/${schedule.id}`, { caller })
  t.equal((await api('GET', `/v2/event-types/${data.id}`, { caller })).body.data.scheduleId, null)
})

t.test('403 for a custom role without the permission of this operation', async (t) => {
  bookings.respondWith(() => ({ body: JSON.stringify({ count: 0 }) }))
  const right = { GET: 'eventType.read', PATCH: 'eventType.update', DELETE: 'eventType.delete' } as const
  for (const [method, needed] of Object.entries(right) as [keyof typeof right, (typeof right)['GET']][]) {
    const { id } = (await create(newCaller())).body.data
    const others = Object.values(right).filter((other) => other !== needed)
    const holder = (permissions: (typeof right)[keyof typeof right][]) =>
      aCaller(aProfile({ id: ++lastId }), { memberships: [{ teamId: 5, role: 'ADMIN', permissions }] })
    const ask = (caller: Caller) =>
      api(method, `/v2/event-types/${id}`, { caller, ...(method === 'PATCH' && { body: { title: 'New' } }) })
    t.equal((await ask(holder(others))).status, 403, `${method} without ${needed}`)
    t.equal((await ask(holder([needed]))).status, 200, `${method} with nothing but ${needed}`)
  }
})

t.test('v1: only the member changes a member’s own event type', async (t) => {
  const caller = newCaller()
  const { id } = (await create(caller)).body.data
  const admin = aCaller(aProfile({ id: ++lastId }), { memberships: [{ teamId: 5, role: 'ADMIN' }] })
  const stranger = aCaller(aProfile({ id: ++lastId, organizationId: 6 }))
  const patch = async (by: Caller) =>
    ask('gateway', 'PATCH', `/internal/own-event-types/${id}`, { caller: by, body: { title: 'Theirs' } })
  t.equal((await patch(admin)).status, 403)
  t.equal((await patch(stranger)).status, 404)
  t.match(await patch(caller), { status: 200, body: { data: { title: 'Theirs' } } })
})

t.test('200 deletes, 409 event_type_has_bookings, 503 when bookings does not answer', async (t) => {
  const caller = newCaller()
  const { data } = (await create(caller)).body
  const path = `/v2/event-types/${data.id}`
  let count = 2
  bookings.respondWith(() => ({ body: JSON.stringify({ count }) }))
  const refused = await api('DELETE', path, { caller })
  t.same([refused.status, refused.body.error.code], [409, 'event_type_has_bookings'])
  t.same(bookings.requests.at(-1)?.json, { eventTypeIds: [data.id] })
  count = 0
  const gone = await api('DELETE', path, { caller })
  t.same([gone.status, gone.body.data], [200, { id: data.id, ...intro }])
  t.match((await eventsAbout(data.id)).at(-1), {
    type: 'scheduling.event-type.deleted',
    aggregateversion: 2,
    data: { id: data.id, version: 2 },
  })
  t.equal((await api('GET', path, { caller })).status, 404)

  const { data: remaining } = (await create(caller)).body
  await bookings.stop()
  const unknown = await api('DELETE', `/v2/event-types/${remaining.id}`, { caller })
  t.same([unknown.status, unknown.body.error.code], [503, 'ServiceUnavailableException'])
  t.equal((await api('GET', `/v2/event-types/${remaining.id}`, { caller })).status, 200)
})
