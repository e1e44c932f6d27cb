import { BookingAnswer, EditBooking, EditNumberedBooking, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { asSlotTakenByEdit, editBooking as edit } from '../../app/edit-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, changeContextOf } from '../../domain/booking.ts'
import { requireEditor, requireManager, requireVisible } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'
import { bookingByNumber, NumberPath } from './get-numbered-booking.ts'

/**
 * Adds PATCH /v2/bookings/{bookingUid}, for managers of the booking, and PATCH
 * /internal/bookings/{bookingId}, which v1 uses (docs/domain.md#edit-a-booking).
 */
export function editBooking(app: App, deps: BookingsDeps): void {
  const response = { 200: BookingAnswer }
  const schema = {
    summary: 'Update a booking',
    description:
      'Changes only the given fields. Any status may follow any other. A new time must be free for all hosts. A booking of a deleted team or organization can be neither brought back nor moved.',
    errors: ['booking_not_found', 'event_type_not_found', 'slot_taken'],
    params: BookingPath,
    body: EditBooking,
    response,
  }
  app.patch('/v2/bookings/:bookingUid', { schema }, async (request) => {
    const { body, caller, params } = request
    const context = changeContextOf(request, deps.clock.now())
    const authorize = (before: Booking) => requireManager(caller, before)
    const booking = await deps.db
      .transaction((tx) => edit(tx, params.bookingUid, { body, caller }, context, authorize))
      .catch(asSlotTakenByEdit)
    return success(presentBooking(booking, { caller }))
  })

  const config = { internal: ['gateway'] as const }
  const numbered = { params: NumberPath, body: EditNumberedBooking, response }
  app.patch(bookingByNumber, { schema: numbered, config }, async (request) => {
    const { body, params } = request
    const caller = requireUser(request)
    const { uid } = await requireVisible(deps.db, caller, params.bookingId)
    const context = changeContextOf(request, deps.clock.now())
    const authorize = (before: Booking) => requireEditor(caller, before, body)
    const booking = await deps.db
      .transaction((tx) => edit(tx, uid, { body, caller }, context, authorize))
      .catch(asSlotTakenByEdit)
    return success(presentBooking(booking, { caller }))
  })
}
