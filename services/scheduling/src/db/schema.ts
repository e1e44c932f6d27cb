import type {
  ActiveBookingsLimit,
  BookingFieldInput,
  BookingWindow,
  Branding,
  ConfirmationPolicy,
  EventTypeLocation,
  EventTypeSettings,
  LimitsOfTeam,
  OutOfOfficeReason,
  Recurrence,
  SchedulingType,
  Seats,
  WhenChanged,
  WhenUnreachable,
} from '@punctual/contracts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Cursor } from '../domain/connected-calendar.ts'
import type { Features } from '../domain/features.ts'

/** A bigint column. */
const id = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const availabilityId = () => id('id').notNull().default(sql`nextval('availability_id')`)

export const userReplica = pgTable('user_replica', {
  id: id('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified'),
  username: text('username').notNull(),
  bareName: text('bare_name'),
  organizationSlug: text('organization_slug'),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  locale: text('locale').notNull(),
  timeFormat: integer('time_format').notNull(),
  clientId: text('client_id'),
  branding: jsonb('branding').$type<Branding>().notNull().default({}),
  allowDynamicBooking: boolean('allow_dynamic_booking').notNull().default(true),
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
  branding: jsonb('branding').$type<Branding>().notNull().default({}),
  bookingLimits: jsonb('booking_limits').$type<LimitsOfTeam>(),
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

export const holidayChoice = pgTable(
  'holiday_choice',
  {
    organizationId: id('organization_id').notNull(),
    userId: id('user_id').notNull(),
    countryCode: text('country_code').notNull(),
    regionCode: text('region_code'),
    worked: text('worked').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
)

export const travelSchedule = pgTable(
  'travel_schedule',
  {
    organizationId: id('organization_id').notNull(),
    userId: id('user_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }),
    timeZone: text('time_zone').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.firstDay] })],
)

export const defaultConferencing = pgTable(
  'default_conferencing',
  {
    organizationId: id('organization_id').notNull(),
    ownerKind: text('owner_kind').$type<'user' | 'team'>().notNull(),
    ownerId: id('owner_id').notNull(),
    appSlug: text('app_slug').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.ownerKind, table.ownerId] })],
)

export const delegationCredential = pgTable(
  'delegation_credential',
  {
    id: text('id').notNull(),
    organizationId: id('organization_id').notNull(),
    platform: text('platform').$type<'google' | 'office365'>().notNull(),
    domain: text('domain').notNull(),
    sealedKey: text('sealed_key').notNull(),
    enabled: boolean('enabled').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const conferencingConnection = pgTable(
  'conferencing_connection',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    ownerKind: text('owner_kind').$type<'user' | 'team' | 'operator'>().notNull(),
    ownerId: id('owner_id').notNull(),
    appSlug: text('app_slug').notNull(),
    userId: id('user_id').notNull(),
    account: text('account').notNull(),
    roomUrl: text('room_url'),
    sealedCredentials: text('sealed_credentials'),
    invalid: boolean('invalid').notNull(),
    problem: text('problem'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    renewingUntil: instant('renewing_until'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const meeting = pgTable(
  'meeting',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    eventUid: text('event_uid').notNull(),
    connectionId: id('connection_id').notNull(),
    sequence: integer('sequence').notNull(),
    bookingUid: text('booking_uid').notNull(),
    bookingVersion: integer('booking_version').notNull(),
    isWanted: boolean('is_wanted').notNull(),
    topic: text('topic').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    timeZone: text('time_zone').notNull(),
    dueAt: instant('due_at'),
    failures: integer('failures').notNull(),
    problem: text('problem'),
    isSent: boolean('is_sent').notNull(),
    externalId: text('external_id'),
    url: text('url'),
    password: text('password'),
    toldUid: text('told_uid'),
    toldVersion: integer('told_version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const calendarConnection = pgTable(
  'calendar_connection',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    userId: id('user_id').notNull(),
    integration: text('integration').notNull(),
    account: text('account').notNull(),
    sealedCredentials: text('sealed_credentials').notNull(),
    invalid: boolean('invalid').notNull(),
    problem: text('problem'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    renewingUntil: instant('renewing_until'),
    delegationCredentialId: text('delegation_credential_id'),
    listDueAt: instant('list_due_at'),
    listFailures: integer('list_failures').notNull().default(0),
    whenChanged: text('when_changed').$type<WhenChanged>().notNull().default('mark'),
    whenUnreachable: text('when_unreachable').$type<WhenUnreachable>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const calendar = pgTable(
  'calendar',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    connectionId: id('connection_id').notNull(),
    userId: id('user_id').notNull(),
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    readOnly: boolean('read_only').notNull(),
    isSelected: boolean('is_selected').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    texts: text('texts').array().notNull(),
    dueAt: instant('due_at').notNull(),
    readAt: instant('read_at'),
    failures: integer('failures').notNull(),
    problem: text('problem'),
    cursor: jsonb('cursor').$type<Cursor>(),
    watchedUntil: instant('watched_until'),
    watchDueAt: instant('watch_due_at'),
    blocksFrom: instant('blocks_from'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const calendarItem = pgTable(
  'calendar_item',
  {
    organizationId: id('organization_id').notNull(),
    calendarId: id('calendar_id').notNull(),
    itemId: text('item_id').notNull(),
    seriesId: text('series_id'),
    uid: text('uid'),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    takesTime: boolean('takes_time'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.calendarId, table.itemId] })],
)

export const calendarChannel = pgTable('calendar_channel', {
  id: text('id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  calendarId: id('calendar_id').notNull(),
  tokenDigest: text('token_digest').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const calendarAuthorization = pgTable('calendar_authorization', {
  stateDigest: text('state_digest').primaryKey(),
  organizationId: id('organization_id').notNull(),
  userId: id('user_id').notNull(),
  integration: text('integration').notNull(),
  sealedVerifier: text('sealed_verifier').notNull(),
  redirectUrl: text('redirect_url'),
  isDryRun: boolean('is_dry_run').notNull(),
  sessionId: text('session_id'),
  expiresAt: instant('expires_at').notNull(),
  teamId: id('team_id'),
  errorRedirectUrl: text('error_redirect_url'),
})

export const calendarBusy = pgTable(
  'calendar_busy',
  {
    organizationId: id('organization_id').notNull(),
    calendarId: id('calendar_id').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.calendarId, table.startAt] })],
)

export const destinationCalendar = pgTable(
  'destination_calendar',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    userId: id('user_id').notNull(),
    eventTypeId: id('event_type_id'),
    bookingId: id('booking_id'),
    connectionId: id('connection_id').notNull(),
    integration: text('integration').notNull(),
    externalId: text('external_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const calendarEvent = pgTable(
  'calendar_event',
  {
    id: id('id').generatedAlwaysAsIdentity(),
    organizationId: id('organization_id').notNull(),
    eventUid: text('event_uid').notNull(),
    userId: id('user_id').notNull(),
    sequence: integer('sequence').notNull(),
    bookingUid: text('booking_uid').notNull(),
    bookingVersion: integer('booking_version').notNull(),
    connectionId: id('connection_id').notNull(),
    externalId: text('external_id').notNull(),
    isWanted: boolean('is_wanted').notNull(),
    ics: text('ics').notNull(),
    writtenVersion: integer('written_version'),
    toldUid: text('told_uid'),
    toldVersion: integer('told_version').notNull().default(0),
    failures: integer('failures').notNull(),
    problem: text('problem'),
    dueAt: instant('due_at'),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    writtenAt: instant('written_at'),
    isSeen: boolean('is_seen').notNull().default(false),
    noticed: text('noticed'),
    declined: text('declined').array().notNull().default([]),
    wantsMeeting: boolean('wants_meeting').notNull().default(false),
    needsLink: boolean('needs_link').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.eventUid, table.userId] })],
)

export const clientReplica = pgTable('client_replica', {
  id: text('id').primaryKey(),
  areCalendarEventsEnabled: boolean('are_calendar_events_enabled').notNull(),
  version: integer('version').notNull(),
})
