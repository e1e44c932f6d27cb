import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const gatewayLease = pgTable('gateway_lease', {
  id: text().primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  ended: boolean().notNull().default(false),
})
