import { type Access, administrators, everybody, known, people, rowsOf } from './access.ts'

const organization = '/v2/organizations/:orgId'
const booking = '/v2/bookings/:bookingUid'

/** The uid of a booking or a seat, which nobody can guess, is the right to see, move and cancel it. */
const byUid = rowsOf({ callers: everybody, scope: 'BOOKING' }, [
  ['POST', '/v2/bookings'],
  ['POST', '/v2/bookings/verification-code'],
  ['GET', '/v2/bookings/by-seat/:seatUid'],
  ['GET', booking],
  ['GET', `${booking}/reschedule`],
  ['POST', `${booking}/reschedule`],
  ['POST', `${booking}/cancel`],
  ['POST', `${booking}/rating`],
  ['POST', `${booking}/report-no-show`],
  ['GET', `${booking}/calendar-links`],
])

/** For the booking's owner and hosts, admins of its team or organization, and, where it says so, its attendees. */
const ofParticipants = rowsOf({ callers: people, scope: 'BOOKING' }, [
  ['GET', '/v2/bookings', { permission: 'booking.read' }],
  ['POST', `${booking}/confirm`, { permission: 'booking.update' }],
  ['POST', `${booking}/decline`, { permission: 'booking.update' }],
  ['POST', `${booking}/guests`, { permission: 'booking.update' }],
  ['POST', `${booking}/mark-absent`, { permission: 'booking.update' }],
  ['PATCH', booking, { permission: 'booking.update' }],
  ['PATCH', `${booking}/location`, { permission: 'booking.update' }],
  ['POST', `${booking}/reassign`, { permission: 'booking.update' }],
  ['POST', `${booking}/reassign/:userId`, { permission: 'booking.update' }],
  ['POST', `${booking}/mark-paid`, { permission: 'booking.update' }],
  ['GET', `${booking}/recordings`, { permission: 'booking.read' }],
  ['GET', `${booking}/transcripts`, { permission: 'booking.read' }],
  ['GET', `${booking}/conferencing-sessions`, { permission: 'booking.read' }],
  ['GET', `${booking}/references`, { permission: 'booking.read' }],
  ['POST', `${booking}/references`, { permission: 'booking.update' }],
  ['GET', `${booking}/attendees`, { permission: 'booking.read' }],
  ['POST', `${booking}/attendees`, { permission: 'booking.update' }],
  ['GET', `${booking}/attendees/:attendeeId`, { permission: 'booking.read' }],
  ['DELETE', `${booking}/attendees/:attendeeId`, { permission: 'booking.update' }],
  ['POST', `${booking}/mark-no-show`, { permission: 'booking.update' }],
])

const lists = rowsOf({ callers: administrators, scope: 'BOOKING' }, [
  ['GET', `${organization}/teams/:teamId/bookings`, { permission: 'booking.readTeamBookings' }],
  [
    'GET',
    `${organization}/teams/:teamId/bookings/:bookingUid/references`,
    { permission: 'booking.readTeamBookings' },
  ],
  ['GET', '/v2/teams/:teamId/bookings', { callers: known, permission: 'booking.readTeamBookings' }],
  ['GET', `${organization}/bookings`, { permission: 'booking.readOrgBookings' }],
  ['GET', `${organization}/users/:userId/bookings`, { permission: 'booking.readOrgBookings' }],
])

/** A reservation's uid is the right to it. */
const reservations = rowsOf({ callers: everybody, scope: 'BOOKING' }, [
  ['POST', '/v2/slots/reservations'],
  ['GET', '/v2/slots/reservations/:uid'],
  ['PATCH', '/v2/slots/reservations/:uid'],
  ['DELETE', '/v2/slots/reservations/:uid'],
  ['POST', '/v2/slots/reserve'],
  ['DELETE', '/v2/slots/selected-slot'],
])

/** The uid of a payment is the right to pay it. What providers send is signed, which the service checks. */
const ofProviders = rowsOf({ callers: everybody }, [
  ['GET', '/v2/payments/:paymentUid'],
  ['POST', '/v2/payments/:provider/callback'],
  ['POST', '/v2/rooms/:bookingUid/participants'],
  ['POST', '/v2/rooms/:bookingUid/recordings'],
])

export const bookingsPolicy: readonly Access[] = [
  ...byUid,
  ...ofParticipants,
  ...ofProviders,
  ...reservations,
  ...lists,
  ...rowsOf({ callers: people, scope: 'APPS' }, [
    ['GET', '/v2/conferencing'],
    ['GET', '/v2/conferencing/default'],
  ]),
]
