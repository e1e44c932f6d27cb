import type { RoomRecordingInput, RoomVisit } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { sql } from 'drizzle-orm'
import type { Booking } from '../domain/booking.ts'
import type { Visit } from '../domain/video-room-sessions.ts'
import { type Reader as BookingReader, selectBookings } from './find-bookings.ts'

type Reader = Pick<Database, 'sql'> | Pick<Tx, 'sql'>
type BookingKey = Pick<Booking, 'organizationId' | 'id'>

/** A stored recording. */
export interface Recording {
  id: string
  downloadUrl: string
  transcriptUrl: string | null
  startedAt: Date | null
  seconds: number | null
  shareToken: string | null
}

/**
 * Returns the bookings whose link opens the video room of a name, the newest first. The conditions
 * are those of the index `booking_room_link`.
 */
export const bookingsInRoom = (db: BookingReader, room: string): Promise<Booking[]> =>
  selectBookings(
    db,
    sql`where booking.video_room and booking.location like '%/v2/rooms/%'
      and split_part(booking.location, '/v2/rooms/', 2) = ${room} order by booking.id desc`,
  )

/** Locks the video room of a booking, and creates it if needed. */
export async function lockRoom({ sql }: Tx, { organizationId, id }: BookingKey): Promise<void> {
  await sql`
    insert into room (organization_id, booking_id, version) values (${organizationId}, ${id}, 0)
    on conflict (organization_id, booking_id) do update set version = room.version`
}

/** Increments and returns the version of a locked video room. */
export async function nextRoomVersion({ sql }: Tx, { organizationId, id }: BookingKey): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update room set version = version + 1
    where organization_id = ${organizationId} and booking_id = ${id} returning version`
  return row?.version ?? 0
}

/** Stores a join or leave. @returns false if it was already stored */
export async function addVisit(
  { sql }: Tx,
  { organizationId, id }: BookingKey,
  { email, event, at }: RoomVisit,
): Promise<boolean> {
  const rows = await sql`
    insert into room_visit (organization_id, booking_id, email, event, at)
    values (${organizationId}, ${id}, lower(${email}), ${event}, ${new Date(at)})
    on conflict do nothing returning 1`
  return rows.length > 0
}

/** Returns all joins and leaves of a booking's video room, by time. */
export async function findVisits({ sql }: Reader, { organizationId, id }: BookingKey): Promise<Visit[]> {
  return [
    ...(await sql<Visit[]>`
      select email, event, at from room_visit
      where organization_id = ${organizationId} and booking_id = ${id} order by at, event, email`),
  ]
}

const recordingColumns = ({ sql }: Reader) => sql`
  id, download_url as "downloadUrl", transcript_url as "transcriptUrl", started_at as "startedAt", seconds,
  share_token as "shareToken"`

/**
 * Stores a recording. A report with fewer fields than an earlier one does not clear them.
 * @returns the recording, and its state before; `before` is undefined for a new one
 */
export async function storeRecording(
  tx: Tx,
  { organizationId, id: bookingId }: BookingKey,
  input: RoomRecordingInput,
  created: { id: string; now: Date },
): Promise<{ recording: Recording; before: Recording | undefined }> {
  const { sql } = tx
  const { downloadUrl, transcriptUrl = null, startedAt, duration = null, shareToken = null } = input
  const key = input.id ?? downloadUrl
  const [before] = await sql<Recording[]>`
    select ${recordingColumns(tx)} from room_recording
    where organization_id = ${organizationId} and booking_id = ${bookingId} and provider_key = ${key}`
  const [recording] = await sql<Recording[]>`
    insert into room_recording as r (id, organization_id, booking_id, provider_key, download_url, transcript_url,
      started_at, seconds, share_token, created_at)
    values (${created.id}, ${organizationId}, ${bookingId}, ${key}, ${downloadUrl}, ${transcriptUrl},
      ${startedAt === undefined ? null : new Date(startedAt)}, ${duration}, ${shareToken}, ${created.now})
    on conflict (organization_id, booking_id, provider_key) do update
      set download_url = excluded.download_url,
        transcript_url = coalesce(excluded.transcript_url, r.transcript_url),
        started_at = coalesce(excluded.started_at, r.started_at),
        seconds = coalesce(excluded.seconds, r.seconds),
        share_token = coalesce(excluded.share_token, r.share_token)
    returning ${recordingColumns(tx)}`
  if (!recording) throw new Error('the recording was not written')
  return { recording, before }
}

/** Returns the recordings of a booking, oldest first. */
export async function findRecordings(
  reader: Reader,
  { organizationId, id }: BookingKey,
): Promise<Recording[]> {
  const rows = await reader.sql<Recording[]>`
    select ${recordingColumns(reader)} from room_recording
    where organization_id = ${organizationId} and booking_id = ${id}
    order by coalesce(started_at, created_at), id`
  return [...rows]
}

/** Returns the uids of the bookings whose video rooms an address has joined or left. */
export async function roomsWith({ sql }: Tx, organizationId: number, email: string): Promise<string[]> {
  const rows = await sql<{ uid: string }[]>`
    select b.uid from booking b
    where b.organization_id = ${organizationId} and exists (
      select from room_visit v where v.organization_id = b.organization_id and v.booking_id = b.id
        and v.email = lower(${email}))
    order by b.id`
  return rows.map(({ uid }) => uid)
}

/**
 * Overwrites an address in a locked video room; equal joins or leaves at one instant become one
 * row.
 */
export async function overwriteVisitor(
  { sql }: Tx,
  { organizationId, id }: BookingKey,
  email: string,
  overwritten: string,
): Promise<void> {
  await sql`
    with gone as (
      delete from room_visit where organization_id = ${organizationId} and booking_id = ${id}
        and email = lower(${email})
      returning organization_id, booking_id, event, at)
    insert into room_visit (organization_id, booking_id, email, event, at)
    select organization_id, booking_id, ${overwritten}, event, at from gone on conflict do nothing`
}
