import type { EventTypeSnapshot, SeriesSnapshot } from '@punctual/contracts'
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const id = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const span = customType<{ data: string }>({ dataType: () => 'tstzrange' })
type Json = Record<string, unknown>

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
    routing: jsonb('routing').$type<Json>(),
    paid: boolean('paid'),
    series: jsonb('series').$type<SeriesSnapshot>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
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

export const hostClaim = pgTable('host_claim', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  organizationId: id('organization_id').notNull(),
  bookingId: id('booking_id'),
  hostId: id('host_id').notNull(),
  span: span('span').notNull(),
  holdUid: text('hold_uid'),
  holdUntil: instant('hold_until'),
  active: boolean('active').notNull().default(true),
})

export const reservation = pgTable('reservation', {
  uid: text('uid').primaryKey(),
  organizationId: id('organization_id').notNull(),
  eventTypeId: id('event_type_id').notNull(),
  start: instant('start').notNull(),
  end: instant('end').notNull(),
  minutes: integer('minutes').notNull(),
  holdUntil: instant('hold_until').notNull(),
  seated: boolean('seated').notNull(),
})

export const privateLinkUse = pgTable('private_link_use', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  organizationId: id('organization_id').notNull(),
  linkId: text('link_id').notNull(),
  bookingUid: text('booking_uid').notNull(),
  usedAt: instant('used_at').notNull(),
})

export const verificationCode = pgTable('verification_code', {
  id: uuid('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  eventTypeId: id('event_type_id').notNull(),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  asker: text('asker'),
})

export const teamReplica = pgTable('team_replica', {
  id: id('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  version: integer('version').notNull(),
  deleted: boolean('deleted').notNull(),
})

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
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const payment = pgTable(
  'payment',
  {
    id: id('id').generatedByDefaultAsIdentity(),
    organizationId: id('organization_id').notNull(),
    bookingId: id('booking_id').notNull(),
    uid: text('uid').notNull(),
    seatUid: text('seat_uid'),
    provider: text('provider').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    url: text('url'),
    externalId: text('external_id'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const paymentSession = pgTable(
  'payment_session',
  {
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    organizationId: id('organization_id').notNull(),
    paymentUid: text('payment_uid').notNull(),
    paymentIds: id('payment_ids').array().notNull(),
    amount: integer('amount').notNull(),
    url: text('url').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.externalId] })],
)

export const paymentNotice = pgTable(
  'payment_notice',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)

const ofBooking = () => ({
  organizationId: id('organization_id').notNull(),
  bookingId: id('booking_id').notNull(),
})

export const room = pgTable('room', { ...ofBooking(), version: integer('version').notNull() }, (table) => [
  primaryKey({ columns: [table.organizationId, table.bookingId] }),
])

export const roomVisit = pgTable(
  'room_visit',
  {
    ...ofBooking(),
    email: text('email').notNull(),
    event: text('event', { enum: ['joined', 'left'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.bookingId, table.email, table.event, table.at] }),
  ],
)

export const roomRecording = pgTable('room_recording', {
  id: uuid('id').primaryKey(),
  ...ofBooking(),
  providerKey: text('provider_key').notNull(),
  downloadUrl: text('download_url').notNull(),
  transcriptUrl: text('transcript_url'),
  startedAt: instant('started_at'),
  seconds: integer('seconds'),
  shareToken: text('share_token'),
  createdAt: instant('created_at').notNull(),
})
