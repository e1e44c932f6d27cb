import { readFile } from 'node:fs/promises'
import t from 'tap'
import { absences, reasonFor } from './docs/absent.ts'
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

t.test('only the named operations lack a property on purpose', async (t) => {
  const lack = { part: 'response', path: 'data.paymentLink', name: 'paymentLink' } as const
  t.match(reasonFor({ ...lack, operation: 'POST /v2/teams' }), /cost nothing/)
  t.equal(reasonFor({ ...lack, operation: 'POST /v2/bookings' }), undefined)
  t.equal(reasonFor({ ...lack, part: 'request', operation: 'POST /v2/teams' }), undefined)
})

t.test('the guide about the migration names every property that is absent on purpose', async (t) => {
  const guide = await readFile(new URL('../../docs/guides/migrate-from-cal.md', import.meta.url), 'utf8')
  for (const { paths, reason } of absences) {
    const row = guide.split('\n').find((line) => line.includes(reason))
    for (const path of paths) t.match(row, `\`${path}\``, path)
  }
})
