import type { JsonSchema } from '@punctual/http'
import type { DescribedRoute, Example } from './operation.ts'
import { operationIdOf, summaryOf, tagOf } from './words.ts'

/**
 * @returns an operation of the first generation, as calls show it: what goes in and comes out is a translation of today's,
 * and has no schema of its own
 */
export function describeV1Operation(route: DescribedRoute, example: Example | undefined): JsonSchema {
  const { permission } = route
  const content = (shown: unknown) => ({
    'application/json': { schema: { type: 'object' }, ...(shown !== undefined && { example: shown }) },
  })
  const parameter = (place: 'path' | 'query', name: string, shown: string | undefined) => ({
    ...{ name, in: place, required: place === 'path', schema: { type: 'string' } },
    ...(shown !== undefined && { example: shown }),
  })
  return {
    operationId: operationIdOf(route),
    summary: summaryOf({ ...route, path: route.path.replace('/v1/', '/v2/') }),
    ...(permission && {
      description: `For one's own; for those of others, who holds \`${permission}\` in their organization.`,
      'x-permission': { name: permission, within: 'self' },
    }),
    tags: [tagOf(route).name],
    deprecated: true,
    security: [{ queryKey: [] }],
    parameters: [
      ...[...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) =>
        parameter('path', name, example?.params[name]),
      ),
      ...Object.entries(example?.query ?? {}).map(([name, value]) => parameter('query', name, value)),
    ],
    ...(example?.body !== undefined && { requestBody: { content: content(example.body) } }),
    responses: {
      200: { description: 'Done', content: content(example?.answer) },
      '4XX': { description: 'Refused', content: { 'application/json': { schema: refusal } } },
    },
  }
}

const refusal = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    error: { type: 'string', description: 'Of a key that is not good.' },
  },
}
