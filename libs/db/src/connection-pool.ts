import type { Connection } from './connection.ts'
import { DatabaseBusy, StatementAfterEnd } from './errors.ts'

interface Waiter {
  give(connection: Connection): void
  refuse(error: Error): void
}

/** Connections for exclusive use. A dead one is replaced when it is released or acquired. */
export class ConnectionPool {
  readonly #open: () => Connection
  readonly #size: number
  readonly #acquireTimeoutMs: number
  readonly #idle: Connection[] = []
  readonly #waiting = new Set<Waiter>()
  readonly #taken = new Set<Connection>()
  #closing: (() => void) | undefined
  #closed = false

  /** `acquireTimeoutMs`: milliseconds to wait for a connection before DatabaseBusy is thrown. */
  constructor(open: () => Connection, size: number, acquireTimeoutMs: number) {
    this.#open = open
    this.#size = size
    this.#acquireTimeoutMs = acquireTimeoutMs
  }

  /** @throws DatabaseBusy; StatementAfterEnd once the pool is closed */
  async take(): Promise<Connection> {
    if (this.#closed) throw new StatementAfterEnd('database')
    if (this.#taken.size < this.#size) return this.#hand()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiter.refuse(new DatabaseBusy()), this.#acquireTimeoutMs)
      const leave = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(waiter)
      }
      const waiter: Waiter = {
        give(connection) {
          leave()
          resolve(connection)
        },
        refuse(error) {
          leave()
          reject(error)
        },
      }
      this.#waiting.add(waiter)
    })
  }

  giveBack(connection: Connection): void {
    this.#taken.delete(connection)
    if (!connection.dead) this.#idle.push(connection)
    if (this.#closed) {
      if (this.#taken.size === 0) this.#closing?.()
      return
    }
    for (const waiter of this.#waiting) {
      waiter.give(this.#hand())
      return
    }
  }

  /**
   * Waits for running work (at most `grace` ms), rejects waiting callers, then ends every
   * connection.
   */
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
    for (const connection of this.#taken) connection.kill(new Error('the database was closed'))
    await Promise.all(this.#idle.splice(0).map((connection) => connection.end()))
  }

  #hand(): Connection {
    let connection = this.#idle.pop()
    while (connection?.dead) connection = this.#idle.pop()
    connection ??= this.#open()
    this.#taken.add(connection)
    return connection
  }
}
