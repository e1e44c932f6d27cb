import { readFile } from 'node:fs/promises'

/** The parts of a JSON Schema that the generator reads. */
export interface Schema {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export interface RawOperation {
  operationId: string
  summary: string
  description?: string
  deprecated?: boolean
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, Schema> }
}

/**
 * What an answer becomes: `data` of the envelope, a page of a list, the body as it is, a stream of
 * events, text, or nothing.
 */
export type AnswerKind = 'data' | 'page' | 'body' | 'stream' | 'text' | 'none'

export interface DocumentedOperation {
  id: string
  method: string
  path: string
  kind: AnswerKind
  summary: string
  description: string
  isDeprecated: boolean
  /** Names of the parameters of the path, in its order. */
  pathParameters: Parameter[]
  query: Parameter[]
  /** The newest version of its shapes, for operations that have several. */
  version?: string
  /** Whether it takes an Idempotency-Key. */
  isIdempotent: boolean
  body?: { isRequired: boolean; schema: Schema }
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** Reads the committed document of the API, without examples, which are most of it. */
export async function readDocument(): Promise<OpenApiDocument> {
  const url = new URL('../../../../gateway/src/docs/openapi.json', import.meta.url)
  return JSON.parse(await readFile(url, 'utf8'), (_key, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const isDescribed = 'schema' in value || 'type' in value || '$ref' in value
    if (isDescribed) for (const key of ['example', 'examples']) if (key in value) delete value[key]
    return value
  })
}

/**
 * Whether the client offers the operation: all but pages for browsers and the first generation of
 * the API, which is for programs that exist.
 */
export function isOffered(path: string, method: string, operation: RawOperation): boolean {
  return methods.has(method) && !path.startsWith('/v1/') && !isPage(operation)
}

export function operationsOf(document: OpenApiDocument): DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => isOffered(path, method, operation))
      .map(([method, operation]) => readOperation(document, method, path, operation)),
  )
}

const answersOf = ({ responses }: RawOperation) =>
  Object.entries(responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? Object.entries(content) : [],
  )

/** Whether the operation is for browsers: it redirects, answers with a page, or takes its form. */
function isPage(operation: RawOperation): boolean {
  const bodies = Object.keys(operation.requestBody?.content ?? {})
  const takesForm = bodies.length > 0 && !bodies.includes('application/json')
  const succeeds = Object.keys(operation.responses).some((status) => status.startsWith('2'))
  return takesForm || !succeeds || answersOf(operation).some(([type]) => type === 'text/html')
}

function readOperation(
  document: OpenApiDocument,
  method: string,
  path: string,
  operation: RawOperation,
): DocumentedOperation {
  const { parameters = [], requestBody } = operation
  const header = (name: string) => parameters.find((one) => one.in === 'header' && one.name === name)
  const version = header('svc-api-version')?.schema.enum?.map(String).toSorted().at(-1)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const body = requestBody?.content['application/json']
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    kind: kindOf(document, operation),
    summary: operation.summary,
    description: operation.description ?? '',
    isDeprecated: operation.deprecated === true,
    pathParameters: names.flatMap(
      (name) => parameters.find((one) => one.in === 'path' && one.name === name) ?? [],
    ),
    query: parameters.filter((one) => one.in === 'query'),
    ...(version !== undefined && { version }),
    isIdempotent: header('Idempotency-Key') !== undefined,
    ...(body && {
      body: {
        isRequired: requestBody?.required === true,
        schema: body.schema,
      },
    }),
  }
}

function kindOf(document: OpenApiDocument, operation: RawOperation): AnswerKind {
  const [type, content] = answersOf(operation)[0] ?? []
  if (type === undefined) return 'none'
  if (type === 'text/event-stream') return 'stream'
  if (type !== 'application/json') return 'text'
  const schema = resolve(document, content?.schema ?? {})
  const variants = (schema.anyOf ?? [schema]).map((one) => resolve(document, one).properties ?? {})
  const all = (name: string) => variants.every((properties) => name in properties)
  if (!all('data')) return all('status') ? 'none' : 'body'
  return all('pagination') ? 'page' : 'data'
}

/** Returns a schema, or the one that it refers to. */
export function resolve({ components }: OpenApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '')
  return name === undefined ? schema : (components.schemas[name] ?? {})
}
