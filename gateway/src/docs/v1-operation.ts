import type { JsonSchema, OperationSchema } from '@punctual/http'
import { describeAccess, whoMayCall } from './access.ts'
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
    description: whoMayCall(route),
    'x-access': describeAccess(route),
    tags: [tagOf(route).name],
    deprecated: true,
    security: [{ queryKey: [] }],
    parameters: [
      ...[...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => parameter(name, example?.params[name])),
      ...queryParameters(schema, example, components),
    ],
    ...requestBody(schema, example, components),
    responses: {
      [example?.status ?? 200]: { description: 'Done', content: content(example?.answer) },
      '4XX': { description: 'Refused', content: { 'application/json': { schema: refusal } } },
      '503': { description: 'To be tried again', content: { 'application/json': { schema: refusal } } },
      '504': {
        description: 'Took too long; whether it was done is not known',
        content: { 'application/json': { schema: refusal } },
      },
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
