import { type Contact, wholeNumber } from '@punctual/contracts'
import type { Sql } from './sql.ts'
import type { Statement } from './statement.ts'

/**
 * Returns the condition that a text contains a person's address or, for a person without one, the
 * phone number, but not as the beginning of a longer one.
 */
export function mentions(
  sql: Sql,
  { email, phoneNumber }: Contact,
  text: Statement<unknown>,
): Statement<unknown> {
  if (email !== '') return sql`position(lower(${email}) in lower(${text})) > 0`
  return phoneNumber === undefined ? sql`false` : sql`${text} ~ ${wholeNumber(phoneNumber)}`
}
