import t from 'tap'
import { host, hours, one, slots, times, utcHost } from './questions.ts'

t.test("the grid follows the viewer's clock", async (t) => {
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

t.test('the step is the interval, else the requested length, else the length', async (t) => {
  const lengths = { lengthInMinutes: 30, ...one(utcHost('09:00', '11:00')) }
  t.same(times(lengths), ['09:00', '09:30', '10:00', '10:30'])
  t.same(times({ ...lengths, duration: 60 }), ['09:00', '10:00'])
  t.same(times({ ...lengths, duration: 60, slotInterval: 20 }), ['09:00', '09:20', '09:40', '10:00'])
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

t.test('a claim restarts the grid', async (t) => {
  const busy = one(utcHost('04:00', '07:00', ['2026-12-01T04:00:00Z', '2026-12-01T04:15:00Z']))
  t.same(times({ ...busy, lengthInMinutes: 45 }), ['04:15', '05:00', '05:45'])
})

t.test('a span that begins within the last step continues its cadence', async (t) => {
  const busy = one(utcHost('09:00', '14:00', ['2026-12-01T09:30:00Z', '2026-12-01T09:45:00Z']))
  t.same(times({ ...busy, lengthInMinutes: 30, slotInterval: 120 }), ['09:00', '11:00', '13:00'])
})

t.test('buffers add up and lie outside working hours', async (t) => {
  // The claim is 10:00 to 10:30 with 10 minutes of its own on both sides.
  const busy = one(utcHost('09:00', '13:00', ['2026-12-01T09:50:00Z', '2026-12-01T10:40:00Z']))
  const buffers = { lengthInMinutes: 15, beforeEventBuffer: 30, afterEventBuffer: 20 }
  t.same(times({ ...busy, ...buffers }), [
    '09:00',
    '09:15',
    '11:15',
    '11:30',
    '11:45',
    '12:00',
    '12:15',
    '12:30',
    '12:45',
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

t.test('a slot exactly at the notice is offered, one that exceeds the requested range is not', async (t) => {
  const now = '2026-12-01T08:00:00Z'
  t.same(times({ now, minimumBookingNotice: 120 }), ['10:00', '11:00'])
  t.same(times({ now: '2026-12-01T08:00:00.001Z', minimumBookingNotice: 120 }), ['11:00'])
  t.same(times({ from: '2026-12-01T09:30:00Z', to: '2026-12-01T11:30:00Z' }), ['10:00'])
})

t.test(
  'a collective slot needs every host, a round robin slot one host who is free throughout',
  async (t) => {
    const morning = utcHost('09:00', '11:00')
    const later = utcHost('10:00', '12:00')
    t.same(times({ groups: [[morning], [later]] }), ['10:00'])
    t.same(times({ groups: [[morning, later]] }), ['09:00', '10:00', '11:00'])
    const half = { lengthInMinutes: 30 }
    const [early, late] = [utcHost('09:00', '09:15'), utcHost('09:15', '09:30')]
    t.same(times({ ...half, groups: [[early, late]] }), [], 'two half hosts are none')
    t.same(times({ groups: [] }), [], 'without hosts there are no slots')
  },
)

t.test('lists only the first slot of a date if requested', async (t) => {
  t.same(times({ onlyShowFirstAvailableSlot: true, to: '2026-12-03T00:00:00Z' }), ['09:00', '09:00'])
})

t.test('optimized slots leave the grid where it would cost a slot', async (t) => {
  const optimized = { showOptimizedSlots: true }
  t.same(times({ ...optimized, ...one(utcHost('09:05', '12:00')) }), ['10:00', '11:00'])
  t.same(times({ ...optimized, ...one(utcHost('09:05', '11:55')) }), ['09:15', '10:15'])
  t.same(times({ ...optimized, ...one(utcHost('09:05', '11:05')) }), ['09:05', '10:05'])
})
