import {
  badRequest,
  type CallerContext,
  done,
  EmptyAnswer,
  type EventTypeSummary,
  RequestVerificationCode,
  sameEmail,
} from '@punctual/contracts'
import { type App, idempotent, requireReach } from '@punctual/http'
import { requireBooking } from '../change-booking.ts'
import { askerOf } from '../code-limits.ts'
import { findBooking } from '../db/bookings-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { occasionOf } from '../occasion.ts'
import { requestCode } from '../verification-codes.ts'

/**
 * POST /v2/bookings/verification-code, 200: mails a code that proves the address to an event type, for a creation, or for
 * moving a booking to its attendees alone. 429 for too many, by the mailbox and by who asks.
 */
export function requestVerificationCode(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Request a verification code for a booking',
    description:
      'Sends the code by email, for a new booking of an event type or to reschedule a booking. Too many requests get 429 with `Retry-After`.',
    errors: ['event_type_not_found', 'booking_not_found'],
    body: RequestVerificationCode,
    response: { 200: EmptyAnswer },
  }
  app.post('/v2/bookings/verification-code', { schema }, async (request, reply) => {
    const { body, caller } = request
    const about = await subject(deps, caller, body)
    return idempotent(deps, request, reply, async (tx) => {
      const wanted = { email: body.email, ...about, asker: askerOf(caller) }
      await requestCode(tx, deps.sealer, wanted, occasionOf(request, deps.clock))
      return { status: 200, body: done }
    })
  })
}

/** @returns what the code is for, and the language to write in */
async function subject(
  { db, client }: BookingsDeps,
  caller: CallerContext,
  { eventTypeId, bookingUid, email }: RequestVerificationCode,
) {
  if ((eventTypeId === undefined) === (bookingUid === undefined))
    throw badRequest({ path: 'eventTypeId', message: 'or bookingUid is required, not both' })
  if (bookingUid !== undefined) {
    const booking = requireBooking(await findBooking(db, bookingUid))
    requireReach(caller, booking, 'booking_not_found')
    const attendee = booking.attendees.find((one) => sameEmail(one.email, email))
    if (!attendee) throw badRequest({ path: 'email', message: 'is no attendee of this booking' })
    return { eventType: booking.eventType, language: attendee.language }
  }
  const path = `/internal/event-types/${eventTypeId}`
  const eventType = await client.ask<EventTypeSummary>('scheduling', path, { caller })
  requireReach(caller, eventType)
  return { eventType, language: 'en' }
}
