import type { JsonSchema, OperationSchema } from '@punctual/http'
import { olderVersion, versionedResources } from '../versions/index.ts'
import { describeAccess } from './access.ts'
import {
  clientAuthentication,
  commonHeaders,
  failures,
  header,
  oauthFailures,
  securityFor,
} from './common-parts.ts'
import { operationIdOf, tagOf } from './operation-names.ts'
import { type DescribedRoute, describeRules, meaningOf } from './rules.ts'
import { type Components, describeSchema } from './schemas.ts'

/** A real call and its answer. */
export interface Example {
  params: Record<string, string>
  query: Record<string, string>
  body?: unknown
  /** Whether the body was sent as a form. */
  isForm?: boolean
  status: number
  answer: unknown
}

/** Returns one operation of the document: the schema of the service and what the gateway adds. */
export function describeOperation(
  route: DescribedRoute,
  schema: OperationSchema,
  example: Example | undefined,
  components: Components,
): JsonSchema {
  const { method, callers } = route
  const version = versionHeader(route)
  return {
    operationId: operationIdOf(route),
    summary: schema.summary,
    description: describeRules(route, schema),
    tags: [tagOf(route).name],
    ...(route.olderOnly && { deprecated: true }),
    'x-access': describeAccess(route),
    security: route.oauth ? clientAuthentication : securityFor(callers),
    parameters: [
      ...pathParameters(route.path, schema, example, components),
      ...queryParameters(schema, example, components),
      ...(version ? [version] : []),
      ...(method === 'POST' ? [idempotencyKey] : []),
    ],
    ...requestBody(schema, example, components),
    responses: {
      ...successes(route, schema, example, components),
      ...(route.oauth ? oauthFailures : failures)(failuresOf(route, schema)),
    },
  }
}

function propertiesOf(
  schema: JsonSchema | undefined,
): { name: string; schema: JsonSchema; required: boolean }[] {
  if (!schema) return []
  if (Array.isArray(schema.allOf)) return schema.allOf.flatMap(propertiesOf)
  const required = (schema.required ?? []) as string[]
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, each]) => ({
    name,
    schema: each,
    required: required.includes(name),
  }))
}

function pathParameters(
  path: string,
  { params }: OperationSchema,
  example: Example | undefined,
  components: Components,
) {
  const known = new Map(propertiesOf(params).map(({ name, schema }) => [name, schema]))
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = describeSchema(known.get(name) ?? { type: 'string' }, components)
    const shown = read(schema, example?.params[name])
    return {
      name,
      in: 'path',
      required: true,
      ...parameterOf(schema),
      ...(shown !== undefined && { example: shown }),
    }
  })
}

/** Returns the query parameters of an operation. */
export function queryParameters(
  { querystring }: OperationSchema,
  example: Example | undefined,
  components: Components,
) {
  return propertiesOf(querystring).map(({ name, schema, required }) => {
    const described = describeSchema(schema, components)
    const shown = read(described, example?.query[name])
    return {
      name,
      in: 'query',
      ...(required && { required }),
      ...parameterOf(described),
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      ...(shown !== undefined && { example: shown }),
    }
  })
}

/** Moves the description from the schema to the parameter. */
function parameterOf({ description, ...schema }: JsonSchema) {
  return { ...(description !== undefined && { description }), schema }
}

/** Converts the text of a path or query parameter to the type of its schema. */
function read({ type }: JsonSchema, text: string | undefined): unknown {
  if (text === undefined || type === 'string') return text
  if (type === 'integer' || type === 'number') return Number(text)
  if (type === 'boolean') return text === 'true'
  return type === 'array' ? text.split(',') : text
}

/** Returns the `requestBody` of an operation, if it has a body. */
export function requestBody(
  { body, consumes }: OperationSchema,
  example: Example | undefined,
  components: Components,
) {
  const shown = example?.body !== undefined ? { example: example.body } : {}
  if (!body && example?.body === undefined) return undefined
  const schema = body ? describeSchema(body, components) : { type: 'object' }
  const required = ((body?.required ?? []) as string[]).length > 0
  const sent = example?.isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const content = Object.fromEntries((consumes ?? [sent]).map((type) => [type, { schema, ...shown }]))
  return { requestBody: { ...(required && { required }), content } }
}

function successes(
  { method, versioned }: DescribedRoute,
  { response = {} }: OperationSchema,
  example: Example | undefined,
  components: Components,
) {
  const declared =
    Object.keys(response).length > 0 ? response : { [example?.status ?? 200]: { type: 'object' } }
  return Object.fromEntries(
    Object.entries(declared).map(([status, schema]) => [
      status,
      {
        description: schema.description ?? meaningOf(method, status),
        headers: {
          ...commonHeaders,
          ...(versioned && { 'svc-api-version': header('Version') }),
          ...(method === 'POST' && { 'idempotent-replayed': header('IdempotentReplayed') }),
        },
        ...contentOf(status, schema, example, components),
      },
    ]),
  )
}

/**
 * Returns the content of a response. Strings without a media type are HTML; redirects and null have
 * no body.
 */
function contentOf(status: string, schema: JsonSchema, example: Example | undefined, components: Components) {
  if (status.startsWith('3') || schema.type === 'null') return {}
  const { contentMediaType = schema.type === 'string' ? 'text/html' : 'application/json' } = schema
  const type = `${contentMediaType}`
  const isShown = example && type === 'application/json' && `${example.status}` === status
  return {
    content: {
      [type]: { schema: describeSchema(schema, components), ...(isShown && { example: example.answer }) },
    },
  }
}

/**
 * Returns the error statuses of an operation. Every call can be refused for its path, headers or
 * credential.
 */
function failuresOf(
  { method, path, callers }: DescribedRoute,
  { body, querystring }: OperationSchema,
): number[] {
  const writes = method !== 'GET'
  // Objects that a body or a query names can be missing too, and so can the connection of a check.
  const mayMiss = path.includes('/:') || body || querystring || path.endsWith('/check')
  return [
    400,
    401,
    ...(callers.some((kind) => kind !== 'anonymous') ? [403] : []),
    ...(mayMiss ? [404] : []),
    ...(writes ? [409] : []),
    ...(body ? [413, 415] : []),
    ...(method === 'POST' ? [422] : []),
    429,
    431,
    503,
    504,
  ]
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'Makes the call safe to repeat: a request with the same key is executed once, and each repetition gets the first answer.',
}

function versionHeader({ versioned, olderOnly }: DescribedRoute) {
  const resource = versionedResources.find(({ prefix }) => prefix === versioned)
  if (!resource) return undefined
  const choices = olderOnly ? [olderVersion] : [...resource.current, olderVersion]
  return {
    name: 'svc-api-version',
    in: 'header',
    schema: { type: 'string', enum: choices, default: olderVersion },
    description: olderOnly
      ? 'Version of the shapes. May be omitted.'
      : `Version of the shapes: ${resource.current.join(' or ')} for those described here, ${olderVersion} for older ones.`,
    example: choices[0],
  }
}
