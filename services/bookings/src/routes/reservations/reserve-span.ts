import { badRequest, ReservationAnswer, ReserveSpan, success } from '@punctual/contracts'
import { type App, idempotent, newUid } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import { deferRefusal } from '../../app/defer-refusal.ts'
import { holdSlot } from '../../app/reservations.ts'
import { findReservation, sweepReservations } from '../../db/reservations-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { defaultMinutes, presentReservation } from './reservation-path.ts'

/**
 * Adds POST /internal/reservations, by which older versions hold a slot. The body has the end of
 * the slot. `replaces` moves an existing hold; if that hold has ended, a new one is created.
 */
export function reserveSpan(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  const schema = { body: ReserveSpan, response: { 201: ReservationAnswer } }
  const config = { internal: ['gateway'] as const }
  app.post('/internal/reservations', { schema, config }, async (request, reply) => {
    const { body, caller } = request
    const { eventTypeId, replaces = '' } = body
    const start = new Date(body.slotStart)
    const lengthInMinutes = (Date.parse(body.slotEnd) - start.getTime()) / 60_000
    if (!Number.isInteger(lengthInMinutes) || lengthInMinutes < 1)
      throw badRequest({ path: 'slotEnd', message: 'must be whole minutes after the start' })
    const question = { eventTypeId, start: start.toISOString(), lengthInMinutes }
    const check = await deferRefusal(askScheduling(caller, question))
    return idempotent(deps, request, reply, async (tx) => {
      const now = deps.clock.now()
      const isHeld = (await findReservation(tx, replaces, now)) !== undefined
      const wanted = isHeld ? { uid: replaces, replaced: replaces } : { uid: newUid() }
      const reservation = await holdSlot(tx, check(), { ...wanted, minutes: defaultMinutes }, now)
      await sweepReservations(tx, now)
      return { status: 201, body: success(presentReservation(reservation)) }
    }).catch(asSlotTaken)
  })
}
