import { type Database, openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase } from '@punctual/testing'
import type { Test } from 'tap'

/** @returns the scheduling schema of a new database, as the service opens it */
export async function schedulingDatabase(t: Test): Promise<Database> {
  const url = await freshDatabase(t, ['scheduling'])
  const db = openDatabase(serviceUrl(url, 'scheduling'), { schema: 'scheduling' })
  t.teardown(() => db.close())
  return db
}
