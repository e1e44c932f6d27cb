import type { Client, ClientOptions, OneConnection } from '@punctual/db'
import type { ModelledStatement } from './modelled-statement.ts'
import { statements } from './statements.ts'
import type { Store } from './store.ts'

/** Rows to insert, as the helper of a template has them. */
interface Rows {
  rows: readonly object[]
}

const isRows = (value: unknown): value is Rows =>
  typeof value === 'object' && value !== null && 'rows' in value

/** Texts of templates without parts: they are the same each time. */
const texts = new WeakMap<readonly string[], string>()

/** A statement, or a part of one. */
export class ModelQuery implements PromiseLike<unknown> {
  readonly #connection: ModelConnection
  readonly #strings: readonly string[]
  readonly #values: readonly unknown[]

  constructor(connection: ModelConnection, strings: readonly string[], values: readonly unknown[]) {
    this.#connection = connection
    this.#strings = strings
    this.#values = values
  }

  /** Runs it at once. @returns what the driver would return */
  run(): unknown {
    return this.#connection.run(this.text, this.values)
  }

  /** Its text, with parameters as `?`. */
  get text(): string {
    const isWhole = !this.#values.some((value) => value instanceof ModelQuery)
    const made = isWhole && texts.get(this.#strings)
    if (made) return made
    const text = this.#strings.reduce((all, part, at) => {
      const value = this.#values[at - 1]
      return `${all}${value instanceof ModelQuery ? value.text : '?'}${part}`
    })
    if (isWhole) texts.set(this.#strings, text)
    return text
  }

  /** Its parameters, with those of its parts, in order. */
  get values(): unknown[] {
    return this.#values.flatMap((value) =>
      value instanceof ModelQuery ? value.values : [isRows(value) ? value.rows : value],
    )
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a statement runs it, as in postgres.js
  then<A, B>(
    done?: ((value: unknown) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return new Promise((resolve) => resolve(this.run())).then(done, failed)
  }
}

let connections = 0

/** A connection whose statements run in memory. */
export class ModelConnection implements OneConnection {
  readonly client: Client
  readonly #store: Store
  readonly #id = ++connections
  #isOpen = false

  constructor(store: Store) {
    this.#store = store
    const query = (strings: readonly string[], values: readonly unknown[]) =>
      new ModelQuery(this, strings, values)
    const tag = (first: unknown, ...values: unknown[]) =>
      Array.isArray(first) && 'raw' in first ? query(first, values) : { rows: [first].flat() }
    const unsafe = (text: string, values: readonly unknown[] = []) =>
      query([text, ...values.map(() => '')], values)
    this.client = Object.assign(tag, { unsafe, array: (values: unknown) => values }) as unknown as Client
  }

  run(text: string, values: readonly unknown[]): unknown {
    const store = this.#store
    if (text === 'begin read write') return this.#begin()
    if (text === 'commit') return this.#end('COMMIT')
    if (text === 'rollback') return this.#rollBack()
    const found = this.#execute(text, values)
    if (!store.isInTransaction) store.undo.length = 0
    return Array.isArray(found)
      ? result(found, 'SELECT')
      : result([], 'OTHER', (found as number | undefined) ?? -1)
  }

  async end(): Promise<void> {
    this.destroy()
  }

  destroy(): void {
    if (this.#isOpen) this.#rollBack()
    const { locks } = this.#store
    for (const [key, owner] of locks) if (owner === this.#id) locks.delete(key)
  }

  /** The code under simulation may hide an error, so that the store notes it as well. */
  #execute(text: string, values: readonly unknown[]) {
    const store = this.#store
    try {
      return modelOf(text).run({ store, values, connection: this.#id })
    } catch (error) {
      store.problems.push(`${error}`)
      throw error
    }
  }

  #begin(): unknown {
    if (this.#store.isInTransaction) this.#store.problems.push('two transactions at a time')
    this.#isOpen = true
    this.#store.isInTransaction = true
    return result([], 'BEGIN')
  }

  #rollBack(): unknown {
    for (const change of this.#store.undo.toReversed()) change()
    return this.#end('ROLLBACK')
  }

  #end(command: string): unknown {
    this.#isOpen = false
    this.#store.isInTransaction = false
    this.#store.undo.length = 0
    return result([], command)
  }
}

/** Opens connections to the store, as `openDatabase` takes them. */
export const modelConnections =
  (store: Store) =>
  (_url: string, _options: ClientOptions): OneConnection =>
    new ModelConnection(store)

const known = new Map<string, ModelledStatement>()

/** Returns the model of a statement. @throws when there is none */
export function modelOf(text: string): ModelledStatement {
  const found = known.get(text)
  if (found) return found
  const plain = text.trim().replace(/\s+/g, ' ')
  const all = statements.filter(({ sql }) => plain.startsWith(sql))
  const [only] = all
  if (!only || all.length > 1)
    throw new Error(`${all.length} models of the statement: ${plain.slice(0, 200)}`)
  known.set(text, only)
  return only
}

const result = (rows: readonly unknown[], command: string, count = rows.length): unknown =>
  Object.assign([...rows], { command, count })
