import { randomUUID } from 'node:crypto'
import {
  type BookingCheckAnswer,
  type BookingCheckRequest,
  BookingOrSeriesAnswer,
  CreateBooking,
  defined,
  instantOf,
  success,
} from '@punctual/contracts'
import { type App, idempotent, newUid } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import { makeBookings } from '../../app/create-bookings.ts'
import { deferRefusal } from '../../app/defer-refusal.ts'
import { checkCode } from '../../app/verification-codes.ts'
import { idBlocks } from '../../db/id-blocks.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/change-context.ts'
import { checkCreation, checkFeatures } from '../../domain/create-booking.ts'
import type { PaymentOpener } from '../../payments/payment-opener.ts'
import { presentBooking } from '../../present/booking.ts'

/**
 * Adds POST /v2/bookings, which creates a booking, a seat of one, or the occurrences of a series,
 * with or without a credential.
 */
export function createBooking(
  app: App,
  deps: BookingsDeps,
  askScheduling: AskScheduling,
  paymentOpener: PaymentOpener,
): void {
  const schema = {
    summary: 'Create a booking',
    description:
      'Creates a booking, a seat of one, or the occurrences of a series, which succeed or fail together. The start is checked against the schedules, calendars and limits of the event type.',
    errors: [
      'event_type_not_found',
      'start_in_past',
      'outside_notice',
      'outside_window',
      'outside_schedule',
      'length_not_allowed',
      'slot_taken',
      'calendar_busy',
      'booking_field_invalid',
      'booking_full',
      'already_attending',
      'booking_limit_reached',
      'active_bookings_limit_reached',
      'guests_not_allowed',
      'email_verification_required',
      'invalid_verification_code',
      'private_link_expired',
      'reservation_expired',
    ],
    body: CreateBooking,
    response: { 201: BookingOrSeriesAnswer },
  }
  const takeIds = idBlocks(deps.db)
  app.post('/v2/bookings', { schema }, async (request, reply) => {
    const { body, caller } = request
    checkCreation(body)
    const [check, ids] = await Promise.all([
      deferRefusal(askScheduling(caller, question(body))),
      takeIds(1 + (body.guests?.length ?? 0)),
    ])
    const useCode = await deferRefusal(verify(deps, body, check))
    return idempotent(deps, request, reply, async (tx) => {
      const context = changeContextOf(request, deps.clock)
      const answer = check()
      checkFeatures(body, answer)
      await useCode()?.(tx)
      const seat = answer.eventType.seats ? { seatUid: randomUUID() } : {}
      const created = await makeBookings(tx, {
        body,
        check: answer,
        context,
        paymentOpener,
        ids: { ...ids, uid: newUid(), ...seat },
      })
      const data =
        'series' in created
          ? created.series.map((booking) => presentBooking(booking, { caller }))
          : presentBooking(created.booking, { caller, seatUid: created.seatUid })
      return { status: 201, body: success(data) }
    }).catch(asSlotTaken)
  })
}

/**
 * @returns a function that marks the booker's code as used; undefined if the event type requires
 *   none
 */
async function verify(deps: BookingsDeps, body: CreateBooking, check: () => BookingCheckAnswer) {
  const { eventType } = check()
  if (!eventType.requiresBookerEmailVerification) return undefined
  const { attendee, emailVerificationCode } = body
  return checkCode(deps, { eventTypeId: eventType.id, email: attendee.email, code: emailVerificationCode })
}

function question(body: CreateBooking): BookingCheckRequest {
  const { eventTypeId, eventTypeSlug, username, teamSlug, organizationSlug, privateLinkId } = body
  const { lengthInMinutes, start, attendee, recurrenceCount, instant, routing } = body
  const eventTypeKeys =
    eventTypeId === undefined
      ? defined({ eventTypeSlug, username, teamSlug, organizationSlug })
      : { eventTypeId }
  const { teamMemberIds } = routing ?? {}
  return {
    ...eventTypeKeys,
    ...defined({ privateLinkId, lengthInMinutes, recurrenceCount }),
    ...(instant ? { instant } : {}),
    ...(teamMemberIds && teamMemberIds.length > 0 ? { routing: { teamMemberIds } } : {}),
    start: instantOf(start).toISOString(),
    timeZone: attendee.timeZone,
  }
}
