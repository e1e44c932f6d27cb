import { badRequest, defined, type ReservationOutput, ReserveSpan } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { buildPath } from '../../paths.ts'
import { changeData, renameFields } from '../answers.ts'
import { isObject, text } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'

/** Today's names of what a reservation is asked for and the older ones. */
const names = { slotStart: 'slotUtcStartDate', slotEnd: 'slotUtcEndDate' }

const { eventTypeId, slotStart, slotEnd } = ReserveSpan.properties
const Reserve = Type.Object({
  ...{ eventTypeId, slotUtcStartDate: slotStart, slotUtcEndDate: slotEnd },
  bookingUid: Type.Optional(Type.String({ description: 'Accepted for existing clients; has no effect.' })),
})
const End = Type.Object({
  uid: Type.Optional(
    Type.String({ description: 'Uid of the slot reservation. May be omitted with the cookie `uid`.' }),
  ),
})

/** @returns the hold that the cookie `uid` names: whoever has reserved before has one */
function heldBy({ cookie = '' }: VersionedRequest): string | undefined {
  return /(?:^|;\s*)uid=([\w-]{1,64})(?:;|$)/.exec(cookie)?.[1]
}

/** Of a seated event type today's needs no booking's uid to know whose seats a slot has: the older field says nothing. */
function reserve(asked: VersionedRequest): VersionedRequest {
  const { body } = asked
  if (!isObject(body)) return { ...asked, path: '/internal/reservations', query: {} }
  const { eventTypeId, slotUtcStartDate, slotUtcEndDate } = body
  const span = { eventTypeId, slotStart: slotUtcStartDate, slotEnd: slotUtcEndDate, replaces: heldBy(asked) }
  return { ...asked, path: '/internal/reservations', query: {}, body: defined(span) }
}

/** The cookie comes first. @throws 400 for neither */
function end(asked: VersionedRequest): VersionedRequest {
  const uid = heldBy(asked) ?? text(asked.query.uid)
  if (!uid) throw badRequest({ path: 'uid', message: 'must be given, in the query or as a cookie' })
  return { ...asked, path: buildPath('/v2/slots/reservations/:uid', { uid }), query: {} }
}

/** Holds of slots before 2024-09-04: known by a uid alone, which browsers keep as a cookie. */
export const olderReservations: readonly Translation[] = [
  {
    appliesTo: { method: 'POST', path: '/v2/slots/reserve' },
    schema: { body: Reserve },
    request: reserve,
    response(answer) {
      const older = changeData(
        renameFields(answer, names),
        (data) => (data as ReservationOutput).reservationUid,
      )
      const uid = isObject(older.body) && older.status < 300 ? text(older.body.data) : undefined
      return uid === undefined
        ? older
        : { ...older, cookie: `uid=${uid}; Path=/v2/slots; HttpOnly; SameSite=Lax` }
    },
  },
  {
    appliesTo: { method: 'DELETE', path: '/v2/slots/selected-slot' },
    schema: { querystring: End },
    request: end,
  },
]
