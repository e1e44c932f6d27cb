import type { Clock } from '@punctual/contracts'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache-limit.ts'
import type { Policy } from './policies.ts'
import type { LimitShare, LimitShareStore } from './rate-limit-store.ts'

/** The outcome of counting one request. */
export interface Allowance {
  allowed: boolean
  limit: number
  remaining: number
  /** Seconds until the window or the block ends. */
  reset: number
}

/** This replica's part of a caller's window. */
interface Share {
  /** Requests that this replica can let through without asking the store. */
  left: number
  /** Requests that no replica had taken yet at the last answer of the store. */
  elsewhere: number
  windowEnds: number
  blockedUntil: number
  asking: Promise<boolean> | undefined
}

/**
 * Fixed windows with a block: a limited number of requests after the first one; the next one blocks
 * the caller for a while. Replicas take shares of a window from the store and count requests
 * against them, so together they never exceed the limit; an unused share costs the caller at most a
 * tenth of the limit. While the store is down, each replica allows its own part of the limit.
 */
export class RateLimiter {
  readonly #shares = new LRUCache<string, Share>(atMost(100_000))
  readonly #store: LimitShareStore
  readonly #clock: Clock
  readonly #replicas: number

  constructor(store: LimitShareStore, clock: Clock, replicas: number) {
    this.#store = store
    this.#clock = clock
    this.#replicas = replicas
  }

  /** Returns whether the caller is blocked, as far as this replica knows. */
  isBlocked(principal: string): boolean {
    return (this.#shares.get(principal)?.blockedUntil ?? 0) > this.#now()
  }

  /**
   * Counts a request of the caller. A request that costs more than is left is refused and uses
   * nothing; one that costs more than a whole window uses all of it.
   */
  async take(principal: string, policy: Policy, cost = 1): Promise<Allowance> {
    const needed = Math.min(cost, policy.calls)
    const share = this.#shareOf(principal)
    let exceedsLimit = false
    // Concurrent requests wait for the same refill; each that then finds too little left asks
    // again.
    while (!exceedsLimit && !this.#suffices(share, needed)) {
      if (share.asking) await share.asking
      else {
        share.asking = this.#refill(share, principal, policy, needed)
        exceedsLimit = !(await share.asking) && !this.#suffices(share, needed)
      }
    }
    const allowed = share.blockedUntil === 0 && !exceedsLimit
    if (allowed) share.left -= needed
    const remaining = share.blockedUntil === 0 ? Math.max(0, share.left + share.elsewhere) : 0
    const reset = this.#secondsUntil(share.blockedUntil || share.windowEnds)
    return { allowed, limit: policy.calls, remaining, reset }
  }

  /** Returns whether the share decides a request without asking the store. */
  #suffices(share: Share, needed: number): boolean {
    return this.#isCurrent(share) && (share.left >= needed || share.blockedUntil > 0)
  }

  #shareOf(principal: string): Share {
    const known = this.#shares.get(principal)
    if (known) return known
    const share: Share = { left: 0, elsewhere: 0, windowEnds: 0, blockedUntil: 0, asking: undefined }
    this.#shares.set(principal, share)
    return share
  }

  #isCurrent({ windowEnds, blockedUntil }: Share): boolean {
    return this.#now() < (blockedUntil || windowEnds)
  }

  /** Refills the share from the store. Returns whether anything was granted. */
  async #refill(share: Share, principal: string, policy: Policy, needed: number): Promise<boolean> {
    const now = this.#clock.now()
    const lacking = needed - (this.#isCurrent(share) ? share.left : 0)
    const taken = await this.#store.take(principal, policy, now, lacking)
    const { granted } = this.#apply(share, taken ?? this.#takeLocally(share, policy, now.getTime()))
    share.asking = undefined
    return granted > 0
  }

  #apply(share: Share, taken: LimitShare): LimitShare {
    const { granted, left, windowEnds, blockedUntil } = taken
    // What is left of an earlier window does not count in this one.
    share.left = (share.windowEnds === windowEnds ? share.left : 0) + granted
    share.elsewhere = left
    share.windowEnds = windowEnds
    share.blockedUntil = blockedUntil
    return taken
  }

  /**
   * Replaces the store while it is down: grants this replica's part of a new window, or of the rest
   * of the current one.
   */
  #takeLocally(share: Share, { calls, window, block }: Policy, now: number): LimitShare {
    if (!this.#isCurrent(share))
      return { granted: this.#shareIn(calls), left: 0, windowEnds: now + window, blockedUntil: 0 }
    const { windowEnds, elsewhere, left } = share
    if (elsewhere > 0) return { granted: this.#shareIn(elsewhere), left: 0, windowEnds, blockedUntil: 0 }
    if (left > 0) return { granted: 0, left: 0, windowEnds, blockedUntil: 0 }
    return { granted: 0, left: 0, windowEnds, blockedUntil: block > 0 ? now + block : windowEnds }
  }

  #shareIn(calls: number): number {
    return Math.max(1, Math.floor(calls / this.#replicas))
  }

  #secondsUntil(time: number): number {
    return Math.max(1, Math.ceil((time - this.#now()) / 1000))
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}
