/** How fast a webhook's receiver wants its requests. */
export interface Pace {
  /** Requests a second. */
  perSecond: number
  /** Nothing that is not asked for goes out before. */
  pacedUntil: Date | null
}

/** What goes out at once after a rest: a quarter of a second's worth. */
const burstOf = (perSecond: number): number => Math.max(1, Math.floor(perSecond / 4))
const intervalOf = (perSecond: number): number => 1_000 / perSecond

/**
 * Evenly spaced, with bursts of a quarter of a second: what does not fit waits, and no attempt is lost (a virtual scheduling
 * algorithm, ITU-T I.371: one instant says all, so that every process keeps the same limit).
 * @returns how many requests may go out now
 */
export function allowedNow({ perSecond, pacedUntil }: Pace, now: Date): number {
  if (pacedUntil === null) return burstOf(perSecond)
  const since = now.getTime() - pacedUntil.getTime()
  return since < 0 ? 0 : Math.min(burstOf(perSecond), Math.floor(since / intervalOf(perSecond)) + 1)
}

/** @returns until when nothing more goes out, after so many requests now */
export function pacedAfter({ perSecond, pacedUntil }: Pace, sent: number, now: Date): Date {
  const interval = intervalOf(perSecond)
  const rested = now.getTime() - (burstOf(perSecond) - 1) * interval
  return new Date(Math.ceil(Math.max(pacedUntil?.getTime() ?? 0, rested) + sent * interval))
}
