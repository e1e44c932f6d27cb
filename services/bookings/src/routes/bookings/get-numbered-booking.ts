import { BookingAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import type { BookingsDeps } from '../../deps.ts'
import { requireParticipant, requireVisible } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'

/** The path of a booking by its id, which is no capability. */
export const bookingByNumber = '/internal/bookings/:bookingId'
export const NumberPath = Type.Object({ bookingId: Type.Integer({ minimum: 1 }) })

/** Adds GET /internal/bookings/{bookingId}, which v1 uses. */
export function getNumberedBooking(app: App, { db }: BookingsDeps): void {
  const schema = { params: NumberPath, response: { 200: BookingAnswer } }
  const config = { internal: ['gateway'] as const }
  app.get(bookingByNumber, { schema, config }, async (request) => {
    const caller = requireUser(request)
    const booking = await requireVisible(db, caller, request.params.bookingId)
    requireParticipant(caller, booking, 'booking.read')
    return success(presentBooking(booking, { caller }))
  })
}
