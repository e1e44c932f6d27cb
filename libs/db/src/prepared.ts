import type { Orm } from './orm.ts'

/**
 * Returns what `build` prepares for a database, built once for each: drizzle takes longer to build
 * a statement than Postgres to find a row by its key.
 * @param build returns statements that end in `.prepare(...)`
 */
export function preparedOnce<T>(build: (orm: Orm) => T): (db: { readonly orm: Orm }) => T {
  const built = new WeakMap<Orm, { statements: T }>()
  return ({ orm }) => {
    const found = built.get(orm) ?? { statements: build(orm) }
    built.set(orm, found)
    return found.statements
  }
}
