import t from 'tap'
import { host, hours, one, slots, times, utcHost } from './questions.ts'
import type { Scenario } from './scenario.ts'

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

t.test('hours past midnight end at midnight when the next date has an override', async (t) => {
  const schedule = {
    timeZone: 'UTC',
    availability: [
      { days: [2], ...hours('22:00', '23:59') },
      { days: [3], ...hours('00:00', '01:00') },
    ],
    overrides: [{ date: '2026-12-02', ...hours('10:00', '11:00') }],
  }
  const night = { to: '2026-12-03T00:00:00Z', slotInterval: 30, ...one({ schedule, claims: [] }) }
  t.same(times(night), ['22:00', '22:30', '23:00', '10:00'])
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

t.test('a window of bookable days counts the days with a bookable slot', async (t) => {
  const busy = one(utcHost('09:00', '11:00', ['2026-12-02T00:00:00Z', '2026-12-03T00:00:00Z']))
  const bookingWindow = { type: 'bookable-days' as const, days: 2, businessDays: false }
  const question = { ...busy, bookingWindow, now: '2026-12-01T12:00:00Z', to: '2026-12-31T00:00:00Z' }
  t.same(Object.keys(slots(question)), ['2026-12-03', '2026-12-04'])
  t.same(Object.keys(slots({ ...question, from: '2026-12-04T00:00:00Z' })), ['2026-12-04'])
})

t.test('a window of bookable days may end after months, but not after years', async (t) => {
  const daysOf = (days: number, weekdays: number[]) => {
    const schedule = {
      timeZone: 'UTC',
      availability: [{ days: weekdays, ...hours('09:00', '10:00') }],
      overrides: [],
    }
    const bookingWindow = { type: 'bookable-days' as const, days, businessDays: false }
    const question = { ...one({ schedule, claims: [] }), bookingWindow, now: '2026-12-01T00:00:00Z' }
    return Object.keys(slots({ ...question, from: question.now, to: '2036-12-01T00:00:00Z' }))
  }
  t.equal(daysOf(90, [1, 2, 3, 4, 5]).length, 90)
  t.equal(daysOf(365, [0, 1, 2, 3, 4, 5, 6]).length, 365)
  t.equal(daysOf(365, [1, 2, 3, 4, 5]).length, 365)
  t.equal(daysOf(50, [1]).length, 50)
  t.equal(daysOf(365, [1]).at(-1), '2028-11-27', 'two years are enough')
})

t.test('a window of dates is in the zone of the event type', async (t) => {
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

t.test('a skipped hour moves on by the gap, a repeated one means the first', async (t) => {
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

t.test('prints offsets, and Z only for UTC and GMT', async (t) => {
  const first = (viewer: string) => Object.values(slots({ viewer }))[0]?.[0]
  t.equal(first('UTC'), '2026-12-01T09:00:00.000Z')
  t.equal(first('Europe/London'), '2026-12-01T09:00:00.000+00:00')
  t.equal(first('America/St_Johns'), '2026-12-01T06:00:00.000-03:30')
})
