import type { PostgresType } from 'postgres'
import { parse as parseArray } from 'postgres-array'

type Parse = (text: string) => unknown

const text: Parse = (value) => value

const integer: Parse = (value) => {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit a JS number`)
  return number
}

/**
 * Built-in types by oid: [element, its array, parser]. Querying the server for them (`fetch_types`)
 * can crash the process.
 */
const types: readonly (readonly [number, number, Parse])[] = [
  [16, 1000, (value) => value === 't'],
  [20, 1016, integer],
  [21, 1005, Number],
  [23, 1007, Number],
  [25, 1009, text],
  [114, 199, JSON.parse],
  [700, 1021, Number],
  [701, 1022, Number],
  [1043, 1015, text],
  [1082, 1182, text],
  [1083, 1183, text],
  [1114, 1115, text],
  [1184, 1185, (value) => new Date(value)],
  [1186, 1187, text],
  [1700, 1231, text],
  [2950, 2951, text],
  [3802, 3807, JSON.parse],
]

function serialize(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function serializeArray(value: unknown): string {
  if (!Array.isArray(value)) return serialize(value)
  const items = value.map((item: unknown) => {
    if (item === null || item === undefined) return 'NULL'
    if (Array.isArray(item)) return serializeArray(item)
    if (typeof item === 'number') return String(item)
    // Takes half the time of one regular expression, for the JSON texts that are most of the bytes.
    return `"${serialize(item).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${items.join(',')}}`
}

const elementTypes = types.map(([oid, , parse]) => [
  `t${oid}`,
  { to: oid, from: [oid], parse, serialize } satisfies PostgresType,
])

const arrayTypes = types.map(([element, oid, parse]) => [
  `a${element}`,
  {
    to: oid,
    from: [oid],
    parse: (value: string) => parseArray(value, (item) => (item === null ? null : parse(item))),
    serialize: serializeArray,
  } satisfies PostgresType,
])

/**
 * Conversion of values, in raw SQL and drizzle alike: timestamptz is a Date; int8 a number (beyond
 * 2^53 it throws); date, time, timestamp, interval, numeric and uuid are text; json is parsed, and
 * as a parameter a string is JSON text.
 */
export const valueTypes: Record<string, PostgresType> = Object.fromEntries([...elementTypes, ...arrayTypes])

/** Array type of each element type, for `sql.array`. */
export const arrayOids: Record<number, number> = Object.fromEntries(
  types.map(([element, array]) => [element, array]),
)
