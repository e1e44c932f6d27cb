import { type Database, openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase } from '@punctual/testing'
import type { Test } from 'tap'

/** Opens the bookings schema of a new database, like the service. */
export async function bookingsDatabase(
  t: Test,
  options: { transactionConnections?: number } = {},
): Promise<Database> {
  const url = await freshDatabase(t, ['bookings'])
  const db = openDatabase(serviceUrl(url, 'bookings'), { schema: 'bookings', ...options })
  t.teardown(() => db.close())
  return db
}
