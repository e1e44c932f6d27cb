import fc from 'fast-check'
import type { PlainHost, PlainSeatedBooking, PlainWindow, Scenario } from './scenario.ts'

/** Zones with unusual clock changes, and instants near them. */
const zones = [
  'UTC',
  'GMT',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/Santiago',
  'America/Havana',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Europe/Dublin',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Atlantic/Azores',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Nuuk',
  'Australia/Eucla',
  'Antarctica/Troll',
] as const

const anyZone = fc.constantFrom(...zones)
type ZoneName = fc.Arbitrary<string>

const moments = [
  '2011-12-29T00:00Z',
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-04-04T15:00Z',
  '2026-10-03T15:30Z',
  '2026-09-06T04:00Z',
  '2026-04-05T03:00Z',
  '2026-03-08T05:00Z',
  '2027-02-07T02:00Z',
  '2027-03-14T02:00Z',
  '2026-04-24T00:00Z',
  '2026-10-29T21:00Z',
  '2026-12-31T12:00Z',
  '2007-10-27T20:00Z',
  '2026-03-28T22:00Z',
  '2026-10-31T23:00Z',
  '2028-02-28T09:00Z',
].map((iso) => Date.parse(iso))

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

const iso = (ms: number) => new Date(ms).toISOString()
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })

const hours = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 0, max: 95 }).map((n) => n * 15),
      fc.integer({ min: 0, max: 1438 }),
    ),
    fc.oneof(fc.constant(1439), fc.integer({ min: 0, max: 1439 })),
  )
  .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))

const weekly = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  hours,
})

/** Around the clock, so that days touch at midnight; or any hours. */
const availability = fc.oneof(
  { weight: 1, arbitrary: fc.constant([{ days: [0, 1, 2, 3, 4, 5, 6], start: 0, end: 1439 }]) },
  {
    weight: 4,
    arbitrary: fc
      .array(weekly, { minLength: 1, maxLength: 4 })
      .map((entries) => entries.map(({ days, hours }) => ({ days, ...hours }))),
  },
)

const overrideHours = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ start: 0, end: 0 }) },
  { weight: 3, arbitrary: hours },
)

const hostNear = (moment: number, zone: ZoneName): fc.Arbitrary<PlainHost> =>
  fc.record({
    schedule: fc.record({
      timeZone: zone,
      availability,
      overrides: fc.array(
        fc
          .tuple(fc.integer({ min: -2, max: 7 }), overrideHours)
          .map(([days, hours]) => ({ date: iso(moment + days * dayMs).slice(0, 10), ...hours })),
        { maxLength: 4 },
      ),
      travels: fc.array(
        fc
          .record({
            first: fc.integer({ min: -3, max: 7 }),
            more: sometimes(fc.integer({ min: 0, max: 3 })),
            timeZone: fc.constantFrom('Asia/Tokyo', 'Pacific/Apia', 'Pacific/Pago_Pago', 'America/New_York'),
          })
          .map(({ first, more, timeZone }) => ({
            from: iso(moment + first * dayMs).slice(0, 10),
            to: more === undefined ? null : iso(moment + (first + more) * dayMs).slice(0, 10),
            timeZone,
          })),
        { maxLength: 1 },
      ),
    }),
    away: fc.record({
      timeZone: zone,
      days: fc.array(
        fc.tuple(fc.integer({ min: -3, max: 7 }), fc.integer({ min: 0, max: 2 })).map(([first, more]) => ({
          from: iso(moment + first * dayMs).slice(0, 10),
          to: iso(moment + (first + more) * dayMs).slice(0, 10),
        })),
        { maxLength: 2 },
      ),
    }),
    claims: fc.array(
      fc
        .record({
          start: fc.integer({ min: -3 * 1440, max: 8 * 1440 }),
          minutes: fc.constantFrom(5, 15, 30, 45, 60, 200),
          seconds: fc.constantFrom(0, 0, 0, 30),
        })
        .map(({ start, minutes, seconds }) => {
          const begins = moment + start * minuteMs + seconds * 1000
          return { start: iso(begins), end: iso(begins + minutes * minuteMs) }
        }),
      { maxLength: 12 },
    ),
  })

const windowNear = (moment: number): fc.Arbitrary<PlainWindow> =>
  fc.oneof(
    fc.record({
      type: fc.constantFrom('rolling', 'bookable-days'),
      days: fc.integer({ min: 1, max: 5 }),
      businessDays: fc.boolean(),
    }),
    fc.tuple(fc.integer({ min: -1, max: 4 }), fc.integer({ min: 0, max: 3 })).map(([from, days]) => ({
      type: 'range' as const,
      from: iso(moment + from * dayMs).slice(0, 10),
      to: iso(moment + (from + days) * dayMs).slice(0, 10),
    })),
  )

const groupsNear = (moment: number, zone: ZoneName): fc.Arbitrary<PlainHost[][]> => {
  const host = hostNear(moment, zone)
  const one = host.map((only) => [only])
  const pair = fc.array(host, { minLength: 2, maxLength: 2 })
  return fc.oneof(
    { weight: 5, arbitrary: one.map((group) => [group]) },
    { weight: 1, arbitrary: fc.tuple(one, one) },
    { weight: 1, arbitrary: pair.map((group) => [group]) },
    { weight: 1, arbitrary: fc.tuple(one, pair) },
  )
}

const lengths = fc.constantFrom(5, 7, 15, 20, 25, 30, 45, 50, 60, 90, 120, 480)

const startNear = (moment: number) =>
  fc
    .integer({ min: -3 * 96, max: 8 * 96 })
    .map((quarters) => Math.floor(moment / dayMs) * dayMs + quarters * 15 * minuteMs)

const weeklyNear = (moment: number) =>
  fc.record({
    count: fc.integer({ min: 1, max: 3 }),
    starts: fc.array(startNear(moment).map(iso), { maxLength: 6 }),
  })

const seatsNear = (moment: number) =>
  fc.uniqueArray(
    fc.record({
      start: startNear(moment),
      seatsTaken: fc.integer({ min: 1, max: 2 }),
      isHeld: fc.boolean(),
      isLoose: fc.boolean(),
    }),
    { maxLength: 4, selector: ({ start }) => start },
  )

const seatsOf = (
  bookings: (Omit<PlainSeatedBooking, 'start' | 'end'> & { start: number })[],
  length: number,
): NonNullable<Scenario['seats']> => ({
  perSlot: 2,
  bookings: bookings.map(({ start, ...seats }) => ({
    ...seats,
    start: iso(start),
    end: iso(start + length * minuteMs),
  })),
})

const scenarioNear = (moment: number, zone: ZoneName): fc.Arbitrary<Scenario> =>
  fc
    .record({
      ahead: fc.integer({ min: -2 * 86_400, max: 86_400 }),
      first: fc.integer({ min: -2, max: 3 }),
      days: fc.integer({ min: 1, max: 5 }),
      minutes: fc.constantFrom(0, 0, 555, 610),
      viewer: zone,
      duration: sometimes(lengths),
      withEnds: fc.boolean(),
      groups: groupsNear(moment, zone),
      timeZone: zone,
      lengthInMinutes: lengths,
      slotInterval: sometimes(fc.constantFrom(5, 10, 15, 20, 30, 45, 60, 120, 240, 1000)),
      offsetStart: fc.constantFrom(0, 0, 0, 5, 10),
      beforeEventBuffer: fc.constantFrom(0, 0, 5, 30),
      afterEventBuffer: fc.constantFrom(0, 0, 10, 60),
      minimumBookingNotice: fc.constantFrom(0, 0, 45, 120, 1440),
      bookingWindow: sometimes(windowNear(moment)),
      showOptimizedSlots: fc.boolean(),
      onlyShowFirstAvailableSlot: fc.constantFrom(false, false, true),
      weekly: sometimes(weeklyNear(moment)),
      seated: sometimes(seatsNear(moment)),
    })
    .map(
      ({ ahead, first, days, minutes, duration, slotInterval, bookingWindow, weekly, seated, ...rest }) => {
        const from = Math.floor(moment / dayMs + first) * dayMs + minutes * minuteMs
        return {
          ...rest,
          now: iso(moment + ahead * 1000),
          from: iso(from),
          to: iso(from + days * dayMs),
          ...(duration === undefined ? {} : { duration }),
          ...(slotInterval === undefined ? {} : { slotInterval }),
          ...(bookingWindow === undefined ? {} : { bookingWindow }),
          ...(weekly === undefined ? {} : { weekly }),
          ...(seated === undefined ? {} : { seats: seatsOf(seated, duration ?? rest.lengthInMinutes) }),
        }
      },
    )

/** Questions about a few days around moments at which clocks change in some zone. */
export const scenario = fc.constantFrom(...moments).chain((moment) => scenarioNear(moment, anyZone))

/** Clock changes: the zone, and the first instant of the new time. */
export const turns = [
  // By an hour, in the night.
  ['Europe/Berlin', '2026-03-29T01:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00Z'],
  ['America/New_York', '2026-03-08T07:00Z'],
  ['America/New_York', '2026-11-01T06:00Z'],
  ['Pacific/Chatham', '2026-04-04T14:00Z'],
  ['Pacific/Chatham', '2026-09-26T14:00Z'],
  // Without a midnight, and with two.
  ['America/Sao_Paulo', '2018-11-04T03:00Z'],
  ['America/Sao_Paulo', '2018-02-18T02:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00Z'],
  ['Africa/Cairo', '2026-10-29T21:00Z'],
  ['Asia/Beirut', '2026-03-28T22:00Z'],
  ['Asia/Beirut', '2026-10-24T21:00Z'],
  ['America/Santiago', '2026-09-06T04:00Z'],
  ['America/Santiago', '2026-04-05T03:00Z'],
  ['America/Havana', '2026-03-08T05:00Z'],
  ['America/Havana', '2026-11-01T05:00Z'],
  ['Atlantic/Azores', '2026-03-29T01:00Z'],
  ['Atlantic/Azores', '2026-10-25T01:00Z'],
  ['America/St_Johns', '2010-11-07T02:31Z'],
  // By half an hour, by two hours.
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['America/Caracas', '2007-12-09T07:00Z'],
  ['America/Caracas', '2016-05-01T07:00Z'],
  ['Asia/Pyongyang', '2015-08-14T15:00Z'],
  ['Antarctica/Troll', '2026-03-29T01:00Z'],
  // Over the date line, with a date missing or twice.
  ['Pacific/Apia', '2011-12-30T10:00Z'],
  ['Pacific/Fakaofo', '2011-12-30T11:00Z'],
  ['Pacific/Kwajalein', '1993-08-21T12:00Z'],
  // Where summer time is the standard, and Ramadan interrupts it.
  ['Europe/Dublin', '2026-10-25T01:00Z'],
  ['Africa/Casablanca', '2027-02-07T02:00Z'],
  ['Africa/Casablanca', '2027-03-14T02:00Z'],
] as const satisfies readonly (readonly [string, string])[]

/** Questions about the days around such a change, of viewers in that zone and in others. */
export const atTurn = ([zone, at]: (typeof turns)[number]): fc.Arbitrary<Scenario> =>
  scenarioNear(Date.parse(at), fc.constantFrom(zone, zone, zone, 'UTC'))
