import type { Client } from './client.ts'

/** A row whose shape the caller has not named. */
export type Row = Record<string, unknown>

/** What a statement returns: its rows, how many it touched, and its command tag (`INSERT`). */
export type Rows<T extends readonly unknown[]> = T & { readonly count: number; readonly command: string }

type Build = (client: Client) => PendingRows
interface PendingRows extends PromiseLike<unknown> {
  values(): PromiseLike<unknown>
}

/** Runs one driver query where it belongs: on a lane of the pool, or on a transaction's own. */
export type Run = (start: (client: Client) => PromiseLike<unknown>) => Promise<unknown>

/**
 * One statement: runs when it is first awaited (once), or not at all when it is a fragment of another
 * template. It knows no connection until then, so a fragment of `db.sql` may be used in `tx.sql` and the
 * other way round.
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

  /** Makes the rows arrays of values in the order of the columns. */
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

  // biome-ignore lint/suspicious/noThenProperty: a statement is run by awaiting it, as in postgres.js
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
