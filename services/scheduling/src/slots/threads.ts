import { availableParallelism } from 'node:os'
import { DomainError } from '@punctual/contracts'
import type { Bounds } from '../domain/slots/index.ts'
import { createFairQueue } from '../threads/fair-queue.ts'
import { createThreadPool, ThreadFailure, type ThreadOptions, threadsPerTenant } from '../threads/pool.ts'
import type { SlotsQuestion, WindowsQuestion } from './question.ts'

/** Computes lists of slots that would block the thread that answers requests. */
export interface SlotsThreads {
  /**
   * Returns the answer to GET /v2/slots as JSON in UTF-8.
   * @throws DomainError 429 when the tenant has too much waiting, 503 when it takes too long
   */
  answer(tenant: string, question: SlotsQuestion): Promise<Uint8Array>
  /**
   * Returns the bounds of the booking window for a check.
   * @throws DomainError as `answer`
   */
  windows(tenant: string, question: WindowsQuestion): Promise<Bounds[]>
  /**
   * Runs a whole costly list, including its questions to other services, when it is the tenant's
   * turn.
   * @throws DomainError 429 when the tenant has too much waiting, or the turn has not come in time
   */
  inTurn<T>(tenant: string, list: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Costly lists in progress. A tenant has as many as threads, and a pause after each, because a part
 * of the work runs on the threads that answer cheap lists: the questions, and sending a large
 * answer. With more processors, that part is a smaller share of them.
 */
const turnLimits = {
  maxRunning: 6,
  perTenant: threadsPerTenant,
  waitingPerTenant: 50,
  maxPauseMs: 100 / availableParallelism(),
}
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
  const run = <T>(tenant: string, task: string, question: unknown, message: string) =>
    pool.run<T>(tenant, task, question, late()).catch((error: unknown) => {
      if (!(error instanceof ThreadFailure) || error.reason === 'broken') throw error
      throw new DomainError('ServiceUnavailableException', message, { retryAfter, cause: error })
    })
  return {
    answer: (tenant, question) =>
      run<Uint8Array>(tenant, 'answer', question, 'The list takes too long: ask for fewer days.'),
    windows: (tenant, question) =>
      run<Bounds[]>(tenant, 'windows', question, 'The booking window takes too long to count.'),
    inTurn: (tenant, list) => turns.run(tenant, list, late()),
    close: pool.close,
  }
}
