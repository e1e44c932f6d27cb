import { DomainError } from '@punctual/contracts'
import { createFairQueue } from '../threads/fair-queue.ts'
import { createThreadPool, ThreadFailure, type ThreadOptions } from '../threads/pool.ts'
import type { SlotsQuestion } from './question.ts'

/** Computes lists of slots that would block the thread that answers requests. */
export interface SlotsThreads {
  /**
   * Returns the answer to GET /v2/slots as JSON.
   * @throws DomainError 429 when the tenant has too much waiting, 503 when it takes too long
   */
  answer(tenant: string, question: SlotsQuestion): Promise<string>
  /**
   * Runs a whole costly list, including its questions to other services, when it is the tenant's
   * turn.
   * @throws DomainError 429 when the tenant has too much waiting, or the turn has not come in time
   */
  inTurn<T>(tenant: string, list: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Costly lists in progress. */
const turnLimits = { maxRunning: 6, perTenant: 2, waitingPerTenant: 50 }
/**
 * Milliseconds of each wait for a turn: two waits are shorter than the gateway's timeout, after
 * which its breaker counts a failure.
 */
const turnTimeoutMs = 6_000
/** Seconds after which a caller may try again. */
const retryAfter = 5

export function createSlotsThreads({ deadlineFactor = 1 }: ThreadOptions = {}): SlotsThreads {
  const pool = createThreadPool(new URL('./tasks.ts', import.meta.url), { deadlineFactor })
  const turns = createFairQueue(turnLimits)
  const late = () => AbortSignal.timeout(turnTimeoutMs * deadlineFactor)
  return {
    answer: (tenant, question) =>
      pool.run<string>(tenant, 'answer', question, late()).catch((error: unknown) => {
        if (!(error instanceof ThreadFailure) || error.reason === 'broken') throw error
        throw new DomainError('ServiceUnavailableException', 'The list takes too long: ask for fewer days.', {
          retryAfter,
          cause: error,
        })
      }),
    inTurn: (tenant, list) => turns.run(tenant, list, late()),
    close: pool.close,
  }
}
