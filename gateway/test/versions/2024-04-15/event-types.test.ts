import type { EventTypeOutput } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import { olderLocation, todaysLocation } from '../../../src/versions/2024-04-15/locations.ts'
import { asked, badField, translationOf } from './fixtures.ts'

const create = translationOf('POST', '/v2/event-types')
const success = (data: unknown, status = 200) => ({ status, body: { status: 'success', data } })

/** An event type in the current shape. */
const eventType: EventTypeOutput = {
  id: 7,
  ownerId: 9,
  lengthInMinutes: 30,
  title: 'Intro',
  slug: 'intro',
  description: 'Hello',
  hidden: false,
  locations: [
    { type: 'address', address: 'Main St 1', public: true },
    { type: 'integration', integration: 'google-meet' },
  ],
  bookingFields: [
    { type: 'name', slug: 'name', label: 'Name', required: true, hidden: false, isDefault: true },
    {
      type: 'select',
      slug: 'size',
      label: 'Size',
      required: false,
      hidden: false,
      isDefault: false,
      options: ['S', 'L'],
    },
  ],
  bookingWindow: { type: 'businessDays', value: 30, rolling: false },
  confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: false },
  requiresConfirmation: true,
  scheduleId: null,
  slotInterval: 15,
  minimumBookingNotice: 120,
  beforeEventBuffer: 5,
  afterEventBuffer: 10,
  disableGuests: false,
  hideCalendarNotes: false,
  lockTimeZoneToggleOnBookingPage: false,
  onlyShowFirstAvailableSlot: false,
  showOptimizedSlots: false,
  bookingRequiresAuthentication: false,
  offsetStart: 0,
  successRedirectUrl: null,
  forwardParamsSuccessRedirect: null,
  recurrence: null,
  isInstantEvent: false,
  price: 0,
  currency: 'usd',
  metadata: {},
  users: [{ id: 9, name: 'Olga', username: 'olga' }],
  bookingUrl: 'http://127.0.0.1:3000/olga/intro',
}

const older = {
  id: 7,
  length: 30,
  slug: 'intro',
  title: 'Intro',
  description: 'Hello',
  hidden: false,
  locations: [
    { type: 'inPerson', address: 'Main St 1', displayLocationPublicly: true },
    { type: 'integrations:google:meet' },
  ],
  userId: 9,
  teamId: null,
  scheduleId: null,
  eventName: null,
  bookingFields: [
    { name: 'name', type: 'name', label: 'Name', required: true, hidden: false, editable: 'system' },
    {
      name: 'size',
      type: 'select',
      label: 'Size',
      required: false,
      hidden: false,
      editable: 'user',
      options: [
        { label: 'S', value: 'S' },
        { label: 'L', value: 'L' },
      ],
    },
  ],
  periodType: 'ROLLING',
  periodDays: 30,
  periodCountCalendarDays: false,
  periodStartDate: null,
  periodEndDate: null,
  requiresConfirmation: true,
  disableGuests: false,
  hideCalendarNotes: false,
  lockTimeZoneToggleOnBookingPage: false,
  onlyShowFirstAvailableSlot: false,
  offsetStart: 0,
  minimumBookingNotice: 120,
  beforeEventBuffer: 5,
  afterEventBuffer: 10,
  slotInterval: 15,
  successRedirectUrl: null,
  price: 0,
  currency: 'usd',
  metadata: {},
  isInstantEvent: false,
}

t.test('201 POST with length', async (t) => {
  const body = {
    length: 30,
    slug: 'intro',
    title: 'Intro',
    hidden: true,
    slotInterval: 15,
    locations: [
      { type: 'link', link: 'https://meet.example/1', displayLocationPublicly: true },
      { type: 'phone' },
    ],
    bookingFields: [
      {
        name: 'size',
        type: 'select',
        label: 'Size',
        required: true,
        placeholder: '',
        options: [{ label: 'Small', value: 'S' }],
        sources: [{ id: 'user', type: 'user', label: 'User' }],
        editable: 'user',
      },
    ],
  }
  t.same(create.request(asked(create, { body })).body, {
    slug: 'intro',
    title: 'Intro',
    hidden: true,
    slotInterval: 15,
    lengthInMinutes: 30,
    locations: [{ type: 'link', link: 'https://meet.example/1', public: true }, { type: 'attendeePhone' }],
    bookingFields: [
      { type: 'select', slug: 'size', label: 'Size', required: true, placeholder: '', options: ['S'] },
    ],
  })
  t.same(create.response(success(eventType, 201), asked(create, { body })), success(older, 201))
})

t.test('201 POST with the current body', async (t) => {
  const body = {
    lengthInMinutes: 30,
    title: 'Intro',
    slug: 'intro',
    locations: [{ type: 'attendeeDefined' }],
  }
  t.same(create.request(asked(create, { body })).body, body)
  t.match(create.request(asked(create, { body: { ...body, slotInterval: 0 } })).body, { slotInterval: null })
})

t.test('200 GET one, all, PATCH and DELETE', async (t) => {
  const params = { eventTypeId: '7' }
  const get = translationOf('GET', '/v2/event-types/:eventTypeId')
  t.same(get.response(success(eventType), asked(get, { params })), success({ eventType: older }))
  const list = translationOf('GET', '/v2/event-types')
  t.same(
    list.response(success([eventType]), asked(list)),
    success({ eventTypeGroups: [{ teamId: null, eventTypes: [older] }] }),
  )
  const update = translationOf('PATCH', '/v2/event-types/:eventTypeId')
  t.same(update.request(asked(update, { params, body: { length: 45 } })).body, { lengthInMinutes: 45 })
  t.same(update.response(success(eventType), asked(update, { params })), success(older))
  // A team's managed event type is the first of a list, which its copies follow in.
  const managed = [
    { ...eventType, teamId: 4 },
    { ...eventType, id: 8, teamId: 4 },
  ]
  t.same(update.response(success(managed), asked(update, { params })), success({ ...older, teamId: 4 }))
  const remove = translationOf('DELETE', '/v2/event-types/:eventTypeId')
  t.same(
    remove.response(success(eventType), asked(remove, { params })),
    success({ id: 7, length: 30, slug: 'intro', title: 'Intro' }),
  )
})

t.test('200 the booking window', async (t) => {
  const period = (bookingWindow: EventTypeOutput['bookingWindow']) => {
    const { bookingWindow: _, ...rest } = eventType
    const given = bookingWindow ? { ...rest, bookingWindow } : rest
    const answer = create.response(success(given), asked(create))
    const { data } = answer.body as { data: Record<string, unknown> }
    return [
      data.periodType,
      data.periodDays,
      data.periodCountCalendarDays,
      data.periodStartDate,
      data.periodEndDate,
    ]
  }
  t.same(period(undefined), ['UNLIMITED', null, null, null, null])
  t.same(period({ type: 'calendarDays', value: 5, rolling: true }), ['ROLLING_WINDOW', 5, true, null, null])
  t.same(period({ type: 'range', value: ['2026-12-01', '2026-12-24'] }), [
    'RANGE',
    null,
    null,
    '2026-12-01T00:00:00.000Z',
    '2026-12-24T00:00:00.000Z',
  ])
})

t.test('400 names the older fields', async (t) => {
  t.match(create.response(badField('lengthInMinutes', 'must be a number'), asked(create)), {
    body: { error: { message: 'length must be a number' } },
  })
})

t.test('a location from an answer can be sent back', async () => {
  const place = { public: fc.boolean() }
  const location = fc.oneof(
    fc.record({ type: fc.constant('address'), address: fc.string({ minLength: 1 }), ...place }),
    fc.record({ type: fc.constant('link'), link: fc.webUrl(), ...place }),
    fc.record({ type: fc.constant('phone'), phone: fc.string({ minLength: 1 }), ...place }),
    fc.record({
      type: fc.constantFrom('attendeeAddress', 'attendeePhone', 'attendeeDefined', 'organizersDefaultApp'),
    }),
    fc.record({
      type: fc.constant('integration'),
      integration: fc.constantFrom('svc-video', 'google-meet', 'zoom', 'office365-video', 'jitsi'),
    }),
  )
  fc.assert(
    fc.property(location, (today) => {
      const back = todaysLocation(olderLocation(today)) as Record<string, unknown>
      const keys = Object.keys(today) as (keyof typeof today)[]
      return Object.keys(back).length === keys.length && keys.every((key) => back[key] === today[key])
    }),
  )
})

t.test('a location in the current shape keeps its number and whether it is public', async (t) => {
  const phone = { type: 'phone', phone: '+4930123456', public: true }
  const link = { type: 'link', link: 'https://meet.example/1', public: true }
  for (const today of [phone, { type: 'phone', phone: phone.phone }, link, { ...link, public: false }])
    t.same(todaysLocation(today), today)
  t.same(todaysLocation({ type: 'phone' }), { type: 'attendeePhone' })
  t.same(todaysLocation({ type: 'inPerson', address: 'Main St 1', public: true }), {
    type: 'address',
    address: 'Main St 1',
    public: true,
  })
})
