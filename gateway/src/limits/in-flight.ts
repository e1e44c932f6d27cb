import type { Socket } from 'node:net'
import { DomainError } from '@punctual/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Maximum waiting calls of one caller. */
const maxQueueLength = 200
/** Milliseconds that a call waits: the deadline of a call. */
const maxWaitMs = 15_000

const ends = new WeakMap<Socket, Set<() => void>>()

/** Returns what waits for the end of a connection, with one listener for all. */
function endsOf(socket: Socket): Set<() => void> {
  const known = ends.get(socket)
  if (known) return known
  const waiting = new Set<() => void>()
  ends.set(socket, waiting)
  socket.once('close', () => {
    for (const each of waiting) each()
  })
  return waiting
}

/**
 * Calls `end` once, when the answer has been sent or its connection has closed. An answer that
 * waits behind another one of its connection never closes by itself.
 * @returns a function after which it is not called
 */
function onceOver({ raw, request }: FastifyReply, end: () => void): () => void {
  const all = endsOf(request.raw.socket)
  const forget = () => {
    raw.off('close', over)
    all.delete(over)
  }
  const over = () => {
    forget()
    end()
  }
  raw.once('close', over)
  all.add(over)
  return forget
}

/** Whether the client has its answer, or has disconnected: no event will say so again. */
const isOver = ({ raw, request }: FastifyReply): boolean => raw.closed || request.raw.socket.destroyed

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
   * @throws DomainError ThrottlerException (429) if too many calls wait, or this one waits too
   *   long; its client may be gone already
   */
  enter(principal: string, reply: FastifyReply): Promise<void> | undefined {
    if (isOver(reply)) throw tooMany()
    const caller = this.#callers.get(principal) ?? { underWay: 0, waiting: new Set() }
    this.#callers.set(principal, caller)
    if (caller.underWay >= this.#limit) return this.#wait(principal, caller, reply)
    this.#begin(principal, caller, reply)
    return undefined
  }

  #begin(principal: string, caller: Caller, reply: FastifyReply): void {
    caller.underWay += 1
    onceOver(reply, () => {
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
        stay()
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
      const stay = onceOver(reply, giveUp)
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
