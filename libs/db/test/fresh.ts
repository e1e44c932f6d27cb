import { randomBytes } from 'node:crypto'
import { infrastructure } from '@punctual/testing'
import { type Database, migrate, openDatabase, servicePassword, serviceUrl } from '../src/index.ts'

interface Test {
  teardown(end: () => unknown): void
}

/** @returns the administrator's URL of an empty database, dropped when the test ends */
export async function emptyDatabase(t: Test): Promise<string> {
  const { databaseUrl } = await infrastructure()
  const name = `db_test_${randomBytes(8).toString('hex')}`
  const admin = openDatabase(databaseUrl, { schema: 'public', pool: 1 })
  await admin.sql.unsafe(`create database ${name}`)
  t.teardown(async () => {
    await admin.sql.unsafe(`drop database if exists ${name} with (force)`)
    await admin.close()
  })
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

/** @returns the administrator's and the service's URL of a database with the platform's tables of one service */
export async function migratedDatabase(
  t: Test,
  service = 'bookings',
): Promise<{ admin: string; url: string }> {
  const admin = await emptyDatabase(t)
  await migrate(admin, [{ service, password: servicePassword(admin, service), folders: [] }])
  return { admin, url: serviceUrl(admin, service) }
}

/** @returns an open database of the service `bookings`, closed when the test ends */
export async function bookingsDatabase(t: Test, statementTimeout?: number): Promise<Database> {
  const { url } = await migratedDatabase(t)
  const db = openDatabase(url, { schema: 'bookings', ...(statementTimeout && { statementTimeout }) })
  t.teardown(() => db.close())
  return db
}
