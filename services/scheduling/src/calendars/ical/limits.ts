import type { Span } from '../../domain/slots/index.ts'

/** Upper limits for one calendar: several times the size of a busy person's. */
export const calendarLimits = {
  events: 50_000,
  /** Of all recurring events together, within the computed window. */
  occurrences: 250_000,
  /** Disjoint busy spans. */
  busyTimes: 50_000,
}

/** A calendar exceeds a limit; the message is shown to the person who connected it. */
export class TooLarge extends Error {
  constructor(what: string, most: number) {
    super(`it has more than ${most.toLocaleString('en')} ${what}`)
    this.name = 'TooLarge'
  }
}

/** Counts the work for one calendar. */
export interface Budget {
  /** @throws TooLarge above the limit */
  take(what: 'events' | 'occurrences', count?: number): void
}

/** Creates the counter of one calendar's work. */
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

/** Returns the spans. @throws TooLarge when there are too many to store */
export function checkSpans(spans: Span[]): Span[] {
  if (spans.length > calendarLimits.busyTimes) throw new TooLarge('separate times', calendarLimits.busyTimes)
  return spans
}
