import type { BookingSnapshot, RoomParticipant, WebhookTrigger } from '@punctual/contracts'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const id = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

export const webhook = pgTable('webhook', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  organizationId: id('organization_id').notNull(),
  ownerKind: text('owner_kind', {
    enum: ['event-type', 'user', 'team', 'organization', 'oauth-client'],
  }).notNull(),
  ownerId: text('owner_id').notNull(),
  userId: id('user_id').notNull(),
  subscriberUrl: text('subscriber_url').notNull(),
  triggers: text('triggers').array().$type<WebhookTrigger[]>().notNull(),
  active: boolean('active').notNull(),
  payloadTemplate: text('payload_template'),
  version: text('version').notNull(),
  revision: integer('revision').notNull().default(1),
  disabledReason: text('disabled_reason', { enum: ['failing', 'gone', 'asked'] }),
  disabledAt: instant('disabled_at'),
  deletedAt: instant('deleted_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  rateLimit: integer('rate_limit'),
  ordered: boolean('ordered').notNull().default(false),
  time: integer('time'),
  timeUnit: text('time_unit', { enum: ['minute', 'hour', 'day'] }),
  appId: text('app_id'),
  appUserId: id('app_user_id'),
  appGrantId: id('app_grant_id'),
})

export const webhookSecret = pgTable('webhook_secret', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  webhookId: id('webhook_id').notNull(),
  sealed: text('sealed').notNull(),
  validUntil: instant('valid_until'),
  createdAt: instant('created_at').notNull(),
})

export const webhookState = pgTable('webhook_state', {
  webhookId: id('webhook_id').primaryKey(),
  cap: integer('cap').notNull().default(2),
  failures: integer('failures').notNull().default(0),
  failingSince: instant('failing_since'),
  outages: integer('outages').notNull().default(0),
  outageSince: instant('outage_since'),
  trips: integer('trips').notNull().default(0),
  openUntil: instant('open_until'),
  probing: boolean('probing').notNull().default(false),
  askedUntil: instant('asked_until'),
  retriesOnlyUntil: instant('retries_only_until'),
  latencyMs: doublePrecision('latency_ms'),
  usedAt: instant('used_at'),
  notifiedHours: integer('notified_hours').notNull().default(0),
  pacedUntil: instant('paced_until'),
})

export const webhookEvent = pgTable('webhook_event', {
  id: uuid('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  eventTypeId: id('event_type_id'),
  trigger: text('trigger').$type<WebhookTrigger>().notNull(),
  bookingUid: text('booking_uid'),
  payload: json('payload').$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull(),
  userId: id('user_id'),
  teamId: id('team_id'),
  clientId: text('client_id'),
  parentEventTypeId: id('parent_event_type_id'),
  parentOrganizationId: id('parent_organization_id'),
  teamIds: id('team_ids').array(),
  webhookId: id('webhook_id'),
})

export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    eventId: uuid('event_id').notNull(),
    webhookId: id('webhook_id').notNull(),
    organizationId: id('organization_id').notNull(),
    trigger: text('trigger').notNull(),
    bookingUid: text('booking_uid'),
    status: text('status', { enum: ['pending', 'delivered', 'exhausted', 'cancelled'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    reason: text('reason'),
    body: bytes('body').notNull(),
    contentType: text('content_type').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.webhookId] })],
)

export const webhookAttempt = pgTable(
  'webhook_attempt',
  {
    eventId: uuid('event_id').notNull(),
    webhookId: id('webhook_id').notNull(),
    attempt: integer('attempt').notNull(),
    at: instant('at').notNull(),
    url: text('url').notNull(),
    class: text('class').notNull(),
    status: integer('status'),
    dnsMs: integer('dns_ms'),
    connectMs: integer('connect_ms'),
    tlsMs: integer('tls_ms'),
    firstByteMs: integer('first_byte_ms'),
    totalMs: integer('total_ms').notNull(),
    response: text('response'),
    responseTruncated: boolean('response_truncated').notNull(),
    error: text('error'),
    remoteAddress: text('remote_address'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.webhookId, table.attempt] })],
)

export const webhookQueue = pgTable(
  'webhook_queue',
  {
    eventId: uuid('event_id').notNull(),
    webhookId: id('webhook_id').notNull(),
    nextAt: instant('next_at').notNull(),
    leased: boolean('leased').notNull().default(false),
    epoch: integer('epoch').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at'),
    forced: boolean('forced').notNull().default(false),
    replay: boolean('replay').notNull().default(false),
    orderKey: text('order_key'),
    passesAt: instant('passes_at'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.webhookId] })],
)

export const webhookRecoveryJob = pgTable('webhook_recovery_job', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  webhookId: id('webhook_id').notNull(),
  since: instant('since').notNull(),
  until: instant('until').notNull(),
  cursor: uuid('cursor').notNull(),
  status: text('status', { enum: ['running', 'completed'] }).notNull(),
  examined: integer('examined').notNull().default(0),
  queued: integer('queued').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
})

export const eventType = pgTable('event_type', {
  id: id('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  ownerId: id('owner_id').notNull(),
  teamId: id('team_id'),
  version: integer('version').notNull(),
  deleted: boolean('deleted').notNull().default(false),
})

export const team = pgTable('team', {
  id: id('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  name: text('name').notNull().default(''),
  version: integer('version').notNull(),
  deleted: boolean('deleted').notNull().default(false),
})

export const oauthClient = pgTable('oauth_client', {
  id: text('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  version: integer('version').notNull(),
  deleted: boolean('deleted').notNull().default(false),
})

export const appGrant = pgTable('app_grant', {
  id: id('id').primaryKey(),
  endedAt: instant('ended_at'),
})

export const bookingSeen = pgTable('booking_seen', {
  uid: text('uid').primaryKey(),
  version: integer('version').notNull(),
  snapshot: json('snapshot').$type<BookingSnapshot>(),
  endsAt: instant('ends_at').notNull(),
  startedFor: instant('started_for'),
  endedFor: instant('ended_for'),
  awaitedFrom: instant('awaited_from'),
})

export const roomSeen = pgTable('room_seen', {
  uid: text('uid').primaryKey(),
  version: integer('version').notNull(),
  participants: json('participants').$type<RoomParticipant[]>().notNull(),
  seenAt: instant('seen_at').notNull(),
})
