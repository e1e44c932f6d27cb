import type { RolePermission } from '@punctual/contracts'
import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const foreignId = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** `team_id` is the organization or team that the role belongs to. */
export const customRole = pgTable(
  'custom_role',
  {
    id: uuid().primaryKey(),
    organizationId: foreignId('organization_id').notNull(),
    teamId: foreignId('team_id').notNull(),
    position: foreignId('position').notNull().generatedAlwaysAsIdentity(),
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
