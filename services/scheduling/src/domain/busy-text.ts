import type { HostClaim } from './bookable.ts'

/** What the calendars of a host take, as the database writes it: `start end` in minutes since 1970, by commas. */
export interface BusyText {
  hostId: number
  text: string
}

/** @returns the same as spans */
export function busySpans({ hostId, text }: BusyText): HostClaim[] {
  return text.split(',').map((each) => {
    const [start = Number.NaN, end = Number.NaN] = each.split(' ').map(Number)
    return { hostId, start, end }
  })
}
