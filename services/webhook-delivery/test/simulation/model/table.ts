/** What a rollback undoes, the last change last. */
export type Undo = (() => void)[]

/** Rows in memory by their key, in the order of insertion. Rows are replaced, never changed. */
export class Table<Row extends object> {
  readonly #rows = new Map<string, Row>()
  readonly #keyOf: (row: Row) => string
  readonly #undo: Undo

  constructor(undo: Undo, keyOf: (row: Row) => string) {
    this.#undo = undo
    this.#keyOf = keyOf
  }

  get size(): number {
    return this.#rows.size
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  find(...key: readonly (string | number)[]): Row | undefined {
    return this.#rows.get(key.join(' '))
  }

  /** Adds the row unless there is one with its key. @returns whether it was added */
  add(row: Row): boolean {
    const key = this.#keyOf(row)
    if (this.#rows.has(key)) return false
    this.#rows.set(key, row)
    this.#undo.push(() => this.#rows.delete(key))
    return true
  }

  /** Changes a row, or adds it. */
  put(row: Row): void {
    const key = this.#keyOf(row)
    const before = this.#rows.get(key)
    if (before === undefined) return void this.add(row)
    this.#rows.set(key, row)
    this.#undo.push(() => this.#rows.set(key, before))
  }

  /** @returns whether the row was there */
  remove(row: Row): boolean {
    const key = this.#keyOf(row)
    const before = this.#rows.get(key)
    if (before === undefined) return false
    this.#rows.delete(key)
    this.#undo.push(() => this.#rows.set(key, before))
    return true
  }

  clear(): void {
    this.#rows.clear()
  }
}
