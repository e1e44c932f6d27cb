import type { ExportedPerson } from '@punctual/contracts'
import { mentions, type Sql, type Statement } from '@punctual/db'
import type { PersonalDataKind } from '@punctual/http'

/** Whether the message `m` was sent to the person, by mail or to the phone of a booking. */
const isTo = (sql: Sql, { email, phoneNumber = '', userIds }: ExportedPerson): Statement<unknown> => sql`
  (${email} <> '' and lower(m.recipient) = lower(${email})
    or m.channel <> 'email' and (m.recipient = ${phoneNumber}
      or exists (select from verified_resource v where v.organization_id = m.organization_id
        and v.team_id is null and v.user_id = any(${userIds}::bigint[]) and v.value = m.recipient)
      or exists (select from booking_replica b cross join lateral jsonb_array_elements(b.snapshot -> 'attendees') a
        where b.uid = m.booking_uid and ${email} <> '' and lower(a ->> 'email') = lower(${email})
          and a ->> 'phoneNumber' = m.recipient)))`

/** Whether the person owns the row, or it holds the person's address or number. */
const holds = (
  sql: Sql,
  alias: string,
  { organizationId, email, phoneNumber = '', userIds, tenants }: ExportedPerson,
): Statement<unknown> => {
  const row = sql(alias)
  return sql`
    (${row}.user_id = any(${userIds}::bigint[]) and ${row}.organization_id = any(${tenants}::bigint[])
      or ${row}.organization_id = ${organizationId}
        and (${row}.kind = 'email' and lower(${row}.value) = lower(${email})
          or ${row}.kind = 'phone' and ${row}.value = ${phoneNumber}))`
}

/**
 * The messages of a person; those to others that contain the address or number are listed without
 * their text.
 */
function messageRows(sql: Sql, person: ExportedPerson, after: string): Statement<unknown> {
  const all = sql`concat_ws(' ', m.recipient, m.reply_to, m.subject, m.body_text, m.html, m.invitation, m.call)`
  return sql`
    select m.id as key, jsonb_strip_nulls(jsonb_build_object('channel', m.channel, 'status', m.status,
      'createdAt', m.created_at, 'sentAt', m.sent_at, 'bookingUid', m.booking_uid,
      'isRecipient', sent.is_theirs,
      'recipient', case when sent.is_theirs then m.recipient end,
      'subject', case when sent.is_theirs then m.subject end,
      'text', case when sent.is_theirs then m.body_text end,
      'guest', case when sent.is_theirs then m.call -> 'guest' end)) as data
    from message m cross join lateral (select ${isTo(sql, person)} as is_theirs) sent
    where m.organization_id = ${person.organizationId} and m.id > ${after}::bigint
      and (sent.is_theirs or ${mentions(sql, person, all)})`
}

/** What automation stores about a person (docs/domain.md#export). */
export const personalData: readonly PersonalDataKind[] = [
  { kind: 'message', isNumbered: true, rows: messageRows },
  {
    kind: 'unsubscribedWorkflow',
    isNumbered: true,
    rows: (sql, { organizationId, email }, after) => sql`
      select u.workflow_id as key, jsonb_build_object('workflowId', u.workflow_id, 'createdAt', u.created_at) as data
      from unsubscribed u
      where u.organization_id = ${organizationId} and u.address = lower(${email}) and ${email} <> ''
        and u.workflow_id > ${after}::bigint`,
  },
  {
    kind: 'routingFormResponse',
    isNumbered: true,
    rows: (sql, { organizationId, ...contact }, after) => {
      const { email } = contact
      const isNamed = mentions(sql, contact, sql`r.response::text`)
      return sql`
      select r.id as key, jsonb_strip_nulls(jsonb_build_object('id', r.id, 'formId', r.form_id,
        'bookingUid', r.routed_to_booking_uid, 'createdAt', r.created_at,
        'response', case when r.email = lower(${email})
          or ${email} = '' and r.email is null and ${isNamed} then r.response end)) as data
      from routing_form_response r
      where r.organization_id = ${organizationId} and r.id > ${after}::bigint
        and (${email} <> '' and r.email = lower(${email}) or ${isNamed})`
    },
  },
  {
    kind: 'verifiedResource',
    isNumbered: true,
    rows: (sql, person, after) => sql`
      select v.id as key, jsonb_build_object('kind', v.kind, 'value', v.value, 'teamId', v.team_id,
        'createdAt', v.created_at) as data
      from verified_resource v where v.id > ${after}::bigint and ${holds(sql, 'v', person)}`,
  },
  {
    kind: 'verificationCode',
    isNumbered: false,
    rows: (sql, person, after) => sql`
      select c.id as key, jsonb_build_object('kind', c.kind, 'value', c.value, 'createdAt', c.created_at,
        'expiresAt', c.expires_at) as data
      from verification_code c where c.id > ${after} and ${holds(sql, 'c', person)}`,
  },
  {
    kind: 'workflow',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select w.id as key, jsonb_build_object('id', w.id, 'name', w.name, 'trigger', w.trigger,
        'createdAt', w.created_at, 'steps', (select jsonb_agg(jsonb_build_object('action', s.action,
          'sender', s.sender, 'subject', s.subject, 'html', s.html, 'text', s.body_text) order by s.step_number)
          from workflow_step s where s.workflow_id = w.id)) as data
      from workflow w
      where w.user_id = any(${userIds}::bigint[]) and w.organization_id = any(${tenants}::bigint[])
        and w.team_id is null and w.id > ${after}::bigint`,
  },
  {
    kind: 'routingForm',
    isNumbered: false,
    rows: (sql, { userIds, tenants }, after) => sql`
      select f.id as key, jsonb_build_object('id', f.id, 'name', f.name, 'description', f.description,
        'fields', f.fields, 'routes', f.routes, 'createdAt', f.created_at) as data
      from routing_form f
      where f.user_id = any(${userIds}::bigint[]) and f.organization_id = any(${tenants}::bigint[])
        and f.team_id is null and f.id > ${after}`,
  },
]
