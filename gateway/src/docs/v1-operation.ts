import type { JsonSchema, OperationSchema } from '@punctual/http'
import { type DescribedRoute, type Example, queryParameters, requestBody } from './operation.ts'
import type { Components } from './schemas.ts'
import { operationIdOf, summaryOf, tagOf } from './words.ts'

/**
 * @param schema what its translation takes
 * @returns an operation of the first generation: what comes out is a translation of today's, as calls show it
 */
export function describeV1Operation(
  route: DescribedRoute,
  schema: OperationSchema,
  example: Example | undefined,
  components: Components,
): JsonSchema {
  const { permission } = route
  const content = (shown: unknown) => ({
    'application/json': { schema: { type: 'object' }, ...(shown !== undefined && { example: shown }) },
  })
  const parameter = (name: string, shown: string | undefined) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'integer' } },
    ...(shown !== undefined && { example: Number(shown) }),
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
      ...[...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => parameter(name, example?.params[name])),
      ...queryParameters(schema, example, components),
    ],
    ...requestBody(schema, example, components),
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
