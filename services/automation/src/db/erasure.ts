import type { Contact } from '@punctual/contracts'
import { mentions, type Statement, type Tx } from '@punctual/db'

/** The person to erase within an organization; `userId` if they were a user there. */
export interface ErasedPerson extends Contact {
  organizationId: number
  userId?: number | undefined
}

/**
 * Overwrites the messages that were sent to a person or name them, and deletes pending ones. A text
 * message has no e-mail address to match, so all messages of the bookings that the person
 * took part in are overwritten.
 */
export async function eraseMessages({ sql }: Tx, person: ErasedPerson): Promise<void> {
  const { organizationId } = person
  const names = (text: Statement<unknown>) => mentions(sql, person, text)
  const concerned = await sql<{ id: number; uid: string | null; pending: boolean }[]>`
    select id, booking_uid as uid, status = 'pending' as pending from message
    where organization_id = ${organizationId}
      and ${names(sql`concat_ws(' ', recipient, reply_to, subject, body_text, html, invitation, call)`)}`
  const bookings = await sql<{ uid: string }[]>`
    select uid from booking_replica
    where organization_id = ${organizationId} and ${names(sql`coalesce(snapshot::text, '')`)}`
  await sql`delete from message where id = any(${concerned.flatMap(({ id, pending }) => (pending ? [id] : []))})`
  const uids = [...concerned, ...bookings].flatMap(({ uid }) => uid ?? [])
  // A phone number that the organization has not verified as its own is treated as an attendee's.
  await sql`
    update message m set
      recipient = case
        when ${names(sql`m.recipient`)} or m.channel <> 'email' and not exists (
          select from verified_resource v
          where v.organization_id = m.organization_id and v.kind = 'phone' and v.value = m.recipient)
        then 'erased' else m.recipient end,
      reply_to = null, sender_name = '', subject = '', body_text = '', html = null, invitation = null, call = null, error = null,
      dedupe_key = 'erased:' || m.id
    where m.organization_id = ${organizationId} and m.status <> 'pending'
      and (m.id = any(${concerned.map(({ id }) => id)}) or m.booking_uid = any(${uids}))`
}

/**
 * Empties the form responses of a person.
 * @returns their ids
 */
export async function eraseResponses({ sql }: Tx, person: ErasedPerson): Promise<number[]> {
  const { organizationId, email } = person
  const responses = await sql<{ id: number }[]>`
    update routing_form_response set response = '{}', email = null
    where organization_id = ${organizationId}
      and (email = lower(${email}) or ${mentions(sql, person, sql`response::text`)})
    returning id`
  return responses.map(({ id }) => id)
}

/**
 * Deletes the verified addresses and numbers of a person. Detaches the workflow steps that used
 * one; clears the sender name in a user's own workflows.
 */
export async function eraseVerifications(
  { sql }: Tx,
  { organizationId, email, phoneNumber = '', userId = 0 }: ErasedPerson,
): Promise<void> {
  const isTheirs = sql`(kind = 'email' and lower(value) = lower(${email})
    or kind = 'phone' and value = ${phoneNumber})`
  await sql`
    delete from unsubscribed where organization_id = ${organizationId} and address = lower(${email})`
  await sql`
    delete from verification_code
    where organization_id = ${organizationId} and (user_id = ${userId} or ${isTheirs})`
  await sql`
    with gone as (
      delete from verified_resource
      where organization_id = ${organizationId}
        and (user_id = ${userId} or ${isTheirs})
      returning id)
    update workflow_step set verified_resource_id = null where verified_resource_id in (select id from gone)`
  await sql`
    update workflow_step s set sender = '' from workflow w
    where w.id = s.workflow_id and w.organization_id = ${organizationId} and w.user_id = ${userId} and w.team_id is null`
}
