import { addBusinessDays, isBusinessDay } from './calendar.ts'
import { startOfDay, type Zone } from './zone.ts'

/** How far ahead an event type can be booked. A window only applies to the start of a slot. */
export type BookingWindow =
  /** `days` after today; today is day 0 (in the viewer's zone). */
  | { type: 'rolling'; days: number; businessDays: boolean }
  /**
   * The first `days` days with a bookable slot, at most two months ahead (in the viewer's zone).
   */
  | { type: 'bookable-days'; days: number; businessDays: boolean }
  /** From one date to another, both included, as days since 1970 (in the event type's zone). */
  | { type: 'range'; fromDay: number; toDay: number }

/** Starts in [from, until) are inside, in minutes since 1970. */
export interface Bounds {
  from: number
  until: number
}

const unbounded: Bounds = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/** How many days a window of bookable days may search. */
const maxDaysAhead = 61

const endOfDay = (zone: Zone, day: number) => startOfDay(zone, day + 1)

const nextDay = (day: number, count: number, businessDays: boolean) =>
  businessDays ? addBusinessDays(day, count) : day + count

/**
 * Returns the bounds of the window; for one of bookable days the widest that it can have.
 * @param eventZone of the event type
 * @param viewer zone of the viewer
 */
export function boundsOf(
  window: BookingWindow | undefined,
  eventZone: Zone,
  viewer: Zone,
  now: number,
): Bounds {
  if (!window) return unbounded
  if (window.type === 'range') {
    const { fromDay, toDay } = window
    return { from: startOfDay(eventZone, fromDay), until: endOfDay(eventZone, toDay) }
  }
  const ahead = window.type === 'rolling' ? window.days : maxDaysAhead - 1
  const last = nextDay(viewer.dayAt(now), ahead, window.businessDays)
  return { from: Number.NEGATIVE_INFINITY, until: endOfDay(viewer, last) }
}

/**
 * Returns the end of the last day of a window of bookable days. With business days, bookable slots
 * on a weekend before it are listed but not counted, except today.
 * @param starts every bookable start from now on, in order, at least until the window can end
 */
export function endOfBookableDays(
  starts: readonly number[],
  window: BookingWindow & { type: 'bookable-days' },
  viewer: Zone,
  now: number,
): number {
  const today = viewer.dayAt(now)
  const days = new Set<number>()
  for (const start of starts) {
    const day = viewer.dayAt(start)
    if (!window.businessDays || day === today || isBusinessDay(day)) days.add(day)
    if (days.size === window.days) return endOfDay(viewer, day)
  }
  return Number.POSITIVE_INFINITY
}
