import { type Bounds, boundsOf, mustCount } from './booking-window.ts'
import { dayMinutes } from './calendar.ts'
import { type DatedSlots, slotsByDate } from './dated-slots.ts'
import type { Offer } from './offer.ts'
import { openingOf } from './opening.ts'
import { seatsAt, withSeats } from './seats.ts'
import type { Span } from './spans.ts'
import { startsWithin } from './starts.ts'
import type { Zone } from './zone.ts'

/** The slots that a request asks for; instants in minutes since 1970. */
export interface SlotQuery {
  /** No slot starts before it. */
  from: number
  /** No slot ends after it. */
  to: number
  /** The viewer's zone: of the grid, the dates and the printed offsets. */
  viewer: Zone
  /** Minutes; default: the event type's length. */
  duration?: number | undefined
  /** Whether to print ends too. */
  withEnds?: boolean
}

/**
 * Lists all bookable slots that fit the query, by the viewer's dates (docs/domain.md#grid).
 * @param now minutes since 1970, with a fraction
 */
export function listSlots(offer: Offer, query: SlotQuery, now: number): DatedSlots {
  const { duration = offer.lengthInMinutes, viewer, withEnds = false } = query
  const starts = listStarts(offer, query, now)
  return slotsByDate(starts, viewer, {
    length: withEnds ? duration : undefined,
    firstOfDate: offer.onlyShowFirstAvailableSlot ?? false,
    seatsAt: seatsAt(offer.seats),
  })
}

/** Returns the starts of the slots, in order, in minutes since 1970. */
export function listStarts(offer: Offer, query: SlotQuery, now: number): number[] {
  const starts = openStarts(offer, query, now)
  const { viewer } = query
  const bounds = boundsOf(offer.bookingWindow, offer.zone, viewer, now, starts)
  const first = Math.max(bounds.from, query.from)
  return starts.filter((start) => start >= first && start < bounds.until)
}

/**
 * Returns the bounds that a list has at a start, in minutes since 1970: a check counts bookable
 * days from the same starts as the list.
 * @param offer with everything that is taken, as for a list
 */
export function windowAt(
  offer: Offer,
  viewer: Zone,
  now: number,
  { start, length }: { start: number; length: number },
): Bounds {
  const { bookingWindow, zone } = offer
  if (!mustCount(bookingWindow, viewer, now, start)) return boundsOf(bookingWindow, zone, viewer, now)
  const starts = openStarts(offer, { from: start, to: start + length, viewer, duration: length }, now)
  return boundsOf(bookingWindow, zone, viewer, now, starts)
}

/** Returns the starts without the booking window; for one of bookable days, all from now on. */
function openStarts(offer: Offer, query: SlotQuery, now: number): number[] {
  const { viewer, duration = offer.lengthInMinutes } = query
  const searched = searchedSpan(offer, query, now)
  if (!searched) return []
  const { start: from, end: to } = searched
  const { earliest, spans } = openingOf(offer, now, from, to)
  const newStarts = startsWithin(spans, {
    length: duration,
    frequency: offer.slotInterval ?? duration,
    offsetStart: offer.offsetStart,
    showOptimizedSlots: offer.showOptimizedSlots ?? false,
    viewer,
    earliest,
    latest: to,
  })
  return withSeats(withoutLimited(newStarts, offer, duration), offer, {
    viewer,
    now,
    length: duration,
    earliest: Math.max(from, earliest),
    latest: to,
  })
}

/**
 * Returns the time to search for slots; undefined when there is none. A window of bookable days is
 * counted from now, not from the requested start, and ends by itself.
 */
export function searchedSpan(offer: Offer, query: SlotQuery, now: number): Span | undefined {
  const { bookingWindow, zone } = offer
  const { viewer, to, duration = offer.lengthInMinutes } = query
  const counts = bookingWindow?.type === 'bookable-days'
  const start = counts ? now : Math.max(query.from, now)
  const end = counts
    ? Math.min(to, boundsOf(bookingWindow, zone, viewer, now).until + duration + dayMinutes)
    : to
  return end > start ? { start, end } : undefined
}

function withoutLimited(starts: number[], { isLimited, zone }: Offer, length: number): number[] {
  if (!isLimited) return starts
  const known = new Map<number, boolean>()
  return starts.filter((start) => {
    const day = zone.dayAt(start)
    let limited = known.get(day)
    if (limited === undefined) {
      limited = isLimited(day, length)
      known.set(day, limited)
    }
    return !limited
  })
}

/**
 * Returns the time whose claims a list depends on; undefined when nothing can be listed. The search
 * begins with the date before the first start, on each host's clock, and the start of a working
 * span determines the grid: three days cover that.
 */
export function claimsNeeded(offer: Offer, query: SlotQuery, now: number): Span | undefined {
  const searched = searchedSpan(offer, query, now)
  if (!searched) return undefined
  return {
    start: Math.floor(Math.max(searched.start - 3 * dayMinutes, now) - offer.beforeEventBuffer),
    end: searched.end + offer.afterEventBuffer + dayMinutes,
  }
}
