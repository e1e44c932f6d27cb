import { operationName as nameOf } from '@punctual/contracts'
import type { PublicRoute } from '../routes/index.ts'

type Named = Pick<PublicRoute, 'method' | 'path'>

const verbs = { GET: 'get', POST: 'create', PATCH: 'update', PUT: 'replace', DELETE: 'delete' } as const

/** Last path segments that are actions, not resources. */
const actions = new Set([
  'accept',
  'add',
  'cancel',
  'confirm',
  'decline',
  'erase',
  'export',
  'force-refresh',
  'invite',
  'mark-absent',
  'mark-no-show',
  'recover',
  'refresh',
  'request',
  'reschedule',
  'retry',
  'revoke',
  'rotate-secret',
  'test',
  'verify',
])

/** Operation ids that do not follow from the path. */
const ownIds: Readonly<Record<string, string>> = {
  'GET /oauth/authorize': 'showConsentPage',
  'POST /oauth/authorize': 'decideOnConsent',
  'POST /v2/auth/oauth2/token': 'exchangeToken',
  'POST /v2/auth/oauth2/revoke': 'revokeToken',
  'GET /.well-known/oauth-authorization-server': 'getAuthorizationServerMetadata',
  'GET /auth/oauth2/authorize': 'showConsentPageForTools',
  'GET /v2/auth/oauth2/clients/:clientId': 'getAppOfConsent',
  'POST /v2/oauth/:clientId/refresh': 'refreshTokens',
  'POST /v2/oauth-clients/:clientId/rotate-secret': 'rotateOauthClientSecret',
  'GET /v2/schedules/default': 'getDefaultSchedule',
  'GET /v2/calendars/:calendar/save': 'connectCalendarByConsent',
  'POST /v2/calendars/:calendar/push/:channelId': 'reportCalendarChange',
  'GET /v2/timezones': 'listTimeZones',
  'GET /v2/holidays': 'getHolidays',
  'GET /v2/holidays/countries': 'listHolidayCountries',
  'PUT /v2/holidays': 'setHolidays',
  'GET /v2/travel-schedules': 'listTravelSchedules',
  'PUT /v2/travel-schedules': 'setTravelSchedules',
  'GET /v2/organizations/:orgId/users/:userId/holidays': 'getUserHolidays',
  'PUT /v2/organizations/:orgId/users/:userId/holidays': 'setUserHolidays',
  'GET /v2/organizations/:orgId/users/:userId/travel-schedules': 'listUserTravelSchedules',
  'PUT /v2/organizations/:orgId/users/:userId/travel-schedules': 'setUserTravelSchedules',
  'GET /v2/organizations/:orgId/audit-log': 'listAuditLog',
  'GET /v2/organizations/:orgId/insights/booking-counts': 'countOrganizationBookings',
  'GET /v2/organizations/:orgId/teams/:teamId/insights/booking-counts': 'countTeamBookings',
  'GET /v2/organizations/:orgId/insights/booking-counts/by-day': 'countOrganizationBookingsByDay',
  'GET /v2/organizations/:orgId/teams/:teamId/insights/booking-counts/by-day': 'countTeamBookingsByDay',
  'GET /v2/organizations/:orgId/insights/booking-counts/by-event-type':
    'countOrganizationBookingsByEventType',
  'GET /v2/organizations/:orgId/teams/:teamId/insights/booking-counts/by-event-type':
    'countTeamBookingsByEventType',
  'GET /v2/organizations/:orgId/insights/booking-counts/by-host': 'countOrganizationBookingsByHost',
  'GET /v2/organizations/:orgId/teams/:teamId/insights/booking-counts/by-host': 'countTeamBookingsByHost',
  'POST /v2/calendar-feed': 'renewCalendarFeed',
  'GET /v2/calendar-feeds/:feedToken': 'readCalendarFeed',
  'GET /v2/conferencing': 'listConferencingApps',
  'POST /v2/conferencing/:app/connect': 'connectConferencingApp',
  'GET /v2/conferencing/:app/oauth/auth-url': 'getConferencingConsentPage',
  'GET /v2/conferencing/:app/oauth/callback': 'connectConferencingByConsent',
  'DELETE /v2/conferencing/:app/disconnect': 'disconnectConferencingApp',
  'POST /v2/organizations/:orgId/teams/:teamId/conferencing/:app/connect': 'connectTeamConferencingApp',
  'GET /v2/organizations/:orgId/teams/:teamId/conferencing/:app/oauth/auth-url':
    'getTeamConferencingConsentPage',
  'GET /v2/organizations/:orgId/teams/:teamId/conferencing/:app/oauth/callback':
    'connectTeamConferencingByConsent',
  'DELETE /v2/organizations/:orgId/teams/:teamId/conferencing/:app/disconnect':
    'disconnectTeamConferencingApp',
  'GET /v2/conferencing/default': 'getDefaultConferencingApp',
  'POST /v2/conferencing/:app/default': 'setDefaultConferencingApp',
  'GET /v2/organizations/:orgId/teams/:teamId/conferencing': 'listTeamConferencingApps',
  'GET /v2/organizations/:orgId/teams/:teamId/conferencing/default': 'getTeamDefaultConferencingApp',
  'POST /v2/organizations/:orgId/teams/:teamId/conferencing/:app/default': 'setTeamDefaultConferencingApp',
  'GET /v2/stripe/connect': 'connectStripe',
  'GET /v2/stripe/save': 'saveStripe',
  'GET /v2/stripe/check': 'checkStripe',
  'GET /v2/organizations/:orgId/teams/:teamId/stripe/connect': 'connectTeamStripe',
  'GET /v2/organizations/:orgId/teams/:teamId/stripe/save': 'saveTeamStripe',
  'GET /v2/organizations/:orgId/teams/:teamId/stripe/check': 'checkTeamStripe',
  'GET /v2/slots/available': 'listOlderSlots',
  'POST /v2/slots/reserve': 'reserveOlderSlot',
  'DELETE /v2/slots/selected-slot': 'endOlderReservation',
  'POST /v2/bookings/verification-code': 'requestVerificationCode',
  'GET /v2/rooms/:room': 'openVideoRoom',
  'GET /v2/bookings/by-seat/:seatUid': 'getBookingBySeat',
  'POST /v2/bookings/:bookingUid/reassign': 'reassignBooking',
  'POST /v2/bookings/:bookingUid/reassign/:userId': 'reassignBookingTo',
  'POST /v2/bookings/:bookingUid/accept': 'acceptBooking',
  'POST /v2/bookings/:bookingUid/answer': 'answerBooking',
  'POST /v2/workflows/unsubscribe': 'unsubscribeFromWorkflow',
  'POST /v2/bookings/:bookingUid/rating': 'rateBooking',
  'POST /v2/bookings/:bookingUid/report-no-show': 'reportNoShow',
  'POST /v2/bookings/:bookingUid/report-wrong-assignment': 'reportWrongAssignment',
  'PATCH /v2/bookings/:bookingUid/location': 'changeBookingLocation',
  'GET /v2/bookings/:bookingUid/reschedule': 'getBookingForReschedule',
  'POST /v2/bookings/:bookingUid/guests': 'addBookingGuests',
  'POST /v2/routing-forms/:routingFormId/calculate-slots': 'calculateRoutingFormSlots',
  'GET /v2/organizations/:orgId/teams/event-types': 'listOrganizationEventTypes',
  'POST /v2/organizations/:orgId/attendees/erase': 'erasePerson',
  'POST /v2/organizations/:orgId/attendees/export': 'exportPerson',
  'GET /v2/me/export': 'exportOwnData',
  'POST /v2/auth/sign-in': 'requestSignIn',
  'POST /v2/auth/sign-in/link': 'readSignInLink',
  'POST /v2/auth/sign-in/confirm': 'signIn',
  'POST /v2/auth/sign-in/provider': 'findSignInProvider',
  'POST /v2/auth/sign-in/begin': 'startProviderSignIn',
  'GET /v2/auth/sign-in/callback': 'finishProviderSignIn',
  'POST /v2/auth/sign-out': 'signOut',
  'GET /v2/me/sessions': 'listSessions',
  'DELETE /v2/me/sessions': 'endOtherSessions',
  'DELETE /v2/me/sessions/:sessionId': 'endSession',
  'POST /v2/portal-links/:linkId/open': 'openPortalLink',
  'POST /v2/webhooks/preview': 'previewWebhook',
  'GET /v2/me/grants': 'listGrants',
  'DELETE /v2/me/grants/:grantId': 'endGrant',
  'GET /v2/organizations/:orgId/teams/me': 'listOwnOrganizationTeams',
  'POST /v2/organizations/:orgId/attributes/options/:userId': 'assignAttributeOption',
  'GET /v2/organizations/:orgId/attributes/options/:userId': 'listAttributeOptionsOfMember',
  'DELETE /v2/organizations/:orgId/attributes/options/:userId/:attributeOptionId': 'unassignAttributeOption',
  'GET /v2/organizations/:orgId/attributes/:attributeId/options/assigned': 'listAssignedAttributeOptions',
  'GET /v2/organizations/:orgId/attributes/slugs/:attributeSlug/options/assigned':
    'listAssignedAttributeOptionsBySlug',
}

/**
 * Returns the id of an operation, such as `createOrganizationTeam`, `listBookings` or
 * `cancelBooking`: the verb, then the resources of the path, all but the last in the singular.
 */
export function operationIdOf(route: Named): string {
  const { method, path } = route
  const own = ownIds[nameOf(route)]
  if (own) return own
  const parts = path
    .replace('/:orgId/organizations', '/:orgId/managed-organizations')
    .replace('/stats', '/stat')
    .replace(/\/workflows(\/:workflowId)?\/routing-form/, '/form-workflows$1')
    .split('/')
    .slice(1)
  const isOne = parts.at(-1)?.startsWith(':') ?? false
  const words = parts
    .filter((part) => !part.startsWith(':') && part !== 'v2')
    .filter((word, at, all) => word !== 'organizations' || all[at + 1] !== 'managed-organizations')
  const last = words.at(-1) ?? ''
  if (method === 'POST' && actions.has(last)) return camel([last, ...words.slice(0, -1).map(singular)])
  const isMany = !isOne && singular(last) !== last
  if (method === 'GET' && isMany) return camel(['list', ...words.slice(0, -1).map(singular), last])
  const object = isMany && method !== 'POST' ? last : singular(last)
  return camel([verbs[method], ...words.slice(0, -1).map(singular), object])
}

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

function camel(words: string[]): string {
  const [first = '', ...rest] = words.flatMap((word) => word.split(/[^A-Za-z0-9]+/)).filter((word) => word)
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const calendars = {
  name: 'Calendars',
  description:
    'Calendar connections, selected calendars whose events are busy times, and destination calendars for bookings.',
}

const sessions = {
  name: 'Sessions',
  description: 'Signing in with a mailed link, and the browsers in which the caller has signed in.',
}

/** Tags of operations, by path segment; the last match counts. */
const subjects: Readonly<Record<string, { name: string; description: string }>> = {
  me: { name: 'Profile', description: 'The profile of the caller.' },
  sessions,
  'sign-in': sessions,
  'identity-providers': {
    name: 'Identity providers',
    description: 'OpenID providers by which the people of an organization sign in.',
  },
  'sign-out': sessions,
  grants: { name: 'Grants', description: 'What the caller has allowed apps.' },
  'api-keys': { name: 'API keys', description: 'API keys of the caller. A key is shown only once.' },
  'oauth-clients': {
    name: 'OAuth clients',
    description: 'Clients that manage users of their own, and third-party apps.',
  },
  oauth: { name: 'Tokens', description: 'Access and refresh tokens.' },
  oauth2: { name: 'Tokens', description: 'Access and refresh tokens.' },
  'oauth-authorization-server': { name: 'Tokens', description: 'Access and refresh tokens.' },
  organizations: { name: 'Organizations', description: 'Organizations and managed organizations.' },
  users: { name: 'Users', description: 'Users of an organization, and managed users of an OAuth client.' },
  teams: { name: 'Teams', description: 'Teams, with or without an organization.' },
  invites: { name: 'Teams', description: 'Teams, with or without an organization.' },
  memberships: { name: 'Memberships', description: 'Members of organizations and teams, with their roles.' },
  attributes: {
    name: 'Attributes',
    description: "Attributes of an organization's members, such as skills or languages.",
  },
  roles: { name: 'Roles', description: 'Custom roles and their permissions.' },
  holidays: { name: 'Schedules', description: 'Working hours, overrides and out-of-office entries.' },
  'travel-schedules': {
    name: 'Schedules',
    description: 'Working hours, overrides and out-of-office entries.',
  },
  schedules: { name: 'Schedules', description: 'Working hours, overrides and out-of-office entries.' },
  'event-types': {
    name: 'Event types',
    description: 'Types of events that can be booked, of a user or a team.',
  },
  'private-links': {
    name: 'Private links',
    description: 'Links that book an event type, hidden or not, limited by uses or time.',
  },
  calendars,
  'selected-calendars': calendars,
  'destination-calendars': calendars,
  slots: { name: 'Slots', description: 'Slots that can be booked, and slot reservations.' },
  'calendar-feed': {
    name: 'Calendar feeds',
    description: 'Addresses at which calendar programs read bookings.',
  },
  'calendar-feeds': {
    name: 'Calendar feeds',
    description: 'Addresses at which calendar programs read bookings.',
  },
  timezones: { name: 'Time zones', description: 'Time zones that fields of the API take.' },
  conferencing: { name: 'Meeting services', description: 'Services that host video meetings.' },
  stripe: { name: 'Stripe', description: 'Stripe accounts that receive payments.' },
  bookings: {
    name: 'Bookings',
    description: 'Bookings with their attendees, guests, payments, recordings and references.',
  },
  webhooks: {
    name: 'Webhooks',
    description: 'Webhooks that send events to a subscriber, their deliveries and recovery jobs.',
  },
  workflows: {
    name: 'Workflows',
    description: 'Messages that are sent before and after bookings or responses.',
  },
  insights: { name: 'Insights', description: 'Counts of bookings of a team or an organization.' },
  'verified-resources': {
    name: 'Verified addresses',
    description: 'Email addresses and phone numbers that were verified by a code.',
  },
  'routing-forms': {
    name: 'Routing forms',
    description: 'Forms that route a response to an event type, a message or a URL.',
  },
  versions: { name: 'Versions', description: 'Versions of the API.' },
}

/** Returns the tag of an operation, by the last known segment of its path. */
export function tagOf({ path }: Named): { name: string; description: string } {
  const known = path
    .split('/')
    .map((word) => subjects[word])
    .filter((subject) => subject !== undefined)
  const { name, description } = known.at(-1) ?? { name: 'Other', description: 'Other operations.' }
  return path.startsWith('/v1/')
    ? { name: 'v1', description: 'The first generation of the API, for existing clients.' }
    : { name, description }
}
