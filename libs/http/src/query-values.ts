import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

type Texts = string | string[]

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
  for (const [key, property] of Object.entries(propertiesOf(schema))) {
    const text = Object.hasOwn(given, key) ? given[key] : undefined
    const value = text === undefined ? property.default : readValue(property, text)
    if (value !== undefined) values[key] = value
  }
  return values
}

/** Returns the properties of an object's schema, or of all schemas of an intersection. */
export function propertiesOf(schema: TSchema): Record<string, TSchema> {
  if (TypeGuard.IsObject(schema)) return schema.properties
  if (TypeGuard.IsIntersect(schema)) return Object.assign({}, ...schema.allOf.map(propertiesOf))
  return {}
}

function readValue(schema: TSchema, text: Texts): unknown {
  if (TypeGuard.IsUnion(schema)) return readAny(schema.anyOf, text)
  if (TypeGuard.IsArray(schema)) return readList(schema.items, text)
  if (typeof text !== 'string') return text
  if (TypeGuard.IsInteger(schema)) return readNumber(integerShape, text)
  if (TypeGuard.IsNumber(schema)) return readNumber(numberShape, text)
  if (TypeGuard.IsBoolean(schema)) return readBoolean(text)
  if (TypeGuard.IsLiteral(schema)) return readLiteral(schema.const, text)
  return text
}

function readAny(branches: TSchema[], text: Texts): unknown {
  for (const branch of branches) {
    const value = readValue(branch, text)
    if (Value.Check(branch, value)) return value
  }
  return text
}

function readList(items: TSchema, text: Texts): unknown[] {
  const parts = (Array.isArray(text) ? text : [text]).flatMap((part) => part.split(','))
  return parts.filter((part) => part !== '').map((part) => readValue(items, part))
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
