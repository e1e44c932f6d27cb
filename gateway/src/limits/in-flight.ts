import { DomainError } from '@punctual/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Maximum waiting calls of one caller. */
const maxQueueLength = 200
/** Milliseconds that a call waits: the deadline of a call. */
const maxWaitMs = 15_000

interface Caller {
  underWay: number
  /** Waiting calls in their order. */
  waiting: Set<() => void>
}

/**
 * Limits the concurrent calls of each caller, so that no caller uses up the shared capacity. A call
 * beyond the limit waits until another call of the same caller is answered or its client
 * disconnects.
 */
export class InFlight {
  readonly #callers = new Map<string, Caller>()
  readonly #limit: number
  readonly #maxWaitMs: number

  /** @param deadlineFactor multiplies the maximum wait */
  constructor(limit: number, deadlineFactor = 1) {
    this.#limit = limit
    this.#maxWaitMs = maxWaitMs * deadlineFactor
  }

  /**
   * Waits until the call may start; undefined if it may start immediately.
   * @throws DomainError ThrottlerException (429) if too many calls wait, or this one waits too long
   */
  enter(principal: string, reply: FastifyReply): Promise<void> | undefined {
    const caller = this.#callers.get(principal) ?? { underWay: 0, waiting: new Set() }
    this.#callers.set(principal, caller)
    if (caller.underWay >= this.#limit) return this.#wait(principal, caller, reply)
    this.#begin(principal, caller, reply)
    return undefined
  }

  #begin(principal: string, caller: Caller, { raw }: FastifyReply): void {
    caller.underWay += 1
    raw.once('close', () => {
      caller.underWay -= 1
      const [next] = caller.waiting
      if (next) next()
      else if (caller.underWay === 0) this.#callers.delete(principal)
    })
  }

  #wait(principal: string, caller: Caller, reply: FastifyReply): Promise<void> {
    const { waiting } = caller
    if (waiting.size >= maxQueueLength) throw tooMany()
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        waiting.delete(next)
        reply.raw.off('close', giveUp)
      }
      const giveUp = () => {
        leave()
        reject(tooMany())
      }
      const next = () => {
        leave()
        this.#begin(principal, caller, reply)
        resolve()
      }
      const timer = setTimeout(giveUp, this.#maxWaitMs)
      waiting.add(next)
      reply.raw.once('close', giveUp)
    })
  }
}

const tooMany = () =>
  new DomainError('ThrottlerException', 'Too many concurrent requests; try again later.', { retryAfter: 1 })

/**
 * Creates the hook that limits concurrent calls. Streams are exempt: they have their own capacity
 * (upstream.ts).
 */
export const takeTurns =
  (inFlight: InFlight) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.routeOptions.config.publicRoute?.stream) await inFlight.enter(request.principal, reply)
  }
