import { BookingAnswer, type BookingCheckRequest, CreateBooking, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import type { AskScheduling } from '../ask-scheduling.ts'
import { book } from '../book-hosts.ts'
import { asSlotTaken } from '../change-booking.ts'
import { idBlocks } from '../db/id-blocks.ts'
import type { BookingsDeps } from '../deps.ts'
import { checkCreation, createBooking as decide } from '../domain/create-booking.ts'
import { occasionOf } from '../occasion.ts'
import { presentBooking } from '../present.ts'
import { settled } from '../settled.ts'
import { newUid } from '../uid.ts'

/** POST /v2/bookings, 201: a single booking, with or without a credential (contract 3.2). */
export function createBooking(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  const schema = { body: CreateBooking, response: { 201: BookingAnswer } }
  const takeIds = idBlocks(deps.db)
  app.post('/v2/bookings', { schema }, async (request, reply) => {
    const { body, caller } = request
    checkCreation(body)
    const [check, ids] = await Promise.all([
      settled(askScheduling(caller, question(body))),
      takeIds(1 + (body.guests?.length ?? 0)),
    ])
    return idempotent(deps, request, reply, async (tx) => {
      const occasion = occasionOf(request, deps.clock)
      const decision = decide(body, check(), { ...ids, uid: newUid() }, occasion.now)
      const booking = await book(tx, decision, check().claim, occasion)
      return { status: 201, body: success(presentBooking(booking)) }
    }).catch(asSlotTaken)
  })
}

function question({ eventTypeId, eventTypeSlug, username, ...body }: CreateBooking): BookingCheckRequest {
  const { organizationSlug, lengthInMinutes, start, attendee } = body
  return {
    ...(eventTypeId === undefined
      ? {
          ...(eventTypeSlug === undefined ? {} : { eventTypeSlug }),
          ...(username === undefined ? {} : { username }),
          ...(organizationSlug === undefined ? {} : { organizationSlug }),
        }
      : { eventTypeId }),
    start: new Date(start).toISOString(),
    timeZone: attendee.timeZone,
    ...(lengthInMinutes === undefined ? {} : { lengthInMinutes }),
  }
}
