import { BookingAnswer, DomainError, success, textIdOf } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { bookingUidOfSeat, findBooking } from '../../db/find-bookings.ts'
import type { BookingsDeps } from '../../deps.ts'
import { presentBooking } from '../../present/booking.ts'

/** Adds GET /v2/bookings/by-seat/{seatUid}, for the holder of the seat's uid. */
export function getBySeat(app: App, { db }: BookingsDeps): void {
  const schema = {
    summary: 'Get the booking of a seat',
    description:
      'The uid of the seat gives the right. Other attendees are left out if the event type hides them.',
    errors: ['seat_not_found'],
    params: Type.Object({ seatUid: textIdOf('the seat', 'Uid') }),
    response: { 200: BookingAnswer },
  }
  app.get('/v2/bookings/by-seat/:seatUid', { schema }, async ({ caller, params: { seatUid } }) => {
    const uid = await bookingUidOfSeat(db, seatUid)
    const booking = uid === undefined ? undefined : await findBooking(db, uid)
    if (!booking) throw new DomainError('seat_not_found')
    return success(presentBooking(booking, { caller, seatUid }))
  })
}
