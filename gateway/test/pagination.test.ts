import { readFile } from 'node:fs/promises'
import t from 'tap'
import { documentUrl } from './docs/generate.ts'

// Every list that can grow has pagination. openapi.test.ts compares the document with the code.

/** Lists without pagination, by path, with the reason. */
const bounded: Record<string, string> = {
  '/v2/bookings/{bookingUid}': 'a series has at most as many bookings as its event type allows',
  '/v2/bookings/{bookingUid}/calendar-links': 'one link for each known calendar',
  '/v2/calendars/busy-times': 'bounded by the dates of the query, as slots are',
  '/v2/holidays/countries': 'the countries of the library',
  '/v2/travel-schedules': 'at most 50, set together',
  '/v2/organizations/{orgId}/users/{userId}/travel-schedules': 'at most 50, set together',
  '/v2/conferencing': 'the meeting services that can be connected',
  '/v2/organizations/{orgId}/teams/{teamId}/conferencing': 'the meeting services that can be connected',
  '/v2/organizations/{orgId}/roles/{roleId}/permissions': 'the known permissions',
  '/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions': 'the known permissions',
  '/v2/webhooks/signing-keys': 'the configured keys',
  // The API returns one workflow in an array.
  '/v2/workflows/{workflowId}': 'one workflow',
  '/v2/teams/{teamId}/workflows/{workflowId}': 'one workflow',
  '/v2/teams/{teamId}/workflows/{workflowId}/routing-form': 'one workflow',
  '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}': 'one workflow',
  '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form': 'one workflow',
}

interface Schema {
  $ref?: string
  type?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
}
interface Operation {
  parameters?: { $ref?: string; name: string; in: string; schema: Schema }[]
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>
}
const document = JSON.parse(await readFile(documentUrl, 'utf8'))

/** Resolves a `$ref`. */
function resolved<T extends { $ref?: string }>(part: T): T {
  if (!part.$ref) return part
  const found = part.$ref
    .split('/')
    .slice(1)
    .reduce((at, name) => at[name], document)
  return resolved(found as T)
}

/** Returns the alternatives of a schema. */
const variants = (schema: Schema): Schema[] => {
  const found = resolved(schema)
  return found.anyOf ? found.anyOf.flatMap(variants) : [found]
}
const isList = ({ properties }: Schema): boolean =>
  properties?.data !== undefined && variants(properties.data).some(({ type }) => type === 'array')

/** Returns the responses of an operation that contain an array. */
const listsOf = ({ responses }: Operation): Schema[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.values(resolved(response).content ?? {}))
    .flatMap(({ schema }) => variants(schema))
    .filter(isList)

const operations = Object.entries(document.paths as Record<string, { get?: Operation }>)
const lists = operations.flatMap(([path, { get }]) =>
  path.startsWith('/v2/') && get && listsOf(get).length > 0 ? [{ path, get }] : [],
)

t.test('every list that can grow has pagination', async (t) => {
  const without = lists.filter(({ get }) =>
    listsOf(get).some((schema) => !schema.required?.includes('pagination')),
  )
  t.strictSame(without.map(({ path }) => path).toSorted(), Object.keys(bounded).toSorted())
  t.ok(lists.length > 70, `${lists.length} lists`)
})

t.test('every list takes take and skip, or limit and offset', async (t) => {
  const wrong = lists.flatMap(({ path, get }) => {
    if (path in bounded) return []
    const query = (get.parameters ?? []).map(resolved).filter((each) => each.in === 'query')
    const of = (name: string) => query.find((each) => each.name === name)?.schema
    const [size, start] = [of('take') ?? of('limit'), of('skip') ?? of('offset')]
    const isRight = size?.minimum === 1 && size.maximum !== undefined && start?.minimum === 0
    return isRight ? [] : [path]
  })
  t.strictSame(wrong, [])
})
