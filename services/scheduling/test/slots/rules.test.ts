import t from 'tap'
import { listSlots } from '../../src/domain/slots/index.ts'
import { engineInput, type PlainHost, type Scenario } from './scenario.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const hours = (from: string, to: string) => ({ start: at(from), end: at(to) })

const host = (timeZone: string, from: string, to: string, more: Partial<PlainHost> = {}): PlainHost => ({
  schedule: { timeZone, availability: [{ days: everyDay, ...hours(from, to) }], overrides: [] },
  claims: [],
  ...more,
})
const utcHost = (from: string, to: string, ...claims: [string, string][]): PlainHost =>
  host('UTC', from, to, { claims: claims.map(([start, end]) => ({ start, end })) })

/** One day of a host in December 2026, asked for in advance. */
const base: Scenario = {
  now: '2026-11-01T00:00:00Z',
  from: '2026-12-01T00:00:00Z',
  to: '2026-12-02T00:00:00Z',
  viewer: 'UTC',
  groups: [[utcHost('09:00', '12:00')]],
  timeZone: 'UTC',
  lengthInMinutes: 60,
  offsetStart: 0,
  beforeEventBuffer: 0,
  afterEventBuffer: 0,
  minimumBookingNotice: 0,
  showOptimizedSlots: false,
  onlyShowFirstAvailableSlot: false,
}

function slots(change: Partial<Scenario>): Record<string, string[]> {
  const { offer, query, now } = engineInput({ ...base, ...change })
  return Object.fromEntries(
    Object.entries(listSlots(offer, query, now)).map(([date, list]) => [
      date,
      list.map(({ start }) => start),
    ]),
  )
}
/** Only the times, `HH:mm`, of all dates. */
const times = (change: Partial<Scenario>) =>
  Object.values(slots(change))
    .flat()
    .map((start) => start.slice(11, 16))
const one = (only: PlainHost) => ({ groups: [[only]] })

t.test('the grid is on the clock of whoever looks', async (t) => {
  const kathmandu = one(host('Asia/Kathmandu', '09:00', '12:00'))
  t.same(times({ ...kathmandu, viewer: 'Asia/Kathmandu' }), ['09:00', '10:00', '11:00'])
  t.same(times({ ...kathmandu, viewer: 'UTC' }), ['04:00', '05:00'])
})

t.test('starts are multiples of the widest of 60, 30, 20, 15, 10, 5 that divides the step', async (t) => {
  const from0907 = one(utcHost('09:07', '12:00'))
  t.same(times({ ...from0907, lengthInMinutes: 45 }), ['09:15', '10:00', '10:45'])
  t.same(times({ ...from0907, lengthInMinutes: 50 }), ['09:10', '10:00', '10:50'])
  t.same(times({ ...from0907, lengthInMinutes: 90 }), ['09:30'])
  t.same(times({ ...from0907, lengthInMinutes: 77 }), ['09:07', '10:24'])
})

t.test('the offset is added to the first start and at every step', async (t) => {
  t.same(times({ lengthInMinutes: 25, offsetStart: 5 }), [
    '09:05',
    '09:35',
    '10:05',
    '10:35',
    '11:05',
    '11:35',
  ])
})

t.test('a claim starts the grid anew', async (t) => {
  const busy = one(utcHost('04:00', '07:00', ['2026-12-01T04:00:00Z', '2026-12-01T04:15:00Z']))
  t.same(times({ ...busy, lengthInMinutes: 45 }), ['04:15', '05:00', '05:45'])
})

t.test('a span that begins within the last step goes on with its cadence', async (t) => {
  const busy = one(utcHost('09:00', '14:00', ['2026-12-01T09:30:00Z', '2026-12-01T09:45:00Z']))
  t.same(times({ ...busy, lengthInMinutes: 30, slotInterval: 120 }), ['09:00', '11:00', '13:00'])
})

t.test('buffers add up and lie outside working hours', async (t) => {
  // The claim is 10:00 to 10:30 with 10 minutes of its own on both sides.
  const busy = one(utcHost('09:00', '13:00', ['2026-12-01T09:50:00Z', '2026-12-01T10:40:00Z']))
  const buffers = { lengthInMinutes: 15, beforeEventBuffer: 30, afterEventBuffer: 20 }
  t.same(times({ ...busy, ...buffers }), [
    ...['09:00', '09:15', '11:15', '11:30', '11:45', '12:00', '12:15', '12:30', '12:45'],
  ])
})

t.test(
  'an override replaces the hours of its date, several add up, 00:00 to 00:00 is a day off',
  async (t) => {
    const week = { from: '2026-12-01T00:00:00Z', to: '2026-12-04T00:00:00Z' }
    const schedule = {
      ...utcHost('09:00', '11:00').schedule,
      overrides: [
        { date: '2026-12-01', ...hours('13:00', '14:00') },
        { date: '2026-12-01', ...hours('15:00', '16:00') },
        { date: '2026-12-02', ...hours('00:00', '00:00') },
      ],
    }
    t.same(slots({ ...week, ...one({ schedule, claims: [] }) }), {
      '2026-12-01': ['2026-12-01T13:00:00.000Z', '2026-12-01T15:00:00.000Z'],
      '2026-12-03': ['2026-12-03T09:00:00.000Z', '2026-12-03T10:00:00.000Z'],
    })
  },
)

t.test('23:59 as an end is the next midnight, and ranges that touch there are one', async (t) => {
  const schedule = {
    timeZone: 'UTC',
    availability: [
      { days: [2], ...hours('22:30', '23:59') },
      { days: [3], ...hours('00:00', '01:30') },
    ],
    overrides: [],
  }
  t.same(times({ to: '2026-12-03T00:00:00Z', ...one({ schedule, claims: [] }) }), ['23:00', '00:00'])
})

t.test('a slot exactly at the notice is offered, one that the asked range cuts is not', async (t) => {
  const now = '2026-12-01T08:00:00Z'
  t.same(times({ now, minimumBookingNotice: 120 }), ['10:00', '11:00'])
  t.same(times({ now: '2026-12-01T08:00:00.001Z', minimumBookingNotice: 120 }), ['11:00'])
  t.same(times({ from: '2026-12-01T09:30:00Z', to: '2026-12-01T11:30:00Z' }), ['10:00'])
})

t.test('a rolling window ends with the day of the viewer, today being day 0', async (t) => {
  const month = { now: '2026-12-01T12:00:00Z', to: '2026-12-31T00:00:00Z' }
  const window = (days: number, businessDays: boolean) =>
    Object.keys(slots({ ...month, bookingWindow: { type: 'rolling', days, businessDays } }))
  t.same(window(2, false), ['2026-12-02', '2026-12-03'])
  t.same(window(4, true), [
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
  ])
  const inKiritimati = slots({
    ...month,
    viewer: 'Pacific/Kiritimati',
    bookingWindow: { type: 'rolling', days: 1, businessDays: false },
  })
  t.same(Object.keys(inKiritimati), ['2026-12-02', '2026-12-03'], 'today is the 2nd there')
})

t.test('a window of bookable days counts the days on which there is something to book', async (t) => {
  const busy = one(utcHost('09:00', '11:00', ['2026-12-02T00:00:00Z', '2026-12-03T00:00:00Z']))
  const bookingWindow = { type: 'bookable-days' as const, days: 2, businessDays: false }
  const question = { ...busy, bookingWindow, now: '2026-12-01T12:00:00Z', to: '2026-12-31T00:00:00Z' }
  t.same(Object.keys(slots(question)), ['2026-12-03', '2026-12-04'])
  t.same(Object.keys(slots({ ...question, from: '2026-12-04T00:00:00Z' })), ['2026-12-04'])
})

t.test('a window of dates is meant in the zone of the event type', async (t) => {
  const bookingWindow = { type: 'range' as const, from: '2026-12-02', to: '2026-12-02' }
  const allDay = { ...one(utcHost('00:00', '23:59')), to: '2026-12-05T00:00:00Z', lengthInMinutes: 480 }
  t.same(slots({ ...allDay, bookingWindow, timeZone: 'America/New_York' }), {
    '2026-12-02': ['2026-12-02T08:00:00.000Z', '2026-12-02T16:00:00.000Z'],
    '2026-12-03': ['2026-12-03T00:00:00.000Z'],
  })
})

t.test('hours follow the wall clock over a change of the clocks', async (t) => {
  const newYork = one(host('America/New_York', '13:00', '15:00'))
  t.same(
    slots({
      ...newYork,
      from: '2026-10-31T00:00:00Z',
      to: '2026-11-03T00:00:00Z',
      now: '2026-10-01T00:00:00Z',
    }),
    {
      '2026-10-31': ['2026-10-31T17:00:00.000Z', '2026-10-31T18:00:00.000Z'],
      '2026-11-01': ['2026-11-01T18:00:00.000Z', '2026-11-01T19:00:00.000Z'],
      '2026-11-02': ['2026-11-02T18:00:00.000Z', '2026-11-02T19:00:00.000Z'],
    },
  )
})

t.test('an hour that the clocks skip moves on, one that they repeat is meant the first time', async (t) => {
  const berlin = (change: Partial<Scenario>) =>
    slots({ ...change, now: '2026-01-01T00:00:00Z', viewer: 'Europe/Berlin', lengthInMinutes: 30 })
  const spring = { from: '2026-03-28T22:00:00Z', to: '2026-03-29T22:00:00Z' }
  t.same(berlin({ ...spring, ...one(host('Europe/Berlin', '02:00', '02:30')) }), {
    '2026-03-29': ['2026-03-29T03:00:00.000+02:00'],
  })
  const autumn = { from: '2026-10-24T22:00:00Z', to: '2026-10-25T23:00:00Z' }
  t.same(berlin({ ...autumn, ...one(host('Europe/Berlin', '02:00', '02:30')) }), {
    '2026-10-25': ['2026-10-25T02:00:00.000+02:00'],
  })
})

t.test('a day without midnight begins at one, a date that a zone skipped has no slots', async (t) => {
  const santiago = one(host('America/Santiago', '00:00', '02:00'))
  t.same(
    slots({
      ...santiago,
      now: '2026-09-01T00:00:00Z',
      from: '2026-09-06T03:00:00Z',
      to: '2026-09-07T00:00:00Z',
      viewer: 'America/Santiago',
    }),
    { '2026-09-06': ['2026-09-06T01:00:00.000-03:00'] },
  )
  const apia = one(host('Pacific/Apia', '09:00', '10:00'))
  t.same(
    Object.keys(
      slots({
        ...apia,
        now: '2011-12-01T00:00:00Z',
        from: '2011-12-29T10:00:00Z',
        to: '2012-01-01T10:00:00Z',
        viewer: 'Pacific/Apia',
      }),
    ),
    ['2011-12-29', '2011-12-31', '2012-01-01'],
  )
})

t.test('offsets are printed, Z for UTC and GMT alone', async (t) => {
  const first = (viewer: string) => Object.values(slots({ viewer }))[0]?.[0]
  t.equal(first('UTC'), '2026-12-01T09:00:00.000Z')
  t.equal(first('Europe/London'), '2026-12-01T09:00:00.000+00:00')
  t.equal(first('America/St_Johns'), '2026-12-01T06:00:00.000-03:30')
})

t.test('a collective slot needs every host, round robin one who has all of it', async (t) => {
  const morning = utcHost('09:00', '11:00')
  const later = utcHost('10:00', '12:00')
  t.same(times({ groups: [[morning], [later]] }), ['10:00'])
  t.same(times({ groups: [[morning, later]] }), ['09:00', '10:00', '11:00'])
  const half = { lengthInMinutes: 30 }
  const [early, late] = [utcHost('09:00', '09:15'), utcHost('09:15', '09:30')]
  t.same(times({ ...half, groups: [[early, late]] }), [], 'two half hosts are none')
  t.same(times({ groups: [] }), [], 'without hosts there are no slots')
})

t.test('only the first slot of a date, when asked to', async (t) => {
  t.same(times({ onlyShowFirstAvailableSlot: true, to: '2026-12-03T00:00:00Z' }), ['09:00', '09:00'])
})

t.test('optimized slots leave the grid where it would cost a slot', async (t) => {
  const optimized = { showOptimizedSlots: true }
  t.same(times({ ...optimized, ...one(utcHost('09:05', '12:00')) }), ['10:00', '11:00'])
  t.same(times({ ...optimized, ...one(utcHost('09:05', '11:55')) }), ['09:15', '10:15'])
  t.same(times({ ...optimized, ...one(utcHost('09:05', '11:05')) }), ['09:05', '10:05'])
})
