/** The parts of an OpenAPI document that are compared. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

interface Operation {
  parameters?: { name?: string; in?: string; schema?: Schema }[]
  requestBody?: { content?: Content }
  responses?: Record<string, { content?: Content }>
}

type Content = Record<string, { schema?: Schema }>

export interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  additionalProperties?: unknown
}

/** A property of the other document that this one lacks. */
export interface Lack {
  part: 'request' | 'query' | 'response'
  /** Method and path. */
  operation: string
  /** Names from the outermost object, with dots. */
  path: string
  /** The innermost name. */
  name: string
}

export interface Differences {
  /** How many operations of the other document this one has. */
  served: number
  /** Those that it lacks. */
  missing: string[]
  /** What the served ones lack; a property within a missing one is not named again. */
  lacks: Lack[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Names of path parameters do not matter. */
const keyOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`

function operationsOf({ paths }: OpenApi): Map<string, { name: string; operation: Operation }> {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      const name = `${method.toUpperCase()} ${path}`
      return operation ? [[keyOf(method, path), { name, operation }] as const] : []
    }),
  )
  return new Map(found)
}

/** Deeper properties are those of recursive schemas. */
const maxDepth = 8

/** Paths of all properties; those of alternatives are merged, and arrays stand for their items. */
class Properties {
  readonly paths = new Set<string>()
  /** Objects with any further properties. */
  readonly open = new Set<string>()
  readonly #document: OpenApi

  constructor(document: OpenApi, contents: readonly (Content | undefined)[]) {
    this.#document = document
    for (const content of contents)
      for (const { schema } of Object.values(content ?? {})) if (schema) this.#add(schema, [])
  }

  #add(schema: Schema, path: readonly string[]): void {
    if (path.length > maxDepth) return
    if (schema.$ref !== undefined) {
      const target = this.#document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']
      if (target) this.#add(target, path)
      return
    }
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
      this.#add(part, path)
    if (schema.items) this.#add(schema.items, path)
    if (schema.additionalProperties) this.open.add(path.join('.'))
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const inner = [...path, name]
      this.paths.add(inner.join('.'))
      this.#add(property, inner)
    }
  }

  has(path: string): boolean {
    return this.paths.has(path) || this.open.has(parentOf(path))
  }
}

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.')

/** Returns the paths that the own properties lack, without those within a missing one. */
function lacking(own: Properties, other: Properties): string[] {
  const missing = [...other.paths].filter((path) => !own.has(path))
  const all = new Set(missing)
  const isWithin = (path: string): boolean =>
    path !== '' && (all.has(parentOf(path)) || isWithin(parentOf(path)))
  return missing.filter((path) => !isWithin(path))
}

const successes = ({ responses = {} }: Operation) =>
  Object.entries(responses).flatMap(([status, { content }]) => (status.startsWith('2') ? [content] : []))

const queryOf = ({ parameters = [] }: Operation): Set<string> =>
  new Set(parameters.flatMap((one) => (one.in === 'query' && one.name !== undefined ? [one.name] : [])))

/** Compares two interfaces by their operations and the names of their properties. */
export function differences(own: OpenApi, other: OpenApi): Differences {
  const ours = operationsOf(own)
  const result: Differences = { served: 0, missing: [], lacks: [] }
  for (const [key, { name: operation, operation: theirs }] of operationsOf(other)) {
    const mine = ours.get(key)?.operation
    if (!mine) {
      result.missing.push(operation)
      continue
    }
    result.served += 1
    const add = (part: Lack['part'], paths: Iterable<string>) => {
      for (const path of paths)
        result.lacks.push({ part, operation, path, name: path.split('.').at(-1) ?? path })
    }
    const body = (document: OpenApi, { requestBody }: Operation) =>
      new Properties(document, [requestBody?.content])
    add('request', lacking(body(own, mine), body(other, theirs)))
    const query = queryOf(mine)
    add(
      'query',
      [...queryOf(theirs)].filter((name) => !query.has(name)),
    )
    add('response', lacking(new Properties(own, successes(mine)), new Properties(other, successes(theirs))))
  }
  return result
}
