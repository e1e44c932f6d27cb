import { type Access, administrators, allCallers, authenticated, people, rowsOf } from './access.ts'

const organization = '/v2/organizations/:orgId'
const booking = '/v2/bookings/:bookingUid'

/** The unguessable uid of a booking or a seat authorizes seeing, rescheduling and cancelling it. */
const byUid = rowsOf({ callers: allCallers, scope: 'BOOKING' }, [
  ['POST', '/v2/bookings'],
  ['POST', '/v2/bookings/verification-code'],
  ['GET', '/v2/bookings/by-seat/:seatUid'],
  ['GET', booking],
  ['GET', `${booking}/reschedule`],
  ['POST', `${booking}/reschedule`],
  ['POST', `${booking}/cancel`],
  ['POST', `${booking}/rating`],
  ['POST', `${booking}/accept`],
  ['POST', `${booking}/answer`],
  ['POST', `${booking}/report-no-show`],
  ['GET', `${booking}/calendar-links`],
])

/**
 * For the booking's owner and hosts, admins of its team or organization, and attendees where the
 * row says so.
 */
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
  ['POST', `${booking}/report-wrong-assignment`, { permission: 'booking.update' }],
  ['POST', `${booking}/mark-paid`, { permission: 'booking.update' }],
  ['POST', `${booking}/refund`, { permission: 'booking.update' }],
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
  ['GET', '/v2/teams/:teamId/bookings', { callers: authenticated, permission: 'booking.readTeamBookings' }],
  ['GET', `${organization}/bookings`, { permission: 'booking.readOrgBookings' }],
  ['GET', `${organization}/users/:userId/bookings`, { permission: 'booking.readOrgBookings' }],
])

/** A reservation's uid authorizes its use. */
const reservations = rowsOf({ callers: allCallers, scope: 'BOOKING' }, [
  ['POST', '/v2/slots/reservations'],
  ['GET', '/v2/slots/reservations/:uid'],
  ['PATCH', '/v2/slots/reservations/:uid'],
  ['DELETE', '/v2/slots/reservations/:uid'],
  ['POST', '/v2/slots/reserve'],
  ['DELETE', '/v2/slots/selected-slot'],
])

/**
 * The uid of a payment authorizes paying it, the name of a room entering it. Provider webhooks are
 * signed; the service checks the signature.
 */
const ofProviders = rowsOf({ callers: allCallers }, [
  ['GET', '/v2/payments/:paymentUid'],
  ['POST', '/v2/payments/:provider/callback'],
  ['GET', '/v2/rooms/:room'],
  ['POST', '/v2/rooms/:bookingUid/participants'],
  ['POST', '/v2/rooms/:bookingUid/recordings'],
])

const teamStripe = `${organization}/teams/:teamId/stripe`

/**
 * The account that receives money: no app chooses it. Stripe sends browsers back without a
 * credential: the state authorizes the connection.
 */
const stripeAccounts = [
  ...rowsOf({ scope: 'APPS' }, [
    // The result is a connection.
    ['GET', '/v2/stripe/connect', { action: 'WRITE', callers: people.filter((kind) => kind !== 'app') }],
    ['GET', '/v2/stripe/check', { callers: people }],
    [
      'GET',
      `${teamStripe}/connect`,
      { action: 'WRITE', callers: authenticated.filter((kind) => kind !== 'app'), permission: 'apps.update' },
    ],
    ['GET', `${teamStripe}/check`, { permission: 'apps.read' }],
  ]),
  ...rowsOf({ callers: allCallers }, [
    ['GET', '/v2/stripe/save'],
    ['GET', `${teamStripe}/save`],
  ]),
]

/**
 * A feed only gives read access, so it needs no right to write. It outlives the credential, so apps
 * cannot create one.
 */
const calendarFeeds = [
  ...rowsOf({ callers: people.filter((kind) => kind !== 'app'), scope: 'BOOKING', action: 'READ' }, [
    ['POST', '/v2/calendar-feed', { givesSecret: true }],
    ['GET', '/v2/calendar-feed'],
    ['DELETE', '/v2/calendar-feed'],
  ]),
  // The address authorizes reading.
  ...rowsOf({ callers: allCallers }, [['GET', '/v2/calendar-feeds/:feedToken']]),
]

export const bookingsPolicy: readonly Access[] = [
  ...byUid,
  ...ofParticipants,
  ...ofProviders,
  ...reservations,
  ...lists,
  ...stripeAccounts,
  ...calendarFeeds,
]
