import {
  BookingAnswer,
  type CallerContext,
  canSee,
  DomainError,
  EditBooking,
  EditNumberedBooking,
  success,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { asSlotTakenByEdit, editBooking as edit } from '../../app/edit-booking.ts'
import { findBooking, uidOfBooking } from '../../db/bookings-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, ownedBy } from '../../domain/booking.ts'
import { changeContextOf } from '../../domain/change-context.ts'
import { attends, requireManager, requireParticipant } from '../../guards/rights.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

const byNumber = '/internal/bookings/:bookingId'
const NumberPath = Type.Object({ bookingId: Type.Integer({ minimum: 1 }) })

/**
 * Adds PATCH /v2/bookings/{bookingUid}, for managers of the booking, and GET and PATCH
 * /internal/bookings/{bookingId}, which v1 uses. A booking id is no capability
 * (docs/domain.md#edit-a-booking).
 */
export function editBooking(app: App, deps: BookingsDeps): void {
  const response = { 200: BookingAnswer }
  const answer = (booking: Booking, caller: CallerContext) => success(presentBooking(booking, { caller }))
  const save = (
    request: Parameters<typeof changeContextOf>[0] & { caller: CallerContext },
    uid: string,
    body: EditNumberedBooking,
    authorize: (booking: Booking) => void,
  ) => {
    const context = changeContextOf(request, deps.clock)
    const cancelledBy = body.cancelledBy ?? request.caller.user?.email
    const command = { ...body, ...(cancelledBy !== undefined && { cancelledBy }) }
    return deps.db.transaction((tx) => edit(tx, uid, command, context, authorize)).catch(asSlotTakenByEdit)
  }

  const schema = {
    summary: 'Update a booking',
    description:
      'Changes only the given fields. Any status may follow any other. A new time must be free for all hosts.',
    errors: ['booking_not_found', 'slot_taken'],
    params: BookingPath,
    body: EditBooking,
    response,
  }
  app.patch('/v2/bookings/:bookingUid', { schema }, async (request) => {
    const { body, caller, params } = request
    const authorize = (before: Booking) => requireManager(caller, before)
    return answer(await save(request, params.bookingUid, body, authorize), caller)
  })

  const config = { internal: ['gateway'] as const }
  app.get(byNumber, { schema: { params: NumberPath, response }, config }, async (request) => {
    const caller = requireUser(request)
    const booking = await visible(deps, caller, request.params.bookingId)
    requireParticipant(caller, booking, 'booking.read')
    return answer(booking, caller)
  })
  const numbered = { params: NumberPath, body: EditNumberedBooking, response }
  app.patch(byNumber, { schema: numbered, config }, async (request) => {
    const { body, params } = request
    const caller = requireUser(request)
    const { uid } = await visible(deps, caller, params.bookingId)
    return answer(await save(request, uid, body, (before) => requireEditor(caller, before, body)), caller)
  })
}

/** Requires a manager; an attendee can change anything but status and time. */
function requireEditor(caller: CallerContext, booking: Booking, { start, end, status }: EditBooking): void {
  if (start ?? end ?? status) requireManager(caller, booking)
  else requireParticipant(caller, booking)
}

/**
 * Finds a booking by its id, which is no capability: the caller must see its owner, team or
 * organization, or attend it in the credential's organization.
 * @throws DomainError booking_not_found
 */
async function visible({ db }: BookingsDeps, caller: CallerContext, bookingId: number): Promise<Booking> {
  const uid = await uidOfBooking(db, bookingId)
  const booking = uid === undefined ? undefined : await findBooking(db, uid)
  const isOwn = booking?.organizationId === caller.organizationId
  if (!booking || !(canSee(caller, ownedBy(booking)) || (isOwn && attends(caller, booking))))
    throw new DomainError('booking_not_found')
  return booking
}
