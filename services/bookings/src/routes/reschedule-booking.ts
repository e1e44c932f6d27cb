import {
  BookingAnswer,
  type BookingCheckAnswer,
  type CallerContext,
  can,
  RescheduleBooking,
  success,
} from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import type { AskScheduling } from '../ask-scheduling.ts'
import { asSlotTaken, requireBooking } from '../change-booking.ts'
import { findBooking } from '../db/bookings-repository.ts'
import { findUsers } from '../db/users-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { type Booking, ownedBy } from '../domain/booking.ts'
import { checkReschedule, customLength, movedByOrganizer } from '../domain/reschedule-booking.ts'
import { moveBooking } from '../move-booking.ts'
import { occasionOf } from '../occasion.ts'
import { presentBooking } from '../present.ts'
import { settled } from '../settled.ts'
import { BookingPath } from './known-caller.ts'

/** POST /v2/bookings/{bookingUid}/reschedule, 201: the new booking, for whoever has the uid (spec E10, contract 3.3). */
export function rescheduleBooking(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  const schema = { params: BookingPath, body: RescheduleBooking, response: { 201: BookingAnswer } }
  app.post('/v2/bookings/:bookingUid/reschedule', { schema }, async (request, reply) => {
    const { body, caller } = request
    const old = requireBooking(await findBooking(deps.db, request.params.bookingUid))
    const check = await settled(askAboutMove(askScheduling, caller, old, body))
    const byOrganizer = await isOrganizer(deps, caller, old, body.rescheduledBy)
    return idempotent(deps, request, reply, async (tx) => {
      const { requiresConfirmation } = check().eventType
      const command = { ...body, needsConfirmation: requiresConfirmation && !byOrganizer }
      const booking = await moveBooking(tx, old.uid, command, check(), occasionOf(request, deps.clock))
      return { status: 201, body: success(presentBooking(booking)) }
    }).catch(asSlotTaken)
  })
}

async function askAboutMove(
  askScheduling: AskScheduling,
  caller: CallerContext,
  old: Booking,
  body: RescheduleBooking,
): Promise<BookingCheckAnswer> {
  checkReschedule(old, body)
  const lengthInMinutes = customLength(old)
  const timeZone = old.attendees[0]?.timeZone
  return askScheduling(caller, {
    eventTypeId: old.eventType.id,
    start: new Date(body.start).toISOString(),
    ...(lengthInMinutes === undefined ? {} : { lengthInMinutes, keepsLength: true }),
    ...(timeZone === undefined ? {} : { timeZone }),
  })
}

/** Whether `rescheduledBy` is the event type's owner, a host, or the caller who manages the booking (our decisions, E10). */
async function isOrganizer(
  { db }: BookingsDeps,
  caller: CallerContext,
  old: Booking,
  rescheduledBy: string | undefined,
): Promise<boolean> {
  if (rescheduledBy === undefined) return false
  const users = await findUsers(db, [old.eventType.ownerId, ...old.hosts.map(({ id }) => id)])
  const manager = caller.user && can(caller, 'booking.update', ownedBy(old)) ? [caller.user] : []
  return movedByOrganizer(rescheduledBy, caller.kind !== 'anonymous', [...users, ...old.hosts, ...manager])
}
