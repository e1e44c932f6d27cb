import { allCallers, operationName as nameOf } from '@punctual/contracts'
import type { JsonSchema, Operation } from '@punctual/http'
import { errorResponses, headers, queryKey, securitySchemes } from './common-parts.ts'
import { olderOperations } from './older-operations.ts'
import { describeOperation, type Example } from './operation.ts'
import { tagOf } from './operation-names.ts'
import type { DescribedRoute } from './rules.ts'
import type { Components } from './schemas.ts'
import { describeV1Operation } from './v1-operation.ts'
import { describeWebhooks } from './webhooks.ts'

export interface DocumentParts {
  routes: readonly DescribedRoute[]
  /** Schemas of the services' routes. */
  operations: readonly Operation[]
  /** By `METHOD /path`. */
  examples: ReadonlyMap<string, Example>
}

const description = `Every answer has the envelope \`{ "status": "success", "data": … }\` or \`{ "status": "error", "error": { "code", "message" } }\`.

Instants are ISO 8601 in UTC. Lists take \`take\` and \`skip\`. Unknown fields of a body are ignored unless its schema forbids them.

Some resources have versions, chosen by the header \`svc-api-version\`; this document describes the newest. Without the header, answers have the shapes of 2024-04-15.

Each operation lists in \`x-access\` the accepted kinds of credential, the scopes they need, and the permission that a role must give; [Who may call what](/docs/access) lists them for all operations.

A POST with an \`Idempotency-Key\` is executed once; a repeated request gets the first answer.`

/** The route that the gateway answers itself. */
const own: DescribedRoute = { method: 'GET', path: '/v2/versions', callers: allCallers, within: 'self' }
const ownSchema = {
  summary: 'List the API versions',
  description: 'Returns the versions of each versioned resource.',
}

/**
 * Returns the OpenAPI document of the whole public API, from the routes of the gateway and the
 * schemas of the services.
 */
export function openApiDocument({ routes: forwarded, operations, examples }: DocumentParts): JsonSchema {
  const routes = [...forwarded, own]
  const components: Components = new Map()
  const served = new Map(
    [{ ...own, schema: ownSchema }, ...olderOperations, ...operations].map((each) => [
      nameOf(each),
      each.schema,
    ]),
  )
  const paths: Record<string, JsonSchema> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    const method = route.method.toLowerCase()
    const describe = isV1(route) ? describeV1Operation : describeOperation
    const name = nameOf(route)
    paths[path] = {
      ...paths[path],
      [method]: describe(route, served.get(name) ?? {}, examples.get(name), components),
    }
  }
  const webhooks = describeWebhooks(components)
  const tags = new Map(routes.map((route) => [tagOf(route).name, tagOf(route)]))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Punctual',
      version: '2',
      summary: 'A scheduling and booking backend that others build their products on',
      description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...tags.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    paths: sorted(paths),
    webhooks,
    components: {
      schemas: sorted(Object.fromEntries(components)),
      responses: errorResponses,
      headers,
      securitySchemes: {
        ...securitySchemes,
        ...(routes.some(isV1) && { queryKey }),
      },
    },
  }
}

const isV1 = ({ path }: { path: string }): boolean => path.startsWith('/v1/')

const sorted = <T>(object: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))
