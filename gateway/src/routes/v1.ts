import { apiKeys, of, type PublicRoute } from './public-route.ts'

/** Of v1 alone: each path is a translation (versions/v1); its key comes in the query. */
const common = { callers: apiKeys, olderOnly: true, bodyLimit: 1_048_576 } as const

export const v1Routes: readonly PublicRoute[] = [
  ...of('identity', common, [['GET', '/v1/me', { permission: 'profile.read' }]]),
  ...of('scheduling', common, [
    ['GET', '/v1/slots'],
    ['GET', '/v1/event-types', { permission: 'eventType.read' }],
    ['GET', '/v1/event-types/:id', { permission: 'eventType.read' }],
    ['PATCH', '/v1/event-types/:id', { permission: 'eventType.update' }],
    ['GET', '/v1/availabilities', { permission: 'schedule.read' }],
    ['GET', '/v1/availabilities/:id', { permission: 'schedule.read' }],
    ['PATCH', '/v1/availabilities/:id', { permission: 'schedule.update' }],
    ['GET', '/v1/destination-calendars'],
    ['GET', '/v1/destination-calendars/:id'],
    ['POST', '/v1/destination-calendars'],
    ['PATCH', '/v1/destination-calendars/:id'],
    ['DELETE', '/v1/destination-calendars/:id'],
  ]),
  ...of('bookings', common, [
    ['GET', '/v1/bookings', { permission: 'booking.read' }],
    ['GET', '/v1/bookings/:id', { permission: 'booking.read' }],
    ['PATCH', '/v1/bookings/:id', { permission: 'booking.update' }],
    ['GET', '/v1/booking-references', { permission: 'booking.read' }],
    ['POST', '/v1/booking-references', { permission: 'booking.update' }],
    ['GET', '/v1/booking-references/:id', { permission: 'booking.read' }],
  ]),
  // A user's own need no right.
  ...of('webhook-delivery', common, [
    ['GET', '/v1/hooks'],
    ['POST', '/v1/hooks'],
    ['GET', '/v1/hooks/:id'],
    ['PATCH', '/v1/hooks/:id'],
    ['DELETE', '/v1/hooks/:id'],
  ]),
]
