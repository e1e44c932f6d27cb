import type { Client, ClientOptions, OneConnection } from '@punctual/db'
import { ModelConnection, ModelQuery, modelOf } from './client.ts'
import type { Store } from './store.ts'

/** A part of a statement: that of the driver, and that of the model. */
class Part {
  constructor(
    readonly real: unknown,
    readonly model: unknown,
  ) {}
}

const realOf = (value: unknown): unknown => (value instanceof Part ? value.real : value)
const modelled = (value: unknown): unknown => (value instanceof Part ? value.model : value)

/** A statement that runs in Postgres and in the model, and notes how their results differ. */
class SharedQuery extends Part implements PromiseLike<unknown> {
  readonly #store: Store

  constructor(real: PromiseLike<unknown>, model: ModelQuery, store: Store) {
    super(real, model)
    this.#store = store
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a statement runs it, as in postgres.js
  then<A, B>(
    done?: ((value: unknown) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    const model = this.model as ModelQuery
    const expected = model.run() as Result
    const compared = async () => {
      const found = (await (this.real as PromiseLike<unknown>)) as Result
      const difference = differenceOf(model.text, found, expected)
      if (difference) this.#store.problems.push(difference)
      return found
    }
    return compared().then(done, failed)
  }
}

type Result = readonly object[] & { command: string; count: number }

function differenceOf(text: string, found: Result, expected: Result): string | undefined {
  if (/^(begin|commit|rollback)/.test(text)) return undefined
  const { comparable = (rows: readonly object[]) => rows.map(normal).sort() } = modelOf(text)
  const of = (result: Result) =>
    JSON.stringify(expected.command === 'SELECT' ? comparable([...result]) : result.count)
  const isOpen = expected.count === -1
  if (isOpen || of(found) === of(expected)) return undefined
  return `the model differs from Postgres: ${text.trim().slice(0, 200)}: ${of(expected)} for ${of(found)}`
}

const normal = (row: object): string =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Returns what opens connections to Postgres that the store follows, statement by statement. */
export const sharedConnections =
  (store: Store, open: (url: string, options: ClientOptions) => OneConnection) =>
  (url: string, options: ClientOptions): OneConnection => {
    const real = open(url, options)
    const model = new ModelConnection(store)
    const both = (use: (client: Client, of: (value: unknown) => unknown) => unknown) => {
      const [one, other] = [use(real.client, realOf), use(model.client, modelled)]
      return other instanceof ModelQuery
        ? new SharedQuery(one as PromiseLike<unknown>, other, store)
        : new Part(one, other)
    }
    type Loose = ((...all: unknown[]) => unknown) & Record<'unsafe' | 'array', (...all: unknown[]) => unknown>
    const tag = (first: unknown, ...rest: unknown[]) =>
      both((client, of) => (client as unknown as Loose)(rowsFor(first, of), ...rest.map(of)))
    const client = Object.assign(tag, {
      unsafe: (...all: unknown[]) => both((client) => (client as unknown as Loose).unsafe(...all)),
      array: (...all: unknown[]) => both((client) => (client as unknown as Loose).array(...all)),
    }) as unknown as Client
    return {
      client,
      end() {
        model.destroy()
        return real.end()
      },
      destroy() {
        model.destroy()
        real.destroy()
      },
    }
  }

/** Returns rows to insert with their values for one side; everything else as it is. */
function rowsFor(first: unknown, of: (value: unknown) => unknown): unknown {
  if (!Array.isArray(first) || 'raw' in first) return first
  return first.map((row: object) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, of(value)])),
  )
}
