/** The inputs that determine the cost of a list of slots. */
export interface SlotsWork {
  /** Days between the first and the last requested instant; fractions count. */
  days: number
  /** Number of hosts whose time is checked; default 1. */
  hosts?: number
  /** Minutes from one start to the next; default 15. */
  step?: number
}

/**
 * Lists above this cost are rejected: a month of 200 hosts and a year of 20 hosts at 15 minutes are
 * below it.
 */
export const slotsCostLimit = 1_000_000

const dayMinutes = 1440
/** Printing a start costs as much as checking it for this many hosts. */
const printing = 8

/**
 * Returns the maximum cost of a list of slots: every start is checked for each host and printed
 * once. The unit is one start of one host, about a tenth of a microsecond of processor time.
 */
export function slotsCost({ days, hosts = 1, step = 15 }: SlotsWork): number {
  return Math.ceil(days * (dayMinutes / step) * (hosts + printing))
}

/** Returns how many whole days of such slots one list may contain, at least one. */
export function slotsDaysAtOnce(work: Omit<SlotsWork, 'days'>): number {
  return Math.max(1, Math.floor(slotsCostLimit / slotsCost({ ...work, days: 1 })))
}
