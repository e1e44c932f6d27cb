import type { ExportedPerson } from '@punctual/contracts'
import { mentions, type Sql, type Statement } from '@punctual/db'
import type { PersonalDataKind } from '@punctual/http'
import { isContact } from './contacts.ts'

/** Whether the person hosts the booking `b`. */
const hosts = (sql: Sql, { userIds, tenants }: ExportedPerson): Statement<unknown> => sql`
  (b.organization_id = any(${tenants}::bigint[]) and exists (select from host h
    where h.organization_id = b.organization_id and h.booking_id = b.id
      and h.user_id = any(${userIds}::bigint[])))`

/** Whether the attendee `a` is the person. */
const isAttendee = (sql: Sql, person: ExportedPerson): Statement<unknown> =>
  sql`(a.organization_id = ${person.organizationId} and ${isContact(sql, person)})`

/** Whether the person attends the booking `b`. */
const attends = (sql: Sql, person: ExportedPerson): Statement<unknown> => sql`
  exists (select from attendee a where a.organization_id = b.organization_id and a.booking_id = b.id
    and ${isAttendee(sql, person)})`

/** Texts of the booking `b` that others wrote, or that the person may have entered. */
const texts = (sql: Sql): Statement<unknown> => sql`
  concat_ws(' ', b.cancelled_by_email, b.rescheduled_by_email, b.title, b.description, b.location,
    b.responses, b.metadata, b.routing, b.cancellation_reason, b.rejection_reason, b.rescheduling_reason)`

/**
 * The bookings of a person: those with the person as host or attendee with what the person entered,
 * and those that only contain the address or number, without the texts, as these are about other
 * people.
 */
function bookingRows(sql: Sql, person: ExportedPerson, after: string): Statement<unknown> {
  const { organizationId, email } = person
  const isBooker = sql`exists (select from attendee a where a.organization_id = b.organization_id
    and a.booking_id = b.id and a.position = 0 and not b.seated and ${isAttendee(sql, person)})`
  return sql`
    select b.id as key, jsonb_strip_nulls(jsonb_build_object('uid', b.uid, 'start', b.start, 'end', b."end",
      'status', b.status, 'eventTypeId', b.event_type_id, 'eventType', b.event_type ->> 'title',
      'createdAt', b.created_at, 'isHost', part.hosts, 'isAttendee', part.attends,
      'title', case when part.hosts or part.attends then b.title end,
      'location', case when part.hosts or part.attends then b.location end,
      'responses', case when ${isBooker} then b.responses end,
      'metadata', case when ${isBooker} then b.metadata end,
      'cancellationReason', case when lower(b.cancelled_by_email) = lower(${email})
        then b.cancellation_reason end,
      'reschedulingReason', case when lower(b.rescheduled_by_email) = lower(${email})
        then b.rescheduling_reason end)) as data
    from booking b
    cross join lateral (select ${hosts(sql, person)} as hosts, ${attends(sql, person)} as attends) part
    where b.id > ${after}::bigint and (part.hosts or part.attends
      or b.organization_id = ${organizationId} and ${mentions(sql, person, texts(sql))})`
}

/** What bookings stores about a person (docs/domain.md#export). */
export const personalData: readonly PersonalDataKind[] = [
  { kind: 'booking', isNumbered: true, rows: bookingRows },
  {
    kind: 'attendee',
    isNumbered: true,
    rows: (sql, person, after) => sql`
      select a.id as key, jsonb_strip_nulls(jsonb_build_object('bookingUid', b.uid, 'name', a.name,
        'email', a.email, 'phoneNumber', a.phone_number, 'timeZone', a.time_zone, 'language', a.language,
        'absent', a.absent, 'responses', a.responses, 'metadata', a.metadata,
        'payments', (select jsonb_agg(jsonb_build_object('amount', p.amount, 'currency', p.currency,
          'provider', p.provider, 'paidAt', p.paid_at,
          'refunds', (select jsonb_agg(jsonb_build_object('amount', r.amount, 'status', r.status,
            'reason', r.reason, 'createdAt', r.created_at) order by r.number) from refund r
            where r.organization_id = p.organization_id and r.payment_id = p.id)) order by p.id) from payment p
          where p.organization_id = b.organization_id and p.booking_id = b.id
            and (p.seat_uid = a.seat_uid or p.seat_uid is null and a.position = 0)))) as data
      from attendee a join booking b on b.organization_id = a.organization_id and b.id = a.booking_id
      where ${isAttendee(sql, person)} and a.id > ${after}::bigint`,
  },
  {
    kind: 'verificationCode',
    isNumbered: false,
    rows: (sql, { organizationId, email }, after) => sql`
      select c.id::text as key, jsonb_build_object('email', c.email, 'eventTypeId', c.event_type_id,
        'createdAt', c.created_at, 'expiresAt', c.expires_at) as data
      from verification_code c
      where c.organization_id = ${organizationId} and c.email = lower(${email}) and c.id::text > ${after}`,
  },
  {
    kind: 'bookingReference',
    isNumbered: true,
    rows: (sql, { organizationId, userIds, tenants, ...contact }, after) => sql`
      select r.id as key, jsonb_strip_nulls(jsonb_build_object('bookingUid', b.uid, 'type', r.type, 'uid', r.uid,
        'meetingId', r.meeting_id, 'externalCalendarId', r.external_calendar_id, 'createdAt', r.created_at)) as data
      from booking_reference r
      left join booking b on b.organization_id = r.organization_id and b.id = r.booking_id
      where r.id > ${after}::bigint and (
        r.user_id = any(${userIds}::bigint[]) and r.organization_id = any(${tenants}::bigint[])
        or r.organization_id = ${organizationId} and ${mentions(
          sql,
          contact,
          sql`concat_ws(' ', r.uid, r.meeting_id, r.meeting_url, r.external_calendar_id, r.third_party_recurring_event_id)`,
        )})`,
  },
  {
    kind: 'roomVisit',
    isNumbered: false,
    rows: (sql, { organizationId, email }, after) => sql`
      select * from (
        select lpad(v.booking_id::text, 19, '0') || v.event || v.at as key,
          jsonb_build_object('bookingUid', b.uid, 'event', v.event, 'at', v.at) as data
        from room_visit v join booking b on b.organization_id = v.organization_id and b.id = v.booking_id
        where v.organization_id = ${organizationId} and v.email = lower(${email})) visit
      where visit.key > ${after}`,
  },
  {
    kind: 'roomRecording',
    isNumbered: false,
    rows: (sql, { organizationId, ...contact }, after) => sql`
      select r.id::text as key, jsonb_build_object('bookingUid', b.uid, 'createdAt', r.created_at) as data
      from room_recording r join booking b on b.organization_id = r.organization_id and b.id = r.booking_id
      where r.organization_id = ${organizationId} and r.id::text > ${after}
        and ${mentions(sql, contact, sql`concat_ws(' ', r.provider_key, r.download_url, r.transcript_url)`)}`,
  },
  {
    kind: 'calendarFeed',
    isNumbered: false,
    rows: (sql, { userIds, tenants }, after) => sql`
      select f.organization_id || ' ' || f.user_id as key, jsonb_build_object('createdAt', f.created_at) as data
      from calendar_feed f
      where f.user_id = any(${userIds}::bigint[]) and f.organization_id = any(${tenants}::bigint[])
        and f.organization_id || ' ' || f.user_id > ${after}`,
  },
  {
    kind: 'stripeAccount',
    isNumbered: false,
    rows: (sql, { userIds, tenants }, after) => sql`
      select s.organization_id || ' ' || s.owner_id as key,
        jsonb_build_object('accountId', s.account_id, 'connectedAt', s.connected_at) as data
      from stripe_account s
      where s.owner = 'user' and s.owner_id = any(${userIds}::bigint[])
        and s.organization_id = any(${tenants}::bigint[])
        and s.organization_id || ' ' || s.owner_id > ${after}`,
  },
]
