import type { OperationSchema } from '@punctual/http'

// No service serves the paths of the first generation, so no schema says what it takes (contract 13): here is what its
// clients send, for those to depart from who do not.

const text = { type: 'string' }
const number = { type: 'integer' }
const flag = { type: 'boolean' }
const instant = { type: 'string', format: 'date-time' }
const list = (items: object) => ({ type: 'array', items })
const object = (properties: Record<string, object>) => ({ type: 'object', properties })
const several = (names: string[], schema: object) => Object.fromEntries(names.map((name) => [name, schema]))

const hook = object({
  ...{ subscriberUrl: { type: 'string', format: 'uri' }, eventTriggers: list({ const: 'BOOKING_CREATED' }) },
  ...{ active: flag, payloadTemplate: text, secret: text },
})
const destination = object({
  ...several(['integration', 'externalId'], text),
  ...several(['eventTypeId', 'bookingId', 'userId'], number),
})
const pages = several(['take', 'page'], number)
const times = several(['startTime', 'endTime'], instant)

export const v1Operations: Readonly<Record<string, OperationSchema>> = {
  'GET /v1/slots': {
    querystring: object({
      ...{ ...times, eventTypeId: number, duration: number, timeZone: { ...text, format: 'time-zone' } },
      ...several(['usernameList', 'usernameList[]', 'eventTypeSlug', 'orgSlug'], text),
    }),
  },
  'GET /v1/event-types': { querystring: object(pages) },
  'PATCH /v1/event-types/:id': {
    body: object({
      ...several(['title', 'slug', 'description', 'eventName', 'successRedirectUrl', 'currency'], text),
      ...several(
        ['length', 'scheduleId', 'price', 'slotInterval', 'position', 'minimumBookingNotice'],
        number,
      ),
      ...several(
        ['beforeEventBuffer', 'afterEventBuffer', 'periodDays', 'seatsPerTimeSlot', 'teamId'],
        number,
      ),
      ...several(['hidden', 'requiresConfirmation', 'disableGuests', 'periodCountCalendarDays'], flag),
      ...several(['periodStartDate', 'periodEndDate'], instant),
      periodType: { enum: ['UNLIMITED', 'ROLLING', 'RANGE'] },
      schedulingType: { enum: ['ROUND_ROBIN', 'COLLECTIVE', 'MANAGED'] },
      recurringEvent: object({ interval: number, count: number, freq: { ...number, maximum: 3 } }),
      hosts: list(object({ userId: number, isFixed: flag })),
      ...several(['bookingLimits', 'durationLimits'], object({ PER_DAY: number, PER_WEEK: number })),
      locations: list(object({ type: { enum: ['link', 'inPerson', 'integrations:daily'] }, link: text })),
      bookingFields: list(object({ ...several(['type', 'name', 'label'], text), required: flag })),
      metadata: object({ key: text }),
    }),
  },
  'PATCH /v1/availabilities/:id': {
    body: object({ days: list({ ...number, maximum: 6 }), ...times, date: instant, scheduleId: number }),
  },
  'GET /v1/bookings': {
    querystring: object({
      ...{ ...pages, userId: number, status: { const: 'upcoming' }, attendeeEmail: text },
      ...{ dateFrom: instant, dateTo: instant, sortBy: { enum: ['createdAt', 'updatedAt'] } },
      order: { enum: ['asc', 'desc'] },
    }),
  },
  'PATCH /v1/bookings/:id': {
    body: object({
      ...several(['title', 'description', 'cancelledBy', 'rescheduledBy'], text),
      ...several(['start', 'end', 'startTime', 'endTime'], instant),
      status: { enum: ['ACCEPTED', 'PENDING', 'CANCELLED', 'REJECTED'] },
    }),
  },
  'GET /v1/booking-references': { querystring: object(pages) },
  'POST /v1/booking-references': {
    body: object({
      ...several(['type', 'uid', 'meetingId', 'meetingPassword', 'externalCalendarId'], text),
      ...{ meetingUrl: { ...text, format: 'uri' }, thirdPartyRecurringEventId: text, deleted: flag },
      ...several(['bookingId', 'credentialId'], number),
    }),
  },
  'POST /v1/destination-calendars': { body: destination },
  'PATCH /v1/destination-calendars/:id': { body: destination },
  'POST /v1/hooks': { body: hook },
  'PATCH /v1/hooks/:id': { body: hook },
}
