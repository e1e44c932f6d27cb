import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bus, listen } from '@punctual/bus'
import {
  anonymousCaller,
  type Confirmation,
  DomainError,
  type Ended,
  type RenewedGatewayLease,
  revocationChannel,
} from '@punctual/contracts'
import { Wake } from '@punctual/db'
import type { InternalClient, Log, Question } from '@punctual/http'

/** Milliseconds of real time. */
const renewEvery = 1_000
const timeoutMs = 1_000
/** Longer than an answer is cached, and than open streams wait for a check. */
const usualRestAfter = 30_000

/** The right to use the cached answers of identity. */
export interface CacheLease {
  /**
   * Returns whether the lease is valid: then no revocation can have been missed. The lease ends
   * when nothing has asked for 30 s, and is taken again at the next question.
   */
  holds(): boolean
  stop(): Promise<void>
}

export interface CacheLeaseOptions {
  bus: Bus
  client: Pick<InternalClient, 'ask'>
  /**
   * Called with the credentials and callers that have ended; without an argument to clear the whole
   * cache.
   */
  forget: (ended?: Ended) => void
  log: Log
  /** Milliseconds without a question after which the lease rests (30,000). */
  restAfter?: number
}

/**
 * Holds a lease from identity while this gateway receives revocations. Identity answers a revoking
 * call only when each lease has been confirmed or has expired, so the cache is correct while the
 * lease is valid. Expiry is measured by the monotonic clock of this process, from before the
 * request: the lease bounds real time without contact, which no injected clock measures. Long
 * because its functions share the state of the lease.
 */
export function holdCacheLease({
  bus,
  client,
  forget,
  log,
  restAfter = usualRestAfter,
}: CacheLeaseOptions): CacheLease {
  const stopped = new AbortController()
  /** Replaced when the bus is back; aborted when it is lost. */
  let hearing: AbortController | undefined
  let leaseId: string | undefined
  let holdsUntil = 0
  /** By `performance.now()`. */
  let askedAt = performance.now()
  /** Called by each question, which ends a rest. */
  const questions = new Wake()

  const ask = <T>(id: string, question: Pick<Question, 'method' | 'body'>): Promise<T> =>
    client.ask<T>('identity', `/internal/gateway-leases/${id}`, {
      caller: anonymousCaller(randomUUID()),
      timeoutMs,
      ...question,
    })

  async function renew(id: string, isNew: boolean, signal: AbortSignal): Promise<void> {
    const asked = performance.now()
    const { validFor } = await ask<RenewedGatewayLease>(id, { method: 'PUT', body: { isNew } })
    if (signal.aborted) return
    // A revocation of an answer from before this lease may have been missed.
    if (isNew) forget()
    holdsUntil = asked + validFor
  }

  const isUnused = () => performance.now() - askedAt > restAfter

  /** Takes one lease and renews it until it ends, or nothing uses it. */
  async function hold(id: string, signal: AbortSignal): Promise<void> {
    leaseId = id
    for (let isNew = true; !signal.aborted && !isUnused(); ) {
      try {
        await renew(id, isNew, signal)
        isNew = false
      } catch (error) {
        if (error instanceof DomainError && error.status === 409) return
        log.debug({ err: error }, 'the lease was not renewed')
      }
      await sleep(renewEvery, undefined, { signal }).catch(() => {})
    }
  }

  async function holdLeases(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const id = randomUUID()
      await hold(id, signal)
      holdsUntil = 0
      // Ends the lease, so that identity does not wait for a gateway that uses no cache.
      if (signal.aborted || isUnused()) await ask(id, { method: 'DELETE' }).catch(() => {})
      leaseId = undefined
      while (isUnused() && !signal.aborted) await questions.wait(undefined, signal)
    }
  }

  let holding = Promise.resolve()
  const listener = listen({
    bus,
    channel: revocationChannel,
    heard(ended): Confirmation | undefined {
      forget(ended as Ended)
      return leaseId === undefined ? undefined : { leaseId }
    },
    changed(hears) {
      hearing?.abort()
      holdsUntil = 0
      if (!hears) return
      hearing = new AbortController()
      const signal = AbortSignal.any([hearing.signal, stopped.signal])
      holding = holding.then(() => holdLeases(signal))
    },
    log,
  })
  return {
    holds() {
      askedAt = performance.now()
      questions.call()
      return askedAt < holdsUntil
    },
    async stop() {
      stopped.abort()
      await listener.stop()
      await holding
    },
  }
}
