import type { FormAnswer, FormRoute, RoutingForm } from '@punctual/contracts'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const foreignId = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const routingForm = pgTable('routing_form', {
  id: text().primaryKey(),
  organization_id: foreignId().notNull(),
  user_id: foreignId().notNull(),
  team_id: foreignId(),
  name: text().notNull(),
  description: text().notNull(),
  position: integer().notNull().default(0),
  disabled: boolean().notNull(),
  fields: jsonb().$type<RoutingForm['fields']>().notNull(),
  routes: jsonb().$type<RoutingForm['routes']>().notNull(),
  version: integer().notNull().default(1),
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
})

export const routingFormResponse = pgTable('routing_form_response', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organization_id: foreignId().notNull(),
  form_id: text().notNull(),
  form_filler_id: text().notNull().unique('routing_form_response_form_filler_id_key'),
  response: jsonb().$type<Record<string, FormAnswer>>().notNull(),
  email: text(),
  route: jsonb().$type<FormRoute>().notNull(),
  event_type_id: foreignId(),
  queued: boolean().notNull(),
  routed_to_booking_uid: text(),
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
})
