import type { AttributeType } from '@punctual/contracts'
import { bigint, boolean, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const foreignId = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Increases with each inserted row. */
const position = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity()

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
