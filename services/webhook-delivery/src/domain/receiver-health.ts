import type { AttemptClass } from '@punctual/contracts'
import type { AttemptResult } from './attempt.ts'
import { longestRetryAfter } from './retry-schedule.ts'

/** The health of a webhook's receiver, which determines the pace of its requests. */
export interface ReceiverHealth {
  /** Maximum number of concurrent requests. */
  cap: number
  /** Failed attempts of any kind since the last success, and the first of them. */
  failures: number
  failingSince: Date | null
  /** Consecutive attempts without an answer or with a 5xx, and the first of them. */
  outages: number
  outageSince: Date | null
  /** How often the breaker opened since the last success. */
  trips: number
  openUntil: Date | null
  /**
   * The breaker is half open once `openUntil` has passed: one request at a time, until one
   * succeeds.
   */
  probing: boolean
  /** The receiver's own Retry-After. */
  askedUntil: Date | null
  /** The receiver is overloaded: only retries are sent. */
  retriesOnlyUntil: Date | null
  /** Moving average of an attempt's duration in milliseconds. */
  latencyMs: number | null
  usedAt: Date | null
  /** The owner got a mail after that many hours of failure. */
  notifiedHours: number
}

const second = 1_000
const hour = 3_600 * second
const firstCap = 2
export const largestCap = 8
const idleAfter = 600 * second
const overloadPause = 60 * second
const breaker = { outages: 5, within: 10 * second, first: 30 * second, longest: 900 * second }
const giveUp = { after: 120 * hour, attempts: 20 }
const noticesAtHours = [24, 72]
const slowAbove = 2 * second
const quickBelow = 100

const outageClasses = new Set<AttemptClass>([
  ...(['server_error', 'timeout', 'dns_error', 'connection_error', 'tls_error', 'invalid_response'] as const),
])
const overloadStatuses = new Set([429, 502, 503, 504])

export const newHealth: ReceiverHealth = {
  cap: firstCap,
  failures: 0,
  failingSince: null,
  outages: 0,
  outageSince: null,
  trips: 0,
  openUntil: null,
  probing: false,
  askedUntil: null,
  retriesOnlyUntil: null,
  latencyMs: null,
  usedAt: null,
  notifiedHours: 0,
}

/**
 * A further effect of an attempt: the webhook is switched off, or its owner gets a warning mail.
 */
export type HealthEffect = { disable: 'failing' | 'gone' | 'asked' } | { notice: { since: Date } } | undefined

/**
 * Returns the health after one more attempt, and its effects.
 * @param longestPause milliseconds; a retry schedule of short waits also limits the pauses between
 *   attempts
 */
export function afterAttempt(
  before: ReceiverHealth,
  result: AttemptResult,
  at: Date,
  longestPause: number,
): { health: ReceiverHealth; effect: HealthEffect } {
  const measured = { ...before, usedAt: at, latencyMs: average(before.latencyMs, result.timings.total) }
  const asked = result.control === 'disable' ? ({ disable: 'asked' } as const) : undefined
  if (result.class === 'success') return { health: afterSuccess(measured, before, at), effect: asked }
  const health = afterFailure(measured, result, at, longestPause)
  if (result.class === 'gone') return { health, effect: { disable: 'gone' } }
  if (asked) return { health, effect: asked }
  return withNotice(health, at)
}

const average = (before: number | null, ms: number): number =>
  before === null ? ms : before + (ms - before) / 5

/** Keeps the receiver's Retry-After, even when a request that was already running succeeds. */
function afterSuccess(health: ReceiverHealth, before: ReceiverHealth, at: Date): ReceiverHealth {
  const { latencyMs, usedAt, askedUntil } = health
  return { ...newHealth, cap: Math.min(capAt(before, at) + 1, largestCap), latencyMs, usedAt, askedUntil }
}

function afterFailure(
  health: ReceiverHealth,
  result: AttemptResult,
  at: Date,
  longestPause: number,
): ReceiverHealth {
  const counted = {
    ...health,
    failures: health.failures + 1,
    failingSince: health.failingSince ?? at,
    askedUntil: result.retryAfter
      ? latest(health.askedUntil, after(at, Math.min(result.retryAfter, longestRetryAfter)))
      : health.askedUntil,
  }
  const slowed = slowDown(counted, result, at, longestPause)
  return outageClasses.has(result.class)
    ? tripBreaker(slowed, at, longestPause)
    : { ...slowed, outages: 0, outageSince: null, trips: 0, openUntil: null, probing: false }
}

function slowDown(
  health: ReceiverHealth,
  { class: kind, status = 0 }: AttemptResult,
  at: Date,
  longestPause: number,
): ReceiverHealth {
  if (kind !== 'timeout' && !overloadStatuses.has(status)) return health
  const cap = kind === 'timeout' ? Math.max(1, Math.floor(health.cap / 2)) : 1
  const until = after(at, Math.min(overloadPause, longestPause))
  return { ...health, cap, retriesOnlyUntil: latest(health.retriesOnlyUntil, until) }
}

/**
 * Opens the breaker after five consecutive outages over at least ten seconds, and immediately when
 * a half-open one fails.
 */
function tripBreaker(health: ReceiverHealth, at: Date, longestPause: number): ReceiverHealth {
  const outages = health.outages + 1
  const outageSince = health.outageSince ?? at
  const open = health.openUntil !== null && at < health.openUntil
  const tripped =
    !open &&
    (health.probing || (outages >= breaker.outages && at.getTime() - outageSince.getTime() >= breaker.within))
  if (!tripped) return { ...health, outages, outageSince }
  const wait = Math.min(breaker.first * 2 ** health.trips, breaker.longest, longestPause)
  return {
    ...health,
    outages,
    outageSince,
    trips: health.trips + 1,
    openUntil: after(at, wait),
    probing: true,
  }
}

/**
 * Switches a webhook off after days of failure, never by the number of failures: a short outage of
 * a busy webhook has thousands.
 */
function withNotice(health: ReceiverHealth, at: Date): { health: ReceiverHealth; effect: HealthEffect } {
  const since = health.failingSince ?? at
  const ms = at.getTime() - since.getTime()
  if (ms >= giveUp.after && health.failures >= giveUp.attempts) {
    return { health, effect: { disable: 'failing' } }
  }
  const due = noticesAtHours.findLast((hours) => ms >= hours * hour && hours > health.notifiedHours)
  return due === undefined
    ? { health, effect: undefined }
    : { health: { ...health, notifiedHours: due }, effect: { notice: { since } } }
}

/** Whether only forced deliveries are sent now; the pending ones are paused. */
export function isHeldBack(health: ReceiverHealth, at: Date): boolean {
  return [health.openUntil, health.askedUntil].some((until) => until !== null && at < until)
}

/**
 * Returns how many concurrent requests the receiver gets now; after a long idle time its state
 * counts as unknown.
 */
export function capAt(health: ReceiverHealth, at: Date): number {
  if (health.probing || startsNothingNew(health, at)) return 1
  const idle = health.usedAt === null || at.getTime() - health.usedAt.getTime() > idleAfter
  return idle ? Math.min(health.cap, firstCap) : health.cap
}

/** Whether only retries are sent now. */
export function startsNothingNew({ retriesOnlyUntil }: ReceiverHealth, at: Date): boolean {
  return retriesOnlyUntil !== null && at < retriesOnlyUntil
}

/** Whether its requests belong to the slow class, where they cannot delay other receivers. */
export function isSlow({ latencyMs, probing }: ReceiverHealth): boolean {
  return probing || (latencyMs ?? 0) > slowAbove
}

/** Whether its last request succeeded, and others may wait for its requests, as they are short. */
export function isQuick({ failures, latencyMs }: ReceiverHealth): boolean {
  return failures === 0 && latencyMs !== null && latencyMs < quickBelow
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
const latest = (a: Date | null, b: Date): Date => (a !== null && a > b ? a : b)
