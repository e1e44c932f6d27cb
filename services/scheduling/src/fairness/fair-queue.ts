import { DomainError } from '@punctual/contracts'

/** How much work of a kind runs at a time, and how much may wait. */
export interface FairLimits {
  /** Of all tenants together. */
  atOnce: number
  perTenant: number
  /** A tenant with more than that waiting is refused. */
  waitingPerTenant: number
}

interface Lane {
  running: number
  waiting: (() => void)[]
  /** The round in which its next work is due. */
  round: number
}

/** Shares a scarce resource among tenants: each gets its turn, however much the others have waiting. */
export interface FairQueue {
  /**
   * Runs the work when it is the tenant's turn.
   * @param signal ends the wait for the turn
   * @throws DomainError 429 `ThrottlerException` when the tenant has too much waiting already, or the turn has not come when
   * the signal is aborted; the work's own errors
   */
  run<T>(tenant: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** Seconds after which a tenant that was refused may try again. */
const retryAfter = 5

/** Start-time fair queueing: in each round, each tenant that waits has one turn; its own work is done in order. */
export function createFairQueue({ atOnce, perTenant, waitingPerTenant }: FairLimits): FairQueue {
  const lanes = new Map<string, Lane>()
  let running = 0
  let round = 0

  function nextLane(): Lane | undefined {
    let next: Lane | undefined
    for (const lane of lanes.values()) {
      const isReady = lane.waiting.length > 0 && lane.running < perTenant
      if (isReady && (!next || lane.round < next.round)) next = lane
    }
    return next
  }

  function serve(): void {
    for (let lane = nextLane(); lane && running < atOnce; lane = nextLane()) {
      round = lane.round++
      running++
      lane.running++
      lane.waiting.shift()?.()
    }
  }

  return {
    async run(tenant, work, signal) {
      // A tenant that comes late begins in the current round: it neither waits for nor gets what it missed.
      const lane = lanes.get(tenant) ?? { running: 0, waiting: [], round }
      if (lane.waiting.length >= waitingPerTenant) throw tooMany()
      lanes.set(tenant, lane)
      await turnOf(lane, signal, serve)
      try {
        return await work()
      } finally {
        running--
        lane.running--
        if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(tenant)
        serve()
      }
    },
  }
}

const tooMany = () =>
  new DomainError('ThrottlerException', 'Too many calls like this are under way.', { retryAfter })

function turnOf({ waiting }: Lane, signal: AbortSignal | undefined, serve: () => void): Promise<void> {
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
