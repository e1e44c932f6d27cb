import {
  ConferencingSessionListAnswer,
  RecordingListAnswer,
  success,
  TranscriptListAnswer,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { TSchema } from '@sinclair/typebox'
import { requireBooking } from '../../change-booking.ts'
import { findBooking } from '../../db/bookings-repository.ts'
import { findRecordings, findVisits } from '../../db/rooms-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import type { Booking } from '../../domain/booking.ts'
import { sessionsOf } from '../../domain/room-sessions.ts'
import { presentRecording } from '../../present-recording.ts'
import { requireParticipant } from '../../rights.ts'
import { BookingPath, knownCaller } from '../known-caller.ts'

/**
 * GET /v2/bookings/{bookingUid}/recordings, /transcripts and /conferencing-sessions, for whoever takes part in the booking
 * or manages it: what the room provider has told of.
 */
export function listRoomRecords(app: App, { db, clock }: BookingsDeps): void {
  const list = (
    records: string,
    answer: TSchema,
    read: (booking: Booking) => Promise<readonly unknown[]>,
  ): void => {
    const schema = {
      summary: `List the ${records.replace('-', ' ')} of a booking`,
      params: BookingPath,
      response: { 200: answer },
    }
    app.get(
      `/v2/bookings/:bookingUid/${records}`,
      { schema, preValidation: knownCaller },
      async ({ caller, params }) => {
        const booking = requireBooking(await findBooking(db, params.bookingUid))
        requireParticipant(caller, booking, 'booking.read')
        return success(await read(booking))
      },
    )
  }
  list('recordings', RecordingListAnswer, async (booking) => {
    const sessions = sessionsOf(booking, await findVisits(db, booking), clock.now())
    return (await findRecordings(db, booking)).map((one) => presentRecording(booking, one, sessions))
  })
  list('transcripts', TranscriptListAnswer, async (booking) =>
    (await findRecordings(db, booking)).flatMap(({ transcriptUrl }) => transcriptUrl ?? []),
  )
  list('conferencing-sessions', ConferencingSessionListAnswer, async (booking) =>
    sessionsOf(booking, await findVisits(db, booking), clock.now()),
  )
}
