import type { HostClaim } from './bookable.ts'

/**
 * The busy time of a host's calendars as the database returns it: `start end` in minutes since
 * 1970, separated by commas.
 */
export interface BusyText {
  hostId: number
  text: string
}

/** Parses the text into spans. */
export function busySpans({ hostId, text }: BusyText): HostClaim[] {
  return text.split(',').map((each) => {
    const [start = Number.NaN, end = Number.NaN] = each.split(' ').map(Number)
    return { hostId, start, end }
  })
}
