import {
  BookingAnswer,
  type CallerContext,
  canSee,
  DomainError,
  EditBooking,
  success,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { asSlotTaken } from '../change-booking.ts'
import { findBooking, uidOfBooking } from '../db/bookings-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { type Booking, ownedBy } from '../domain/booking.ts'
import { editBooking as edit } from '../edit-booking.ts'
import { occasionOf } from '../occasion.ts'
import { presentBooking } from '../present.ts'
import { attends, requireManager } from '../rights.ts'
import { BookingPath, knownCaller } from './known-caller.ts'

const byNumber = '/internal/bookings/:bookingId'
const NumberPath = Type.Object({ bookingId: Type.Integer({ minimum: 1 }) })

/**
 * PATCH /v2/bookings/{bookingUid}, 200: the organizer's side edits a booking. By its number, which is no capability, it is
 * read and edited for v1 alone: GET and PATCH /internal/bookings/{bookingId} (our decisions, F1 and Names).
 */
export function editBooking(app: App, deps: BookingsDeps): void {
  const response = { 200: BookingAnswer }
  const answer = (booking: Booking, caller: CallerContext) => success(presentBooking(booking, { caller }))

  app.patch(
    '/v2/bookings/:bookingUid',
    {
      schema: {
        summary: "Edit a booking's title, description, time or status",
        params: BookingPath,
        body: EditBooking,
        response,
      },
      preValidation: knownCaller,
    },
    async (request) => {
      const { body, caller, params } = request
      const occasion = occasionOf(request, deps.clock)
      const booking = await deps.db
        .transaction((tx) =>
          edit(tx, params.bookingUid, body, occasion, (before) => requireManager(caller, before)),
        )
        .catch(asSlotTaken)
      return answer(booking, caller)
    },
  )

  const internal = ['gateway'] as const
  app.get(
    byNumber,
    { schema: { params: NumberPath, response }, config: { internal } },
    async ({ caller, params }) => answer(await visible(requireUser({ caller }), params.bookingId), caller),
  )
  app.patch(
    byNumber,
    { schema: { params: NumberPath, body: EditBooking, response }, config: { internal } },
    async (request) => {
      const { body, caller, params } = request
      const { uid } = await visible(requireUser(request), params.bookingId)
      const occasion = occasionOf(request, deps.clock)
      const booking = await deps.db
        .transaction((tx) => edit(tx, uid, body, occasion, (before) => requireManager(caller, before)))
        .catch(asSlotTaken)
      return answer(booking, caller)
    },
  )

  /** @returns the booking of that number, if the caller takes part in it or may know of its team or organization */
  async function visible(caller: CallerContext, bookingId: number): Promise<Booking> {
    const uid = await uidOfBooking(deps.db, bookingId)
    const booking = uid === undefined ? undefined : await findBooking(deps.db, uid)
    if (!booking || !(canSee(caller, ownedBy(booking)) || attends(caller, booking)))
      throw new DomainError('booking_not_found')
    return booking
  }
}
