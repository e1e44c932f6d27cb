import type { Clock } from '@punctual/contracts'
import { type Database, type Log, wakeForWork } from '@punctual/db'
import type { Metrics } from '@punctual/http'
import { claimDue } from '../db/claim.ts'
import type { Claim, Claimed } from '../db/claimed.ts'
import { type CompletionRules, releaseClaims } from '../db/complete.ts'
import { type DeliveryClass, defaultLimits, type InFlight, type Limits } from '../domain/delivery-classes.ts'
import { requestHeaders } from '../domain/request-headers.ts'
import type { SigningKey } from '../domain/signing-key.ts'
import type { Sender } from '../egress/sender.ts'
import { createCompleter } from './completer.ts'
import { deliveryMetrics } from './metrics.ts'
import { Round } from './round.ts'
import { endAttempt, startAttempt } from './trace-attempt.ts'

export interface DeliveryDeps {
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  sender: Sender
  rules: CompletionRules
  /** Decrypts a sealed secret. */
  open: (sealed: string) => string
  limits?: Limits
  /** Requests per second to a webhook without its own limit; 0: unlimited. */
  rateLimit?: number
  signingKeys?: readonly SigningKey[]
  /**
   * Milliseconds of real time for running requests when the process stops; then they are aborted
   * and returned to the queue.
   */
  grace?: number
}

/**
 * Milliseconds of real time between looks without a signal: the longest delay of a retry, and of
 * work that another process has no capacity for.
 */
const lookInterval = 1_000
/** The same while nothing is queued: only a signal can have been lost. */
const emptyInterval = 5_000
const longestPause = 2_000
/** Milliseconds to wait for webhooks that another transaction has locked. */
const lockedPause = 250
const pauseAfterFailure = 1_000
const defaultGrace = 5_000

/**
 * Sends due deliveries until it is stopped. Any number of processes can run it: a claim is a lease,
 * and another process takes over the claims of one that dies or hangs. Long because its parts share
 * the requests in flight.
 */
export function startDeliveries(deps: DeliveryDeps): { stop(): Promise<void> } {
  const { db, clock, log, limits = defaultLimits, grace = defaultGrace } = deps
  const { rateLimit = 0, signingKeys = [] } = deps
  const { wake, close } = wakeForWork(deps, 'deliveries')
  const inFlight = new InFlightCount()
  const metrics = deliveryMetrics(deps.metrics, { db, clock, inFlight })
  const sending = new Set<Promise<void>>()
  /** One signal for each request: each additional listener slows a shared one down. */
  const cuts = new Set<AbortController>()
  let isCut = false
  /** Whether free capacity needs a look: one is under way, or the last one left something due. */
  let needsCapacity = true
  const completer = createCompleter({
    db,
    log,
    rules: deps.rules,
    written: (isMoreDue) => (isMoreDue || needsCapacity ? wake.call() : undefined),
  })
  let stopped = false

  /** @returns whether the receiver has accepted the request */
  async function send(claimed: Claimed): Promise<boolean> {
    const beganAt = clock.now()
    const { url, body } = claimed
    const secrets = claimed.secrets.map(deps.open)
    const span = startAttempt(db.tracing, claimed)
    const headers = {
      ...requestHeaders({ ...claimed, at: beganAt, secrets, signingKeys }),
      ...(span && { traceparent: span.traceparent }),
    }
    const cut = new AbortController()
    cuts.add(cut)
    if (isCut) cut.abort()
    const { signal } = cut
    const result = await deps.sender.send({ url, headers, body, at: beganAt, signal })
    cuts.delete(cut)
    if (span) endAttempt(span, result)
    if (signal.aborted && result.status === undefined) {
      await releaseClaims(db, [claimed], clock.now())
      return false
    }
    const lag = claimed.attempt === 1 ? beganAt.getTime() - claimed.createdAt.getTime() : undefined
    metrics.attempted(result, lag)
    completer.add({ claimed, result, headers, beganAt, at: clock.now() })
    return result.class === 'success'
  }

  function begin(claims: readonly Claimed[]): void {
    const byWebhook = new Map<number, Claimed[]>()
    for (const claimed of claims) {
      const { webhookId } = claimed
      byWebhook.set(webhookId, [...(byWebhook.get(webhookId) ?? []), claimed])
    }
    for (const group of byWebhook.values()) {
      const running = Math.max(1, group.filter(({ isAhead }) => !isAhead).length)
      const next = group.slice(running)
      for (const claimed of group.slice(0, running)) start(claimed, next)
    }
  }

  /** @param next claims of the same webhook that follow its running requests */
  function start(claimed: Claimed, next: Claimed[]): void {
    inFlight.begin(claimed)
    track(sendOne(claimed, next))
  }

  async function sendOne(claimed: Claimed, next: Claimed[]): Promise<void> {
    const isAccepted = await send(claimed).catch((error) => {
      const { eventId, webhookId } = claimed
      log.error(
        { err: error, eventId, webhookId },
        'a webhook could not be sent; retrying after its lease expires',
      )
      return false
    })
    inFlight.end(claimed)
    const following = isAccepted && !stopped ? next.shift() : undefined
    if (following) return start(following, next)
    if (inFlight.total === 0) completer.flush()
    if (next.length === 0) return
    // The receiver's new state decides about the rest.
    await releaseClaims(db, next.splice(0), clock.now()).catch((error) =>
      log.warn({ err: error }, 'webhooks could not be returned to the queue'),
    )
    wake.call()
  }

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => sending.delete(tracked))
    sending.add(tracked)
  }

  async function run(): Promise<void> {
    const round = new Round()
    let leftDue = false
    while (!stopped) {
      const began = performance.now()
      try {
        const now = clock.now()
        const startedAt = round.cursor
        const { claims, cursor, pacedUntil, skipped, leavesDue, isEmpty } = await claimDue(db, {
          cursor: round.cursor,
          now,
          inFlight,
          limits,
          rateLimit,
        })
        begin(claims)
        leftDue ||= leavesDue
        if (skipped) wake.callIn(lockedPause)
        if (pacedUntil) wake.callIn(pacedUntil.getTime() - now.getTime())
        // A walk over all webhooks leaves nothing due but what waits for a running request.
        const whole = startedAt === 0 && cursor === 0 && !skipped
        if (round.next(claims.length > 0 && !whole, cursor)) continue
        // A look costs more with more queued webhooks, so looks take at most a tenth of the time,
        // unless the pause is already long.
        const took = performance.now() - began
        const pause = Math.min(longestPause, Math.max(lookInterval, 10 * took))
        needsCapacity = leftDue
        await wake.wait(isEmpty ? emptyInterval : pause)
        needsCapacity = true
        leftDue = false
      } catch (error) {
        log.warn({ err: error }, 'webhooks could not be claimed')
        await wake.wait(pauseAfterFailure)
      }
    }
  }

  const running = run()
  return {
    async stop() {
      stopped = true
      wake.call()
      await Promise.all([close(), running])
      const timer = setTimeout(() => {
        isCut = true
        for (const cut of cuts) cut.abort()
      }, grace)
      // Loading also adds to the requests that are waited for.
      while (sending.size > 0) await Promise.all(sending)
      clearTimeout(timer)
      await completer.drain()
      deps.sender.close()
    },
  }
}

/** Counts the requests that this process is sending. */
export class InFlightCount implements InFlight {
  readonly byClass: Record<DeliveryClass, number> = { first: 0, retry: 0, slow: 0 }
  readonly byOrigin = new Map<string, number>()

  get total(): number {
    return this.byClass.first + this.byClass.retry + this.byClass.slow
  }

  begin({ deliveryClass, origin }: Pick<Claim, 'deliveryClass' | 'origin'>): void {
    this.byClass[deliveryClass]++
    this.byOrigin.set(origin, (this.byOrigin.get(origin) ?? 0) + 1)
  }

  end({ deliveryClass, origin }: Pick<Claim, 'deliveryClass' | 'origin'>): void {
    this.byClass[deliveryClass]--
    const left = (this.byOrigin.get(origin) ?? 1) - 1
    if (left > 0) this.byOrigin.set(origin, left)
    else this.byOrigin.delete(origin)
  }
}
