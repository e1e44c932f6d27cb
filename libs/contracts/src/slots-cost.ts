/** What a list of slots is worked out from. */
export interface SlotsWork {
  /** Between the first and the last instant that is asked for; parts of a day count. */
  days: number
  /** People whose time is looked at; default 1. */
  hosts?: number
  /** Minutes from one start to the next; default 15. */
  step?: number
}

/** A list that costs more is refused: a month of 200 hosts and a year of 20 hosts at 15 minutes cost less. */
export const slotsCostLimit = 1_000_000

const dayMinutes = 1440
/** Printing a start costs as much as looking at it for so many hosts. */
const printing = 8

/**
 * What it costs at most to list slots: every start is looked at for each host and printed once. The unit is one start of one
 * host, about a tenth of a microsecond of processor time.
 */
export function slotsCost({ days, hosts = 1, step = 15 }: SlotsWork): number {
  return Math.ceil(days * (dayMinutes / step) * (hosts + printing))
}

/** @returns how many whole days of such slots may be listed at once, at least one */
export function slotsDaysAtOnce(work: Omit<SlotsWork, 'days'>): number {
  return Math.max(1, Math.floor(slotsCostLimit / slotsCost({ ...work, days: 1 })))
}
