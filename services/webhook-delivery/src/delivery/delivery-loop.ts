import type { Clock } from '@punctual/contracts'
import type { Database, Log } from '@punctual/db'
import type { Metrics } from '@punctual/http'
import { type Claim, claimDue } from '../db/claim.ts'
import { deliveryKey } from '../db/claim-keys.ts'
import { type Claimed, loadClaimed } from '../db/claimed.ts'
import { type CompletionRules, releaseClaims } from '../db/complete.ts'
import { defaultLimits, type Limits } from '../domain/lanes.ts'
import { requestHeaders } from '../domain/request-headers.ts'
import type { SigningKey } from '../domain/signing-key.ts'
import type { Sender } from '../egress/sender.ts'
import { createCompleter } from './completer.ts'
import { InFlightCount } from './in-flight.ts'
import { deliveryMetrics } from './metrics.ts'
import { Round } from './round.ts'
import type { Wake } from './wake.ts'

export interface DeliveryDeps {
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  sender: Sender
  wake: Wake
  rules: CompletionRules
  /** Opens a sealed secret. */
  open: (sealed: string) => string
  limits?: Limits
  /** Requests a second to a webhook that has no limit of its own; 0: none. */
  rateLimit?: number
  signingKeys?: readonly SigningKey[]
  /** Milliseconds of real time that what is under way may take when the process stops; then it is cut and given back. */
  grace?: number
}

/** Milliseconds of real time: the net under the signals, and how soon other processes' work is seen. */
const pollInterval = 250
const longestPause = 2_000
const pauseAfterFailure = 1_000
const defaultGrace = 5_000

/**
 * Sends what is due, until it is stopped. Any number of processes may do so: a claim is a lease, and a process that dies or
 * hangs loses it to another.
 */
export function startDeliveries(deps: DeliveryDeps): { stop(): Promise<void> } {
  const { db, clock, log, wake, limits = defaultLimits, grace = defaultGrace } = deps
  const { rateLimit = 0, signingKeys = [] } = deps
  const inFlight = new InFlightCount()
  const metrics = deliveryMetrics(deps.metrics, { db, clock, inFlight })
  const sending = new Set<Promise<void>>()
  /** One for each request: a signal that all of them share gets slower with every one that listens. */
  const cuts = new Set<AbortController>()
  let isCut = false
  const completer = createCompleter({ db, log, rules: deps.rules, written: () => wake.signal() })
  let stopped = false

  async function send(claimed: Claimed): Promise<void> {
    const beganAt = clock.now()
    const { url, body } = claimed
    const secrets = claimed.secrets.map(deps.open)
    const headers = requestHeaders({ ...claimed, at: beganAt, secrets, signingKeys })
    const cut = new AbortController()
    cuts.add(cut)
    if (isCut) cut.abort()
    const { signal } = cut
    const result = await deps.sender.send({ url, headers, body, at: beganAt, signal })
    cuts.delete(cut)
    if (signal.aborted && result.status === undefined) return releaseClaims(db, [claimed], clock.now())
    const lag = claimed.attempt === 1 ? beganAt.getTime() - claimed.createdAt.getTime() : undefined
    metrics.attempted(result, lag)
    completer.add({ claimed, result, beganAt, at: clock.now() })
  }

  /** Loads and sends what was claimed, while the next is claimed: nobody waits for what another's requests are made of. */
  function begin(claims: readonly Claim[]): void {
    for (const claim of claims) inFlight.begin(claim)
    const load = async () => {
      const loaded = await loadClaimed(db, claims, clock.now()).catch((error) => {
        log.warn(
          { err: error, claims: claims.length },
          'webhook deliveries could not be read; their leases lapse',
        )
        return []
      })
      const known = new Set(loaded.map(deliveryKey))
      for (const claim of claims) if (!known.has(deliveryKey(claim))) inFlight.end(claim)
      for (const claimed of loaded) track(sendOne(claimed))
    }
    if (claims.length > 0) track(load())
  }

  const sendOne = (claimed: Claimed): Promise<void> =>
    send(claimed)
      .catch((error) => {
        const { eventId, webhookId } = claimed
        log.error({ err: error, eventId, webhookId }, 'a webhook could not be sent; its lease lapses')
      })
      .finally(() => inFlight.end(claimed))

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => sending.delete(tracked))
    sending.add(tracked)
  }

  async function run(): Promise<void> {
    const round = new Round()
    while (!stopped) {
      const began = performance.now()
      try {
        const now = clock.now()
        const { claims, cursor, pacedUntil } = await claimDue(db, {
          ...{ cursor: round.cursor, now, inFlight, limits, rateLimit },
        })
        begin(claims)
        if (pacedUntil) wake.signalIn(pacedUntil.getTime() - now.getTime())
        if (round.next(claims.length > 0, cursor)) continue
        // Looking takes longer the more webhooks have something waiting: a tenth of the time, unless that is long in itself.
        const took = performance.now() - began
        await wake.wait(Math.min(longestPause, Math.max(pollInterval, 10 * took)))
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
      wake.signal()
      await running
      const timer = setTimeout(() => {
        isCut = true
        for (const cut of cuts) cut.abort()
      }, grace)
      // Loading adds what it has loaded.
      while (sending.size > 0) await Promise.all(sending)
      clearTimeout(timer)
      await completer.drain()
      deps.sender.close()
    },
  }
}
