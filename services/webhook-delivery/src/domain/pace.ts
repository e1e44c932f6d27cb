/** The rate limit of a webhook's receiver. */
export interface Pace {
  /** Requests per second. */
  perSecond: number
  /** Only forced deliveries go out before. */
  pacedUntil: Date | null
}

/** The burst after an idle time: a quarter of a second's worth of requests. */
const burstOf = (perSecond: number): number => Math.max(1, Math.floor(perSecond / 4))
const intervalOf = (perSecond: number): number => 1_000 / perSecond

/**
 * Spaces requests evenly, with bursts of a quarter of a second; excess requests wait and lose no
 * attempt. Virtual scheduling algorithm (ITU-T I.371): one stored instant is the whole state, so
 * that all processes share one limit.
 * @returns how many requests may go out now
 */
export function allowedNow({ perSecond, pacedUntil }: Pace, now: Date): number {
  if (pacedUntil === null) return burstOf(perSecond)
  const since = now.getTime() - pacedUntil.getTime()
  return since < 0 ? 0 : Math.min(burstOf(perSecond), Math.floor(since / intervalOf(perSecond)) + 1)
}

/** Returns until when no request goes out, after that many requests now. */
export function pacedAfter({ perSecond, pacedUntil }: Pace, sent: number, now: Date): Date {
  const interval = intervalOf(perSecond)
  const rested = now.getTime() - (burstOf(perSecond) - 1) * interval
  return new Date(Math.ceil(Math.max(pacedUntil?.getTime() ?? 0, rested) + sent * interval))
}
