import { type BookingOutput, badRequest } from '@punctual/contracts'
import { rawBooking } from '../2024-04-15/raw-booking.ts'
import { compact, type JsonObject, text } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, bodyOf, idOf, pageOf } from './answers.ts'

const bookings = '/v1/bookings'
const booking = `${bookings}/:id`

const known = [
  ...[
    'title',
    'description',
    'start',
    'startTime',
    'end',
    'endTime',
    'status',
    'cancelledBy',
    'rescheduledBy',
  ],
]
const statuses = ['ACCEPTED', 'PENDING', 'CANCELLED', 'REJECTED']

function olderBooking(data: unknown): JsonObject {
  const today = data as BookingOutput
  const { attendees, responses, ...raw } = rawBooking(today)
  return {
    ...raw,
    attendees: attendees.map(({ email, name, timeZone, locale }) => ({ email, name, timeZone, locale })),
    responses: { ...responses, location: { optionValue: '', value: today.location } },
    payment: (today.payment ?? []).map(({ id, paid }) => ({
      id,
      success: paid,
      paymentOption: 'ON_BOOKING',
    })),
    cancelledBy: today.cancelledByEmail || null,
    rescheduledBy: today.rescheduledByEmail ?? null,
  }
}

/** F1. Both the documented and the runtime names are taken (our decisions, v1). */
function edit(asked: VersionedRequest): VersionedRequest {
  const body = bodyOf(asked, known)
  const { status } = body
  if (status !== undefined && !statuses.includes(String(status)))
    throw badRequest({ path: 'status', message: `must be one of ${statuses.join(', ')}` })
  return {
    ...asked,
    path: `/internal/bookings/${idOf(asked)}`,
    query: {},
    body: compact({
      title: body.title,
      description: body.description === null ? '' : body.description,
      start: body.startTime ?? body.start,
      end: body.endTime ?? body.end,
      status: text(status)?.toLowerCase(),
      cancelledBy: body.cancelledBy ?? undefined,
      rescheduledBy: body.rescheduledBy ?? undefined,
    }),
  }
}

/** Today's query keys and those of v1. */
const queryNames = {
  ...{ afterStart: 'dateFrom', beforeEnd: 'dateTo', userIds: 'userId' },
  ...{ sortCreated: 'order', sortUpdatedAt: 'order' },
}

function list(asked: VersionedRequest): VersionedRequest {
  const { attendeeEmail, dateFrom, dateTo, status, userId, sortBy, order = 'asc' } = asked.query
  if (status !== undefined && status !== 'upcoming')
    throw badRequest({ path: 'status', message: 'must be upcoming' })
  if (sortBy !== undefined && sortBy !== 'createdAt' && sortBy !== 'updatedAt')
    throw badRequest({ path: 'sortBy', message: 'must be createdAt or updatedAt' })
  if (Array.isArray(attendeeEmail)) throw badRequest({ path: 'attendeeEmail', message: 'must be given once' })
  const query = {
    ...pageOf(asked),
    ...{ attendeeEmail, status, afterStart: dateFrom, beforeEnd: dateTo },
    userIds: Array.isArray(userId) ? userId.join(',') : userId,
    sortCreated: sortBy === 'createdAt' ? order : undefined,
    sortUpdatedAt: sortBy === 'updatedAt' ? order : undefined,
  }
  return { ...asked, path: '/v2/bookings', query }
}

/** Bookings by their numbers (spec F1; contract 13). */
export const v1Bookings: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: bookings },
    request: list,
    response: answer((data) => ({ bookings: (data as unknown[]).map(olderBooking) }), queryNames),
  },
  {
    appliesTo: { method: 'GET', path: booking },
    request: (asked) => ({ ...asked, path: `/internal/bookings/${idOf(asked)}`, query: {} }),
    response: answer((data) => ({ booking: olderBooking(data) })),
  },
  {
    appliesTo: { method: 'PATCH', path: booking },
    request: edit,
    response: (today, asked) =>
      answer((data) => ({ booking: olderBooking(data) }), namesOf(asked.body as JsonObject))(today),
  },
]

/** What a caller has called the times of a booking. */
const namesOf = (body: JsonObject) => ({
  ...(body.startTime !== undefined && { start: 'startTime' }),
  ...(body.endTime !== undefined && { end: 'endTime' }),
})
