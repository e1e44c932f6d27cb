import type { Clock } from '@punctual/contracts'
import { LRUCache } from 'lru-cache'
import type { Policy } from './limits.ts'
import type { Lease, LeaseStore } from './rate-limit-store.ts'

/** What became of one request's claim on its caller's limit. */
export interface Allowance {
  allowed: boolean
  limit: number
  remaining: number
  /** Seconds until the window or the block ends. */
  reset: number
}

/** What this replica holds of a caller's window. */
interface Share {
  /** Requests that it may still let through without asking. */
  left: number
  /** What the others have not taken yet, when it last asked. */
  elsewhere: number
  windowEnds: number
  blockedUntil: number
  asking: Promise<boolean> | undefined
}

/**
 * Fixed windows with a block: so many requests in the time after the first one; the next one closes the door for a while.
 * Replicas take parts of a window out of the store and let requests through from these, so the limit is never exceeded
 * between them; one that is left with an unused part can cost its caller at most a tenth of the limit. While the store is
 * out, each replica allows its share of the limit by itself.
 */
export class RateLimiter {
  readonly #shares = new LRUCache<string, Share>({ max: 100_000 })
  readonly #store: LeaseStore
  readonly #clock: Clock
  readonly #replicas: number

  constructor(store: LeaseStore, clock: Clock, replicas: number) {
    this.#store = store
    this.#clock = clock
    this.#replicas = replicas
  }

  /** Whether the caller has nothing left, as far as this replica knows. */
  isBlocked(principal: string): boolean {
    return (this.#shares.get(principal)?.blockedUntil ?? 0) > this.#now()
  }

  /**
   * Counts a request of the caller. One that costs more than is left is refused and uses up nothing; one that costs more than
   * a whole window uses all of it.
   */
  async take(principal: string, policy: Policy, cost = 1): Promise<Allowance> {
    const price = Math.min(cost, policy.calls)
    const share = this.#shareOf(principal)
    let isTooDear = false
    // Those who wait for the same part share it: each that finds too little left asks again.
    while (!isTooDear && !this.#suffices(share, price)) {
      if (share.asking) await share.asking
      else {
        share.asking = this.#refill(share, principal, policy, price)
        isTooDear = !(await share.asking) && !this.#suffices(share, price)
      }
    }
    const allowed = share.blockedUntil === 0 && !isTooDear
    if (allowed) share.left -= price
    const remaining = share.blockedUntil === 0 ? Math.max(0, share.left + share.elsewhere) : 0
    const reset = this.#secondsUntil(share.blockedUntil || share.windowEnds)
    return { allowed, limit: policy.calls, remaining, reset }
  }

  /** Whether the share can say yes or no without asking. */
  #suffices(share: Share, price: number): boolean {
    return this.#isCurrent(share) && (share.left >= price || share.blockedUntil > 0)
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

  /** @returns whether there was anything to be had */
  async #refill(share: Share, principal: string, policy: Policy, price: number): Promise<boolean> {
    const now = this.#clock.now()
    const needed = price - (this.#isCurrent(share) ? share.left : 0)
    const lease = await this.#store.lease(principal, policy, now, needed)
    const { granted } = this.#apply(share, lease ?? this.#alone(share, policy, now.getTime()))
    share.asking = undefined
    return granted > 0
  }

  #apply(share: Share, lease: Lease): Lease {
    const { granted, left, windowEnds, blockedUntil } = lease
    // A part of an earlier window is worth nothing in this one.
    share.left = (share.windowEnds === windowEnds ? share.left : 0) + granted
    share.elsewhere = left
    share.windowEnds = windowEnds
    share.blockedUntil = blockedUntil
    return lease
  }

  /** What the store would say if this replica were alone with its share: of a new window, or of what is left of one. */
  #alone(share: Share, { calls, window, block }: Policy, now: number): Lease {
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
