import { badRequest, defined, type ReservationOutput, ReserveSpan } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { buildPath } from '../../forwarding/paths.ts'
import { changeData, renameFields } from '../answers.ts'
import { isObject, text } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'

/** Current and older names of the fields of a reservation. */
const names = { slotStart: 'slotUtcStartDate', slotEnd: 'slotUtcEndDate' }

const { eventTypeId, slotStart, slotEnd } = ReserveSpan.properties
const Reserve = Type.Object({
  eventTypeId,
  slotUtcStartDate: slotStart,
  slotUtcEndDate: slotEnd,
  bookingUid: Type.Optional(Type.String({ description: 'Accepted for existing clients; has no effect.' })),
})
const End = Type.Object({
  uid: Type.Optional(
    Type.String({ description: 'Uid of the slot reservation. May be omitted with the cookie `uid`.' }),
  ),
})

/** Returns the uid of the reservation in the cookie `uid`, which an earlier reservation has set. */
function heldBy({ cookie = '' }: VersionedRequest): string | undefined {
  return /(?:^|;\s*)uid=([\w-]{1,64})(?:;|$)/.exec(cookie)?.[1]
}

/**
 * Drops the older `bookingUid`: the current version finds the booking of a slot with seats itself.
 */
function reserve(asked: VersionedRequest): VersionedRequest {
  const { body } = asked
  if (!isObject(body)) return { ...asked, path: '/internal/reservations', query: {} }
  const { eventTypeId, slotUtcStartDate, slotUtcEndDate } = body
  const span = { eventTypeId, slotStart: slotUtcStartDate, slotEnd: slotUtcEndDate, replaces: heldBy(asked) }
  return { ...asked, path: '/internal/reservations', query: {}, body: defined(span) }
}

/**
 * Deletes the reservation of the cookie, else of the query.
 * @throws DomainError 400 if both are missing
 */
function end(asked: VersionedRequest): VersionedRequest {
  const uid = heldBy(asked) ?? text(asked.query.uid)
  if (!uid) throw badRequest({ path: 'uid', message: 'must be given, in the query or as a cookie' })
  return { ...asked, path: buildPath('/v2/slots/reservations/:uid', { uid }), query: {} }
}

/**
 * Translations of slot reservations before version 2024-09-04: named only by a uid, which browsers
 * store as a cookie.
 */
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
