import { DomainError } from '@punctual/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Calls of one caller that wait for their turn, at most; and for how long (milliseconds), as long as a call may take. */
const longestQueue = 200
const longestWait = 15_000

interface Caller {
  underWay: number
  /** Those whose turn has not come, in their order. */
  waiting: Set<() => void>
}

/**
 * How many calls of one caller are under way at a time, so that none takes the room that all share. One more than that
 * is not refused: it waits until one of the caller's own is answered, as long as its client is there.
 */
export class InFlight {
  readonly #callers = new Map<string, Caller>()
  readonly #limit: number
  readonly #longestWait: number

  /** @param deadlineFactor multiplies how long a call may wait */
  constructor(limit: number, deadlineFactor = 1) {
    this.#limit = limit
    this.#longestWait = longestWait * deadlineFactor
  }

  /** @returns once it is the call's turn. @throws DomainError ThrottlerException (429) where too many wait, or for too long */
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
    if (waiting.size >= longestQueue) throw tooMany()
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
      const timer = setTimeout(giveUp, this.#longestWait)
      waiting.add(next)
      reply.raw.once('close', giveUp)
    })
  }
}

const tooMany = () =>
  new DomainError('ThrottlerException', 'Too many requests at once; try again later.', { retryAfter: 1 })

/** Lets a call wait for its turn; what goes on for ever has a room of its own (streams.ts). */
export const takeTurns =
  (inFlight: InFlight) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.routeOptions.config.publicRoute?.stream) await inFlight.enter(request.principal, reply)
  }
