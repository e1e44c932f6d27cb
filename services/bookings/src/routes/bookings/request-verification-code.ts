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
import { requireBooking } from '../../app/change-booking.ts'
import { askerOf } from '../../app/code-limits.ts'
import { requestCode } from '../../app/verification-codes.ts'
import { findBooking } from '../../db/bookings-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/change-context.ts'

/**
 * Adds POST /v2/bookings/verification-code, which mails a code that proves an address: for a new
 * booking of an event type, or, to attendees only, for rescheduling a booking. Limits count by
 * mailbox and by caller (429).
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
      await requestCode(tx, deps.sealer, wanted, changeContextOf(request, deps.clock))
      return { status: 200, body: done }
    })
  })
}

/** @returns the event type that the code is for, and the language of the mail */
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
    if (!attendee) throw badRequest({ path: 'email', message: 'is not an attendee of this booking' })
    return { eventType: booking.eventType, language: attendee.language }
  }
  const path = `/internal/event-types/${eventTypeId}`
  const eventType = await client.ask<EventTypeSummary>('scheduling', path, { caller })
  requireReach(caller, eventType)
  return { eventType, language: 'en' }
}
