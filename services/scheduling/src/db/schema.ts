import type {
  ActiveBookingsLimit,
  BookingFieldInput,
  BookingWindow,
  ConfirmationPolicy,
  EventTypeLocation,
  EventTypeSettings,
  OutOfOfficeReason,
  Recurrence,
  SchedulingType,
  Seats,
} from '@punctual/contracts'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Features } from '../domain/features.ts'
import { id, instant } from './columns.ts'

export * from './calendar-schema.ts'

const availabilityId = () => id('id').notNull().default(sql`nextval('availability_id')`)

export const userReplica = pgTable('user_replica', {
  id: id('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  email: text('email').notNull(),
  username: text('username').notNull(),
  bareName: text('bare_name'),
  organizationSlug: text('organization_slug'),
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
  isOrganization: boolean('is_organization').notNull(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  bareName: text('bare_name'),
  organizationSlug: text('organization_slug'),
  version: integer('version').notNull(),
  ended: boolean('ended').notNull().default(false),
})

export const membershipReplica = pgTable('membership_replica', {
  id: id('id').primaryKey(),
  teamId: id('team_id').notNull(),
  userId: id('user_id').notNull(),
  accepted: boolean('accepted').notNull(),
  ended: boolean('ended').notNull(),
  version: integer('version').notNull(),
})

export const scheduleOwner = pgTable('schedule_owner', {
  userId: id('user_id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  defaultScheduleVersion: integer('default_schedule_version').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
})

export const schedule = pgTable(
  'schedule',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    ownerId: id('owner_id').notNull(),
    name: text('name').notNull(),
    timeZone: text('time_zone').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const availability = pgTable(
  'availability',
  {
    id: availabilityId(),
    organizationId: id('organization_id').notNull(),
    scheduleId: id('schedule_id').notNull(),
    days: smallint('days').array().notNull(),
    start: smallint('start_minute').notNull(),
    end: smallint('end_minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const override = pgTable(
  'override',
  {
    id: availabilityId(),
    organizationId: id('organization_id').notNull(),
    scheduleId: id('schedule_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    start: smallint('start_minute').notNull(),
    end: smallint('end_minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const eventType = pgTable(
  'event_type',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    ownerId: id('owner_id').notNull(),
    teamId: id('team_id'),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    lengthInMinutes: integer('length_in_minutes').notNull(),
    lengthInMinutesOptions: integer('length_in_minutes_options').array().notNull(),
    slotInterval: integer('slot_interval'),
    offsetStart: integer('offset_start').notNull(),
    beforeEventBuffer: integer('before_event_buffer').notNull(),
    afterEventBuffer: integer('after_event_buffer').notNull(),
    minimumBookingNotice: integer('minimum_booking_notice').notNull(),
    bookingWindow: jsonb('booking_window').$type<BookingWindow>(),
    showOptimizedSlots: boolean('show_optimized_slots').notNull(),
    onlyShowFirstAvailableSlot: boolean('only_show_first_available_slot').notNull(),
    scheduleId: id('schedule_id'),
    locations: jsonb('locations').$type<EventTypeLocation[]>().notNull(),
    bookingFields: jsonb('booking_fields').$type<BookingFieldInput[]>().notNull(),
    disableGuests: boolean('disable_guests').notNull(),
    confirmationPolicy: jsonb('confirmation_policy').$type<ConfirmationPolicy>(),
    hidden: boolean('hidden').notNull(),
    bookingRequiresAuthentication: boolean('booking_requires_authentication').notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
    settings: jsonb('settings').$type<EventTypeSettings>().notNull(),
    recurrence: jsonb('recurrence').$type<Recurrence>(),
    seats: jsonb('seats').$type<Seats>(),
    bookingLimits: jsonb('booking_limits').$type<NonNullable<Features['bookingLimits']>>(),
    schedulingType: text('scheduling_type').$type<SchedulingType>(),
    assignAllTeamMembers: boolean('assign_all_team_members').notNull().default(false),
    parentId: id('parent_id'),
    bookerActiveBookingsLimit: jsonb('booker_active_bookings_limit').$type<ActiveBookingsLimit>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const eventTypeHost = pgTable(
  'event_type_host',
  {
    organizationId: id('organization_id').notNull(),
    eventTypeId: id('event_type_id').notNull(),
    userId: id('user_id').notNull(),
    isFixed: boolean('is_fixed').notNull(),
    priority: smallint('priority').notNull(),
    weight: integer('weight').notNull(),
    groupId: text('group_id'),
    scheduleId: id('schedule_id'),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.eventTypeId, table.userId] })],
)

export const privateLink = pgTable('private_link', {
  linkId: text('link_id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  eventTypeId: id('event_type_id').notNull(),
  expiresAt: instant('expires_at'),
  maxUsageCount: integer('max_usage_count'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const outOfOffice = pgTable(
  'out_of_office',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull(),
    organizationId: id('organization_id').notNull(),
    userId: id('user_id').notNull(),
    toUserId: id('to_user_id'),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    notes: text('notes'),
    reason: text('reason').$type<OutOfOfficeReason>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)
