import { type Bounds, boundsOf } from './booking-window.ts'
import type { Host, Offer } from './offer.ts'
import { intersectSpans, mergeSpans, type Span, subtractSpans, withoutContained } from './spans.ts'
import { workingSpans } from './working-hours.ts'
import type { Zone } from './zone.ts'

/** All that decides whether a start may be booked. Lists and checks both read it, so that they cannot disagree. */
export interface Opening {
  /** The first whole minute that is far enough ahead of now. */
  earliest: number
  /** Where starts may lie. */
  bounds: Bounds
  /** A slot lies within one of them; in order, apart or overlapping (two hosts who are half free), none within another. */
  spans: Span[]
}

/** Why a start may not be booked: codes of the error catalogue. */
export type Refusal = 'start_in_past' | 'outside_notice' | 'outside_window' | 'outside_schedule'

/**
 * @param viewer zone of whoever looks
 * @param now minutes since 1970, with a fraction
 * @returns the opening for slots within [from, to)
 */
export function openingOf(offer: Offer, viewer: Zone, now: number, from: number, to: number): Opening {
  const [first = [], ...others] = offer.groups.map((group) =>
    withoutContained(group.flatMap((host) => freeSpans(offer, host, from, to))),
  )
  return {
    earliest: Math.ceil(now + offer.minimumBookingNotice),
    bounds: boundsOf(offer.bookingWindow, offer.zone, viewer, now),
    spans: others.reduce(intersectSpans, first),
  }
}

/** @returns the working time of a host on the dates of [from, to) and the date before, without what is taken */
function freeSpans(offer: Offer, { schedule, claims = [] }: Host, from: number, to: number): Span[] {
  const { zone } = schedule
  const working = workingSpans(schedule, zone.dayAt(from) - 1, zone.dayAt(to))
  // A slot and a claim clash when both with their buffers overlap: buffers add up, and lie outside working hours.
  const busy = claims.map(({ start, end }) => ({
    start: Math.floor(start - offer.afterEventBuffer),
    end: Math.ceil(end + offer.beforeEventBuffer),
  }))
  return subtractSpans(working, mergeSpans(busy))
}

/** @returns what keeps a slot of this start (a whole minute) and length from being booked, if anything does */
export function refusalOf(
  offer: Offer,
  viewer: Zone,
  now: number,
  start: number,
  length: number,
): Refusal | undefined {
  const { earliest, bounds, spans } = openingOf(offer, viewer, now, start, start + length)
  if (start < now) return 'start_in_past'
  if (start < earliest) return 'outside_notice'
  if (start < bounds.from || start >= bounds.until) return 'outside_window'
  const fits = spans.some((span) => span.start <= start && start + length <= span.end)
  return fits ? undefined : 'outside_schedule'
}
