import type { AppScope, ClientType, Role, TeamDetails, UserDetails } from '@punctual/contracts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export * from './attributes-schema.ts'

export * from './clients-schema.ts'

export * from './gateway-lease-schema.ts'

export * from './roles-schema.ts'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const foreignId = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const metadata = () =>
  jsonb().$type<Record<string, string | number | boolean>>().notNull().default(sql`'{}'::jsonb`)

/** Organizations and teams; an organization's `organization_id` is its own id. */
export const team = pgTable(
  'team',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    organization_id: foreignId().notNull(),
    parent_id: foreignId().notNull().default(0),
    is_organization: boolean().notNull().default(false),
    is_platform: boolean().notNull().default(false),
    name: text().notNull(),
    slug: text().notNull(),
    /**
     * For an organization, the name behind /o/. For a team, null when another team holds its slug
     * as a bare name.
     */
    bare_name: text(),
    organization_slug: text(),
    announced_name: text(),
    metadata: metadata(),
    manager_id: foreignId().notNull().default(0),
    details: jsonb().$type<TeamDetails>().notNull().default(sql`'{}'::jsonb`),
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    unique('team_slug_key').on(table.manager_id, table.parent_id, table.is_organization, table.slug),
  ],
)
export type TeamRow = typeof team.$inferSelect

/** The holder of each bare name; maintained by triggers of `team` and `user`. */
export const bareName = pgTable(
  'bare_name',
  {
    kind: text().$type<'organization' | 'user' | 'team'>().notNull(),
    name: text().notNull(),
    holder_id: foreignId().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
)

export const organizationEpoch = pgTable('organization_epoch', {
  organization_id: foreignId().primaryKey(),
  epoch: foreignId().notNull(),
})

export const oauthClient = pgTable('oauth_client', {
  id: text().primaryKey(),
  organization_id: foreignId().notNull(),
  name: text().notNull(),
  permissions: integer().notNull(),
  client_type: text().$type<ClientType>().notNull().default('CONFIDENTIAL'),
  logo: text(),
  redirect_uris: text().array().notNull().default(sql`'{}'::text[]`),
  booking_redirect_uri: text(),
  booking_cancel_redirect_uri: text(),
  booking_reschedule_redirect_uri: text(),
  are_emails_enabled: boolean().notNull().default(false),
  are_default_event_types_enabled: boolean().notNull().default(false),
  are_calendar_events_enabled: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
})
export type OAuthClientRow = typeof oauthClient.$inferSelect

export const user = pgTable(
  'user',
  {
    id: id(),
    organization_id: foreignId().notNull().default(0),
    email: text().notNull(),
    /** Reset by a trigger when the address changes. */
    email_verified: boolean().notNull().default(false),
    username: text().notNull(),
    /** null when another user holds the name without an organization. */
    bare_name: text(),
    organization_slug: text(),
    announced_name: text(),
    name: text().notNull(),
    avatar_url: text(),
    bio: text(),
    time_zone: text().notNull(),
    locale: text().notNull(),
    time_format: integer().$type<12 | 24>().notNull(),
    week_start: text().notNull(),
    metadata: metadata(),
    details: jsonb().$type<UserDetails>().notNull().default(sql`'{}'::jsonb`),
    client_id: text(),
    default_schedule_id: foreignId(),
    default_schedule_version: integer().notNull().default(0),
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('user_email_key').on(table.organization_id, sql`lower(${table.email})`),
    uniqueIndex('user_username_key').on(table.organization_id, table.username),
  ],
)
export type UserRow = typeof user.$inferSelect

export const membership = pgTable(
  'membership',
  {
    id: id(),
    organization_id: foreignId().notNull(),
    team_id: foreignId().notNull(),
    user_id: foreignId().notNull(),
    role: text().$type<Role>().notNull(),
    /** Replaces the built-in role. */
    custom_role_id: uuid(),
    accepted: boolean().notNull().default(false),
    disable_impersonation: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [unique('membership_user_key').on(table.organization_id, table.team_id, table.user_id)],
)
export type MembershipRow = typeof membership.$inferSelect

export const teamInvite = pgTable('team_invite', {
  digest: text().primaryKey(),
  organization_id: foreignId().notNull().default(0),
  team_id: foreignId().notNull(),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
})

export const credential = pgTable('credential', {
  id: id(),
  organization_id: foreignId().notNull().default(0),
  kind: text().$type<'api-key' | 'client-secret' | 'access-token' | 'refresh-token'>().notNull(),
  digest: text().notNull().unique('credential_digest_key'),
  sealed: text(),
  user_id: foreignId(),
  client_id: text(),
  note: text(),
  start: text().notNull(),
  created_at: instant().notNull(),
  expires_at: instant(),
  revoked_at: instant(),
  replaced_by: foreignId(),
  rate_limit: integer(),
  first_key_id: foreignId(),
  last_used_at: instant(),
  /**
   * The family of tokens that were refreshed from one another; all of them end when one is used
   * twice.
   */
  family: text(),
  /**
   * OAuth permission bits among the scopes of an app's token; null for a managed user's token,
   * which has the client's.
   */
  permissions: integer(),
  /**
   * Scopes that a person granted to an app; null for a managed user's token, and in rows of the
   * previous release.
   */
  scopes: text().array().$type<AppScope[]>(),
})
export type CredentialRow = typeof credential.$inferSelect
