import { addBusinessDays, isBusinessDay } from './calendar.ts'
import { startOfDay, type Zone } from './zone.ts'

/** How far ahead an event type can be booked. A window only applies to the start of a slot. */
export type BookingWindow =
  /** `days` after today; today is day 0 (in the viewer's zone). */
  | { type: 'rolling'; days: number; businessDays: boolean }
  /** The first `days` days with a bookable slot (in the viewer's zone). */
  | { type: 'bookable-days'; days: number; businessDays: boolean }
  /** From one date to another, both included, as days since 1970 (in the event type's zone). */
  | { type: 'range'; fromDay: number; toDay: number }

/** Starts in [from, until) are inside, in minutes since 1970. */
export interface Bounds {
  from: number
  until: number
}

const unbounded: Bounds = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/**
 * Returns how many days ahead a window of bookable days can end: two closed months, and one
 * bookable day a week.
 */
const searchedDays = (days: number) => Math.min(60 + 7 * days, 731)

const endOfDay = (zone: Zone, day: number) => startOfDay(zone, day + 1)

const nextDay = (day: number, count: number, businessDays: boolean) =>
  businessDays ? addBusinessDays(day, count) : day + count

/**
 * Returns the bounds of the window.
 * @param eventZone of the event type
 * @param viewer zone of the viewer
 * @param starts every bookable start from now on, in order, from which bookable days are counted;
 *   without them, such a window has the widest bounds that are possible
 */
export function boundsOf(
  window: BookingWindow | undefined,
  eventZone: Zone,
  viewer: Zone,
  now: number,
  starts: readonly number[] = [],
): Bounds {
  if (!window) return unbounded
  if (window.type === 'range') {
    const { fromDay, toDay } = window
    return { from: startOfDay(eventZone, fromDay), until: endOfDay(eventZone, toDay) }
  }
  const today = viewer.dayAt(now)
  const last =
    window.type === 'rolling'
      ? nextDay(today, window.days, window.businessDays)
      : lastBookableDay(starts, window, viewer, today)
  return { from: Number.NEGATIVE_INFINITY, until: endOfDay(viewer, last) }
}

type BookableDays = BookingWindow & { type: 'bookable-days' }

/**
 * Returns the last day of a window of bookable days. With business days, bookable slots on a
 * weekend before it are listed but not counted, except today.
 */
function lastBookableDay(
  starts: readonly number[],
  window: BookableDays,
  viewer: Zone,
  today: number,
): number {
  const days = new Set<number>()
  for (const start of starts) {
    const day = viewer.dayAt(start)
    if (!window.businessDays || day === today || isBusinessDay(day)) days.add(day)
    if (days.size === window.days) return day
  }
  return today + searchedDays(window.days)
}

/**
 * Returns whether the bookable days have to be counted to know whether a start is in the window: as
 * a date counts once, the next `days` dates are always in it.
 */
export function mustCount(
  window: BookingWindow | undefined,
  viewer: Zone,
  now: number,
  start: number,
): boolean {
  if (window?.type !== 'bookable-days') return false
  const ahead = viewer.dayAt(start) - viewer.dayAt(now)
  return ahead >= window.days && ahead <= searchedDays(window.days)
}
