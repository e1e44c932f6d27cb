import {
  about,
  type BookingOutput,
  defined,
  EditNumberedBooking,
  ListBookings,
  oneOf,
} from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { rawBooking } from '../2024-04-15/raw-booking.ts'
import type { JsonObject } from '../json.ts'
import type { Translation } from '../translation.ts'
import { answer, idOf, pageOf } from './answers.ts'
import { acceptV1, nullable, pages, strict } from './v1-input.ts'

const bookings = '/v1/bookings'
const booking = `${bookings}/:id`

const { title, description, start, end, cancelledBy, rescheduledBy } = EditNumberedBooking.properties
/** The documented and the runtime field names are accepted (docs/domain.md#first-generation). */
const Edit = strict({
  title,
  description: nullable(description),
  start,
  startTime: start,
  end,
  endTime: end,
  status: about(
    'New status. Any status may follow any other.',
    Type.Optional(oneOf(['ACCEPTED', 'PENDING', 'CANCELLED', 'REJECTED'])),
  ),
  cancelledBy: nullable(cancelledBy),
  rescheduledBy: nullable(rescheduledBy),
})

const once = 'must be given once'
const List = Type.Object({
  ...pages,
  status: about('Only upcoming bookings.', Type.Optional(Type.Literal('upcoming'))),
  attendeeEmail: about(
    'Only bookings with an attendee of this email address.',
    Type.Optional(Type.String({ errorMessage: once })),
  ),
  userId: about(
    'Only bookings that one of these users hosts. Separated by commas or repeated.',
    Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))),
  ),
  dateFrom: ListBookings.properties.afterStart,
  dateTo: ListBookings.properties.beforeEnd,
  sortBy: about('Field to sort by.', Type.Optional(oneOf(['createdAt', 'updatedAt']))),
  order: about('Order of `sortBy`. Defaults to `asc`.', Type.Optional(oneOf(['asc', 'desc']))),
})

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

const edit = acceptV1({ body: Edit }, (asked, body) => ({
  ...asked,
  path: `/internal/bookings/${idOf(asked)}`,
  query: {},
  body: defined({
    title: body.title,
    description: body.description === null ? '' : body.description,
    start: body.startTime ?? body.start,
    end: body.endTime ?? body.end,
    status: body.status?.toLowerCase(),
    cancelledBy: body.cancelledBy ?? undefined,
    rescheduledBy: body.rescheduledBy ?? undefined,
  }),
}))

/** Current query keys and those of v1. */
const queryNames = {
  afterStart: 'dateFrom',
  beforeEnd: 'dateTo',
  userIds: 'userId',
  sortCreated: 'order',
  sortUpdatedAt: 'order',
}

const list = acceptV1({ querystring: List }, (asked) => {
  const { attendeeEmail, dateFrom, dateTo, status, userId, sortBy, order = 'asc' } = asked.query
  const query = {
    ...pageOf(asked),
    attendeeEmail,
    status,
    afterStart: dateFrom,
    beforeEnd: dateTo,
    userIds: Array.isArray(userId) ? userId.join(',') : userId,
    sortCreated: sortBy === 'createdAt' ? order : undefined,
    sortUpdatedAt: sortBy === 'updatedAt' ? order : undefined,
  }
  return { ...asked, path: '/v2/bookings', query }
})

/** Translations of bookings, addressed by number (docs/domain.md#edit-a-booking). */
export const v1Bookings: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: bookings },
    ...list,
    response: answer((data) => ({ bookings: (data as unknown[]).map(olderBooking) }), queryNames),
  },
  {
    appliesTo: { method: 'GET', path: booking },
    request: (asked) => ({ ...asked, path: `/internal/bookings/${idOf(asked)}`, query: {} }),
    response: answer((data) => ({ booking: olderBooking(data) })),
  },
  {
    appliesTo: { method: 'PATCH', path: booking },
    ...edit,
    response: (today, asked) =>
      answer((data) => ({ booking: olderBooking(data) }), namesOf(asked.body as JsonObject))(today),
  },
]

/** Returns the names that the caller has used for the times of a booking. */
const namesOf = (body: JsonObject) => ({
  ...(body.startTime !== undefined && { start: 'startTime' }),
  ...(body.endTime !== undefined && { end: 'endTime' }),
})
