import { DatabaseBusy, StatementAfterEnd } from './errors.ts'
import type { Lane } from './lane.ts'

interface Waiter {
  give(lane: Lane): void
  refuse(error: Error): void
}

/** Lanes for exclusive use. A dead one is replaced when it is released or acquired. */
export class LanePool {
  readonly #make: () => Lane
  readonly #size: number
  readonly #patience: number
  readonly #idle: Lane[] = []
  readonly #waiting = new Set<Waiter>()
  readonly #taken = new Set<Lane>()
  #closing: (() => void) | undefined
  #closed = false

  /** `patience`: milliseconds to wait for a lane before DatabaseBusy is thrown. */
  constructor(make: () => Lane, size: number, patience: number) {
    this.#make = make
    this.#size = size
    this.#patience = patience
  }

  /** @throws DatabaseBusy; StatementAfterEnd once the pool is closed */
  async take(): Promise<Lane> {
    if (this.#closed) throw new StatementAfterEnd('database')
    if (this.#taken.size < this.#size) return this.#hand()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiter.refuse(new DatabaseBusy()), this.#patience)
      const leave = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(waiter)
      }
      const waiter: Waiter = {
        give(lane) {
          leave()
          resolve(lane)
        },
        refuse(error) {
          leave()
          reject(error)
        },
      }
      this.#waiting.add(waiter)
    })
  }

  giveBack(lane: Lane): void {
    this.#taken.delete(lane)
    if (!lane.dead) this.#idle.push(lane)
    if (this.#closed) {
      if (this.#taken.size === 0) this.#closing?.()
      return
    }
    for (const waiter of this.#waiting) {
      waiter.give(this.#hand())
      return
    }
  }

  /** Waits for running work (at most `grace` ms), rejects waiting callers, then ends every connection. */
  async close(grace: number): Promise<void> {
    this.#closed = true
    for (const waiter of this.#waiting) waiter.refuse(new StatementAfterEnd('database'))
    if (this.#taken.size > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, grace)
        this.#closing = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    for (const lane of this.#taken) lane.kill(new Error('the database was closed'))
    await Promise.all(this.#idle.splice(0).map((lane) => lane.end()))
  }

  #hand(): Lane {
    let lane = this.#idle.pop()
    while (lane?.dead) lane = this.#idle.pop()
    lane ??= this.#make()
    this.#taken.add(lane)
    return lane
  }
}
