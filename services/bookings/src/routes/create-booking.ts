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
import type { AskScheduling } from '../ask-scheduling.ts'
import { asSlotTaken } from '../change-booking.ts'
import { idBlocks } from '../db/id-blocks.ts'
import type { BookingsDeps } from '../deps.ts'
import { checkCreation, checkFeatures } from '../domain/create-booking.ts'
import { makeBookings } from '../make-bookings.ts'
import { occasionOf } from '../occasion.ts'
import type { Till } from '../payments/till.ts'
import { presentBooking } from '../present.ts'
import { settled } from '../settled.ts'
import { checkCode } from '../verification-codes.ts'

/**
 * POST /v2/bookings, 201: a booking, a seat of one, or the occurrences of a series, with or without a credential (contract
 * 3.2).
 */
export function createBooking(app: App, deps: BookingsDeps, askScheduling: AskScheduling, till: Till): void {
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
      settled(askScheduling(caller, question(body))),
      takeIds(1 + (body.guests?.length ?? 0)),
    ])
    const useCode = await settled(verify(deps, body, check))
    return idempotent(deps, request, reply, async (tx) => {
      const occasion = occasionOf(request, deps.clock)
      const answer = check()
      checkFeatures(body, answer)
      await useCode()?.(tx)
      const seat = answer.eventType.seats ? { seatUid: randomUUID() } : {}
      const made = await makeBookings(tx, {
        ...{ body, check: answer, occasion, till },
        ids: { ...ids, uid: newUid(), ...seat },
      })
      const data =
        'series' in made
          ? made.series.map((booking) => presentBooking(booking, { caller }))
          : presentBooking(made.booking, { caller, seatUid: made.seatUid })
      return { status: 201, body: success(data) }
    }).catch(asSlotTaken)
  })
}

/** @returns what uses the booker's code up, where the event type asks for one */
async function verify(deps: BookingsDeps, body: CreateBooking, check: () => BookingCheckAnswer) {
  const { eventType } = check()
  if (!eventType.requiresBookerEmailVerification) return undefined
  const { attendee, emailVerificationCode } = body
  return checkCode(deps, { eventTypeId: eventType.id, email: attendee.email, code: emailVerificationCode })
}

function question(body: CreateBooking): BookingCheckRequest {
  const { eventTypeId, eventTypeSlug, username, teamSlug, organizationSlug, privateLinkId } = body
  const { lengthInMinutes, start, attendee, recurrenceCount, instant, routing } = body
  const named =
    eventTypeId === undefined
      ? defined({ eventTypeSlug, username, teamSlug, organizationSlug })
      : { eventTypeId }
  const { teamMemberIds } = routing ?? {}
  return {
    ...named,
    ...defined({ privateLinkId, lengthInMinutes, recurrenceCount }),
    ...(instant ? { instant } : {}),
    ...(teamMemberIds && teamMemberIds.length > 0 ? { routing: { teamMemberIds } } : {}),
    start: instantOf(start).toISOString(),
    timeZone: attendee.timeZone,
  }
}
