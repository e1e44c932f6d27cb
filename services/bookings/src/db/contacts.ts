import type { Contact } from '@punctual/contracts'
import type { Sql, Statement } from '@punctual/db'

/**
 * Whether the attendee `a` is the person, as `samePerson` has it; in a form that an index of
 * addresses or of phone numbers answers.
 */
export const isContact = (sql: Sql, { email, phoneNumber = '' }: Contact): Statement<unknown> =>
  email === ''
    ? sql`(a.email = '' and a.phone_number = ${phoneNumber})`
    : sql`lower(a.email) = lower(${email})`
