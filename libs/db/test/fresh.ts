import { freshDatabase } from '@punctual/testing'
import { type Database, migrate, openDatabase, servicePassword, serviceUrl } from '../src/index.ts'

type Test = Parameters<typeof freshDatabase>[0]

/** Returns the administrator's URL of an empty database, dropped when the test ends. */
export const emptyDatabase = (t: Test): Promise<string> => freshDatabase(t, [])

/**
 * Returns the administrator's and the service's URL of a database with one service's platform
 * tables.
 */
export async function migratedDatabase(
  t: Test,
  service = 'bookings',
): Promise<{ admin: string; url: string }> {
  const admin = await emptyDatabase(t)
  await migrate(admin, [{ service, password: servicePassword(admin, service), folders: [] }])
  return { admin, url: serviceUrl(admin, service) }
}

/** Returns an open database of the service `bookings`, closed when the test ends. */
export async function bookingsDatabase(t: Test, statementTimeout?: number): Promise<Database> {
  const { url } = await migratedDatabase(t)
  const db = openDatabase(url, { schema: 'bookings', ...(statementTimeout && { statementTimeout }) })
  t.teardown(() => db.close())
  return db
}
