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
  transcriptionReady,
} from '@punctual/contracts'
import { appendEvent, newEventId, type Tx } from '@punctual/db'
import { requireBooking } from './change-booking.ts'
import { findBooking, publish } from './db/bookings-repository.ts'
import {
  addVisit,
  findVisits,
  keepRecording,
  lockRoom,
  nextRoomVersion,
  overwriteVisitor,
  roomsWith,
} from './db/rooms-repository.ts'
import { type Booking, event } from './domain/booking.ts'
import { participantsOf } from './domain/room-sessions.ts'
import type { Occasion } from './occasion.ts'

/** @throws DomainError booking_not_found, room_not_found */
async function requireRoom(tx: Tx, uid: string): Promise<Booking> {
  const booking = requireBooking(await findBooking(tx, uid))
  if (!hasRoom(booking)) throw new DomainError('room_not_found')
  return booking
}

/** Takes a notice of the room provider: whoever waits for people is told of somebody who is new, once. */
export async function noteVisit(tx: Tx, uid: string, visit: RoomVisit, occasion: Occasion): Promise<void> {
  const booking = await requireRoom(tx, uid)
  await lockRoom(tx, booking)
  const known = participantsOf(await findVisits(tx, booking))
  if (!(await addVisit(tx, booking, visit))) return
  const participants = participantsOf(await findVisits(tx, booking))
  if (isDeepStrictEqual(participants, known)) return
  await tellOfRoom(tx, booking, participants, occasion)
}

async function tellOfRoom(
  tx: Tx,
  booking: Booking,
  participants: RoomParticipant[],
  { now: at, traceparent }: Occasion,
): Promise<void> {
  const { uid, organizationId } = booking
  const version = await nextRoomVersion(tx, booking)
  await appendEvent(tx, roomChanged, {
    ...{ subject: uid, version, organizationId, at, data: { bookingUid: uid, participants } },
    ...(traceparent !== undefined && { traceparent }),
  })
}

/** Takes a notice of a recording, or of its transcript: each is told of once, in whatever order they come. */
export async function noteRecording(
  tx: Tx,
  uid: string,
  input: RoomRecordingInput,
  occasion: Occasion,
): Promise<void> {
  const booking = await requireRoom(tx, uid)
  await lockRoom(tx, booking)
  const { now } = occasion
  const { recording, before } = await keepRecording(tx, booking, input, { id: newEventId(now), now })
  const { id, downloadUrl, transcriptUrl } = recording
  const told = { booking, recording: { id, downloadUrl, ...(transcriptUrl !== null && { transcriptUrl }) } }
  const isTranscribed = transcriptUrl !== null && (before?.transcriptUrl ?? null) === null
  await publish(
    tx,
    booking,
    [
      ...(before ? [] : [event(recordingReady, told)]),
      ...(isTranscribed ? [event(transcriptionReady, told)] : []),
    ],
    occasion,
  )
}

/**
 * Forgets who was in the rooms of an organization under an address, and tells the others so (docs/domain.md#erasure).
 * All who are erased from a room are one there.
 */
export async function eraseVisitor(
  tx: Tx,
  organizationId: number,
  email: string,
  occasion: Occasion,
): Promise<void> {
  for (const uid of await roomsWith(tx, organizationId, email)) {
    const booking = requireBooking(await findBooking(tx, uid))
    await lockRoom(tx, booking)
    await overwriteVisitor(tx, booking, email, erasedAddress())
    await tellOfRoom(tx, booking, participantsOf(await findVisits(tx, booking)), occasion)
  }
}
