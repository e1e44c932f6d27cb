import { dayIn, limitTally } from '@punctual/contracts'
import {
  type BookingWindow,
  type DaysAway,
  dayOfDate,
  type Host,
  type Offer,
  type SlotQuery,
  scheduleOf,
  type WrittenSchedule,
  zoneOf,
} from '../../src/domain/slots/index.ts'

/**
 * A question about slots that both the engine and the oracle accept. Instants are ISO 8601,
 * durations minutes.
 */
export interface Scenario {
  now: string
  /** No slot starts before it, none ends after it. */
  from: string
  to: string
  viewer: string
  duration?: number
  withEnds?: boolean
  /** One host of every group must be free. */
  groups: PlainHost[][]
  /** The event type's zone. */
  timeZone: string
  lengthInMinutes: number
  slotInterval?: number
  offsetStart: number
  beforeEventBuffer: number
  afterEventBuffer: number
  minimumBookingNotice: number
  bookingWindow?: PlainWindow
  showOptimizedSlots: boolean
  onlyShowFirstAvailableSlot: boolean
  /** The limit of bookings a week, and the existing bookings by their starts. */
  weekly?: { count: number; starts: string[] }
  /**
   * The seats of a booking, and the existing bookings of the first host; they have the requested
   * length.
   */
  seats?: { perSlot: number; bookings: PlainSeatedBooking[] }
}

export interface PlainSeatedBooking {
  start: string
  end: string
  seatsTaken: number
  /** The seats are reserved, and no booking exists yet. */
  isHeld: boolean
  /** Whether reserved seats hold no time of the host: their booking has been cancelled. */
  isLoose: boolean
}

export interface PlainHost {
  schedule: WrittenSchedule
  /** Whole days in the host's own zone. */
  away?: { timeZone: string; days: readonly DaysAway[] }
  claims: { start: string; end: string }[]
}

export type PlainWindow =
  | { type: 'rolling' | 'bookable-days'; days: number; businessDays: boolean }
  | { type: 'range'; from: string; to: string }

const minuteMs = 60_000
export const minutes = (iso: string): number => Date.parse(iso) / minuteMs

/** Converts the question for the engine. */
export function engineInput(scenario: Scenario): { offer: Offer; query: SlotQuery; now: number } {
  const { groups, timeZone, slotInterval, bookingWindow, duration, ...rest } = scenario
  const firstId = 1
  const seated = rest.seats?.bookings.map(({ start, end, seatsTaken, isHeld, isLoose }) => ({
    start: minutes(start),
    end: minutes(end),
    seatsTaken,
    hostIds: groups[0]?.[0] && !(isHeld && isLoose) ? [firstId] : [],
    ...(!isHeld && { bookingUid: start }),
  }))
  const timed = seated?.filter(({ hostIds }) => hostIds.length > 0)
  const hostOf = ({ schedule, away, claims }: PlainHost, group: number, index: number): Host => ({
    id: firstId + group * 100 + index,
    schedule: scheduleOf(schedule, away),
    claims: [
      ...claims.map(({ start, end }) => ({ start: minutes(start), end: minutes(end) })),
      ...(group + index === 0 ? (timed ?? []) : []),
    ],
  })
  const tally =
    rest.weekly &&
    limitTally(
      { count: { week: rest.weekly.count }, duration: {}, timeZone },
      rest.weekly.starts.map((start) => ({ day: dayIn(timeZone, Date.parse(start)), minutes: 0 })),
    )
  const offer: Offer = {
    groups: groups.map((hosts, at) => hosts.map((host, index) => hostOf(host, at, index))),
    zone: zoneOf(timeZone),
    lengthInMinutes: rest.lengthInMinutes,
    slotInterval,
    offsetStart: rest.offsetStart,
    beforeEventBuffer: rest.beforeEventBuffer,
    afterEventBuffer: rest.afterEventBuffer,
    minimumBookingNotice: rest.minimumBookingNotice,
    bookingWindow: bookingWindow && windowOf(bookingWindow),
    showOptimizedSlots: rest.showOptimizedSlots,
    onlyShowFirstAvailableSlot: rest.onlyShowFirstAvailableSlot,
    isLimited: tally && ((day, minutes) => tally.refusal({ day, minutes }) !== undefined),
    seats:
      rest.seats && seated
        ? { perSlot: rest.seats.perSlot, needed: 1, areShown: false, bookings: seated }
        : undefined,
  }
  const query: SlotQuery = {
    from: minutes(rest.from),
    to: minutes(rest.to),
    viewer: zoneOf(rest.viewer),
    duration,
    withEnds: rest.withEnds ?? false,
  }
  return { offer, query, now: minutes(rest.now) }
}

function windowOf(window: PlainWindow): BookingWindow {
  if (window.type !== 'range') return window
  return { type: 'range', fromDay: dayOfDate(window.from), toDay: dayOfDate(window.to) }
}
