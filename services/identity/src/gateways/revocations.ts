import { setTimeout as sleep } from 'node:timers/promises'
import { broadcast } from '@punctual/bus'
import { Confirmation, type Ended, revocationChannel } from '@punctual/contracts'
import type { Deps } from '@punctual/http'
import { Value } from '@sinclair/typebox/value'
import { endLeases, liveLeases } from '../db/gateway-lease-repository.ts'

/** Makes gateways drop cached callers after a change of rights. */
export interface Revocations {
  /**
   * Resolves when no gateway accepts the previous state any more. Await it after the commit and
   * before the answer (docs/domain.md#revocation).
   * @throws Error when the database cannot list the gateways to wait for: the change stands, but
   *   the call fails
   */
  untilEnforced(ended: Ended): Promise<void>
}

/** Milliseconds of real time for gateways to confirm; a healthy gateway needs one or two. */
const confirmTimeoutMs = 250
const maxRetries = 10
const retryDelayMs = 200

/**
 * Gateways cache callers only under a cache lease. Gateways with a lease receive a notification and
 * confirm it. The lease of a gateway that does not confirm is ended, and the caller waits until it
 * has run out, at most 2.5 s. So revocation works without NATS too, only more slowly.
 */
export function createRevocations({ bus, db, log }: Pick<Deps<unknown>, 'bus' | 'db' | 'log'>): Revocations {
  return {
    async untilEnforced(ended) {
      const silent = new Set(await retryBriefly(() => liveLeases(db)))
      if (silent.size === 0) return
      const confirmed = (confirmation: unknown) => {
        if (Value.Check(Confirmation, confirmation)) silent.delete(confirmation.leaseId)
        return silent.size === 0
      }
      await broadcast(bus, {
        channel: revocationChannel,
        message: ended,
        confirmed,
        timeoutMs: confirmTimeoutMs,
      }).catch((error: unknown) => log.warn({ err: error }, 'cannot notify gateways of a revocation'))
      if (silent.size === 0) return
      const left = await retryBriefly(() => endLeases(db, [...silent]))
      log.warn({ gateways: silent.size, milliseconds: left }, 'a gateway has not confirmed a revocation')
      await sleep(left)
    },
  }
}

/**
 * Retries for a second or two: the change is committed, and its answer may carry the only copy of a
 * new key.
 */
async function retryBriefly<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = maxRetries; ; left--) {
    try {
      return await ask()
    } catch (error) {
      if (left === 0) throw error
      await sleep(retryDelayMs)
    }
  }
}
