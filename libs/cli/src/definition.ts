/** How a text of the command line becomes a value of the API. */
export type ValueType = 'string' | 'number' | 'boolean' | 'list' | 'json'

/** A parameter of an operation. */
export interface Field {
  /** As in the API: `eventTypeId`. */
  name: string
  type: ValueType
  description: string
  required?: true
  choices?: readonly string[]
}

/** An operation as a command. */
export interface Definition {
  /** `['bookings', 'attendees', 'list']` */
  name: readonly string[]
  summary: string
  description: string
  kind: 'data' | 'page' | 'body' | 'stream' | 'text' | 'none'
  deprecated?: true
  path: readonly Field[]
  query: readonly Field[]
  body?: { required: boolean; fields: readonly Field[] }
}

type FieldRow = [name: string, type: ValueType, description: string, required: 0 | 1, choices?: string[]]

/** A row of generated/commands.json; the numbers of fields are places in its list of fields. */
type CommandRow = [
  name: string,
  kind: Definition['kind'],
  deprecated: 0 | 1,
  summary: string,
  description: string,
  path: number[],
  query: number[],
  bodyRequired?: 0 | 1,
  body?: number[],
]

/** All operations of the API, as npm run client writes them. */
export interface CommandTable {
  fields: FieldRow[]
  commands: CommandRow[]
}

/** Returns the commands of a table. */
export function definitionsOf({ fields, commands }: CommandTable): Definition[] {
  const all = fields.map(
    ([name, type, description, required, choices]): Field => ({
      name,
      type,
      description,
      ...(required && { required: true }),
      ...(choices && { choices }),
    }),
  )
  const fieldsAt = (places: readonly number[]) => places.flatMap((place) => all[place] ?? [])
  return commands.map(
    ([name, kind, deprecated, summary, description, path, query, bodyRequired, body]): Definition => ({
      name: name.split('.'),
      summary,
      description,
      kind,
      ...(deprecated && { deprecated: true }),
      path: fieldsAt(path),
      query: fieldsAt(query),
      ...(body && { body: { required: bodyRequired === 1, fields: fieldsAt(body) } }),
    }),
  )
}
