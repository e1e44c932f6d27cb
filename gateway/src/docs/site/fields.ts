import type { JsonSchema } from '@punctual/http'
import { tableOf } from './markdown.ts'
import type { Reference } from './reference.ts'

type Resolve = Reference['resolve']

interface Row {
  path: string
  type: string
  required: boolean
  description: string
}

/** Maximum depth of a field; deeper ones are in the document. */
const maxDepth = 7

/** Returns a table of the fields of a schema; empty for one without fields. */
export function fieldTable(schema: JsonSchema, resolve: Resolve): string {
  const rows = rowsOf(schema, { resolve, path: '', depth: 0, note: '' })
  if (rows.length === 0) return ''
  return tableOf(
    ['Field', 'Type', 'Description'],
    rows.map(({ path, type, required, description }) => [
      `\`${path}\``,
      required ? `${type}, required` : type,
      description,
    ]),
  )
}

interface Place {
  resolve: Resolve
  path: string
  depth: number
  /** When the fields exist: in which shape of several. */
  note: string
}

function rowsOf(given: JsonSchema, place: Place): Row[] {
  const schema = place.resolve(given)
  if (place.depth > maxDepth) return []
  const { properties, required = [], items, anyOf, allOf, patternProperties } = schema as Parts
  if (allOf) return allOf.flatMap((each) => rowsOf(each, place))
  if (anyOf) return rowsOfShapes(anyOf, place)
  if (items) return rowsOf(items, { ...place, path: `${place.path}[]` })
  const named = Object.entries(properties ?? {}).flatMap(([name, each]) =>
    rowsOfField(name, each, required.includes(name), place),
  )
  const others = Object.values(patternProperties ?? {}).flatMap((each) =>
    rowsOf(each, { ...place, path: join(place.path, '*'), depth: place.depth + 1 }),
  )
  return [...named, ...others]
}

function rowsOfField(name: string, each: JsonSchema, required: boolean, place: Place): Row[] {
  const schema = place.resolve(each)
  const path = join(place.path, name)
  const description = [schema.description, limitsOf(schema), place.note].filter(Boolean).join(' ')
  const row = { path, type: typeOf(schema, place.resolve), required, description }
  return [row, ...rowsOf(schema, { ...place, path, depth: place.depth + 1, note: '' })]
}

/** Shapes of which a value has one: each names the constant that tells it from the others. */
function rowsOfShapes(shapes: readonly JsonSchema[], place: Place): Row[] {
  const objects = shapes.map((each) => place.resolve(each)).filter(({ type }) => type !== 'null')
  if (objects.length === 1) return objects.flatMap((each) => rowsOf(each, place))
  return objects.flatMap((each) => rowsOf(each, { ...place, note: noteOf(each, place.resolve) }))
}

function noteOf(schema: JsonSchema, resolve: Resolve): string {
  const constants = Object.entries((schema as Parts).properties ?? {}).flatMap(([name, each]) => {
    const { const: only } = resolve(each)
    return only === undefined ? [] : [`\`${name}\` is \`${only}\``]
  })
  return constants.length > 0 ? `Where ${constants.join(' and ')}.` : ''
}

interface Parts {
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  patternProperties?: Record<string, JsonSchema>
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Returns the name of a schema's type: `string`, `array of integer`, `object or null`. */
export function typeOf(given: JsonSchema, resolve: Resolve): string {
  const schema = resolve(given)
  const { items, anyOf, allOf } = schema as Parts
  if (anyOf) return [...new Set(anyOf.map((each) => typeOf(each, resolve)))].join(' or ')
  if (allOf) return 'object'
  if (items) return `array of ${typeOf(items, resolve)}`
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  const { type = 'any' } = schema
  return Array.isArray(type) ? type.join(' or ') : `${type}`
}

/** Formats of JSON Schema; the description of a field says what others demand. */
const standardFormats = new Set(['date', 'date-time', 'email', 'uri', 'uuid'])

/** Returns the limits of a value as a sentence; empty without any. */
export function limitsOf(schema: JsonSchema): string {
  const { enum: choices, default: fallback, format } = schema as { enum?: unknown[] } & JsonSchema
  const parts = [
    choices && `One of ${choices.map((each) => `\`${each}\``).join(', ')}.`,
    standardFormats.has(`${format}`) && `Format: ${format}.`,
    rangeOf(schema.minimum, schema.maximum, ''),
    rangeOf(schema.minLength, schema.maxLength, ' characters'),
    rangeOf(schema.minItems, schema.maxItems, ' entries'),
    fallback !== undefined && `Default: \`${JSON.stringify(fallback)}\`.`,
  ]
  return parts.filter(Boolean).join(' ')
}

function rangeOf(minimum: unknown, maximum: unknown, unit: string): string {
  if (maximum === undefined) return minimum === undefined ? '' : `At least ${minimum}${unit}.`
  return minimum === undefined ? `At most ${maximum}${unit}.` : `${minimum} to ${maximum}${unit}.`
}
