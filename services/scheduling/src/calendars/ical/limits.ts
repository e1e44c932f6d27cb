import type { Span } from '../../domain/slots/index.ts'

/** What a calendar may have at most: several times what a busy person's has. */
export const calendarLimits = {
  events: 50_000,
  /** Of all recurring events together, in the time that is worked out. */
  occurrences: 250_000,
  /** Separate stretches of time that are taken. */
  busyTimes: 50_000,
}

/** A calendar has more of something than is worked out; the message is for the person who connected it. */
export class TooLarge extends Error {
  constructor(what: string, most: number) {
    super(`it has more than ${most.toLocaleString('en')} ${what}`)
    this.name = 'TooLarge'
  }
}

/** Counts the work for one calendar. */
export interface Budget {
  /** @throws TooLarge when that is too much */
  take(what: 'events' | 'occurrences', count?: number): void
}

/** @returns the count of one calendar's work, from zero */
export function createBudget(): Budget {
  const taken = { events: 0, occurrences: 0 }
  return {
    take(what, count = 1) {
      taken[what] += count
      if (taken[what] <= calendarLimits[what]) return
      throw new TooLarge(what === 'events' ? what : 'occurrences of recurring events', calendarLimits[what])
    },
  }
}

/** @returns the spans. @throws TooLarge when there are too many to keep */
export function checkSpans(spans: Span[]): Span[] {
  if (spans.length > calendarLimits.busyTimes) throw new TooLarge('separate times', calendarLimits.busyTimes)
  return spans
}
