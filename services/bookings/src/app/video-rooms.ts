import { isDeepStrictEqual } from 'node:util'
import {
  DomainError,
  erasedAddress,
  hasRoom,
  type RoomParticipant,
  type RoomRecordingInput,
  type RoomVisit,
  recordingReady,
  roomChanged,
  roomLink,
  transcriptionReady,
} from '@punctual/contracts'
import { appendEvent, newEventId, type Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { findBooking } from '../db/find-bookings.ts'
import {
  addVisit,
  findVisits,
  lockRoom,
  nextRoomVersion,
  overwriteVisitor,
  roomsWith,
  storeRecording,
} from '../db/rooms-repository.ts'
import { publish } from '../db/save-bookings.ts'
import type { BookingsDeps } from '../deps.ts'
import { type Booking, type ChangeContext, event, requireBooking } from '../domain/booking.ts'
import { participantsOf } from '../domain/video-room-sessions.ts'

/** What the addresses of rooms are made from. */
export type RoomSettings = Pick<BookingsDeps['config'], 'publicUrl' | 'roomTokens' | 'roomUrlTemplate'>

/**
 * Returns a function that gives each room its URL: at the provider, or of our own where visitors
 * need a token. Their names are random, because anyone who knows one can enter.
 */
export const roomUrls =
  ({ publicUrl, roomTokens, roomUrlTemplate }: RoomSettings) =>
  (): string =>
    roomTokens ? roomLink(publicUrl, newUid()) : roomUrlTemplate.replaceAll('{room}', newUid())

/** @throws DomainError booking_not_found, room_not_found */
async function requireRoom(tx: Tx, uid: string): Promise<Booking> {
  const booking = requireBooking(await findBooking(tx, uid))
  if (!hasRoom(booking)) throw new DomainError('room_not_found')
  return booking
}

/**
 * Records a join or leave that the room provider reports, and publishes the participants if they
 * changed.
 * @throws DomainError booking_not_found, room_not_found
 */
export async function noteVisit(
  tx: Tx,
  uid: string,
  visit: RoomVisit,
  context: ChangeContext,
): Promise<void> {
  const booking = await requireRoom(tx, uid)
  await lockRoom(tx, booking)
  const earlier = participantsOf(await findVisits(tx, booking))
  if (!(await addVisit(tx, booking, visit))) return
  const participants = participantsOf(await findVisits(tx, booking))
  if (isDeepStrictEqual(participants, earlier)) return
  await publishParticipants(tx, booking, participants, context)
}

async function publishParticipants(
  tx: Tx,
  booking: Booking,
  participants: RoomParticipant[],
  { now: at, traceparent }: ChangeContext,
): Promise<void> {
  const { uid, organizationId } = booking
  const version = await nextRoomVersion(tx, booking)
  await appendEvent(tx, roomChanged, {
    subject: uid,
    version,
    organizationId,
    at,
    data: { bookingUid: uid, participants },
    ...(traceparent !== undefined && { traceparent }),
  })
}

/**
 * Records a recording or a transcript that the room provider reports, and publishes each once, in
 * any order of reports.
 * @throws DomainError booking_not_found, room_not_found
 */
export async function noteRecording(
  tx: Tx,
  uid: string,
  input: RoomRecordingInput,
  context: ChangeContext,
): Promise<void> {
  const booking = await requireRoom(tx, uid)
  await lockRoom(tx, booking)
  const { now } = context
  const { recording, before } = await storeRecording(tx, booking, input, { id: newEventId(now), now })
  const { id, downloadUrl, transcriptUrl } = recording
  const data = { booking, recording: { id, downloadUrl, ...(transcriptUrl !== null && { transcriptUrl }) } }
  const isTranscribed = transcriptUrl !== null && (before?.transcriptUrl ?? null) === null
  publish(
    tx,
    booking,
    [
      ...(before ? [] : [event(recordingReady, data)]),
      ...(isTranscribed ? [event(transcriptionReady, data)] : []),
    ],
    context,
  )
}

/**
 * Erases an address from the video rooms of an organization and publishes the change
 * (docs/domain.md#erasure). All erased participants of a room share one address.
 */
export async function eraseVisitor(
  tx: Tx,
  organizationId: number,
  email: string,
  context: ChangeContext,
): Promise<void> {
  for (const uid of await roomsWith(tx, organizationId, email)) {
    const booking = requireBooking(await findBooking(tx, uid))
    await lockRoom(tx, booking)
    await overwriteVisitor(tx, booking, email, erasedAddress())
    await publishParticipants(tx, booking, participantsOf(await findVisits(tx, booking)), context)
  }
}
