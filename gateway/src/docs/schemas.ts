import * as contracts from '@punctual/contracts'
import type { JsonSchema } from '@punctual/http'
import { TypeGuard } from '@sinclair/typebox'

/** The named schemas found so far, for `components`. */
export type Components = Map<string, JsonSchema>

/** Returns the key of a shape: everything except its description, which can differ at each use. */
const keyOf = ({ description, ...shape }: JsonSchema): string => JSON.stringify(shape)

/** The exported schemas of the contracts, by key. */
const shared = new Map<string, { name: string; shape: JsonSchema }>()
for (const [name, shape] of Object.entries(contracts).sort(([a], [b]) => (a < b ? 1 : -1)))
  if (TypeGuard.IsSchema(shape)) shared.set(keyOf(shape), { name, shape })

/**
 * Returns the schema in OpenAPI form: named shapes become references to components, unions of
 * constants become enums, and keywords of our own validator are dropped.
 */
export function describeSchema(schema: unknown, components: Components): JsonSchema {
  return describe(schema, components) as JsonSchema
}

function describe(schema: unknown, components: Components): unknown {
  if (Array.isArray(schema)) return schema.map((each) => describe(each, components))
  if (typeof schema !== 'object' || schema === null) return schema
  const found = canBeComponent(schema) ? shared.get(keyOf(schema as JsonSchema)) : undefined
  if (found === undefined) return describeParts(schema, components)
  const { name, shape } = found
  if (!components.has(name)) {
    components.set(name, {})
    components.set(name, describeParts(shape, components))
  }
  const { description } = schema as JsonSchema
  const ref = { $ref: `#/components/schemas/${name}` }
  return description === undefined || description === shape.description ? ref : { ...ref, description }
}
function describeParts(schema: object, components: Components): JsonSchema {
  const { errorMessage, anyOf, ...rest } = schema as JsonSchema & { anyOf?: JsonSchema[] }
  if (anyOf?.every((each) => 'const' in each && typeof each.type === 'string')) {
    const types = [...new Set(anyOf.map(({ type }) => type))]
    const described = { type: types.length === 1 ? types[0] : types, enum: anyOf.map((each) => each.const) }
    return { ...described, ...(describe(rest, components) as JsonSchema) }
  }
  const own = anyOf ? { ...rest, anyOf } : rest
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      key === 'properties' || key === 'patternProperties'
        ? mapValues(value as JsonSchema, (each) => describe(each, components))
        : holdsData.has(key)
          ? value
          : describe(value, components),
    ]),
  )
}

/** Keywords whose value is not a schema. */
const holdsData = new Set(['default', 'const', 'enum', 'required', 'examples', 'example'])

const mapValues = (object: JsonSchema, map: (value: unknown) => unknown): JsonSchema =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))

const canBeComponent = (schema: object): boolean =>
  ('type' in schema && schema.type === 'object') ||
  ('allOf' in schema && Array.isArray(schema.allOf)) ||
  ('anyOf' in schema && Array.isArray(schema.anyOf) && schema.anyOf.length > 2)
