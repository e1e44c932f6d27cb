import type { BookingOutput } from '@punctual/contracts'
import { badRequest } from '@punctual/contracts'
import { rawBooking } from '../2024-04-15/raw-booking.ts'
import { compact, type JsonObject, text } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, bodyOf, idOf } from './answers.ts'

const booking = '/v1/bookings/:id'
const names = { start: 'startTime', end: 'endTime' }
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
  return {
    ...rawBooking(today),
    cancelledBy: today.cancelledByEmail || null,
    rescheduledBy: today.rescheduledByEmail ?? null,
  }
}

/** Both the documented and the runtime names are taken (our decisions, v1). */
function edit(asked: VersionedRequest): VersionedRequest {
  const body = bodyOf(asked, known)
  const { status } = body
  if (status !== undefined && !statuses.includes(String(status)))
    throw badRequest({ path: 'status', message: `must be one of ${statuses.join(', ')}` })
  return {
    ...asked,
    path: `/internal/bookings/${idOf(asked)}`,
    body: compact({
      title: body.title,
      description: body.description,
      start: body.startTime ?? body.start,
      end: body.endTime ?? body.end,
      status: text(status)?.toLowerCase(),
      cancelledBy: body.cancelledBy,
      rescheduledBy: body.rescheduledBy,
    }),
  }
}

/** Bookings by their numbers (spec F1; contract 13). */
export const v1Bookings: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: '/v1/bookings' },
    request: (asked) => ({ ...asked, path: '/v2/bookings', query: { take: '250', ...page(asked) } }),
    response: answer((data) => ({ bookings: (data as unknown[]).map(olderBooking) })),
  },
  {
    appliesTo: { method: 'GET', path: booking },
    request: (asked) => ({ ...asked, path: `/internal/bookings/${idOf(asked)}`, query: {} }),
    response: answer((data) => ({ booking: olderBooking(data) })),
  },
  {
    appliesTo: { method: 'PATCH', path: booking },
    request: edit,
    response: answer((data) => ({ booking: olderBooking(data) }), names),
  },
]

const page = ({ query }: VersionedRequest): VersionedRequest['query'] => ({
  ...(query.take !== undefined && { take: query.take }),
  ...(query.skip !== undefined && { skip: query.skip }),
})
