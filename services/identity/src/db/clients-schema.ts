import type { AppScope } from '@punctual/contracts'
import { bigint, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

const foreignId = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What a person has agreed to, until the app redeems the code for tokens. */
export const authorizationCode = pgTable('authorization_code', {
  digest: text().primaryKey(),
  client_id: text().notNull(),
  organization_id: foreignId().notNull(),
  user_id: foreignId().notNull(),
  redirect_uri: text().notNull(),
  /** base64url SHA-256 of the verifier; null when the client did not use PKCE. */
  code_challenge: text(),
  permissions: integer().notNull(),
  /** null in rows of the previous release, where `permissions` holds what was granted. */
  scopes: text().array().$type<AppScope[]>(),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
  used_at: instant(),
  family: text(),
})
export type AuthorizationCodeRow = typeof authorizationCode.$inferSelect

/** What a person has granted to an app, from the first tokens until the last refresh token ends. */
export const appGrant = pgTable(
  'app_grant',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organization_id: foreignId().notNull(),
    user_id: foreignId().notNull(),
    client_id: text().notNull(),
    started_at: instant().notNull(),
    /** At or after the expiry of its last refresh token. */
    expires_at: instant().notNull(),
  },
  (grant) => [unique('app_grant_key').on(grant.user_id, grant.client_id, grant.organization_id)],
)
export type AppGrantRow = typeof appGrant.$inferSelect
