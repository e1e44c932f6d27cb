import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

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
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

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
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.eventUid, table.userId] })],
)

export const clientReplica = pgTable('client_replica', {
  id: text('id').primaryKey(),
  areCalendarEventsEnabled: boolean('are_calendar_events_enabled').notNull(),
  version: integer('version').notNull(),
})
