import { setTimeout as sleep } from 'node:timers/promises'
import { broadcast } from '@punctual/bus'
import { Confirmation, type Ended, revocationChannel } from '@punctual/contracts'
import type { Deps } from '@punctual/http'
import { Value } from '@sinclair/typebox/value'
import { endLeases, liveLeases } from './db/gateway-lease-repository.ts'

/** Makes an end, or any change of who may do what, known everywhere. */
export interface Revocations {
  /**
   * Resolves when no gateway lets anybody in any more as they were before. To be awaited after the commit and before the
   * answer (docs/domain.md#revocation).
   * @throws Error when the database does not say whom to wait for: the change stands, and is not answered for
   */
  settled(ended: Ended): Promise<void>
}

/** Milliseconds of real time that gateways have to confirm; those that are well need one or two. */
const patience = 250
const tries = 10
const pause = 200

/**
 * Gateways remember who is calling only under a lease. Those that hold one are told and confirm; the lease of one that
 * does not is ended and waited for, 2.5 s at most, after which it remembers nothing. So it works without NATS as well,
 * only slower.
 */
export function createRevocations({ bus, db, log }: Pick<Deps<unknown>, 'bus' | 'db' | 'log'>): Revocations {
  return {
    async settled(ended) {
      const silent = new Set(await insist(() => liveLeases(db)))
      if (silent.size === 0) return
      const confirmed = (confirmation: unknown) => {
        if (Value.Check(Confirmation, confirmation)) silent.delete(confirmation.leaseId)
        return silent.size === 0
      }
      await broadcast(bus, { channel: revocationChannel, message: ended, confirmed, patience }).catch(
        (error: unknown) => log.warn({ err: error }, 'gateways cannot be told of a revocation'),
      )
      if (silent.size === 0) return
      const left = await insist(() => endLeases(db, [...silent]))
      log.warn({ gateways: silent.size, milliseconds: left }, 'a gateway has not confirmed a revocation')
      await sleep(left)
    },
  }
}

/** The change is committed, and its answer may carry the only copy of a new key: an outage is worth a second or two. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await ask()
    } catch (error) {
      if (left === 0) throw error
      await sleep(pause)
    }
  }
}
