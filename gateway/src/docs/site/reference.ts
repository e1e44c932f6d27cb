import type { JsonSchema } from '@punctual/http'

/** One parameter of an operation in the document. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

interface Content {
  schema?: JsonSchema
  example?: unknown
}

export interface Answer {
  $ref?: string
  description?: string
  content?: Record<string, Content>
}

/** One operation of the document, with its method and path. */
export interface ReferenceOperation {
  method: string
  path: string
  operationId: string
  summary: string
  description?: string
  tags: [string]
  deprecated?: boolean
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, Answer>
  security?: Record<string, unknown>[]
}

/** What the pages read of the OpenAPI document. */
export interface Reference {
  operations: readonly ReferenceOperation[]
  tags: readonly { name: string; description: string }[]
  webhooks: readonly ReferenceOperation[]
  /** Returns what a reference leads to; other values as they are. */
  resolve<T extends object>(value: T): T
}

interface OpenApiDocument {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, ReferenceOperation>>
  webhooks?: Record<string, Record<string, ReferenceOperation>>
}

export function readReference(document: OpenApiDocument): Reference {
  const inOrder = (paths: OpenApiDocument['paths']) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
      })),
    )
  const resolve = <T extends object>(value: T): T => {
    const { $ref, ...own } = value as { $ref?: string }
    if ($ref === undefined) return value
    const names = $ref.split('/').slice(1)
    const found = names.reduce<unknown>((at, name) => (at as JsonSchema)[name], document)
    return { ...resolve(found as T), ...own }
  }
  return {
    operations: inOrder(document.paths),
    tags: document.tags,
    webhooks: inOrder(document.webhooks ?? {}),
    resolve,
  }
}
