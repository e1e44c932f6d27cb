import { keysAndClients, of, open, type PublicRoute } from './public-route.ts'

const reservationRoutes = of('bookings', { versioned: '/v2/slots', ...open }, [
  ['POST', '/v2/slots/reservations'],
  ['GET', '/v2/slots/reservations/:uid'],
  ['PATCH', '/v2/slots/reservations/:uid'],
  ['DELETE', '/v2/slots/reservations/:uid'],
  ['POST', '/v2/slots/reserve', { olderOnly: true }],
  ['DELETE', '/v2/slots/selected-slot', { olderOnly: true }],
])

const bookingRoutes = of('bookings', { versioned: '/v2/bookings' }, [
  ['POST', '/v2/bookings', open],
  ['GET', '/v2/bookings', { permission: 'booking.read' }],
  ['POST', '/v2/bookings/verification-code', open],
  ['GET', '/v2/bookings/by-seat/:seatUid', open],
  ['GET', '/v2/bookings/:bookingUid', open],
  ['GET', '/v2/bookings/:bookingUid/reschedule', { ...open, olderOnly: true }],
  ['POST', '/v2/bookings/:bookingUid/reschedule', open],
  ['POST', '/v2/bookings/:bookingUid/cancel', open],
  ['POST', '/v2/bookings/:bookingUid/confirm', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/decline', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/guests', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/mark-absent', { permission: 'booking.update' }],
  ['PATCH', '/v2/bookings/:bookingUid', { permission: 'booking.update' }],
  ['PATCH', '/v2/bookings/:bookingUid/location', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/reassign', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/reassign/:userId', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/mark-paid', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/rating', open],
  ['POST', '/v2/bookings/:bookingUid/report-no-show', open],
  ['GET', '/v2/bookings/:bookingUid/calendar-links', open],
  ['GET', '/v2/bookings/:bookingUid/recordings', { permission: 'booking.read' }],
  ['GET', '/v2/bookings/:bookingUid/transcripts', { permission: 'booking.read' }],
  ['GET', '/v2/bookings/:bookingUid/conferencing-sessions', { permission: 'booking.read' }],
  ['GET', '/v2/bookings/:bookingUid/references', { permission: 'booking.read' }],
  ['POST', '/v2/bookings/:bookingUid/references', { permission: 'booking.update' }],
  ['GET', '/v2/bookings/:bookingUid/attendees', { permission: 'booking.read' }],
  ['POST', '/v2/bookings/:bookingUid/attendees', { permission: 'booking.update' }],
  ['GET', '/v2/bookings/:bookingUid/attendees/:attendeeId', { permission: 'booking.read' }],
  ['DELETE', '/v2/bookings/:bookingUid/attendees/:attendeeId', { permission: 'booking.update' }],
  ['POST', '/v2/bookings/:bookingUid/mark-no-show', { permission: 'booking.update', olderOnly: true }],
])

/** The uid of a payment is the capability of making it; what a provider tells is signed by it. */
const paymentRoutes = of('bookings', open, [
  ['GET', '/v2/payments/:paymentUid'],
  ['POST', '/v2/payments/:provider/callback', { signed: true }],
])

/** Lists by place take any version. */
const listRoutes = of('bookings', {}, [
  [
    'GET',
    '/v2/organizations/:orgId/teams/:teamId/bookings',
    { callers: keysAndClients, permission: 'booking.readTeamBookings' },
  ],
  [
    'GET',
    '/v2/organizations/:orgId/teams/:teamId/bookings/:bookingUid/references',
    { callers: keysAndClients, permission: 'booking.readTeamBookings' },
  ],
  ['GET', '/v2/teams/:teamId/bookings', { permission: 'booking.readTeamBookings' }],
  [
    'GET',
    '/v2/organizations/:orgId/bookings',
    { callers: keysAndClients, permission: 'booking.readOrgBookings' },
  ],
  [
    'GET',
    '/v2/organizations/:orgId/users/:userId/bookings',
    { callers: keysAndClients, permission: 'booking.readOrgBookings' },
  ],
])

/** Told by the room provider, whose signature the service checks. */
const roomRoutes = of('bookings', { ...open, signed: true }, [
  ['POST', '/v2/rooms/:bookingUid/participants'],
  ['POST', '/v2/rooms/:bookingUid/recordings'],
])

const conferencingRoutes = of('bookings', {}, [
  ['GET', '/v2/conferencing'],
  ['GET', '/v2/conferencing/default'],
])

export const bookingsRoutes: readonly PublicRoute[] = [
  ...bookingRoutes,
  ...paymentRoutes,
  ...reservationRoutes,
  ...listRoutes,
  ...roomRoutes,
  ...conferencingRoutes,
]
