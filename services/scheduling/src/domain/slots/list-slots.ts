import { boundsOf, endOfBookableDays } from './booking-window.ts'
import { type DatedSlots, slotsByDate } from './dated-slots.ts'
import { dayMinutes } from './minutes.ts'
import type { Offer } from './offer.ts'
import { openingOf } from './opening.ts'
import { seatsAt, withSeats } from './seats.ts'
import type { Span } from './spans.ts'
import { startsWithin } from './starts.ts'
import type { Zone } from './zone.ts'

/** Which slots are asked for; instants in minutes since 1970. */
export interface SlotQuery {
  /** No start before it. */
  from: number
  /** No end after it. */
  to: number
  /** Zone of whoever looks: of the grid, the dates and the printed offsets. */
  viewer: Zone
  /** Minutes; default: the event type's length. */
  duration?: number | undefined
  /** Whether ends are printed too. */
  withEnds?: boolean
}

/**
 * Everything that may be booked and fits the query, by the viewer's dates (docs/domain.md#grid).
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

/** @returns the starts of the slots, in order, in minutes since 1970 */
export function listStarts(offer: Offer, query: SlotQuery, now: number): number[] {
  const { viewer, duration = offer.lengthInMinutes } = query
  const { bookingWindow } = offer
  const searched = searchedSpan(offer, query, now)
  if (!searched) return []
  const { start: from, end: to } = searched
  const { earliest, bounds, spans } = openingOf(offer, viewer, now, from, to)
  const newStarts = startsWithin(spans, {
    length: duration,
    frequency: offer.slotInterval ?? duration,
    offsetStart: offer.offsetStart,
    showOptimizedSlots: offer.showOptimizedSlots ?? false,
    viewer,
    earliest,
    latest: to,
  })
  const starts = withSeats(withoutLimited(newStarts, offer, duration), offer, {
    ...{ viewer, now, length: duration },
    ...{ earliest: Math.max(from, earliest), latest: to },
  })
  const until =
    bookingWindow?.type === 'bookable-days'
      ? Math.min(bounds.until, endOfBookableDays(starts, bookingWindow, viewer, now))
      : bounds.until
  const first = Math.max(bounds.from, query.from)
  return starts.filter((start) => start >= first && start < until)
}

/**
 * @returns the time in which slots are looked for; undefined where there is none. A window of bookable days is counted from
 * now on, whatever is asked for, and ends by itself
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
 * @returns the time whose claims a list depends on; undefined when nothing can be listed. Working time is looked at from the
 * date before the first start on, by the clock of each host, and where it begins lays out the grid: three days hold that
 */
export function claimsNeeded(offer: Offer, query: SlotQuery, now: number): Span | undefined {
  const searched = searchedSpan(offer, query, now)
  if (!searched) return undefined
  return {
    start: Math.floor(Math.max(searched.start - 3 * dayMinutes, now) - offer.beforeEventBuffer),
    end: searched.end + offer.afterEventBuffer + dayMinutes,
  }
}
