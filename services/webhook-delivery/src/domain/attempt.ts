import type { AttemptClass } from '@punctual/contracts'
import { nextAttemptAt } from './retry-schedule.ts'

/**
 * Milliseconds of real time of each phase and of the whole. Absent: the phase did not happen, or
 * did not end.
 */
export interface Timings {
  dns?: number
  connect?: number
  tls?: number
  firstByte?: number
  total: number
}

/** The result of one POST. */
export interface AttemptResult {
  class: AttemptClass
  /** HTTP status; absent without an answer. */
  status?: number
  timings: Timings
  /** The beginning of the answer's body. */
  response?: string
  responseTruncated: boolean
  /** The failure when no answer came, in words that reveal nothing about our network. */
  error?: string
  remoteAddress?: string
  /** Milliseconds that the receiver asked to wait. */
  retryAfter?: number
  /**
   * The receiver's header `webhook-delivery`: it wants no further attempt of this delivery, or no
   * deliveries at all.
   */
  control?: 'abort-message' | 'disable'
}

/** Returns the class of an answer's status: only 2xx is a success. */
export function classOfStatus(status: number): AttemptClass {
  if (status >= 200 && status < 300) return 'success'
  if (status >= 300 && status < 400) return 'redirect'
  if (status === 410) return 'gone'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'server_error' : 'client_error'
}

/** A delivery that was just attempted. */
export interface Tried {
  /** Failed attempts of this round, without the current one. */
  tries: number
  trigger: string
  /** The receiver has no use for it later than this. */
  expiresAt: Date | null
}

export type Verdict =
  | { status: 'delivered' }
  | { status: 'pending'; nextAt: Date }
  | { status: 'exhausted'; reason?: 'expired' | 'aborted' | 'gone' }

/**
 * Returns the consequence of an attempt: delivered, retried or ended. A ping is sent only once.
 * @param options.random from 0 to 1
 */
export function judge(
  delivery: Tried,
  result: AttemptResult,
  options: { schedule: readonly number[]; at: Date; random: number },
): Verdict {
  if (result.class === 'success') return { status: 'delivered' }
  if (result.class === 'gone') return { status: 'exhausted', reason: 'gone' }
  if (result.control) return { status: 'exhausted', reason: 'aborted' }
  if (delivery.trigger === 'PING') return { status: 'exhausted' }
  const { schedule, at, random } = options
  const nextAt = nextAttemptAt(schedule, delivery.tries + 1, at, random, result.retryAfter)
  if (!nextAt) return { status: 'exhausted' }
  if (delivery.expiresAt && nextAt > delivery.expiresAt) return { status: 'exhausted', reason: 'expired' }
  return { status: 'pending', nextAt }
}

/** Milliseconds after which a receiver has no use for an event of the trigger. */
const lifetimes: Partial<Record<string, number>> = { MEETING_STARTED: 24 * 3_600_000 }

/** Returns when a delivery becomes useless; null when it never does. */
export function expiryOf(trigger: string, at: Date): Date | null {
  const lifetime = lifetimes[trigger]
  return lifetime === undefined ? null : new Date(at.getTime() + lifetime)
}
