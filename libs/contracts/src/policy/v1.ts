import { type Access, keys, rowsOf } from './access.ts'

/**
 * The first API generation, by the service that answers it; its credential is an API key in the
 * query.
 */
export const v1Policy = {
  identity: rowsOf({ callers: keys }, [['GET', '/v1/me', { permission: 'profile.read' }]]),
  scheduling: rowsOf({ callers: keys }, [
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
  bookings: rowsOf({ callers: keys }, [
    ['GET', '/v1/bookings', { permission: 'booking.read' }],
    ['GET', '/v1/bookings/:id', { permission: 'booking.read' }],
    ['PATCH', '/v1/bookings/:id', { permission: 'booking.update' }],
    ['GET', '/v1/booking-references', { permission: 'booking.read' }],
    ['POST', '/v1/booking-references', { permission: 'booking.update' }],
    ['GET', '/v1/booking-references/:id', { permission: 'booking.read' }],
  ]),
  'webhook-delivery': rowsOf({ callers: keys }, [
    ['GET', '/v1/hooks'],
    ['POST', '/v1/hooks'],
    ['GET', '/v1/hooks/:id'],
    ['PATCH', '/v1/hooks/:id'],
    ['DELETE', '/v1/hooks/:id'],
  ]),
} satisfies Record<string, readonly Access[]>
