import { readFile } from 'node:fs/promises'
import { operationName as nameOf } from '@punctual/contracts'
import { fileTimeoutMs, type Json } from '@punctual/testing'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import t from 'tap'
import { documentedRoutes, documentUrl, generate } from './docs/generate.ts'

t.setTimeout(fileTimeoutMs)

// Generates the document, which calls every operation; a refused call fails the test.
const { stack, document, examples } = await generate(t)
const committed = JSON.parse(await readFile(documentUrl, 'utf8'))

// Before the checks that occupy this process: the gateway may close connections that were idle for
// that long while the client uses them again.
t.test('GET /openapi.json', async (t) => {
  const answer = await fetch(`${stack.url}/openapi.json`)
  t.equal(answer.status, 200)
  t.strictSame(await answer.json(), committed)
  const etag = answer.headers.get('etag') ?? ''
  const again = await fetch(`${stack.url}/openapi.json`, { headers: { 'if-none-match': etag } })
  t.equal(again.status, 304)
})

t.test('every operation has an example from a real call', async (t) => {
  t.same(
    documentedRoutes.map(nameOf).filter((name) => !examples.has(name)),
    [],
    'calls of these are missing in test/docs/journey-*.ts',
  )
})

t.test('the committed document is up to date (npm run openapi)', async (t) => {
  const parts = ({ paths, components, ...rest }: Record<string, object>) => ({
    ...paths,
    ...components,
    rest,
  })
  const [now, then] = [parts(document as Record<string, object>), parts(committed)] as Record<
    string,
    unknown
  >[]
  t.same(Object.keys(then ?? {}), Object.keys(now ?? {}))
  for (const [name, part] of Object.entries(now ?? {})) t.strictSame(then?.[name], part, name)
})

t.test('the linter finds no problems, and every answer matches its schema', async (t) => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
      'no-invalid-parameter-examples': 'error',
      'operation-operationId-unique': 'error',
      // The API has both `attributes/options/{userId}` and `attributes/{attributeId}/options`.
      'no-ambiguous-paths': 'off',
      // The consent page redirects to the app.
      'operation-2xx-response': 'off',
    },
  })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  })
  t.same(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
    [],
  )
})

t.test('a success without content has no data', async (t) => {
  const { paths } = document as {
    paths: Record<string, Record<string, { responses?: Record<string, Json> }>>
  }
  const empty = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses = {} }]) =>
      Object.values(responses)
        .map(({ content }) => content?.['application/json']?.schema?.properties?.data)
        .filter((data) => data?.type === 'object' && Object.keys(data.properties ?? { any: 1 }).length === 0)
        .map(() => `${method} ${path}`),
    ),
  )
  t.same(empty, [])
})
