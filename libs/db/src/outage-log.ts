import type { Log } from './log.ts'

/** Logs once that the database is lost and once that it is back, for any number of connections. */
export class OutageLog {
  readonly #log: Log
  readonly #schema: string
  #lost = false

  constructor(log: Log, schema: string) {
    this.#log = log
    this.#schema = schema
  }

  lost(cause: unknown): void {
    const level = this.#lost ? 'debug' : 'warn'
    this.#lost = true
    this.#log[level]({ err: cause, schema: this.#schema }, 'a database connection was lost')
  }

  works(): void {
    if (!this.#lost) return
    this.#lost = false
    this.#log.info({ schema: this.#schema }, 'the database answers again')
  }
}
