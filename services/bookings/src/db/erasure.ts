import { type AttendeeSnapshot, type Contact, literal, wholeNumber } from '@punctual/contracts'
import { mentions, type Statement, type Tx } from '@punctual/db'
import type { Forgotten } from '../domain/forget-person.ts'
import { isContact } from './contacts.ts'

/**
 * Returns the uids of the bookings of an organization that a person hosts, attends or acted on, or
 * that contain the person's address or number.
 */
export async function bookingsWith(
  { sql }: Tx,
  organizationId: number,
  { userId = 0, ...contact }: Forgotten,
): Promise<string[]> {
  const names = (text: Statement<unknown>) => mentions(sql, contact, text)
  const rows = await sql<{ uid: string }[]>`
    select b.uid from booking b
    where b.organization_id = ${organizationId} and (
      exists (select from host h where h.organization_id = b.organization_id and h.booking_id = b.id
        and h.user_id = ${userId})
      or exists (select from attendee a where a.organization_id = b.organization_id and a.booking_id = b.id
        and (${isContact(sql, contact)} or ${names(sql`concat_ws(' ', a.responses, a.metadata)`)}))
      or exists (select from payment p join refund r
        on r.organization_id = p.organization_id and r.payment_id = p.id
        where p.organization_id = b.organization_id and p.booking_id = b.id and ${names(sql`r.reason`)})
      or ${names(sql`concat_ws(' ', b.cancelled_by_email, b.rescheduled_by_email, b.title, b.description, b.location,
        b.responses, b.metadata, b.routing, b.cancellation_reason, b.rejection_reason, b.rescheduling_reason)`)})
    order by b.id`
  return rows.map(({ uid }) => uid)
}

/** Overwrites the personal data of an attendee. */
export async function overwriteAttendee(
  { sql }: Tx,
  organizationId: number,
  { id, name, email, phoneNumber, ...seat }: AttendeeSnapshot,
): Promise<void> {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))
  await sql`
    update attendee set name = ${name}, email = ${email}, phone_number = ${phoneNumber ?? null},
      responses = ${json(seat.bookingFieldsResponses)}::text::jsonb, metadata = ${json(seat.metadata)}::text::jsonb
    where organization_id = ${organizationId} and id = ${id}`
}

/**
 * Erases an address or a number from the other tables of an organization: verification codes,
 * references and recordings.
 */
export async function forgetContact({ sql }: Tx, organizationId: number, contact: Contact): Promise<void> {
  const { email, phoneNumber = '' } = contact
  await sql`delete from verification_code where organization_id = ${organizationId} and email = lower(${email})`
  const pattern = email === '' ? wholeNumber(phoneNumber) : literal(email)
  const gone = (column: string) =>
    sql`${sql(column)} = regexp_replace(${sql(column)}, ${pattern}, 'erased', 'gi')`
  await sql`
    update booking_reference set ${gone('uid')}, ${gone('meeting_id')}, ${gone('meeting_url')},
      ${gone('external_calendar_id')}, ${gone('third_party_recurring_event_id')}
    where organization_id = ${organizationId} and ${mentions(
      sql,
      contact,
      sql`concat_ws(' ', uid, meeting_id, meeting_url, external_calendar_id, third_party_recurring_event_id)`,
    )}`
  await sql`
    update room_recording set ${gone('provider_key')}, ${gone('download_url')}, ${gone('transcript_url')}
    where organization_id = ${organizationId}
      and ${mentions(sql, contact, sql`concat_ws(' ', provider_key, download_url, transcript_url)`)}`
}

/**
 * Deletes the references of bookings in the calendars of a user: the address of a calendar can
 * contain a name.
 */
export async function forgetCalendars({ sql }: Tx, userId: number): Promise<void> {
  await sql`delete from booking_reference where user_id = ${userId} and calendar_event_id is not null`
}
