import { type Client, type ClientOptions, type OneConnection, openConnection } from './client.ts'
import { ConnectionLost, endsConnection } from './errors.ts'

export interface ConnectionOptions {
  /**
   * Settings of the session, such as search_path. Sent in front of the first statement, as a pooler
   * accepts few at the start of a connection.
   */
  parameters: Record<string, string>
  /**
   * Milliseconds without an answer after which the connection counts as dead; undefined waits
   * forever.
   */
  statementDeadline?: number
  connectTimeout?: ClientOptions['connectTimeout']
  onNotify?: ClientOptions['onNotify']
  /** Opens the connection, in place of the one to Postgres. */
  connect?: typeof openConnection
}

type Start<T> = (client: Client) => PromiseLike<T>

const noop = (): void => {}

/**
 * One connection that runs its statements in order and stays dead once it is lost
 * (docs/decisions/0007-transactions-on-single-connections.md). Every statement is raced against the
 * loss of the connection, so none hangs; later errors of the driver are ignored.
 */
export class Connection {
  readonly #client: OneConnection
  readonly #deadline: number | undefined
  readonly #deathListeners = new Set<(cause: unknown) => void>()
  #tail: Promise<unknown> = Promise.resolve()
  /** The statement that is sent first; empty once it is. */
  #settings: string
  #death: { cause: unknown } | undefined

  constructor(url: string, options: ConnectionOptions) {
    this.#deadline = options.statementDeadline
    const { connect = openConnection } = options
    const { application_name: name = 'punctual', ...settings } = options.parameters
    this.#settings = settingOf(settings)
    this.#client = connect(url, {
      parameters: { application_name: name },
      ...(options.connectTimeout && { connectTimeout: options.connectTimeout }),
      onClose: () => this.kill(new Error('the connection was closed')),
      ...(options.onNotify && { onNotify: options.onNotify }),
    })
  }

  get dead(): boolean {
    return this.#death !== undefined
  }

  /**
   * Calls the listener once, when the connection dies; immediately when it is already dead.
   * @returns a function that removes the listener
   */
  onDeath(listener: (cause: unknown) => void): () => void {
    if (this.#death) listener(this.#death.cause)
    else this.#deathListeners.add(listener)
    return () => this.#deathListeners.delete(listener)
  }

  /**
   * Sends one statement immediately; Postgres runs it after those that were sent before.
   * @throws ConnectionLost
   */
  run<T>(start: Start<T>): Promise<T> {
    const settings = this.#settings
    if (settings && !this.#death) {
      this.#settings = ''
      this.run((client) => client.unsafe(settings)).catch((error: unknown) => this.kill(error))
    }
    const result = this.#execute(start, this.#tail)
    this.#tail = result.then(noop, noop)
    return result
  }

  /** @param earlier settles when the statements before are answered: then the deadline begins */
  #execute<T>(start: Start<T>, earlier: Promise<unknown>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#death) {
        reject(new ConnectionLost(this.#death.cause, false))
        return
      }
      let late: NodeJS.Timeout | undefined
      let isSettled = false
      void earlier.then(() => {
        if (isSettled || this.#deadline === undefined) return
        late = setTimeout(() => this.kill(new Error('no answer in time')), this.#deadline)
      })
      // A connection that is lost answers nothing, and no timer of it keeps the process.
      const forget = this.onDeath((cause) => {
        settle()
        reject(new ConnectionLost(cause, true))
      })
      const settle = (): void => {
        isSettled = true
        forget()
        clearTimeout(late)
      }
      const fail = (error: unknown): void => {
        if (endsConnection(error)) this.kill(error)
        settle()
        reject(error)
      }
      try {
        start(this.#client.client).then((value) => {
          settle()
          resolve(value)
        }, fail)
      } catch (error) {
        fail(error)
      }
    })
  }

  /** Marks the connection dead, fails its running statements and closes the connection. */
  kill(cause: unknown): void {
    if (this.#death) return
    this.#death = { cause }
    for (const listener of this.#deathListeners) listener(cause)
    this.#deathListeners.clear()
    this.#client.destroy()
  }

  /** Ends the session cleanly. */
  async end(): Promise<void> {
    if (this.#death) return
    this.#death = { cause: new Error('the connection was ended') }
    this.#deathListeners.clear()
    await this.#client.end().catch(noop)
  }
}

const settingOf = (settings: Record<string, string>): string => {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value.replaceAll("'", "''")}', false)`,
  )
  return calls.length > 0 ? `select ${calls.join(', ')}` : ''
}
