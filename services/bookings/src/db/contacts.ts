import type { Contact } from '@punctual/contracts'
import type { Sql, Statement } from '@punctual/db'

/** Whether the attendee `a` is the person, as `samePerson` has it. */
export const isContact = (sql: Sql, { email, phoneNumber = '' }: Contact): Statement<unknown> =>
  sql`(lower(a.email) = lower(${email}) and (a.email <> '' or a.phone_number = ${phoneNumber}))`
