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
  code_challenge: text().notNull(),
  permissions: integer().notNull(),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
  used_at: instant(),
  family: text(),
})
export type AuthorizationCodeRow = typeof authorizationCode.$inferSelect
