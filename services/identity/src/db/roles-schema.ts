import type { RolePermission } from '@punctual/contracts'
import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const foreignId = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** `team_id` is the organization or team that the role belongs to. */
export const customRole = pgTable(
  'custom_role',
  {
    id: uuid().primaryKey(),
    organization_id: foreignId().notNull(),
    team_id: foreignId().notNull(),
    position: foreignId().notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    description: text(),
    color: text(),
    permissions: text().array().$type<RolePermission[]>().notNull().default(sql`'{}'::text[]`),
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [unique('custom_role_name_key').on(table.team_id, table.name)],
)
export type CustomRoleRow = typeof customRole.$inferSelect
