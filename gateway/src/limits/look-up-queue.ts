import { DomainError } from '@punctual/contracts'

/** Maximum waiting look-ups of one address. */
const maxQueueLength = 100
/** Milliseconds that a look-up waits; it only reaches this if identity is slow. */
const maxWaitMs = 15_000

/** A waiting look-up: it begins, or the queue drops it. */
interface Waiting {
  begin: () => void
  drop: () => void
}

/**
 * Looks up unknown credentials one at a time for addresses that have sent too many bad ones.
 * Credentials are too long to guess, so this only bounds the cost of trying. It does not lock out
 * valid credentials behind the same address: one waits for at most a hundred look-ups of a few
 * milliseconds, then counts as known (authenticator.ts) and skips the queue for a day.
 *
 * An attacker can have its own bad credentials looked up, one after another. With more than a
 * hundred concurrent calls from the victim's own address, it can make the first use of a new
 * credential fail sometimes, with 429: a full queue drops a random waiting call, so each call has
 * the same chance, however fast the attacker is. An attacker cannot block a credential that was
 * used in the last day, delay other addresses, or have more than one look-up per gateway under way.
 */
export class LookUpQueue {
  readonly #queues = new Map<string, Waiting[]>()
  readonly #random: () => number

  /** @param random returns numbers from 0 (inclusive) to 1 (exclusive) */
  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /**
   * Runs a look-up when its turn comes, and returns its result.
   * @throws DomainError ThrottlerException (429) if the queue drops it
   */
  async run<T>(address: string, lookUp: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(address)
    if (queue) await this.#wait(queue)
    else this.#queues.set(address, [])
    try {
      return await lookUp()
    } finally {
      this.#next(address)
    }
  }

  #wait(queue: Waiting[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const drop = () => {
        clearTimeout(timer)
        const at = queue.indexOf(waiting)
        if (at >= 0) queue.splice(at, 1)
        reject(crowded())
      }
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(drop, maxWaitMs)
      const waiting = { begin, drop }
      queue.push(waiting)
      if (queue.length > maxQueueLength) queue[Math.floor(this.#random() * queue.length)]?.drop()
    })
  }

  #next(address: string): void {
    const next = this.#queues.get(address)?.shift()
    if (next) next.begin()
    else this.#queues.delete(address)
  }
}

const crowded = () =>
  new DomainError('ThrottlerException', 'Too many unknown credentials from this address; try again.', {
    retryAfter: 1,
  })
