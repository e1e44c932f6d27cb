import type { PersonalDataKind } from '@punctual/http'

/** What identity stores about a person (docs/domain.md#export). */
export const personalData: readonly PersonalDataKind[] = [
  {
    kind: 'user',
    isNumbered: true,
    rows: (sql, { userIds }, after) => sql`
      select u.id as key, jsonb_build_object('id', u.id, 'organizationId', u.organization_id, 'email', u.email,
        'emailVerified', u.email_verified, 'username', u.username, 'name', u.name, 'avatarUrl', u.avatar_url,
        'bio', u.bio, 'timeZone', u.time_zone, 'locale', u.locale, 'timeFormat', u.time_format,
        'weekStart', u.week_start, 'metadata', u.metadata, 'details', u.details, 'clientId', u.client_id,
        'createdAt', u.created_at, 'updatedAt', u.updated_at) as data
      from "user" u where u.id = any(${userIds}::bigint[]) and u.id > ${after}::bigint`,
  },
  {
    kind: 'membership',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select m.id as key, jsonb_build_object('id', m.id, 'teamId', m.team_id, 'team', t.name, 'role', m.role,
        'accepted', m.accepted, 'createdAt', m.created_at) as data
      from membership m join team t on t.id = m.team_id
      where m.user_id = any(${userIds}::bigint[]) and m.organization_id = any(${tenants}::bigint[])
        and m.id > ${after}::bigint`,
  },
  {
    kind: 'attributeOption',
    isNumbered: false,
    rows: (sql, { userIds, tenants }, after) => sql`
      select a.id::text as key, jsonb_build_object('attribute', t.name, 'value', o.value) as data
      from attribute_assignment a
      join membership m on m.id = a.membership_id
      join attribute_option o on o.id = a.option_id
      join attribute t on t.id = o.attribute_id
      where m.user_id = any(${userIds}::bigint[]) and m.organization_id = any(${tenants}::bigint[])
        and a.id::text > ${after}`,
  },
  {
    kind: 'credential',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select c.id as key, jsonb_build_object('id', c.id, 'kind', c.kind, 'note', c.note, 'clientId', c.client_id,
        'scopes', c.scopes, 'createdAt', c.created_at, 'expiresAt', c.expires_at, 'revokedAt', c.revoked_at,
        'lastUsedAt', c.last_used_at) as data
      from credential c
      where c.user_id = any(${userIds}::bigint[]) and c.organization_id = any(${tenants}::bigint[])
        and c.id > ${after}::bigint`,
  },
  {
    kind: 'session',
    isNumbered: false,
    rows: (sql, { userIds, tenants }, after) => sql`
      select s.id::text as key, jsonb_build_object('id', s.id, 'userAgent', s.user_agent, 'createdAt', s.created_at,
        'expiresAt', s.expires_at) as data
      from session s
      where s.user_id = any(${userIds}::bigint[]) and s.organization_id = any(${tenants}::bigint[])
        and s.id::text > ${after}`,
  },
  {
    kind: 'portalLink',
    isNumbered: false,
    rows: (sql, { userIds, tenants }, after) => sql`
      select p.id as key, jsonb_build_object('id', p.id, 'access', p.access, 'clientId', p.client_id,
        'embedOrigins', p.embed_origins, 'createdAt', p.created_at, 'expiresAt', p.expires_at) as data
      from portal_link p
      where p.user_id = any(${userIds}::bigint[]) and p.organization_id = any(${tenants}::bigint[])
        and p.id > ${after}`,
  },
  {
    kind: 'signIn',
    isNumbered: false,
    rows: (sql, { userIds }, after) => sql`
      select i.id::text as key, jsonb_build_object('email', i.email, 'createdAt', i.created_at, 'expiresAt', i.expires_at,
        'usedAt', i.used_at) as data
      from sign_in i where i.user_id = any(${userIds}::bigint[]) and i.id::text > ${after}`,
  },
  {
    kind: 'appGrant',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select g.id as key, jsonb_build_object('id', g.id, 'clientId', g.client_id, 'client', c.name,
        'startedAt', g.started_at, 'expiresAt', g.expires_at) as data
      from app_grant g left join oauth_client c on c.id = g.client_id
      where g.user_id = any(${userIds}::bigint[]) and g.organization_id = any(${tenants}::bigint[])
        and g.id > ${after}::bigint`,
  },
  {
    // Each page of an export adds an entry: with these, an export would not end.
    kind: 'auditEntry',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select e.id as key, jsonb_build_object('id', e.id, 'at', e.at, 'action', e.action) as data
      from audit_entry e
      where e.user_id = any(${userIds}::bigint[]) and e.organization_id = any(${tenants}::bigint[])
        and e.action <> 'person.exported' and e.id > ${after}::bigint`,
  },
]
