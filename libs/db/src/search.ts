import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Matches rows of which one of these columns contains the text, in any case. The text is literal:
 * `%` and `_` have no meaning.
 */
export const containsText = (text: string, columns: readonly SQLWrapper[]): SQL | undefined =>
  or(...columns.map((column) => sql`strpos(lower(${column}), lower(${text})) > 0`))
