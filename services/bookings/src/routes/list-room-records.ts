import { success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { requireBooking } from '../change-booking.ts'
import { findBooking } from '../db/bookings-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { requireParticipant } from '../rights.ts'
import { BookingPath, knownCaller } from './known-caller.ts'

/**
 * GET /v2/bookings/{bookingUid}/recordings, /transcripts and /conferencing-sessions, for whoever takes part in the booking
 * or manages it: nothing, as no room of the built-in video has any.
 */
export function listRoomRecords(app: App, { db }: BookingsDeps): void {
  const answer = Type.Object({ status: Type.Literal('success'), data: Type.Array(Type.Unknown()) })
  const common = { params: BookingPath, response: { 200: answer } }
  for (const records of ['recordings', 'transcripts', 'conferencing-sessions']) {
    const schema = { summary: `List the ${records.replace('-', ' ')} of a booking`, ...common }
    app.get(
      `/v2/bookings/:bookingUid/${records}`,
      { schema, preValidation: knownCaller },
      async ({ caller, params }) => {
        const booking = requireBooking(await findBooking(db, params.bookingUid))
        requireParticipant(caller, booking, 'booking.read')
        return success([])
      },
    )
  }
}
