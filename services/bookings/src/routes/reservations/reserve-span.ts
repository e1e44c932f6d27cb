import { badRequest, ReservationAnswer, ReserveSpan, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { type AskScheduling, deferRefusal } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import { reserveSpan as hold } from '../../app/reservations.ts'
import type { BookingsDeps } from '../../deps.ts'
import { presentReservation } from '../../present/reservation.ts'

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
      const reservation = await hold(tx, check, replaces, now)
      return { status: 201, body: success(presentReservation(reservation)) }
    }).catch(asSlotTaken)
  })
}
