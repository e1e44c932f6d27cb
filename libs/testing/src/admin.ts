import { openDatabase, type Sql } from '@punctual/db'

/** Work on one connection of the administrator, closed at its end. */
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

/** @returns the URL with another database in it */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
