import type { PersonalDataKind } from '@punctual/http'

/** Addresses of feeds are secrets: only the host is shown. */
const hostOnly = '^[a-z]+://(?:[^/?#]*@)?([^/?#]+)'

/** What scheduling stores about a person (docs/domain.md#export). */
export const personalData: readonly PersonalDataKind[] = [
  {
    kind: 'schedule',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select s.id as key, jsonb_build_object('id', s.id, 'name', s.name, 'timeZone', s.time_zone,
        'isDefault', s.is_default, 'createdAt', s.created_at,
        'availability', (select jsonb_agg(jsonb_build_object('days', a.days, 'startMinute', a.start_minute,
          'endMinute', a.end_minute) order by a.id) from availability a
          where a.organization_id = s.organization_id and a.schedule_id = s.id),
        'overrides', (select jsonb_agg(jsonb_build_object('date', o.date, 'startMinute', o.start_minute,
          'endMinute', o.end_minute) order by o.id) from override o
          where o.organization_id = s.organization_id and o.schedule_id = s.id)) as data
      from schedule s
      where s.owner_id = any(${userIds}::bigint[]) and s.organization_id = any(${tenants}::bigint[])
        and s.id > ${after}::bigint`,
  },
  {
    kind: 'eventType',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select e.id as key, jsonb_build_object('id', e.id, 'title', e.title, 'slug', e.slug,
        'description', e.description, 'lengthInMinutes', e.length_in_minutes, 'locations', e.locations,
        'bookingFields', e.booking_fields, 'metadata', e.metadata, 'settings', e.settings,
        'createdAt', e.created_at, 'updatedAt', e.updated_at) as data
      from event_type e
      where e.owner_id = any(${userIds}::bigint[]) and e.organization_id = any(${tenants}::bigint[])
        and e.team_id is null and e.id > ${after}::bigint`,
  },
  {
    kind: 'eventTypeHost',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select e.id as key, jsonb_build_object('eventTypeId', e.id, 'title', e.title, 'teamId', e.team_id) as data
      from event_type e
      where e.organization_id = any(${tenants}::bigint[]) and e.team_id is not null and e.id > ${after}::bigint
        and exists (select from event_type_host h where h.organization_id = e.organization_id
          and h.event_type_id = e.id and h.user_id = any(${userIds}::bigint[]))`,
  },
  {
    kind: 'outOfOffice',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select o.id as key, jsonb_build_object('uuid', o.uuid, 'firstDay', o.first_day, 'lastDay', o.last_day,
        'reason', o.reason, 'notes', o.notes, 'toUserId', o.to_user_id, 'createdAt', o.created_at) as data
      from out_of_office o
      where o.user_id = any(${userIds}::bigint[]) and o.organization_id = any(${tenants}::bigint[])
        and o.id > ${after}::bigint`,
  },
  {
    kind: 'travelSchedule',
    isNumbered: false,
    rows: (sql, { userIds, tenants }, after) => sql`
      select v.organization_id || '/' || v.user_id || '/' || v.first_day as key, jsonb_build_object(
        'startDate', v.first_day, 'endDate', v.last_day, 'timeZone', v.time_zone) as data
      from travel_schedule v
      where v.user_id = any(${userIds}::bigint[]) and v.organization_id = any(${tenants}::bigint[])
        and v.organization_id || '/' || v.user_id || '/' || v.first_day > ${after}`,
  },
  {
    kind: 'holidayChoice',
    isNumbered: false,
    rows: (sql, { userIds, tenants }, after) => sql`
      select c.organization_id || '/' || c.user_id as key, jsonb_build_object(
        'countryCode', c.country_code, 'regionCode', c.region_code, 'workedHolidayIds', c.worked) as data
      from holiday_choice c
      where c.user_id = any(${userIds}::bigint[]) and c.organization_id = any(${tenants}::bigint[])
        and c.organization_id || '/' || c.user_id > ${after}`,
  },
  {
    kind: 'defaultConferencing',
    isNumbered: false,
    rows: (sql, { userIds, tenants }, after) => sql`
      select d.organization_id || '/' || d.owner_id as key, jsonb_build_object(
        'app', d.app_slug, 'updatedAt', d.updated_at) as data
      from default_conferencing d
      where d.owner_kind = 'user' and d.owner_id = any(${userIds}::bigint[])
        and d.organization_id = any(${tenants}::bigint[])
        and d.organization_id || '/' || d.owner_id > ${after}`,
  },
  {
    kind: 'conferencingConnection',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select c.id as key, jsonb_build_object('id', c.id, 'app', c.app_slug, 'account', c.account,
        'createdAt', c.created_at) as data
      from conferencing_connection c
      where c.user_id = any(${userIds}::bigint[]) and c.organization_id = any(${tenants}::bigint[])
        and c.id > ${after}::bigint`,
  },
  {
    kind: 'calendarConnection',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select c.id as key, jsonb_build_object('id', c.id, 'integration', c.integration,
        'account', coalesce(substring(c.account from ${hostOnly}), c.account), 'createdAt', c.created_at) as data
      from calendar_connection c
      where c.user_id = any(${userIds}::bigint[]) and c.organization_id = any(${tenants}::bigint[])
        and c.id > ${after}::bigint`,
  },
  {
    kind: 'calendar',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select c.id as key, jsonb_build_object('id', c.id, 'connectionId', c.connection_id, 'name', c.name,
        'externalId', coalesce(substring(c.external_id from ${hostOnly}), c.external_id),
        'isSelected', c.is_selected) as data
      from calendar c
      where c.user_id = any(${userIds}::bigint[]) and c.organization_id = any(${tenants}::bigint[])
        and c.id > ${after}::bigint`,
  },
  {
    kind: 'destinationCalendar',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select d.id as key, jsonb_build_object('id', d.id, 'eventTypeId', d.event_type_id,
        'integration', d.integration, 'externalId', coalesce(substring(d.external_id from ${hostOnly}),
          d.external_id)) as data
      from destination_calendar d
      where d.user_id = any(${userIds}::bigint[]) and d.organization_id = any(${tenants}::bigint[])
        and d.id > ${after}::bigint`,
  },
]
