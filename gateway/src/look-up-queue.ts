import { DomainError } from '@punctual/contracts'

/** Look-ups of one address that wait, at most; and for how long (milliseconds), where identity is slow. */
const longestQueue = 100
const longestWait = 15_000

/** A look-up that waits: its turn comes, or it has to give way. */
interface Waiting {
  begin: () => void
  giveWay: () => void
}

/**
 * Lets addresses that have shown too many bad credentials look up unknown ones one at a time. Credentials cannot be guessed,
 * so this bounds what trying them costs, and shuts nobody out: a good credential behind the same address waits for at most a
 * hundred look-ups of some milliseconds, and is known from then on (authenticator.ts), which ends its waiting for a day.
 *
 * What an attacker can do: have its own bad credentials looked up, one after the other. With more than a hundred calls at a
 * time from the victims' own address it can make the first use of a new credential fail now and then, with 429: when the
 * queue is full, one of those that wait is refused, chosen by lot, so that each try has the chance of any other call, however
 * fast the attacker is. What it cannot do: keep out a credential that was used in the last day, hold up other addresses, or
 * have more than one look-up of its address under way at each gateway.
 */
export class LookUpQueue {
  readonly #queues = new Map<string, Waiting[]>()
  readonly #random: () => number

  /** @param random from 0 up to 1 */
  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /**
   * @returns what the look-up does, once it is its turn
   * @throws DomainError ThrottlerException (429) when it had to give way to another one
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
      const giveWay = () => {
        clearTimeout(timer)
        const at = queue.indexOf(waiting)
        if (at >= 0) queue.splice(at, 1)
        reject(crowded())
      }
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(giveWay, longestWait)
      const waiting = { begin, giveWay }
      queue.push(waiting)
      if (queue.length > longestQueue) queue[Math.floor(this.#random() * queue.length)]?.giveWay()
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
