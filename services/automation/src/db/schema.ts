import type {
  BookingSnapshot,
  Branding,
  ClientPages,
  FormAnswer,
  FormRoute,
  RoomParticipant,
  RoutingForm,
} from '@punctual/contracts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { CallDetails } from '../domain/call-details.ts'
import type { Invitation } from '../domain/invitation.ts'

const foreignId = (name: string) => bigint(name, { mode: 'number' })
const id = (name: string) => foreignId(name).primaryKey().generatedAlwaysAsIdentity()
/** Columns that Postgres computes; the expressions are in the migrations. */
const derived = sql`null`
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const userReplica = pgTable('user_replica', {
  id: foreignId('id').primaryKey(),
  organizationId: foreignId('organization_id').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  locale: text('locale').notNull(),
  timeFormat: integer('time_format').notNull(),
  areEmailsEnabled: boolean('are_emails_enabled').notNull().default(true),
  branding: jsonb('branding').$type<Branding>().notNull().default({}),
  clientId: text('client_id'),
  version: integer('version').notNull(),
  deleted: boolean('deleted').notNull().default(false),
})

export const oauthClientReplica = pgTable('oauth_client_replica', {
  id: text('id').primaryKey(),
  areEmailsEnabled: boolean('are_emails_enabled').notNull(),
  pages: jsonb('pages').$type<ClientPages>().notNull().default({}),
  version: integer('version').notNull(),
})

export const eventTypeReplica = pgTable('event_type_replica', {
  id: foreignId('id').primaryKey(),
  organizationId: foreignId('organization_id').notNull(),
  ownerId: foreignId('owner_id').notNull(),
  teamId: foreignId('team_id'),
  version: integer('version').notNull(),
  deleted: boolean('deleted').notNull().default(false),
})

export const workflow = pgTable('workflow', {
  id: id('id'),
  organizationId: foreignId('organization_id').notNull(),
  userId: foreignId('user_id').notNull(),
  teamId: foreignId('team_id'),
  name: text('name').notNull(),
  kind: text('kind').$type<'event-type' | 'routing-form'>().notNull().default('event-type'),
  trigger: text('trigger').notNull(),
  offsetValue: integer('offset_value').notNull(),
  offsetUnit: text('offset_unit').notNull(),
  activeOnAll: boolean('active_on_all').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const workflowActivation = pgTable(
  'workflow_activation',
  { workflowId: foreignId('workflow_id').notNull(), eventTypeId: foreignId('event_type_id').notNull() },
  (table) => [primaryKey({ columns: [table.workflowId, table.eventTypeId] })],
)

export const workflowStep = pgTable('workflow_step', {
  id: id('id'),
  workflowId: foreignId('workflow_id').notNull(),
  stepNumber: integer('step_number').notNull(),
  action: text('action').notNull(),
  template: text('template').notNull(),
  sender: text('sender').notNull(),
  subject: text('subject').notNull(),
  html: text('html'),
  bodyText: text('body_text'),
  includeCalendarEvent: boolean('include_calendar_event').notNull(),
  phoneRequired: boolean('phone_required').notNull(),
  verifiedResourceId: foreignId('verified_resource_id'),
})

export const workflowFormActivation = pgTable(
  'workflow_form_activation',
  { workflowId: foreignId('workflow_id').notNull(), formId: text('form_id').notNull() },
  (table) => [primaryKey({ columns: [table.workflowId, table.formId] })],
)

export const workflowRebuild = pgTable('workflow_rebuild', {
  workflowId: foreignId('workflow_id').primaryKey(),
  requestedAt: instant('requested_at').notNull(),
  total: integer('total').notNull(),
  done: integer('done').notNull(),
  finishedAt: instant('finished_at'),
})

export const teamReplica = pgTable('team_replica', {
  id: foreignId('id').primaryKey(),
  organizationId: foreignId('organization_id').notNull(),
  isOrganization: boolean('is_organization').notNull(),
  branding: jsonb('branding').$type<Branding>().notNull().default({}),
  version: integer('version').notNull(),
  ended: boolean('ended').notNull().default(false),
})

export const verifiedResource = pgTable('verified_resource', {
  id: id('id'),
  organizationId: foreignId('organization_id').notNull(),
  userId: foreignId('user_id').notNull(),
  teamId: foreignId('team_id'),
  kind: text('kind').$type<'email' | 'phone'>().notNull(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const bookingReplica = pgTable('booking_replica', {
  uid: text('uid').primaryKey(),
  version: integer('version').notNull(),
  organizationId: foreignId('organization_id').notNull(),
  eventTypeId: foreignId('event_type_id').notNull(),
  ownerId: foreignId('owner_id').notNull(),
  teamId: foreignId('team_id'),
  status: text('status').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  snapshot: jsonb('snapshot').$type<BookingSnapshot>(),
  managingTeamId: foreignId('managing_team_id'),
  insightState: text('insight_state').notNull().generatedAlwaysAs(derived),
  hostIds: jsonb('host_ids').$type<number[]>().notNull().generatedAlwaysAs(derived),
  parentEventTypeId: foreignId('parent_event_type_id').generatedAlwaysAs(derived),
  hostAbsent: boolean('host_absent').notNull().generatedAlwaysAs(derived),
  attendeeAbsent: boolean('attendee_absent').notNull().generatedAlwaysAs(derived),
})

export const message = pgTable('message', {
  id: id('id'),
  organizationId: foreignId('organization_id').notNull(),
  dedupeKey: text('dedupe_key').notNull().unique('message_dedupe_key_key'),
  channel: text('channel').$type<'email' | 'sms' | 'whatsapp' | 'call'>().notNull(),
  recipient: text('recipient').notNull(),
  senderName: text('sender_name').notNull(),
  replyTo: text('reply_to'),
  subject: text('subject').notNull(),
  bodyText: text('body_text').notNull(),
  html: text('html'),
  invitation: jsonb('invitation').$type<Invitation>(),
  call: jsonb('call').$type<CallDetails>(),
  bookingUid: text('booking_uid'),
  workflowId: foreignId('workflow_id'),
  status: text('status').$type<'pending' | 'sent' | 'failed' | 'skipped'>().notNull().default('pending'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at'),
  error: text('error'),
  providerId: text('provider_id'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  traceparent: text('traceparent'),
})

export const unsubscribed = pgTable(
  'unsubscribed',
  {
    workflowId: foreignId('workflow_id').notNull(),
    address: text('address').notNull(),
    organizationId: foreignId('organization_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workflowId, table.address] })],
)

export const videoRoomReplica = pgTable('room_replica', {
  uid: text('uid').primaryKey(),
  version: integer('version').notNull(),
  participants: jsonb('participants').$type<RoomParticipant[]>().notNull(),
})

export const routingForm = pgTable('routing_form', {
  id: text('id').primaryKey(),
  organizationId: foreignId('organization_id').notNull(),
  userId: foreignId('user_id').notNull(),
  teamId: foreignId('team_id'),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull().default(0),
  disabled: boolean('disabled').notNull(),
  fields: jsonb('fields').$type<RoutingForm['fields']>().notNull(),
  routes: jsonb('routes').$type<RoutingForm['routes']>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const routingFormResponse = pgTable('routing_form_response', {
  id: id('id'),
  organizationId: foreignId('organization_id').notNull(),
  formId: text('form_id').notNull(),
  formFillerId: text('form_filler_id').notNull().unique('routing_form_response_form_filler_id_key'),
  response: jsonb('response').$type<Record<string, FormAnswer>>().notNull(),
  email: text('email'),
  route: jsonb('route').$type<FormRoute>().notNull(),
  eventTypeId: foreignId('event_type_id'),
  queued: boolean('queued').notNull(),
  routedToBookingUid: text('routed_to_booking_uid'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
