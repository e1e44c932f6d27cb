import type { BookingSnapshot, ClientPages, RoomParticipant } from '@punctual/contracts'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Invitation } from '../domain/invitation.ts'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const foreignId = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const userReplica = pgTable('user_replica', {
  id: foreignId().primaryKey(),
  organization_id: foreignId().notNull(),
  email: text().notNull(),
  name: text().notNull(),
  time_zone: text().notNull(),
  locale: text().notNull(),
  time_format: integer().notNull(),
  are_emails_enabled: boolean().notNull().default(true),
  client_id: text(),
  version: integer().notNull(),
  deleted: boolean().notNull().default(false),
})

export const oauthClientReplica = pgTable('oauth_client_replica', {
  id: text().primaryKey(),
  are_emails_enabled: boolean().notNull(),
  pages: jsonb().$type<ClientPages>().notNull().default({}),
  version: integer().notNull(),
})

export const eventTypeReplica = pgTable('event_type_replica', {
  id: foreignId().primaryKey(),
  organization_id: foreignId().notNull(),
  owner_id: foreignId().notNull(),
  team_id: foreignId(),
  version: integer().notNull(),
  deleted: boolean().notNull().default(false),
})

export const workflow = pgTable('workflow', {
  id: id(),
  organization_id: foreignId().notNull(),
  user_id: foreignId().notNull(),
  team_id: foreignId(),
  name: text().notNull(),
  kind: text().$type<'event-type' | 'routing-form'>().notNull().default('event-type'),
  trigger: text().notNull(),
  offset_value: integer().notNull(),
  offset_unit: text().notNull(),
  active_on_all: boolean().notNull(),
  version: integer().notNull().default(1),
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
})

export const workflowActivation = pgTable(
  'workflow_activation',
  { workflow_id: foreignId().notNull(), event_type_id: foreignId().notNull() },
  (table) => [primaryKey({ columns: [table.workflow_id, table.event_type_id] })],
)

export const workflowStep = pgTable('workflow_step', {
  id: id(),
  workflow_id: foreignId().notNull(),
  step_number: integer().notNull(),
  action: text().notNull(),
  template: text().notNull(),
  sender: text().notNull(),
  subject: text().notNull(),
  html: text(),
  body_text: text(),
  include_calendar_event: boolean().notNull(),
  phone_required: boolean().notNull(),
  verified_resource_id: foreignId(),
})

export const workflowFormActivation = pgTable(
  'workflow_form_activation',
  { workflow_id: foreignId().notNull(), form_id: text().notNull() },
  (table) => [primaryKey({ columns: [table.workflow_id, table.form_id] })],
)

export const workflowRebuild = pgTable('workflow_rebuild', {
  workflow_id: foreignId().primaryKey(),
  requested_at: instant().notNull(),
  total: integer().notNull(),
  done: integer().notNull(),
  finished_at: instant(),
})

export const teamReplica = pgTable('team_replica', {
  id: foreignId().primaryKey(),
  organization_id: foreignId().notNull(),
  is_organization: boolean().notNull(),
  version: integer().notNull(),
  ended: boolean().notNull().default(false),
})

export const verificationCode = pgTable('verification_code', {
  id: text().primaryKey(),
  organization_id: foreignId().notNull(),
  user_id: foreignId().notNull(),
  team_id: foreignId().notNull(),
  kind: text().$type<'email' | 'phone'>().notNull(),
  value: text().notNull(),
  code_hash: text().notNull(),
  tries: integer().notNull().default(0),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
})

export const verifiedResource = pgTable('verified_resource', {
  id: id(),
  organization_id: foreignId().notNull(),
  user_id: foreignId().notNull(),
  team_id: foreignId(),
  kind: text().$type<'email' | 'phone'>().notNull(),
  value: text().notNull(),
  created_at: instant().notNull(),
})

export const bookingReplica = pgTable('booking_replica', {
  uid: text().primaryKey(),
  version: integer().notNull(),
  organization_id: foreignId().notNull(),
  event_type_id: foreignId().notNull(),
  owner_id: foreignId().notNull(),
  team_id: foreignId(),
  status: text().notNull(),
  starts_at: instant().notNull(),
  ends_at: instant().notNull(),
  snapshot: jsonb().$type<BookingSnapshot>(),
  managing_team_id: foreignId(),
})

export const message = pgTable('message', {
  id: id(),
  organization_id: foreignId().notNull(),
  dedupe_key: text().notNull().unique('message_dedupe_key_key'),
  channel: text().$type<'email' | 'sms' | 'whatsapp' | 'call'>().notNull(),
  recipient: text().notNull(),
  sender_name: text().notNull(),
  reply_to: text(),
  subject: text().notNull(),
  body_text: text().notNull(),
  html: text(),
  invitation: jsonb().$type<Invitation>(),
  booking_uid: text(),
  workflow_id: foreignId(),
  status: text().$type<'pending' | 'sent' | 'failed' | 'skipped'>().notNull().default('pending'),
  attempts: integer().notNull().default(0),
  next_attempt_at: instant(),
  error: text(),
  provider_id: text(),
  created_at: instant().notNull(),
  sent_at: instant(),
})

export const videoRoomReplica = pgTable('room_replica', {
  uid: text().primaryKey(),
  version: integer().notNull(),
  participants: jsonb().$type<RoomParticipant[]>().notNull(),
})

export * from './form-schema.ts'
