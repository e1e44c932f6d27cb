import type { JsonSchema, OperationSchema } from '@punctual/http'
import { describeAccess } from './access.ts'
import { type Example, queryParameters, requestBody } from './operation.ts'
import { operationIdOf, tagOf } from './operation-names.ts'
import type { DescribedRoute } from './rules.ts'
import { describeRules, meaningOf } from './rules.ts'
import type { Components } from './schemas.ts'

/**
 * Returns an operation of the first generation. Its answers are translated from the current ones,
 * so the example describes them instead of a schema.
 * @param schema input of its translation
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
    name,
    in: 'path',
    required: true,
    description: `Id of the ${nounOf(route.path)}.`,
    schema: { type: 'integer' },
    ...(shown !== undefined && { example: Number(shown) }),
  })
  const status = example?.status ?? 200
  return {
    operationId: operationIdOf(route),
    summary: schema.summary,
    description: describeRules(route, schema),
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
      [status]: { description: meaningOf(route.method, `${status}`), content: content(example?.answer) },
      '4XX': { description: 'Refused', content: { 'application/json': { schema: refusal } } },
      '503': {
        description: 'Service unavailable; try again later',
        content: { 'application/json': { schema: refusal } },
      },
      '504': {
        description: 'Timeout: the call may or may not have been executed',
        content: { 'application/json': { schema: refusal } },
      },
    },
  }
}

const refusal = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What went wrong.' },
    error: { type: 'string', description: 'What is wrong with the API key.' },
  },
}

/**
 * Returns what the id of a path identifies: `booking reference` for `/v1/booking-references/:id`.
 */
const nounOf = (path: string): string =>
  (path.split('/')[2] ?? '')
    .replace(/^hooks$/, 'webhooks')
    .replace('ies', 'y')
    .replace(/s$/, '')
    .replace('-', ' ')
