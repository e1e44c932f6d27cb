import type {
  AppScope,
  AttributeType,
  ClientType,
  PortalAccess,
  Role,
  RolePermission,
  TeamDetails,
  UserDetails,
} from '@punctual/contracts'
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

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const foreignId = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Increases with each inserted row. */
const position = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity()
const metadata = () =>
  jsonb().$type<Record<string, string | number | boolean>>().notNull().default(sql`'{}'::jsonb`)

/** Organizations and teams; an organization's `organization_id` is its own id. */
export const team = pgTable(
  'team',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    organizationId: foreignId('organization_id').notNull(),
    parentId: foreignId('parent_id').notNull().default(0),
    isOrganization: boolean('is_organization').notNull().default(false),
    isPlatform: boolean('is_platform').notNull().default(false),
    name: text().notNull(),
    slug: text().notNull(),
    /**
     * For an organization, the name behind /o/. For a team, null when another team holds its slug
     * as a bare name.
     */
    bareName: text('bare_name'),
    organizationSlug: text('organization_slug'),
    announcedName: text('announced_name'),
    metadata: metadata(),
    managerId: foreignId('manager_id').notNull().default(0),
    details: jsonb().$type<TeamDetails>().notNull().default(sql`'{}'::jsonb`),
    brandingAnnounced: boolean('branding_announced').notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('team_slug_key').on(table.managerId, table.parentId, table.isOrganization, table.slug)],
)
export type TeamRow = typeof team.$inferSelect

/** The holder of each bare name; maintained by triggers of `team` and `user`. */
export const bareName = pgTable(
  'bare_name',
  {
    kind: text().$type<'organization' | 'user' | 'team'>().notNull(),
    name: text().notNull(),
    holderId: foreignId('holder_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
)

export const organizationEpoch = pgTable('organization_epoch', {
  organizationId: foreignId('organization_id').primaryKey(),
  epoch: foreignId('epoch').notNull(),
})

export const user = pgTable(
  'user',
  {
    id: id(),
    organizationId: foreignId('organization_id').notNull().default(0),
    email: text().notNull(),
    /** Reset by a trigger when the address changes. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Set by a trigger. */
    emailVerifiedAt: instant('email_verified_at'),
    username: text().notNull(),
    /** null when another user holds the name without an organization. */
    bareName: text('bare_name'),
    organizationSlug: text('organization_slug'),
    announcedName: text('announced_name'),
    name: text().notNull(),
    avatarUrl: text('avatar_url'),
    bio: text(),
    timeZone: text('time_zone').notNull(),
    locale: text().notNull(),
    timeFormat: integer('time_format').$type<12 | 24>().notNull(),
    weekStart: text('week_start').notNull(),
    metadata: metadata(),
    details: jsonb().$type<UserDetails>().notNull().default(sql`'{}'::jsonb`),
    brandingAnnounced: boolean('branding_announced').notNull().default(false),
    clientId: text('client_id'),
    defaultScheduleId: foreignId('default_schedule_id'),
    defaultScheduleVersion: integer('default_schedule_version').notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_email_key').on(table.organizationId, sql`lower(${table.email})`),
    uniqueIndex('user_username_key').on(table.organizationId, table.username),
  ],
)
export type UserRow = typeof user.$inferSelect

export const membership = pgTable(
  'membership',
  {
    id: id(),
    organizationId: foreignId('organization_id').notNull(),
    teamId: foreignId('team_id').notNull(),
    userId: foreignId('user_id').notNull(),
    role: text().$type<Role>().notNull(),
    /** Replaces the built-in role. */
    customRoleId: uuid('custom_role_id'),
    accepted: boolean().notNull().default(false),
    disableImpersonation: boolean('disable_impersonation').notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('membership_user_key').on(table.organizationId, table.teamId, table.userId)],
)
export type MembershipRow = typeof membership.$inferSelect

export const teamInvite = pgTable('team_invite', {
  digest: text().primaryKey(),
  organizationId: foreignId('organization_id').notNull().default(0),
  teamId: foreignId('team_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** `team_id` is the organization or team that the role belongs to. */
export const customRole = pgTable(
  'custom_role',
  {
    id: uuid().primaryKey(),
    organizationId: foreignId('organization_id').notNull(),
    teamId: foreignId('team_id').notNull(),
    position: position(),
    name: text().notNull(),
    description: text(),
    color: text(),
    permissions: text().array().$type<RolePermission[]>().notNull().default(sql`'{}'::text[]`),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('custom_role_name_key').on(table.teamId, table.name)],
)
export type CustomRoleRow = typeof customRole.$inferSelect

export const attribute = pgTable(
  'attribute',
  {
    id: uuid().primaryKey(),
    organizationId: foreignId('organization_id').notNull(),
    position: position(),
    type: text().$type<AttributeType>().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    enabled: boolean().notNull().default(true),
    usersCanEditRelation: boolean('users_can_edit_relation').notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('attribute_slug_key').on(table.organizationId, table.slug)],
)
export type AttributeRow = typeof attribute.$inferSelect

export const attributeOption = pgTable('attribute_option', {
  id: uuid().primaryKey(),
  organizationId: foreignId('organization_id').notNull(),
  attributeId: uuid('attribute_id').notNull(),
  position: position(),
  value: text().notNull(),
  slug: text().notNull(),
  /** Entered for a member: deleted with its last assignment. */
  isValue: boolean('is_value').notNull().default(false),
})
export type AttributeOptionRow = typeof attributeOption.$inferSelect

export const attributeAssignment = pgTable(
  'attribute_assignment',
  {
    id: uuid().primaryKey(),
    organizationId: foreignId('organization_id').notNull(),
    membershipId: foreignId('membership_id').notNull(),
    optionId: uuid('option_id').notNull(),
    position: position(),
  },
  (table) => [unique('attribute_assignment_key').on(table.membershipId, table.optionId)],
)
export type AttributeAssignmentRow = typeof attributeAssignment.$inferSelect

export const oauthClient = pgTable('oauth_client', {
  id: text().primaryKey(),
  organizationId: foreignId('organization_id').notNull(),
  name: text().notNull(),
  permissions: integer().notNull(),
  clientType: text('client_type').$type<ClientType>().notNull().default('CONFIDENTIAL'),
  logo: text(),
  redirectUris: text('redirect_uris').array().notNull().default(sql`'{}'::text[]`),
  bookingRedirectUri: text('booking_redirect_uri'),
  bookingCancelRedirectUri: text('booking_cancel_redirect_uri'),
  bookingRescheduleRedirectUri: text('booking_reschedule_redirect_uri'),
  embedOrigins: text('embed_origins').array().notNull().default(sql`'{}'::text[]`),
  areEmailsEnabled: boolean('are_emails_enabled').notNull().default(false),
  areDefaultEventTypesEnabled: boolean('are_default_event_types_enabled').notNull().default(false),
  areCalendarEventsEnabled: boolean('are_calendar_events_enabled').notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type OAuthClientRow = typeof oauthClient.$inferSelect

export const credential = pgTable('credential', {
  id: id(),
  organizationId: foreignId('organization_id').notNull().default(0),
  kind: text()
    .$type<'api-key' | 'client-secret' | 'access-token' | 'refresh-token' | 'session' | 'portal'>()
    .notNull(),
  digest: text().notNull().unique('credential_digest_key'),
  sealed: text(),
  userId: foreignId('user_id'),
  clientId: text('client_id'),
  note: text(),
  start: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  revokedAt: instant('revoked_at'),
  replacedBy: foreignId('replaced_by'),
  rateLimit: integer('rate_limit'),
  firstKeyId: foreignId('first_key_id'),
  lastUsedAt: instant('last_used_at'),
  /**
   * The family of tokens that were refreshed from one another; all of them end when one is used
   * twice. For a session its id, for the token of a portal link that of the link.
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

/** What a person has agreed to, until the app redeems the code for tokens. */
export const authorizationCode = pgTable('authorization_code', {
  digest: text().primaryKey(),
  clientId: text('client_id').notNull(),
  organizationId: foreignId('organization_id').notNull(),
  userId: foreignId('user_id').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  /** base64url SHA-256 of the verifier; null when the client did not use PKCE. */
  codeChallenge: text('code_challenge'),
  permissions: integer().notNull(),
  /** null in rows of the previous release, where `permissions` holds what was granted. */
  scopes: text().array().$type<AppScope[]>(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  family: text(),
})
export type AuthorizationCodeRow = typeof authorizationCode.$inferSelect

/** What a person has granted to an app, from the first tokens until the last refresh token ends. */
export const appGrant = pgTable(
  'app_grant',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organizationId: foreignId('organization_id').notNull(),
    userId: foreignId('user_id').notNull(),
    clientId: text('client_id').notNull(),
    startedAt: instant('started_at').notNull(),
    /** At or after the expiry of its last refresh token. */
    expiresAt: instant('expires_at').notNull(),
  },
  (grant) => [unique('app_grant_key').on(grant.userId, grant.clientId, grant.organizationId)],
)
export type AppGrantRow = typeof appGrant.$inferSelect

/** A link that signs a person in. */
export const signIn = pgTable('sign_in', {
  id: uuid().primaryKey(),
  tokenDigest: text('token_digest').notNull().unique('sign_in_token_digest_key'),
  browserDigest: text('browser_digest').notNull(),
  /** In lower case; also addresses without an account. */
  email: text().notNull(),
  /** The first account of the address; null without one. */
  userId: foreignId('user_id'),
  /** The caller as limits count it; null if unknown. */
  asker: text(),
  returnTo: text('return_to'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})
export type SignInRow = typeof signIn.$inferSelect

/** An OpenID provider of an organization. */
export const identityProvider = pgTable('identity_provider', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: foreignId('organization_id').notNull(),
  name: text().notNull(),
  issuer: text().notNull(),
  clientId: text('client_id').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type IdentityProviderRow = typeof identityProvider.$inferSelect

/** A domain whose addresses sign in by a provider once it is verified. */
export const identityProviderDomain = pgTable(
  'identity_provider_domain',
  {
    providerId: foreignId('provider_id').notNull(),
    organizationId: foreignId('organization_id').notNull(),
    domain: text().notNull(),
    /** What the DNS record of the domain has to say. */
    token: text().notNull(),
    verifiedAt: instant('verified_at'),
  },
  (domain) => [primaryKey({ columns: [domain.providerId, domain.domain] })],
)
export type IdentityProviderDomainRow = typeof identityProviderDomain.$inferSelect

/** A browser that is at a provider. */
export const providerSignIn = pgTable('provider_sign_in', {
  stateDigest: text('state_digest').primaryKey(),
  browserDigest: text('browser_digest').notNull(),
  organizationId: foreignId('organization_id').notNull(),
  providerId: foreignId('provider_id').notNull(),
  /** The code verifier and the nonce. */
  sealedProof: text('sealed_proof').notNull(),
  returnTo: text('return_to'),
  expiresAt: instant('expires_at').notNull(),
})
export type ProviderSignInRow = typeof providerSignIn.$inferSelect

/** A browser in which a person has signed in; its secrets are credentials of the family `id`. */
export const portalLink = pgTable('portal_link', {
  id: text().primaryKey(),
  organizationId: foreignId('organization_id').notNull(),
  /** null: the webhooks of the organization. */
  clientId: text('client_id'),
  /** Its creator, whose rights limit those of the link. */
  userId: foreignId('user_id').notNull(),
  access: text().$type<PortalAccess>().notNull(),
  embedOrigins: text('embed_origins').array().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
export type PortalLinkRow = typeof portalLink.$inferSelect

export const session = pgTable('session', {
  id: uuid().primaryKey(),
  organizationId: foreignId('organization_id').notNull(),
  userId: foreignId('user_id').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Without further use. */
  expiresAt: instant('expires_at').notNull(),
  /** However much it is used. */
  endsAt: instant('ends_at').notNull(),
})
export type SessionRow = typeof session.$inferSelect

/** The gateways that can use their cache of callers, and until when. */
export const gatewayLease = pgTable('gateway_lease', {
  id: text().primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  ended: boolean().notNull().default(false),
})

export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    organizationId: foreignId('organization_id').notNull(),
    at: instant('at').notNull(),
    action: text().notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default(sql`'{}'::jsonb`),
    actorKind: text('actor_kind').notNull(),
    userId: foreignId('user_id'),
    keyId: foreignId('key_id'),
    clientId: text('client_id'),
    requestId: text('request_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)
