import { type Database, openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, type Test } from '@punctual/testing'

/** Returns identity's schema in a new database, which is closed and dropped when the test ends. */
export async function identityDatabase(t: Test): Promise<Database> {
  const db = openDatabase(serviceUrl(await freshDatabase(t, ['identity']), 'identity'), {
    schema: 'identity',
  })
  t.teardown(() => db.close())
  return db
}
