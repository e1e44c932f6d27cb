import { DomainError } from '@punctual/contracts'

/** How much work of a kind runs in parallel, and how much can wait. */
export interface FairLimits {
  /** Of all tenants together. */
  maxRunning: number
  perTenant: number
  /** A tenant with more work waiting is rejected. */
  waitingPerTenant: number
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

/** Seconds after which a rejected tenant may try again. */
const retryAfter = 5

/**
 * Start-time fair queueing: in each round every waiting tenant has one turn; the work of one tenant
 * stays in order.
 */
export function createFairQueue({ maxRunning, perTenant, waitingPerTenant }: FairLimits): FairQueue {
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

  return {
    async run(tenant, work, signal) {
      // A tenant that arrives late begins in the current round: it neither waits for the rounds it
      // missed nor catches up on them.
      const tenantQueue = tenantQueues.get(tenant) ?? { running: 0, waiting: [], round }
      if (tenantQueue.waiting.length >= waitingPerTenant) throw tooMany()
      tenantQueues.set(tenant, tenantQueue)
      await turnOf(tenantQueue, signal, serve)
      try {
        return await work()
      } finally {
        running--
        tenantQueue.running--
        if (tenantQueue.running === 0 && tenantQueue.waiting.length === 0) tenantQueues.delete(tenant)
        serve()
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
