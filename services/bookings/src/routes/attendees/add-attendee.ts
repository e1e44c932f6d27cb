import { randomUUID } from 'node:crypto'
import { AddAttendee, AttendeeAnswer, success } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type App, idempotent } from '@punctual/http'
import { changeBooking } from '../../app/change-booking.ts'
import { drawIds, findBooking } from '../../db/bookings-repository.ts'
import { lockSeatSlot, seatHolds } from '../../db/reservations-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { isSeated } from '../../domain/booking.ts'
import { changeContextOf } from '../../domain/change-context.ts'
import { addAttendee as decide } from '../../domain/change-people.ts'
import { requireParticipant } from '../../guards/rights.ts'
import { BookingPath } from '../booking-path.ts'
import { attendeeOutput } from './visible-attendees.ts'

/** Adds POST /v2/bookings/{bookingUid}/attendees, for callers who may add guests. */
export function addAttendee(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Add an attendee to a booking',
    description: 'Takes a seat, if the event type has seats.',
    errors: [
      'booking_not_found',
      'already_attending',
      'guests_not_allowed',
      'booking_full',
      'booking_already_cancelled',
      'booking_already_rejected',
      'booking_ended',
    ],
    params: BookingPath,
    body: AddAttendee,
    response: { 201: AttendeeAnswer },
  }
  app.post('/v2/bookings/:bookingUid/attendees', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock)
      const [id = 0] = (await drawIds(tx, 1)).attendees
      const held = await heldSeats(tx, params.bookingUid, context.now)
      const booking = await changeBooking(tx, params.bookingUid, context, (before, now) => {
        requireParticipant(caller, before)
        return decide(before, body, { id, seatUid: randomUUID(), held }, now)
      })
      const added = booking.attendees.at(-1)!
      const viewer = { caller, seatUid: added.seatUid }
      return { status: 201, body: success(attendeeOutput(booking, added, viewer)) }
    }),
  )
}

/** Locks the seats of the booking. @returns how many seats others hold */
async function heldSeats(tx: Tx, uid: string, now: Date): Promise<number> {
  const booking = await findBooking(tx, uid)
  if (!booking || !isSeated(booking)) return 0
  const slot = { eventTypeId: booking.eventType.id, start: new Date(booking.start) }
  await lockSeatSlot(tx, slot)
  return (await seatHolds(tx, slot, now)).count
}
