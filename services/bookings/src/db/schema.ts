import type { CalendarChange, EventTypeSnapshot, MeetingSnapshot, SeriesSnapshot } from '@punctual/contracts'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { HeldEvent } from '../domain/held-news.ts'

const id = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
type Json = Record<string, unknown>

export const calendarFeed = pgTable(
  'calendar_feed',
  {
    organizationId: id('organization_id').notNull(),
    userId: id('user_id').notNull(),
    digest: text('digest').notNull().unique('calendar_feed_digest_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
)

export const booking = pgTable(
  'booking',
  {
    id: id('id').generatedByDefaultAsIdentity(),
    organizationId: id('organization_id').notNull(),
    uid: text('uid').notNull(),
    version: integer('version').notNull(),
    status: text('status', { enum: ['accepted', 'pending', 'cancelled', 'rejected'] }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    start: instant('start').notNull(),
    end: instant('end').notNull(),
    eventTypeId: id('event_type_id').notNull(),
    teamId: id('team_id'),
    ownerId: id('owner_id').notNull(),
    eventType: jsonb('event_type').$type<EventTypeSnapshot>().notNull(),
    location: text('location').notNull(),
    responses: jsonb('responses').$type<Json>().notNull(),
    metadata: jsonb('metadata').$type<Json>().notNull(),
    absentHost: boolean('absent_host').notNull(),
    cancellationReason: text('cancellation_reason'),
    cancelledByEmail: text('cancelled_by_email'),
    rejectionReason: text('rejection_reason'),
    answeredByUserId: id('answered_by_user_id'),
    reschedulingReason: text('rescheduling_reason'),
    rescheduledByEmail: text('rescheduled_by_email'),
    rescheduledFromUid: text('rescheduled_from_uid'),
    rescheduledToUid: text('rescheduled_to_uid'),
    recurringBookingUid: text('recurring_booking_uid'),
    rating: smallint('rating'),
    icsUid: text('ics_uid').notNull(),
    icsSequence: integer('ics_sequence').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    seated: boolean('seated').notNull().default(false),
    instant: boolean('instant').notNull().default(false),
    videoRoom: boolean('video_room').notNull().default(false),
    organizersApp: boolean('organizers_app').notNull().default(false),
    routing: jsonb('routing').$type<Json>(),
    paid: boolean('paid'),
    series: jsonb('series').$type<SeriesSnapshot>(),
    meeting: jsonb('meeting').$type<MeetingSnapshot>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const heldNews = pgTable(
  'held_news',
  {
    organizationId: id('organization_id').notNull(),
    bookingId: id('booking_id').notNull(),
    events: jsonb('events').$type<HeldEvent[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.bookingId] })],
)

export const attendee = pgTable(
  'attendee',
  {
    id: id('id').generatedByDefaultAsIdentity(),
    organizationId: id('organization_id').notNull(),
    bookingId: id('booking_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    timeZone: text('time_zone').notNull(),
    language: text('language').notNull(),
    phoneNumber: text('phone_number'),
    absent: boolean('absent').notNull(),
    seatUid: text('seat_uid'),
    responses: jsonb('responses').$type<Json>(),
    metadata: jsonb('metadata').$type<Json>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const host = pgTable(
  'host',
  {
    organizationId: id('organization_id').notNull(),
    bookingId: id('booking_id').notNull(),
    userId: id('user_id').notNull(),
    position: integer('position').notNull(),
    start: instant('start').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.bookingId, table.userId] })],
)

export const stripeAccount = pgTable(
  'stripe_account',
  {
    organizationId: id('organization_id').notNull(),
    owner: text('owner', { enum: ['user', 'team'] }).notNull(),
    ownerId: id('owner_id').notNull(),
    accountId: text('account_id').notNull(),
    connectedAt: instant('connected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.owner, table.ownerId] })],
)

export const stripeAuthorization = pgTable('stripe_authorization', {
  stateDigest: text('state_digest').primaryKey(),
  organizationId: id('organization_id').notNull(),
  owner: text('owner', { enum: ['user', 'team'] }).notNull(),
  ownerId: id('owner_id').notNull(),
  askedBy: id('asked_by').notNull(),
  returnUrl: text('return_url'),
  errorUrl: text('error_url'),
  expiresAt: instant('expires_at').notNull(),
})

export const userReplica = pgTable('user_replica', {
  id: id('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  email: text('email').notNull(),
  username: text('username').notNull(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  locale: text('locale').notNull(),
  timeFormat: integer('time_format').notNull(),
  clientId: text('client_id'),
  version: integer('version').notNull(),
})

export const teamReplica = pgTable('team_replica', {
  id: id('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  version: integer('version').notNull(),
  deleted: boolean('deleted').notNull(),
})

export const calendarMove = pgTable(
  'calendar_move',
  {
    organizationId: id('organization_id').notNull(),
    bookingUid: text('booking_uid').notNull(),
    userId: id('user_id').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.bookingUid] })],
)

export const bookingReference = pgTable(
  'booking_reference',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    bookingId: id('booking_id'),
    userId: id('user_id').notNull(),
    type: text('type').notNull(),
    uid: text('uid').notNull(),
    meetingId: text('meeting_id'),
    sealedMeetingPassword: text('sealed_meeting_password'),
    meetingUrl: text('meeting_url'),
    externalCalendarId: text('external_calendar_id'),
    credentialId: id('credential_id'),
    thirdPartyRecurringEventId: text('third_party_recurring_event_id'),
    deleted: boolean('deleted').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    calendarEventId: id('calendar_event_id'),
    calendarEventVersion: integer('calendar_event_version'),
    calendarChange: jsonb('calendar_change').$type<CalendarChange>(),
    declinedAttendeeIds: bigint('declined_attendee_ids', { mode: 'number' }).array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)
