import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const id = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
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
