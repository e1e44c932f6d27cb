import { openDatabase, type Sql } from '@punctual/db'

/** Runs work on one administrator connection, closed at its end. */
export async function asAdmin<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { schema: 'public' })
  const session = db.session()
  try {
    return await work(session.sql)
  } finally {
    await session.close()
    await db.close()
  }
}

/** Returns the URL with another database in it. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
