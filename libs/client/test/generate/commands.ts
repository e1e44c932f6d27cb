import { type OpenApiDocument, type Parameter, resolve, type Schema } from './document.ts'
import type { NamedOperation } from './operations.ts'

/** A parameter of a command: `Field` of libs/cli. */
interface Field {
  name: string
  type: string
  description: string
  required?: true
  choices?: string[]
}

/** Returns the TypeScript of the commands of libs/cli. */
export function commandsSource(document: OpenApiDocument, operations: readonly NamedOperation[]): string {
  const definitions = operations.map((operation) => {
    const { name, summary, description, kind, isDeprecated, pathParameters, query, body } = operation
    const fieldOfParameter = (one: Parameter) =>
      fieldOf(document, one.name, one.schema, one.required === true, one.description)
    return {
      name: [...name.resources, name.verb],
      summary,
      description,
      kind,
      ...(isDeprecated && { deprecated: true }),
      path: pathParameters.map(fieldOfParameter),
      query: query.map(fieldOfParameter),
      ...(body && { body: { required: body.isRequired, fields: fieldsOf(document, body.schema) } }),
    }
  })
  return [
    "import type { Definition } from '../definition.ts'",
    '',
    `export const definitions: readonly Definition[] = ${JSON.stringify(definitions, null, 1)}`,
    '',
  ].join('\n')
}

/** Returns the fields of a body; those of variants are required if each variant requires them. */
function fieldsOf(document: OpenApiDocument, schema: Schema): Field[] {
  const { properties = {}, required = [], anyOf = [], allOf = [] } = resolve(document, schema)
  const own = Object.entries(properties).map(([name, one]) =>
    fieldOf(document, name, one, required.includes(name)),
  )
  const variants = anyOf.map((one) => fieldsOf(document, one))
  const ofVariants = variants.flat().map(({ required: _, ...field }): Field => {
    const isRequired = variants.every((fields) =>
      fields.some((other) => other.name === field.name && other.required),
    )
    return { ...field, ...(isRequired && { required: true }) }
  })
  const all = [...own, ...allOf.flatMap((one) => fieldsOf(document, one)), ...ofVariants]
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
}

function fieldOf(
  document: OpenApiDocument,
  name: string,
  schema: Schema,
  isRequired: boolean,
  description = schema.description,
): Field {
  const resolved = resolve(document, schema)
  const choices = (resolved.items ? resolve(document, resolved.items) : resolved).enum
  return {
    name,
    type: typeOf(resolved, document),
    description: description ?? resolved.description ?? '',
    ...(isRequired && { required: true }),
    ...(choices?.every((one) => typeof one === 'string') && { choices }),
  }
}

function typeOf({ type, items, anyOf }: Schema, document: OpenApiDocument): string {
  if (type === 'string' || type === 'boolean') return type
  if (type === 'integer' || type === 'number') return 'number'
  const item = items && resolve(document, items)
  if (type === 'array') return item?.type === 'string' ? 'list' : 'json'
  // A text, or several of them.
  if (anyOf?.some((one) => one.type === 'string') && anyOf.some((one) => one.items?.type === 'string'))
    return 'list'
  return 'json'
}
