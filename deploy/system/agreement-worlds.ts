import { aroundTheClock } from './fixtures.ts'

/** A source of numbers that are the same for the same seed. */
export interface Draw {
  /** From 0 to `below` - 1. */
  int(below: number): number
  of<T>(values: readonly T[]): T
  /** True so many times out of a hundred. */
  chance(percent: number): boolean
  shuffled<T>(values: readonly T[]): T[]
}

/** Returns a draw by the generator "mulberry32". */
export function drawOf(seed: number): Draw {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    int,
    of: (values) => values[int(values.length)]!,
    chance: (percent) => next() * 100 < percent,
    shuffled: (values) =>
      values
        .map((value) => ({ value, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ value }) => value),
  }
}

export const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Pacific/Honolulu',
] as const

const weekDays = aroundTheClock.availability[0]!.days

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Returns the hours of a host, by multiples of five minutes. */
export function someHours(draw: Draw): { timeZone: string; availability: object[] } {
  const timeZone = draw.of(zones)
  if (draw.chance(20)) return { ...aroundTheClock, timeZone }
  const from = 6 * 60 + draw.int(60) * 5
  const to = Math.min(from + 120 + draw.int(80) * 5, 23 * 60)
  const days = draw.shuffled(weekDays).slice(0, 4 + draw.int(4))
  return { timeZone, availability: [{ days, startTime: timeOf(from), endTime: timeOf(to) }] }
}

const dayMs = 86_400_000
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Settings under which the list has every start that can be booked at a multiple of 5 minutes. */
export const everyStart = {
  slotInterval: 5,
  offsetStart: 0,
  showOptimizedSlots: false,
  onlyShowFirstAvailableSlot: false,
}

export type Kind = 'personal' | 'roundRobin' | 'collective'

/** An event type to create, and the features that probes depend on. */
export interface World {
  kind: Kind
  /** Whether the list has every start at a multiple of 5 minutes. */
  isFine: boolean
  lengths: number[]
  seats: number | undefined
  hasWindow: boolean
  hasLimits: boolean
  hasNotice: boolean
  viewer: string
  body: Record<string, unknown>
}

/** Returns a world at an instant. */
export function someWorld(draw: Draw, kind: Kind, now: number): World {
  const length = draw.of([15, 20, 30, 45, 60])
  const lengths = draw.chance(30) ? [length, length === 60 ? 30 : 60] : [length]
  const isFine = draw.chance(60)
  const seats = draw.chance(25) ? 2 + draw.int(2) : undefined
  const bookingWindow = draw.chance(55) ? someWindow(draw, now) : undefined
  const limits = draw.chance(30) ? someLimits(draw, length) : undefined
  const notice = draw.of([0, 0, 30, 90, 600, 2000])
  const coarse = {
    slotInterval: draw.of([null, 15, 25, 30, 60]),
    offsetStart: draw.of([0, 0, 5, 10]),
    showOptimizedSlots: draw.chance(30),
    onlyShowFirstAvailableSlot: draw.chance(25),
  }
  return {
    kind,
    isFine,
    lengths,
    seats,
    hasWindow: bookingWindow !== undefined,
    hasLimits: limits !== undefined,
    hasNotice: notice > 0,
    viewer: draw.of(zones),
    body: {
      title: 'Agreed',
      lengthInMinutes: length,
      ...(lengths.length > 1 && { lengthInMinutesOptions: lengths }),
      ...(isFine ? everyStart : coarse),
      beforeEventBuffer: draw.of([0, 0, 5, 15]),
      afterEventBuffer: draw.of([0, 0, 10, 30]),
      minimumBookingNotice: notice,
      ...(bookingWindow && { bookingWindow }),
      ...limits,
      ...(seats && {
        seats: { seatsPerTimeSlot: seats, showAttendeeInfo: true, showAvailabilityCount: true },
      }),
      ...(draw.chance(25) && { requiresConfirmation: true }),
      ...(kind === 'roundRobin' && { rescheduleWithSameRoundRobinHost: draw.chance(50) }),
      ...(kind !== 'personal' && { schedulingType: kind }),
    },
  }
}

function someWindow(draw: Draw, now: number): object {
  if (draw.chance(25)) {
    const from = now + draw.int(4) * dayMs
    return { type: 'range', value: [dateOf(from), dateOf(from + draw.int(5) * dayMs)] }
  }
  return { type: draw.of(['calendarDays', 'businessDays']), value: 1 + draw.int(4), rolling: draw.chance(50) }
}

function someLimits(draw: Draw, length: number): object {
  const day = 1 + draw.int(3)
  return draw.chance(50)
    ? { bookingLimitsCount: { day, ...(draw.chance(50) && { week: day + draw.int(4) }) } }
    : { bookingLimitsDuration: { day: length * day + draw.of([0, 5]) } }
}
