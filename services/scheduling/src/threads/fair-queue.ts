import { DomainError } from '@punctual/contracts'

/** How much work of a kind runs in parallel, and how much can wait. */
export interface FairLimits {
  /** Of all tenants together. */
  maxRunning: number
  perTenant: number
  /** A tenant with more work waiting is rejected. */
  waitingPerTenant: number
  /**
   * Maximum milliseconds of the pause after a turn: as long as the turn took, before the same
   * tenant's next work has it, so that a tenant with much work waiting leaves half of the time to
   * others. 0 by default.
   */
  maxPauseMs?: number
}

interface TenantQueue {
  running: number
  waiting: (() => void)[]
  /** The round in which its next work is due. */
  round: number
}

/**
 * Shares a scarce resource among tenants: each gets its turn, however much the others have waiting.
 */
export interface FairQueue {
  /**
   * Runs the work when it is the tenant's turn.
   * @param signal ends the wait for the turn
   * @throws DomainError 429 `ThrottlerException` when the tenant has too much waiting, or its turn
   *   has not come when the signal is aborted; the work's own errors
   */
  run<T>(tenant: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** Calls the function after that many milliseconds of real time. */
type After = (pause: number, then: () => void) => void

const afterPause: After = (pause, then) => setTimeout(then, pause).unref()

/** Seconds after which a rejected tenant may try again. */
const retryAfter = 5

/**
 * Start-time fair queueing: in each round every waiting tenant has one turn; the work of one tenant
 * stays in order.
 * @param after for tests
 */
export function createFairQueue(limits: FairLimits, after: After = afterPause): FairQueue {
  const { maxRunning, perTenant, waitingPerTenant, maxPauseMs = 0 } = limits
  const tenantQueues = new Map<string, TenantQueue>()
  let running = 0
  let round = 0

  function nextTenantQueue(): TenantQueue | undefined {
    let next: TenantQueue | undefined
    for (const tenantQueue of tenantQueues.values()) {
      const isReady = tenantQueue.waiting.length > 0 && tenantQueue.running < perTenant
      if (isReady && (!next || tenantQueue.round < next.round)) next = tenantQueue
    }
    return next
  }

  function serve(): void {
    for (
      let tenantQueue = nextTenantQueue();
      tenantQueue && running < maxRunning;
      tenantQueue = nextTenantQueue()
    ) {
      round = tenantQueue.round++
      running++
      tenantQueue.running++
      tenantQueue.waiting.shift()?.()
    }
  }

  function release(tenant: string, tenantQueue: TenantQueue): void {
    tenantQueue.running--
    if (tenantQueue.running === 0 && tenantQueue.waiting.length === 0) tenantQueues.delete(tenant)
    serve()
  }

  return {
    async run(tenant, work, signal) {
      // A tenant that arrives late begins in the current round: it neither waits for the rounds it
      // missed nor catches up on them.
      const tenantQueue = tenantQueues.get(tenant) ?? { running: 0, waiting: [], round }
      if (tenantQueue.waiting.length >= waitingPerTenant) throw tooMany()
      tenantQueues.set(tenant, tenantQueue)
      await turnOf(tenantQueue, signal, serve)
      const began = performance.now()
      try {
        return await work()
      } finally {
        running--
        const pause = Math.min(performance.now() - began, maxPauseMs)
        if (pause > 0) {
          after(pause, () => release(tenant, tenantQueue))
          serve()
        } else release(tenant, tenantQueue)
      }
    },
  }
}

const tooMany = () =>
  new DomainError('ThrottlerException', 'Too many such calls are in progress.', { retryAfter })

function turnOf({ waiting }: TenantQueue, signal: AbortSignal | undefined, serve: () => void): Promise<void> {
  return new Promise((done, fail) => {
    const turn = () => {
      signal?.removeEventListener('abort', giveUp)
      done()
    }
    const giveUp = () => {
      waiting.splice(waiting.indexOf(turn), 1)
      fail(tooMany())
    }
    waiting.push(turn)
    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
    serve()
  })
}
