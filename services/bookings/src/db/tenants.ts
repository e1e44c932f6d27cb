import { type SQL, sql } from 'drizzle-orm'

/** @returns what stands between the brackets of `in (...)` */
export const idList = (ids: readonly number[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )
