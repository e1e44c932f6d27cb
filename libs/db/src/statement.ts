import type { Client } from './client.ts'

/** A row of unspecified shape. */
export type Row = Record<string, unknown>

/**
 * The result of a statement: its rows, the number of affected rows, and its command tag (`INSERT`).
 */
export type Rows<T extends readonly unknown[]> = T & { readonly count: number; readonly command: string }

type Build = (client: Client) => PendingRows
interface PendingRows extends PromiseLike<unknown> {
  values(): PromiseLike<unknown>
}

/** Runs one driver query on the right connection: one of the pool, or the transaction's own. */
export type Run = (start: (client: Client) => PromiseLike<unknown>) => Promise<unknown>

/**
 * One statement. Runs when it is first awaited (once), or never when it is a fragment of another
 * template. It has no connection until then, so a fragment of `db.sql` may be used in `tx.sql` and
 * vice versa.
 */
export class Statement<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Statement'
  readonly build: Build
  readonly #run: Run
  #asArrays = false
  #started: Promise<unknown> | undefined

  constructor(run: Run, build: Build) {
    this.#run = run
    this.build = build
  }

  /** Returns rows as arrays of values in column order. */
  values(): Statement<unknown[][]> {
    this.#asArrays = true
    return this as unknown as Statement<unknown[][]>
  }

  #start(): Promise<T> {
    this.#started ??= this.#run((client) => {
      const query = this.build(client)
      return this.#asArrays ? query.values() : query
    })
    return this.#started as Promise<T>
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a statement runs it, as in postgres.js
  then<A = T, B = never>(
    done?: ((value: T) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#start().then(done, failed)
  }

  catch<B = never>(failed?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.#start().catch(failed)
  }

  finally(always?: (() => void) | null): Promise<T> {
    return this.#start().finally(always)
  }
}
