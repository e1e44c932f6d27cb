import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { eventType as today } from '../event-type.ts'
import { failure, v1 } from './translations.ts'

const get = v1('GET', '/event-types/:id')
const list = v1('GET', '/event-types')
const patch = v1('PATCH', '/event-types/:id')
const edit = (body: unknown) => patch.up({ id: 5, body }).body as unknown as Record<string, unknown>
const row = (data: unknown) => get.shown(data, { id: 5 }).event_type as unknown as Record<string, unknown>

t.test('requests go to the current paths', async (t) => {
  t.match(get.up({ id: '5' }), { path: '/v2/event-types/5', query: {} })
  t.match(list.up({ query: { take: '10', page: '3' } }), {
    path: '/v2/event-types',
    query: { take: '10', skip: '20' },
  })
  t.match(patch.up({ id: 5, body: { teamId: null } }), { path: '/internal/own-event-types/5', body: {} })
  t.match(patch.up({ id: 5, body: { teamId: 9 } }), { path: '/v2/teams/9/event-types/5', body: {} })
})

t.test('each field is translated to the current one', async (t) => {
  const cases: [older: object, now: object][] = [
    [{}, {}],
    [
      { length: 45, title: 'A', slug: 'a', hidden: true, position: 3 },
      { lengthInMinutes: 45, position: 3 },
    ],
    [
      { description: null, metadata: null, eventName: null },
      { description: '', metadata: {}, customName: '' },
    ],
    [{ slotInterval: 0 }, { slotInterval: null }],
    [{ periodType: 'UNLIMITED' }, { bookingWindow: { disabled: true } }],
    [
      { periodType: 'ROLLING', periodDays: 5, periodCountCalendarDays: true },
      { bookingWindow: { type: 'calendarDays', value: 5 } },
    ],
    [{ periodType: 'ROLLING', periodDays: 5 }, { bookingWindow: { type: 'businessDays', value: 5 } }],
    [
      {
        periodType: 'RANGE',
        periodStartDate: '2026-12-01T00:00:00.000Z',
        periodEndDate: '2026-12-31T00:00:00.000Z',
      },
      { bookingWindow: { type: 'range', value: ['2026-12-01', '2026-12-31'] } },
    ],
    [
      { recurringEvent: { interval: 2, count: 6, freq: 1 } },
      { recurrence: { interval: 2, occurrences: 6, frequency: 'monthly' } },
    ],
    [{ recurringEvent: {} }, { recurrence: { disabled: true } }],
    [{ recurringEvent: null }, { recurrence: { disabled: true } }],
    [{ seatsPerTimeSlot: 3 }, { seats: { seatsPerTimeSlot: 3 } }],
    [{ seatsShowAttendees: true }, { seats: { showAttendeeInfo: true } }],
    [{ seatsPerTimeSlot: null, seatsShowAttendees: false }, { seats: { disabled: true } }],
    [
      { schedulingType: 'COLLECTIVE', hosts: [{ userId: 7, isFixed: false }] },
      { schedulingType: 'collective', hosts: [{ userId: 7, mandatory: true }] },
    ],
    [
      {
        hosts: [
          { userId: 7, scheduleId: 3 },
          { userId: 8, scheduleId: null },
        ],
      },
      {
        hosts: [
          { mandatory: false, scheduleId: 3 },
          { userId: 8, scheduleId: null },
        ],
      },
    ],
    [{ bookingLimits: { PER_DAY: 2, PER_WEEK: 5 } }, { bookingLimitsCount: { day: 2, week: 5 } }],
    [{ durationLimits: {} }, { bookingLimitsDuration: { disabled: true } }],
    [
      { locations: [[{ type: 'integrations:zoom' }, { type: 'link', link: 'https://x.test' }]] },
      {
        locations: [
          { type: 'integration', integration: 'zoom' },
          { type: 'link', link: 'https://x.test' },
        ],
      },
    ],
    [
      {
        locations: [
          { type: 'phone', phone: '+4930123456', public: true },
          { type: 'link', link: 'https://x.test', public: true },
        ],
      },
      {
        locations: [
          { type: 'phone', phone: '+4930123456', public: true },
          { type: 'link', link: 'https://x.test', public: true },
        ],
      },
    ],
    [{ children: [{ id: 1, userId: 2 }] }, {}],
  ]
  for (const [older, now] of cases) t.match(edit(older), now, JSON.stringify(older))
  t.same(edit({ children: [] }), {})
})

t.test('400 names fields that v1 refused or that are no longer supported', async (t) => {
  const cases: [body: object, message: string | RegExp][] = [
    [{ lengthInMinutes: 5 }, "Unrecognized key(s) in object: 'lengthInMinutes'"],
    [{ periodType: 'RANGE' }, 'periodStartDate is required when periodType is RANGE'],
    [{ periodType: 'ROLLING', periodDays: null }, 'periodDays is required when periodType is ROLLING'],
    [{ periodType: 'SOON' }, /^periodType must be/],
    [{ periodDays: 3 }, 'periodDays can only be changed together with periodType'],
    [{ recurringEvent: { freq: 7 } }, /^recurringEvent.freq must be/],
    [{ recurringEvent: { freq: '2' } }, /^recurringEvent.freq must be/],
    [{ schedulingType: 'MANAGED' }, /^schedulingType must be/],
    [{ hosts: {} }, 'hosts must be a list'],
    [{ hosts: [{ userId: 7, scheduleId: 'x' }] }, 'hosts.0.scheduleId must be an integer'],
    [{ bookingLimits: { PER_HOUR: 1 } }, 'bookingLimits.PER_HOUR is not a known field'],
    [{ length: '30' }, 'length must be an integer'],
    [
      { seatsPerTimeSlot: null, seatsShowAttendees: true },
      'seatsShowAttendees has no effect without seatsPerTimeSlot',
    ],
    [
      { seatsPerTimeSlot: null, seatsShowAvailabilityCount: false },
      'seatsShowAvailabilityCount has no effect without seatsPerTimeSlot',
    ],
    [{ periodType: 'ROLLING', periodDays: 'x' }, 'periodDays must be an integer or null'],
    [{ slotInterval: -1 }, 'slotInterval must be minutes from 0 to 1440'],
    [
      { timeZone: 'UTC', parentId: 4 },
      'timeZone is not supported any more, parentId is not supported any more',
    ],
    [{ teamId: 'x' }, 'teamId must be an integer'],
  ]
  for (const [body, message] of cases) t.throws(() => edit(body), { status: 400, message })
  for (const id of ['x', '-1', '1.5', ''])
    t.throws(() => get.up({ id }), { message: 'id must be an integer' })
})

t.test('answers the whole row', async (t) => {
  t.strictSame(row(today), {
    id: 5,
    length: 30,
    slug: 'intro',
    title: 'Intro',
    description: 'Hello',
    hidden: false,
    userId: 7,
    locations: [],
    bookingFields: [],
    teamId: null,
    scheduleId: 4,
    eventName: null,
    position: 0,
    periodType: 'UNLIMITED',
    periodDays: null,
    periodCountCalendarDays: null,
    periodStartDate: null,
    periodEndDate: null,
    requiresConfirmation: false,
    disableGuests: false,
    hideCalendarNotes: false,
    lockTimeZoneToggleOnBookingPage: false,
    onlyShowFirstAvailableSlot: false,
    offsetStart: 0,
    minimumBookingNotice: 120,
    beforeEventBuffer: 0,
    afterEventBuffer: 5,
    slotInterval: null,
    successRedirectUrl: null,
    price: 0,
    currency: 'usd',
    metadata: {},
    isInstantEvent: false,
    parentId: null,
    schedulingType: null,
    recurringEvent: null,
    seatsPerTimeSlot: null,
    seatsShowAttendees: false,
    seatsShowAvailabilityCount: true,
    bookingLimits: {},
    durationLimits: {},
    hosts: [],
    children: [],
    hashedLink: [],
  })
  t.same(list.shown([today, today]).event_types, [row(today), row(today)])
  const managed = [
    { ...today, teamId: 9, schedulingType: 'managed' },
    { ...today, id: 6 },
  ]
  t.match(patch.shown(managed, { id: 5 }), { event_type: { id: 5, teamId: 9, schedulingType: 'MANAGED' } })
})

t.test('errors name the fields of v1; a taken slug is 400', async (t) => {
  const errors = [
    'lengthInMinutes',
    'recurrence.occurrences',
    'bookingLimitsCount.day',
    'seats.seatsPerTimeSlot',
  ]
  const answered = patch.down(
    failure(
      400,
      'all wrong',
      errors.map((path) => ({ path, message: 'is bad' })),
    ),
    { id: 5 },
  )
  t.same(answered, {
    status: 400,
    body: {
      message:
        'length is bad, recurringEvent.count is bad, bookingLimits.PER_DAY is bad, seatsPerTimeSlot is bad',
    },
  })
  t.match(patch.down(failure(409, 'The slug is already taken.'), { id: 5 }), {
    status: 400,
    body: { message: 'The slug is already taken.' },
  })
})

/** Applies an edit as scheduling does, for the fields of v1. */
function applied(body: Record<string, unknown>): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...today }
  for (const [key, value] of Object.entries(body)) {
    const isOff = typeof value === 'object' && value !== null && 'disabled' in value
    if (isOff) changed[key] = key === 'recurrence' ? null : undefined
    else if (key === 'seats')
      changed[key] = { showAttendeeInfo: false, showAvailabilityCount: true, ...(value as object) }
    else changed[key] = value
  }
  return { ...changed, slotInterval: changed.slotInterval ?? undefined }
}

const minutes = fc.integer({ min: 0, max: 1440 })
const day = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 10)}T00:00:00.000Z`)
const some = fc.integer({ min: 1, max: 1440 })
const limits = fc.record(
  { PER_DAY: some, PER_WEEK: some, PER_MONTH: some, PER_YEAR: some },
  { requiredKeys: [] },
)
const periods = fc.oneof(
  fc.constant({ periodType: 'UNLIMITED' }),
  fc.record({
    periodType: fc.constantFrom('ROLLING', 'ROLLING_WINDOW'),
    periodDays: fc.integer({ min: 1, max: 400 }),
    periodCountCalendarDays: fc.boolean(),
  }),
  fc.record({ periodType: fc.constant('RANGE'), periodStartDate: day, periodEndDate: day }),
)
const others = fc.record(
  {
    length: some,
    title: fc.string({ minLength: 1 }),
    description: fc.string(),
    hidden: fc.boolean(),
    position: fc.integer({ min: 0, max: 1000 }),
    scheduleId: fc.integer({ min: 1 }),
    requiresConfirmation: fc.boolean(),
    disableGuests: fc.boolean(),
    hideCalendarNotes: fc.boolean(),
    minimumBookingNotice: minutes,
    beforeEventBuffer: minutes,
    afterEventBuffer: minutes,
    price: minutes,
    currency: fc.constantFrom('usd', 'eur'),
    slotInterval: fc.integer({ min: 1, max: 60 }),
    successRedirectUrl: fc.webUrl(),
    eventName: fc.string({ minLength: 1 }),
    metadata: fc.dictionary(fc.string({ minLength: 1, maxLength: 40 }), fc.string()),
    recurringEvent: fc.record({
      interval: fc.integer({ min: 1, max: 9 }),
      count: fc.integer({ min: 1, max: 9 }),
      freq: fc.constantFrom(0, 1, 2),
    }),
    seatsPerTimeSlot: fc.integer({ min: 1, max: 9 }),
    bookingLimits: limits,
    durationLimits: limits,
    locations: fc.array(
      fc.oneof(
        fc.record({
          type: fc.constantFrom('integrations:zoom', 'integrations:google:meet', 'attendeeInPerson'),
        }),
        fc.record({
          type: fc.constant('inPerson'),
          address: fc.string({ minLength: 1 }),
          displayLocationPublicly: fc.boolean(),
        }),
        fc.record({ type: fc.constant('link'), link: fc.webUrl(), displayLocationPublicly: fc.boolean() }),
      ),
    ),
    hosts: fc.array(
      fc.record({
        userId: fc.integer({ min: 1 }),
        isFixed: fc.boolean(),
        scheduleId: fc.option(fc.integer({ min: 1 })),
      }),
    ),
  },
  { requiredKeys: [] },
)

t.test('v1 answers the values that it was given', async () => {
  fc.assert(
    fc.property(others, periods, (fields, period) => {
      const body = { ...fields, ...period }
      const shown = row(applied(edit(body)))
      const said = Object.fromEntries(Object.keys(body).map((key) => [key, shown[key]]))
      assert.deepEqual(plain(said), plain(body))
    }),
  )
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
