import { badRequest, type NumberedReference } from '@punctual/contracts'
import { compact, type JsonObject, omit } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, bodyOf, idOf, pageOf } from './answers.ts'

const references = '/v1/booking-references'
const internal = '/internal/booking-references'

const known = [
  ...['type', 'uid', 'meetingId', 'meetingPassword', 'meetingUrl', 'bookingId', 'externalCalendarId'],
  ...['deleted', 'credentialId', 'thirdPartyRecurringEventId'],
]

/** F2. The documents call `bookingId` a boolean: that, null or none makes a reference of the caller's alone (our decisions, F2). */
function create(asked: VersionedRequest): VersionedRequest {
  const body = bodyOf(asked, known)
  const { bookingId } = body
  const isNone = bookingId === undefined || bookingId === null || typeof bookingId === 'boolean'
  if (!isNone && !Number.isSafeInteger(bookingId))
    throw badRequest({ path: 'bookingId', message: 'must be an integer' })
  const given = Object.entries(isNone ? omit(body, 'bookingId') : body).filter(([, value]) => value !== null)
  return { ...asked, path: internal, query: {}, body: compact(Object.fromEntries(given)) }
}

function olderReference(data: unknown): JsonObject {
  const { id, type, uid, deleted, ...rest } = data as NumberedReference
  const { bookingId = null, meetingId = null, meetingPassword = null, meetingUrl = null } = rest
  return { id, type, bookingId, uid, meetingId, meetingPassword, meetingUrl, deleted }
}

/** References of the caller's bookings (spec F2; contract 13). */
export const v1BookingReferences: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: references },
    request: (asked) => ({ ...asked, path: internal, query: pageOf(asked) }),
    response: answer((data) => ({ booking_references: (data as unknown[]).map(olderReference) })),
  },
  {
    appliesTo: { method: 'POST', path: references },
    request: create,
    response: answer(
      (data) => ({
        booking_reference: olderReference(data),
        message: 'Booking reference created successfully',
      }),
      {},
      201,
    ),
  },
  {
    appliesTo: { method: 'GET', path: `${references}/:id` },
    request: (asked) => ({ ...asked, path: `${internal}/${idOf(asked)}`, query: {} }),
    response: answer((data) => ({ booking_reference: olderReference(data) })),
  },
]
