import { badRequest, type ExportedPerson, PersonalDataAnswer, PersonalDataRequest } from '@punctual/contracts'
import type { Database, Sql, Statement } from '@punctual/db'
import type { App } from './app.ts'

/** One kind of thing that a service stores about a person, such as `booking`. */
export interface PersonalDataKind {
  /** In camelCase, the table that holds it. */
  kind: string
  /** Whether the key of its rows is a number; else it is compared as text. */
  isNumbered: boolean
  /**
   * Returns a query of the rows of a person: `key`, unique and ascending after `after`, and `data`,
   * JSON without secrets. The query has no limit and no order of its own.
   */
  rows(sql: Sql, person: ExportedPerson, after: string): Statement<unknown>
}

interface Row {
  key: string
  data: Record<string, unknown>
}

/** Returns the kind and the key that a page begins after. */
function beginningOf(kinds: readonly PersonalDataKind[], after: string): { index: number; key: string } {
  const [, index = '', key = ''] = /^(\d{1,3}):([\s\S]*)$/.exec(after || '0:') ?? []
  const kind = index === '' ? undefined : kinds[Number(index)]
  if (!kind || (kind.isNumbered && !/^\d{0,18}$/.test(key)))
    throw badRequest({ path: 'cursor', message: 'is not the cursor of a page' })
  return { index: Number(index), key }
}

/**
 * Returns one page of what a service stores about a person, kind by kind.
 * @throws badRequest for an `after` that no page has answered
 */
export async function readPersonalData(
  { sql }: Pick<Database, 'sql'>,
  kinds: readonly PersonalDataKind[],
  { person, after, take }: PersonalDataRequest,
): Promise<PersonalDataAnswer> {
  const begin = beginningOf(kinds, after)
  const records: PersonalDataAnswer['records'] = []
  for (const [index, { kind, isNumbered, rows }] of kinds.entries()) {
    if (index < begin.index) continue
    const key = (index === begin.index && begin.key) || (isNumbered ? '0' : '')
    const found = await sql<Row[]>`
      select * from (${rows(sql, person, key)}) found order by key limit ${take - records.length}`
    records.push(...found.map(({ data }) => ({ kind, data })))
    if (records.length === take) return { records, next: `${index}:${found.at(-1)?.key ?? key}` }
  }
  return { records }
}

/** Adds POST /internal/personal-data: what the service stores about a person, for identity. */
export function personalDataRoute(
  app: App,
  db: Pick<Database, 'sql'>,
  kinds: readonly PersonalDataKind[],
): void {
  const schema = { body: PersonalDataRequest, response: { 200: PersonalDataAnswer } }
  app.post('/internal/personal-data', { schema, config: { internal: ['identity'] } }, (request) =>
    readPersonalData(db, kinds, request.body),
  )
}
