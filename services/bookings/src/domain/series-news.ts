import type { SeriesOccurrence } from '@punctual/contracts'
import type { Booking } from './booking.ts'
import { holdsTime } from './booking-states.ts'

/**
 * How the event of one occurrence describes its series: the first event lists all, the others are
 * marked `alongSeries`.
 */
export interface SeriesNews {
  alongSeries?: boolean
  occurrences?: SeriesOccurrence[]
  wholeSeries?: boolean
}

/** Returns the original and the current times of occurrences. */
function occurrencesOf(bookings: readonly Booking[]): SeriesOccurrence[] {
  return bookings.flatMap(({ series, start, end }) =>
    series ? [{ seriesStart: series.start, start, end }] : [],
  )
}

/** Returns the series fields for cancelling some occurrences of a series. */
export function cancellationOf(series: readonly Booking[], cancelled: readonly Booking[]): SeriesNews {
  if (!cancelled.some((one) => one.series)) return {}
  const gone = new Set(cancelled.map(({ uid }) => uid))
  const wholeSeries = series.every(({ status, uid }) => !holdsTime(status) || gone.has(uid))
  return { occurrences: occurrencesOf(cancelled), ...(wholeSeries ? { wholeSeries } : {}) }
}

/** Returns the series fields for a change of all live occurrences. */
export function togetherOf(bookings: readonly Booking[]): SeriesNews {
  const live = bookings.filter(({ status }) => holdsTime(status))
  return live.some((one) => one.series) ? { occurrences: occurrencesOf(live) } : {}
}

/**
 * Returns the series fields for confirming a series; empty if an occurrence was accepted before.
 */
export function confirmationOf(series: readonly Booking[]): SeriesNews {
  return series.some(({ status }) => status === 'accepted') ? {} : togetherOf(series)
}
