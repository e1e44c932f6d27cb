import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

type Texts = string | string[]
type Read = (text: Texts) => unknown

/** A property of an object's schema, and what converts its texts. */
interface Property {
  key: string
  schema: TSchema
  read: Read
}

const integerShape = /^-?\d+$/
const numberShape = /^-?\d+(?:\.\d+)?$/

/**
 * Converts the texts of a path or a query by its schema: digits to numbers, `true` and `false` to
 * booleans, repeated keys or commas to lists. Any other text stays unchanged, so that the schema
 * rejects it. Removes unknown keys and fills in defaults.
 */
export function readTexts(schema: TSchema, texts: unknown): Record<string, unknown> {
  const given = (texts ?? {}) as Record<string, Texts | undefined>
  const values: Record<string, unknown> = {}
  for (const { key, schema: property, read } of propertiesOf(schema)) {
    const text = Object.hasOwn(given, key) ? given[key] : undefined
    const value = text === undefined ? property.default : read(text)
    if (value !== undefined) values[key] = value
  }
  return values
}

/** To tell the kind of a schema takes as long as the rest of a call: it is done once. */
const known = new WeakMap<TSchema, Property[]>()

/** Returns the properties of an object's schema, or of all schemas of an intersection. */
export function propertiesOf(schema: TSchema): readonly Property[] {
  const found =
    known.get(schema) ??
    Object.entries(schemasOf(schema)).map(([key, property]) => ({
      key,
      schema: property,
      read: readerOf(property),
    }))
  known.set(schema, found)
  return found
}

function schemasOf(schema: TSchema): Record<string, TSchema> {
  if (TypeGuard.IsObject(schema)) return schema.properties
  if (TypeGuard.IsIntersect(schema)) return Object.assign({}, ...schema.allOf.map(schemasOf))
  return {}
}

function readerOf(schema: TSchema): Read {
  if (TypeGuard.IsUnion(schema)) return anyReader(schema.anyOf)
  if (TypeGuard.IsArray(schema)) return listReader(readerOf(schema.items))
  const read = singleReader(schema)
  return (text) => (typeof text === 'string' ? read(text) : text)
}

function singleReader(schema: TSchema): (text: string) => unknown {
  if (TypeGuard.IsInteger(schema)) return (text) => readNumber(integerShape, text)
  if (TypeGuard.IsNumber(schema)) return (text) => readNumber(numberShape, text)
  if (TypeGuard.IsBoolean(schema)) return readBoolean
  if (TypeGuard.IsLiteral(schema)) return (text) => readLiteral(schema.const, text)
  return (text) => text
}

function anyReader(branches: TSchema[]): Read {
  const readers = branches.map((schema) => ({ schema, read: readerOf(schema) }))
  return (text) => {
    for (const { schema, read } of readers) {
      const value = read(text)
      if (Value.Check(schema, value)) return value
    }
    return text
  }
}

function listReader(read: Read): Read {
  return (text) =>
    (Array.isArray(text) ? text : [text])
      .flatMap((part) => part.split(','))
      .filter((part) => part !== '')
      .map((part) => read(part))
}

function readNumber(shape: RegExp, text: string): number | string {
  const number = shape.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text
}

function readBoolean(text: string): boolean | string {
  if (text === 'true') return true
  return text === 'false' ? false : text
}

function readLiteral(value: unknown, text: string): unknown {
  if (typeof value === 'number') return readNumber(numberShape, text)
  return typeof value === 'boolean' ? readBoolean(text) : text
}
