import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Returns the values of an `in (...)` list. */
export const idList = (ids: readonly (number | Placeholder)[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )
