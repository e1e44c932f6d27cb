import { of, open, type PublicRoute } from './public-route.ts'

export const bookingsRoutes: readonly PublicRoute[] = of('bookings', { versioned: '/v2/bookings' }, [
  ['POST', '/v2/bookings', open],
  ['GET', '/v2/bookings', { permission: 'booking.read' }],
  ['GET', '/v2/bookings/:bookingUid', open],
  ['GET', '/v2/bookings/:bookingUid/reschedule', { ...open, olderOnly: true }],
  ['POST', '/v2/bookings/:bookingUid/reschedule', open],
  ['POST', '/v2/bookings/:bookingUid/cancel', open],
  ['POST', '/v2/bookings/:bookingUid/confirm', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/decline', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/guests', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/mark-absent', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/mark-no-show', { permission: 'booking.update', olderOnly: true }],
])
