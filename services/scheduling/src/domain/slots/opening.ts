import { type Bounds, boundsOf } from './booking-window.ts'
import type { Host, Offer } from './offer.ts'
import { intersectSpans, mergeSpans, type Span, subtractSpans, withoutContained } from './spans.ts'
import { workingTime } from './working-hours.ts'
import type { Zone } from './zone.ts'

/**
 * Everything that decides whether a start can be booked. Lists and checks both use it, so they
 * cannot disagree.
 */
export interface Opening {
  /** The first whole minute after the minimum notice. */
  earliest: number
  /**
   * A slot lies within one of them. They are in order, disjoint or overlapping (two hosts who are
   * partly free), and none is within another.
   */
  spans: Span[]
}

/** Why a start cannot be booked: codes of the error catalogue. */
export type Refusal = 'start_in_past' | 'outside_notice' | 'outside_window' | 'outside_schedule'

/**
 * Returns the opening for slots within [from, to).
 * @param now minutes since 1970, with a fraction
 */
export function openingOf(offer: Offer, now: number, from: number, to: number): Opening {
  const [first = [], ...others] = offer.groups.map((group) =>
    withoutContained(group.flatMap((host) => freeSpans(offer, host, from, to))),
  )
  return {
    earliest: Math.ceil(now + offer.minimumBookingNotice),
    spans: others.reduce(intersectSpans, first),
  }
}

/** Returns a host's working time on the dates of [from, to) and the date before, without claims. */
function freeSpans(offer: Offer, { schedule, claims = [] }: Host, from: number, to: number): Span[] {
  const working = workingTime(schedule, from, to)
  // A slot and a claim clash when both with their buffers overlap: buffers add up, and may lie
  // outside working hours.
  const busy = claims.map(({ start, end }) => ({
    start: Math.floor(start - offer.afterEventBuffer),
    end: Math.ceil(end + offer.beforeEventBuffer),
  }))
  return subtractSpans(working, mergeSpans(busy))
}

/**
 * Returns why a slot with this start (a whole minute) and length cannot be booked; undefined if it
 * can.
 * @param bounds of the booking window; default: the widest that it can have
 */
export function refusalOf(
  offer: Offer,
  viewer: Zone,
  now: number,
  start: number,
  length: number,
  bounds: Bounds = boundsOf(offer.bookingWindow, offer.zone, viewer, now),
): Refusal | undefined {
  const { earliest, spans } = openingOf(offer, now, start, start + length)
  if (start < now) return 'start_in_past'
  if (start < earliest) return 'outside_notice'
  if (start < bounds.from || start >= bounds.until) return 'outside_window'
  const fits = spans.some((span) => span.start <= start && start + length <= span.end)
  return fits ? undefined : 'outside_schedule'
}
