import type { AppScope } from '@punctual/contracts'
import { bigint, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

const foreignId = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
