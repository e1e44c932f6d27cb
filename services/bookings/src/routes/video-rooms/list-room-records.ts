import {
  type CallerContext,
  ConferencingSessionListAnswer,
  hostOf,
  ListRoomRecords,
  pageOf,
  RecordingListAnswer,
  TranscriptListAnswer,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { TSchema } from '@sinclair/typebox'
import { findBooking } from '../../db/find-bookings.ts'
import { findRecordings, findVisits } from '../../db/rooms-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, requireBooking } from '../../domain/booking.ts'
import { isOwnAddress } from '../../domain/own-address.ts'
import { sessionsOf } from '../../domain/video-room-sessions.ts'
import { requireParticipant } from '../../guards/require-booking.ts'
import { seesAttendees } from '../../present/booking.ts'
import { presentRecording } from '../../present/recording.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds GET /v2/bookings/{bookingUid}/recordings, /transcripts and /conferencing-sessions, for
 * participants and managers of the booking: the records that the room provider has reported.
 */
export function listRoomRecords(app: App, { db, clock }: BookingsDeps): void {
  const list = (
    records: string,
    answer: TSchema,
    read: (booking: Booking, caller: CallerContext) => Promise<readonly unknown[]>,
  ): void => {
    const schema = {
      summary: `List the ${records.replace('-', ' ')} of a booking`,
      description: 'Returns what the room provider has reported.',
      errors: ['booking_not_found'],
      params: BookingPath,
      querystring: ListRoomRecords,
      response: { 200: answer },
    }
    app.get(`/v2/bookings/:bookingUid/${records}`, { schema }, async ({ caller, params, query }) => {
      const booking = requireBooking(await findBooking(db, params.bookingUid))
      requireParticipant(caller, booking, 'booking.read')
      return pageOf(await read(booking, caller), query)
    })
  }
  list('recordings', RecordingListAnswer, async (booking) => {
    const sessions = sessionsOf(booking, await findVisits(db, booking), clock.now())
    return (await findRecordings(db, booking)).map((one) => presentRecording(booking, one, sessions))
  })
  list('transcripts', TranscriptListAnswer, async (booking) =>
    (await findRecordings(db, booking)).flatMap(({ transcriptUrl }) => transcriptUrl ?? []),
  )
  list('conferencing-sessions', ConferencingSessionListAnswer, async (booking, caller) =>
    sessionsOf(booking, await findVisits(db, booking), clock.now(), shownTo(booking, caller)),
  )
}

/**
 * @returns a filter of the addresses that the caller may see: if seats are hidden, the hosts' and
 *   the caller's own
 */
function shownTo(booking: Booking, caller: CallerContext): (email: string) => boolean {
  if (seesAttendees(booking, { caller })) return () => true
  return (email) => hostOf(booking, email) !== undefined || isOwnAddress(caller, booking, email)
}
