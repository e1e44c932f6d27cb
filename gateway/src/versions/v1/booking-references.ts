import { about, CreateNumberedReference, type NumberedReference } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { type JsonObject, omit } from '../json.ts'
import type { Translation } from '../translation.ts'
import { answer, idOf, pageOf } from './answers.ts'
import { acceptV1, nullable, pages, strict } from './v1-input.ts'

const references = '/v1/booking-references'
const internal = '/internal/booking-references'

const { type, uid, bookingId, ...rest } = CreateNumberedReference.properties
/**
 * v1 documents `bookingId` as a boolean: with a boolean, null or no value, the reference belongs to
 * the caller only.
 */
const Create = strict({
  type,
  uid,
  meetingId: nullable(rest.meetingId),
  meetingPassword: nullable(rest.meetingPassword),
  meetingUrl: nullable(rest.meetingUrl),
  externalCalendarId: nullable(rest.externalCalendarId),
  bookingId: about(
    'Id of the booking. A boolean or `null` counts as omitted.',
    Type.Optional(
      Type.Union([bookingId, Type.Boolean(), Type.Null()], { errorMessage: 'must be an integer' }),
    ),
  ),
  deleted: nullable(rest.deleted),
  credentialId: nullable(rest.credentialId),
  thirdPartyRecurringEventId: nullable(rest.thirdPartyRecurringEventId),
})

const create = acceptV1({ body: Create }, (asked, body) => {
  const isOfBooking = typeof body.bookingId === 'number'
  const given = Object.entries(isOfBooking ? body : omit(body, 'bookingId'))
  return {
    ...asked,
    path: internal,
    query: {},
    body: Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined)),
  }
})

function olderReference(data: unknown): JsonObject {
  const { id, type, uid, deleted, ...rest } = data as NumberedReference
  const { bookingId = null, meetingId = null, meetingPassword = null, meetingUrl = null } = rest
  return { id, type, bookingId, uid, meetingId, meetingPassword, meetingUrl, deleted }
}

/** Translations of the references of the caller's bookings. */
export const v1BookingReferences: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: references },
    ...acceptV1({ querystring: Type.Object(pages) }, (asked) => ({
      ...asked,
      path: internal,
      query: pageOf(asked),
    })),
    response: answer((data) => ({ booking_references: (data as unknown[]).map(olderReference) })),
  },
  {
    appliesTo: { method: 'POST', path: references },
    ...create,
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
