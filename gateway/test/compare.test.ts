import t from 'tap'
import { differences, type OpenApi, type Schema } from './docs/differences.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const object = (properties: NonNullable<Schema['properties']>): Schema => ({ properties })

const own: OpenApi = {
  paths: {
    '/things/{id}': {
      get: {
        parameters: [{ name: 'take', in: 'query' }],
        responses: { 200: json({ $ref: '#/components/schemas/Answer' }), 404: json(object({ gone: {} })) },
      },
      patch: {
        requestBody: json({ anyOf: [object({ name: {} }), object({ size: {} })] }),
        responses: { 200: json({ properties: { labels: { additionalProperties: true } } }) },
      },
    },
  },
  components: { schemas: { Answer: object({ data: { items: object({ id: {} }) } }) } },
}

t.test('names operations and properties that are missing, each once', async (t) => {
  const other: OpenApi = {
    paths: {
      '/things/{thingId}': {
        get: {
          parameters: [
            { name: 'take', in: 'query' },
            { name: 'skip', in: 'query' },
            { name: 'Authorization', in: 'header' },
          ],
          responses: {
            200: json({ $ref: '#/components/schemas/Page' }),
            404: json(object({ other: {} })),
          },
        },
        patch: {
          requestBody: json(object({ name: {}, size: {}, color: object({ red: {} }) })),
          responses: { 200: json(object({ labels: object({ any: {} }) })) },
        },
        delete: {},
      },
    },
    components: {
      schemas: {
        Page: { allOf: [object({ data: { items: { $ref: '#/components/schemas/Thing' } } })] },
        Thing: object({ id: {}, parent: { $ref: '#/components/schemas/Thing' } }),
      },
    },
  }
  t.same(differences(own, other), {
    served: 2,
    missing: ['DELETE /things/{thingId}'],
    lacks: [
      { part: 'query', operation: 'GET /things/{thingId}', path: 'skip', name: 'skip' },
      { part: 'response', operation: 'GET /things/{thingId}', path: 'data.parent', name: 'parent' },
      { part: 'request', operation: 'PATCH /things/{thingId}', path: 'color', name: 'color' },
    ],
  })
})

t.test('an interface lacks nothing of itself', async (t) => {
  t.same(differences(own, own), { served: 2, missing: [], lacks: [] })
})
