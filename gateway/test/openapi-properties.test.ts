import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
import { requestProperties } from './docs/request-properties.ts'

// Every property of every request has an entry that says where it has its effect, and every entry
// a property. `deploy/system/options.test.ts` shows that what is not supported is refused.

interface Schema {
  $ref?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
interface Operation {
  parameters?: { in: string; name: string; description?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const root = new URL('../../', import.meta.url)
const document: {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
} = JSON.parse(readFileSync(new URL('gateway/src/docs/openapi.json', root), 'utf8'))

/** Descriptions by group and property: those of a body, and those of the queries of a resource. */
const asked = new Map<string, Map<string, string>>()
const note = (group: string, property: string, description = '') => {
  const known = asked.get(group) ?? new Map<string, string>()
  asked.set(group, known)
  if (!known.has(property)) known.set(property, description)
}

const nameOf = (ref: string) => ref.split('/').at(-1) ?? ''

function noteBody(group: string, schema: Schema, path = '', seen: readonly string[] = []): void {
  const { $ref, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  if ($ref !== undefined) {
    const name = nameOf($ref)
    if (!seen.includes(name)) noteBody(group, document.components.schemas[name] ?? {}, path, [...seen, name])
    return
  }
  for (const part of [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])])
    noteBody(group, part, path, seen)
  for (const [name, property] of Object.entries(properties)) {
    const full = path === '' ? name : `${path}.${name}`
    note(group, full, property.description)
    noteBody(group, property, full, seen)
  }
}

/** Bodies that create and change a thing share a group. */
const groupOfBody = (name: string): string =>
  /^(?:Create|Update)(?:Team)?EventType$/.test(name)
    ? 'event types'
    : (/^(?:Create|Update)(\w+)$/.exec(name)?.[1] ?? name)

for (const [path, operations] of Object.entries(document.paths))
  for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
    const resource = path
      .split('/')
      .filter((part) => part !== '' && !part.startsWith('{'))
      .at(-1)
    const generation = path.startsWith('/v1') ? 'v1 ' : ''
    for (const parameter of parameters)
      if (parameter.in === 'query')
        note(`query ${method.toUpperCase()} ${generation}${resource}`, parameter.name, parameter.description)
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      const { $ref } = schema
      const group = $ref === undefined ? `${method.toUpperCase()} ${path}` : groupOfBody(nameOf($ref))
      noteBody(group, schema)
    }
  }

const kinds = ['stored', 'no effect', 'not supported']
const entries = Object.entries(requestProperties).flatMap(([group, files]) =>
  Object.entries(files).flatMap(([where, properties]) =>
    properties.split(' ').map((property) => ({ group, where, property })),
  ),
)

t.test('every property has one entry, and every entry a property', async (t) => {
  const named = entries.map(({ group, property }) => `${group}: ${property}`).sort()
  const all = [...asked].flatMap(([group, properties]) =>
    [...properties.keys()].map((property) => `${group}: ${property}`),
  )
  t.ok(all.length > 800, `${all.length} properties`)
  t.strictSame(
    named.filter((one, index) => one === named[index - 1]),
    [],
    'no property has two entries',
  )
  t.strictSame(
    all.filter((one) => !named.includes(one)),
    [],
    'no property lacks an entry',
  )
  t.strictSame(
    named.filter((one) => !all.includes(one)),
    [],
    'no entry lacks a property',
  )
})

t.test('the files of the entries exist and use the properties', async (t) => {
  const texts = new Map<string, string>()
  const wrong = entries.filter(({ where, property }) => {
    if (kinds.includes(where)) return false
    const file = new URL(where, root)
    const text = texts.get(where) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
    texts.set(where, text)
    const name = property.split('.').at(-1)?.replace('[]', '') ?? ''
    return !new RegExp(`\\b${name}\\b`).test(text)
  })
  t.strictSame(wrong, [])
})

t.test('the reference says which properties are not supported or have no effect', async (t) => {
  const described = (pattern: RegExp) =>
    [...asked].flatMap(([group, properties]) =>
      [...properties].flatMap(([property, text]) => (pattern.test(text) ? [`${group}: ${property}`] : [])),
    )
  const ofKind = (kind: string) =>
    entries.flatMap(({ group, where, property }) => (where === kind ? [`${group}: ${property}`] : []))
  const refused = ofKind('not supported')
  // An object is described by its own sentence, its members by theirs.
  const parents = described(/not supported/i).filter((one) =>
    refused.some((each) => each.startsWith(`${one}.`)),
  )
  t.strictSame(
    described(/not supported/i)
      .filter((one) => !parents.includes(one))
      .sort(),
    refused.sort(),
  )
  const silent = new Set(described(/no effect|never changes|not needed/i))
  t.strictSame(
    ofKind('no effect').filter((one) => !silent.has(one)),
    [],
  )
})
