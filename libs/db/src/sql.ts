import type { Client } from './client.ts'
import { type Row, type Rows, type Run, Statement } from './statement.ts'

/**
 * Rows to insert, columns to set, values of a list or names of columns: the helpers of postgres.js
 * (`sql(rows, 'a', 'b')`).
 */
export class Helper {
  readonly build: (client: Client) => unknown

  constructor(build: (client: Client) => unknown) {
    this.build = build
  }
}

/** What may stand in `${}`. An object is not: write JSON as `${JSON.stringify(x)}::text::jsonb`. */
export type Value =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | Helper
  | Statement<unknown>
  | readonly Value[]

/** The tagged template of postgres.js, as far as this system uses it. Values are bound, never pasted. */
export interface Sql {
  <T extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: Value[]): Statement<Rows<T>>
  /**
   * `sql('column')`, `sql(['a', 'b'])` for names and `in` lists, `sql(row or rows, ...columns)` for insert
   * and update.
   */
  (first: string | readonly Value[] | object, ...rest: string[]): Helper
  /**
   * Text that no user has had a hand in, with `$1` parameters; without parameters it may hold several
   * statements.
   */
  unsafe<T extends readonly object[] = Row[]>(text: string, values?: readonly unknown[]): Statement<Rows<T>>
  /** An array parameter whose element type (oid) the server cannot tell by itself. */
  array(values: readonly Value[], elementType: number): Helper
}

/** @returns the fragments with commas between them, for another template; undefined of none */
export function listed(sql: Sql, fragments: readonly Statement<unknown>[]): Statement<unknown> | undefined {
  const [first, ...rest] = fragments
  return first && rest.reduce((all, one) => sql`${all}, ${one}`, first)
}

type Pending = ReturnType<Statement<unknown>['build']>

/** @returns a tag whose statements are run by `run` */
export function createSql(run: Run): Sql {
  function sql(first: TemplateStringsArray | string | object, ...rest: unknown[]): unknown {
    if (Array.isArray(first) && 'raw' in first) {
      const strings = first as unknown as TemplateStringsArray
      return new Statement(run, (client) =>
        call(
          client,
          strings,
          rest.map((value) => resolve(client, value)),
        ),
      )
    }
    return new Helper((client) => call(client, resolveRows(client, first), rest))
  }
  const unsafe: Sql['unsafe'] = (text, values = []) =>
    new Statement(run, (client) => {
      const parameters = values.map((value) => refuseUndefined(value) as never)
      return client.unsafe(text, parameters, { prepare: parameters.length > 0 }) as unknown as Pending
    })
  const array: Sql['array'] = (values, elementType) =>
    new Helper((client) => client.array(values as never, elementType))
  return Object.assign(sql as Sql, { unsafe, array })
}

function call(client: Client, first: unknown, rest: readonly unknown[]): Pending {
  return (client as unknown as (first: unknown, ...rest: unknown[]) => Pending)(first, ...rest)
}

/** The driver would throw while it writes, where the error can hit another statement. */
function refuseUndefined(value: unknown): unknown {
  if (value === undefined) throw new TypeError('undefined is no SQL value: use null')
  return value
}

function resolve(client: Client, value: unknown): unknown {
  if (value instanceof Statement || value instanceof Helper) return value.build(client)
  if (Array.isArray(value))
    return isMistyped(value) ? client.array(value as never) : value.map((item) => resolve(client, item))
  return refuseUndefined(value)
}

/** The driver would announce the array as its element type. */
function isMistyped([first]: readonly unknown[]): boolean {
  return first instanceof Date || typeof first === 'boolean' || typeof first === 'bigint'
}

function resolveRows(client: Client, first: unknown): unknown {
  if (typeof first === 'string') return first
  if (Array.isArray(first))
    return first.map((item) => (isRow(item) ? resolveRows(client, item) : resolve(client, item)))
  const entries = Object.entries(first as object)
  return Object.fromEntries(entries.map(([column, value]) => [column, resolve(client, value)]))
}

function isRow(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
