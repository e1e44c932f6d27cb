import { type OpenApiDocument, type Parameter, resolve, type Schema } from './document.ts'
import type { NamedOperation } from './operations.ts'

/** A parameter of a command. */
interface Field {
  name: string
  type: string
  description: string
  required?: true
  choices?: string[]
}

/**
 * Returns the commands of libs/cli as JSON: the rows that libs/cli/src/definition.ts reads. Fields
 * that several commands have are written once.
 */
export function commandTable(document: OpenApiDocument, operations: readonly NamedOperation[]): string {
  const fields = new Map<string, number>()
  const placeOf = ({ name, type, description, required, choices }: Field): number => {
    const row = JSON.stringify([name, type, description, required ? 1 : 0, ...(choices ? [choices] : [])])
    return fields.get(row) ?? fields.set(row, fields.size).size - 1
  }
  const commands = operations.map((operation) => {
    const { name, summary, description, kind, isDeprecated, pathParameters, query, body } = operation
    const placeOfParameter = (one: Parameter) =>
      placeOf(fieldOf(document, one.name, one.schema, one.required === true, one.description))
    return JSON.stringify([
      [...name.resources, name.verb].join('.'),
      kind,
      isDeprecated ? 1 : 0,
      summary,
      description,
      pathParameters.map(placeOfParameter),
      query.map(placeOfParameter),
      ...(body ? [body.isRequired ? 1 : 0, fieldsOf(document, body.schema).map(placeOf)] : []),
    ])
  })
  const rows = (list: Iterable<string>) => `[\n${[...list].join(',\n')}\n]`
  return `{\n"fields": ${rows(fields.keys())},\n"commands": ${rows(commands)}\n}\n`
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
