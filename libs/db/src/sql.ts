import type { Client } from './client.ts'
import { type Row, type Rows, type Run, Statement } from './statement.ts'

/**
 * Rows to insert, columns to set, list values or column names: postgres.js helpers (`sql(rows, 'a',
 * 'b')`).
 */
export class Helper {
  readonly build: (client: Client) => unknown

  constructor(build: (client: Client) => unknown) {
    this.build = build
  }
}

/**
 * Allowed types of `${}`. Objects are not allowed: write JSON as
 * `${JSON.stringify(x)}::text::jsonb`.
 */
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

/**
 * The subset of the postgres.js tagged template that this system uses. Values are always bound
 * parameters.
 */
export interface Sql {
  <T extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: Value[]): Statement<Rows<T>>
  /**
   * `sql('column')`, `sql(['a', 'b'])` for names and `in` lists, `sql(row or rows, ...columns)` for
   * insert and update.
   */
  (first: string | readonly Value[] | object, ...rest: string[]): Helper
  /**
   * SQL text without user input, with `$1` parameters; without parameters it may contain several
   * statements.
   */
  unsafe<T extends readonly object[] = Row[]>(text: string, values?: readonly unknown[]): Statement<Rows<T>>
  /** An array parameter whose element type the server cannot infer; undefined elements are null. */
  array(values: readonly (Value | undefined)[], elementType: keyof typeof elementOids): Helper
}

const elementOids = { bigint: 20, text: 25, timestamptz: 1184 }

/** Joins the fragments with commas for another template. @returns undefined for an empty list */
export function listed(sql: Sql, fragments: readonly Statement<unknown>[]): Statement<unknown> | undefined {
  const [first, ...rest] = fragments
  return first && rest.reduce((all, one) => sql`${all}, ${one}`, first)
}

type Pending = ReturnType<Statement<unknown>['build']>

/** Returns a tag whose statements are executed by `run`. */
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
    new Helper((client) => client.array(values as never, elementOids[elementType]))
  return Object.assign(sql as Sql, { unsafe, array })
}

function call(client: Client, first: unknown, rest: readonly unknown[]): Pending {
  return (client as unknown as (first: unknown, ...rest: unknown[]) => Pending)(first, ...rest)
}

/**
 * Rejects undefined here: the driver would throw while writing, where the error can affect another
 * statement.
 */
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

/** Wraps the array because the driver would declare its element type instead of the array type. */
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
