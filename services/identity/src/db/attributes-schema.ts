import type { AttributeType } from '@punctual/contracts'
import { bigint, boolean, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const foreignId = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** Increases with each inserted row. */
const position = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity()

export const attribute = pgTable(
  'attribute',
  {
    id: uuid().primaryKey(),
    organization_id: foreignId().notNull(),
    position: position(),
    type: text().$type<AttributeType>().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    enabled: boolean().notNull().default(true),
    users_can_edit_relation: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [unique('attribute_slug_key').on(table.organization_id, table.slug)],
)
export type AttributeRow = typeof attribute.$inferSelect

export const attributeOption = pgTable('attribute_option', {
  id: uuid().primaryKey(),
  organization_id: foreignId().notNull(),
  attribute_id: uuid().notNull(),
  position: position(),
  value: text().notNull(),
  slug: text().notNull(),
  /** Entered for a member: deleted with its last assignment. */
  is_value: boolean().notNull().default(false),
})
export type AttributeOptionRow = typeof attributeOption.$inferSelect

export const attributeAssignment = pgTable(
  'attribute_assignment',
  {
    id: uuid().primaryKey(),
    organization_id: foreignId().notNull(),
    membership_id: foreignId().notNull(),
    option_id: uuid().notNull(),
    position: position(),
  },
  (table) => [unique('attribute_assignment_key').on(table.membership_id, table.option_id)],
)
export type AttributeAssignmentRow = typeof attributeAssignment.$inferSelect
