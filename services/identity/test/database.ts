import { type Database, openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, type Test } from '@punctual/testing'

/** @returns identity's part of a new database, closed and dropped when the test ends */
export async function identityDatabase(t: Test): Promise<Database> {
  const db = openDatabase(serviceUrl(await freshDatabase(t, ['identity']), 'identity'), {
    schema: 'identity',
  })
  t.teardown(() => db.close())
  return db
}
