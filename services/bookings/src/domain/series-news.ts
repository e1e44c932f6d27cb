import type { SeriesOccurrence } from '@punctual/contracts'
import type { Booking } from './booking.ts'
import { holdsTime } from './booking-states.ts'

/** What an event of one occurrence says of the others of its series: the first one speaks for all, the rest goes along. */
export interface SeriesNews {
  alongSeries?: boolean
  occurrences?: SeriesOccurrence[]
  wholeSeries?: boolean
}

/** @returns where in their series these bookings were made, and where they are */
export function occurrencesOf(bookings: readonly Booking[]): SeriesOccurrence[] {
  return bookings.flatMap(({ series, start, end }) =>
    series ? [{ seriesStart: series.start, start, end }] : [],
  )
}

/** @returns what is told of cancelling these of a series */
export function cancellationOf(series: readonly Booking[], cancelled: readonly Booking[]): SeriesNews {
  if (!cancelled.some((one) => one.series)) return {}
  const gone = new Set(cancelled.map(({ uid }) => uid))
  const wholeSeries = series.every(({ status, uid }) => !holdsTime(status) || gone.has(uid))
  return { occurrences: occurrencesOf(cancelled), ...(wholeSeries ? { wholeSeries } : {}) }
}

/** @returns what is told of what happens to all of these that are to come about */
export function togetherOf(bookings: readonly Booking[]): SeriesNews {
  const live = bookings.filter(({ status }) => holdsTime(status))
  return live.some((one) => one.series) ? { occurrences: occurrencesOf(live) } : {}
}

/** @returns what is told of confirming all of a series that wait, unless some of it was confirmed before */
export function confirmationOf(series: readonly Booking[]): SeriesNews {
  return series.some(({ status }) => status === 'accepted') ? {} : togetherOf(series)
}
