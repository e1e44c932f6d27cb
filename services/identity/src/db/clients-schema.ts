import type { AppScope } from '@punctual/contracts'
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const foreignId = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What a person has agreed to, until the app fetches its tokens for it. */
export const authorizationCode = pgTable('authorization_code', {
  digest: text().primaryKey(),
  client_id: text().notNull(),
  organization_id: foreignId().notNull(),
  user_id: foreignId().notNull(),
  redirect_uri: text().notNull(),
  /** base64url SHA-256 of the verifier; null where the client left PKCE out. */
  code_challenge: text(),
  permissions: integer().notNull(),
  /** null where the previous release wrote the row: then `permissions` says what was granted. */
  scopes: text().array().$type<AppScope[]>(),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
  used_at: instant(),
  family: text(),
})
export type AuthorizationCodeRow = typeof authorizationCode.$inferSelect
