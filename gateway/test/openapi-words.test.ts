import { readFile } from 'node:fs/promises'
import { errorCatalogue } from '@punctual/contracts'
import t from 'tap'
import { documentUrl } from './docs/generate.ts'

type Json = Record<string, unknown>
interface Parameter {
  name: string
  description?: string
  schema: Json
}
interface Operation {
  summary?: string
  description?: string
  parameters: Parameter[]
  requestBody?: Json
  responses: Record<string, Json>
}

const document = JSON.parse(await readFile(documentUrl, 'utf8'))
const { schemas, responses } = document.components as Record<'schemas' | 'responses', Record<string, Json>>
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
)

/** Verbs that can begin a summary. */
const verbs = [
  'Accept',
  'Add',
  'Answer',
  'Assign',
  'Calculate',
  'Cancel',
  'Check',
  'Confirm',
  'Connect',
  'Count',
  'Create',
  'Decline',
  'Delete',
  'Disconnect',
  'Erase',
  'Exchange',
  'Export',
  'Get',
  'List',
  'Mark',
  'Open',
  'Preview',
  'Rate',
  'Reassign',
  'Receive',
  'Refresh',
  'Refund',
  'Remove',
  'Replace',
  'Report',
  'Request',
  'Reschedule',
  'Retry',
  'Revoke',
  'Rotate',
  'Save',
  'Set',
  'Show',
  'Stream',
  'Submit',
  'Test',
  'Unassign',
  'Unsubscribe',
  'Update',
  'Verify',
]
const grammar = new RegExp(`^(?:${verbs.join('|')}) (?:an?|the) [^.]+[^.\\s]$`)

const isDescribed = ({ description, $ref }: Json): boolean =>
  typeof description === 'string'
    ? description !== ''
    : typeof $ref === 'string' && isDescribed(schemas[$ref.split('/').at(-1) ?? ''] ?? {})

/** Keywords whose value is data of the API, not a schema. */
const data = new Set(['default', 'const', 'enum', 'required', 'example', 'examples'])

/** Returns the paths of properties without a description. */
function undescribed(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => undescribed(each, path))
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema as Json)
    .filter(([key]) => !data.has(key))
    .flatMap(([key, value]) => {
      if (key !== 'properties') return undescribed(value, path)
      return Object.entries(value as Record<string, Json>).flatMap(([name, property]) => [
        ...(isDescribed(property) ? [] : [`${path}.${name}`]),
        ...undescribed(property, `${path}.${name}`),
      ])
    })
}

t.test('every summary begins with a verb and follows the grammar', async (t) => {
  t.ok(operations.length > 400, 'the document contains the operations')
  const odd = operations.filter(({ operation: { summary = '' } }) => !grammar.test(summary))
  t.same(
    odd.map(({ name, operation: { summary } }) => `${name}: ${summary}`),
    [],
  )
})

t.test('every operation has a description that names only known errors', async (t) => {
  for (const { name, operation } of operations) {
    const { description = '' } = operation
    t.match(description, /^[A-Z0-9`].*\.$/s, name)
    for (const [, code = ''] of description.matchAll(/^- .*?`(\w+)`: /gm))
      t.ok(Object.hasOwn(errorCatalogue, code), `${name} has the error ${code}`)
  }
})

t.test('every parameter has a description', async (t) => {
  const bare = operations.flatMap(({ name, operation: { parameters } }) =>
    parameters
      .filter(({ description, schema }) => !description && !isDescribed(schema))
      .map((parameter) => `${name} ${parameter.name}`),
  )
  t.same(bare, [])
})

t.test('every property of a body or an answer has a description', async (t) => {
  const ofParts = Object.entries({ ...schemas, ...responses }).flatMap(([name, part]) =>
    undescribed(part, name),
  )
  const ofOperations = operations.flatMap(({ name, operation: { requestBody, responses } }) =>
    undescribed([requestBody, responses], name),
  )
  t.same([...ofParts, ...ofOperations], [])
})
