import postgres from 'postgres'

/** One administrator's connection, closed at the end of the work. */
export async function asAdmin<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return await work((text, values = []) => sql.unsafe(text, values))
  } finally {
    await sql.end()
  }
}

export type Query = (text: string, values?: (string | number)[]) => Promise<Record<string, unknown>[]>

/** @returns the URL with another database in it */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
