import { randomUUID } from 'node:crypto'
import {
  type BookingCheckAnswer,
  type BookingCheckRequest,
  type CallerContext,
  type CreateBooking,
  defined,
  instantOf,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { idBlocks } from '../db/id-blocks.ts'
import type { BookingsDeps } from '../deps.ts'
import type { ChangeContext } from '../domain/booking.ts'
import { checkCreation, checkFeatures } from '../domain/create-booking.ts'
import { mayKnow } from '../guards/require-booking.ts'
import type { PaymentOpener } from '../payments/payment-opener.ts'
import { type AskScheduling, deferRefusal } from './ask-scheduling.ts'
import { type CreatedBooking, makeBookings } from './create-bookings.ts'
import { checkCode } from './verification-codes.ts'
import { roomUrls } from './video-rooms.ts'

/**
 * Returns a function that draws ids and asks scheduling about a new booking, before the
 * transaction. Its result is the creation, to run in the transaction; that throws what was refused
 * before.
 */
export function creations(deps: BookingsDeps, askScheduling: AskScheduling, paymentOpener: PaymentOpener) {
  const takeIds = idBlocks(deps.db)
  return async (
    caller: CallerContext,
    body: CreateBooking,
  ): Promise<(tx: Tx, context: ChangeContext) => Promise<CreatedBooking>> => {
    checkCreation(body)
    const [check, ids] = await Promise.all([
      deferRefusal(askScheduling(caller, question(body))),
      takeIds(1 + (body.guests?.length ?? 0)),
    ])
    const useCode = await deferRefusal(verify(deps, body, check))
    return async (tx, context) => {
      const answer = check()
      checkFeatures(body, answer)
      await useCode()?.(tx)
      const seat = answer.eventType.seats ? { seatUid: randomUUID() } : {}
      const all = { ...ids, uid: newUid(), newRoomUrl: roomUrls(deps.config), ...seat }
      return makeBookings(tx, {
        body,
        check: answer,
        context,
        paymentOpener,
        mayKnow: mayKnow(caller, answer.eventType.requiresBookerEmailVerification),
        ids: all,
      })
    }
  }
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
  const { lengthInMinutes, start, attendee, recurrenceCount, instant, routing, allowBookingOutOfBounds } =
    body
  const eventTypeKeys =
    eventTypeId === undefined
      ? defined({ eventTypeSlug, username, teamSlug, organizationSlug })
      : { eventTypeId }
  return {
    ...eventTypeKeys,
    ...defined({ privateLinkId, lengthInMinutes, recurrenceCount }),
    ...(instant ? { instant } : {}),
    ...(allowBookingOutOfBounds ? { allowBookingOutOfBounds } : {}),
    ...routingOf(routing),
    start: instantOf(start).toISOString(),
    timeZone: attendee.timeZone,
  }
}

/** Returns the part of a routing form's choice that narrows the hosts. */
function routingOf({
  teamMemberIds = [],
  teamMemberEmail,
  skipContactOwner,
}: NonNullable<CreateBooking['routing']> = {}): Pick<BookingCheckRequest, 'routing'> {
  const routing = {
    ...(teamMemberIds.length > 0 && { teamMemberIds }),
    ...(teamMemberEmail && !skipContactOwner && { teamMemberEmail }),
  }
  return Object.keys(routing).length > 0 ? { routing } : {}
}
