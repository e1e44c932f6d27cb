import { operationName as nameOf } from '@punctual/contracts'
import type { PublicRoute } from '../routes/index.ts'

type Named = Pick<PublicRoute, 'method' | 'path'>

const verbs = { GET: 'get', POST: 'create', PATCH: 'update', PUT: 'replace', DELETE: 'delete' } as const

/** What ends a path and is done, not made. */
const actions = new Set([
  ...['accept', 'add', 'cancel', 'confirm', 'decline', 'erase', 'force-refresh', 'invite', 'mark-absent'],
  ...['mark-no-show', 'recover', 'refresh', 'request', 'reschedule', 'retry', 'revoke', 'rotate-secret'],
  ...['test', 'verify'],
])

/** Names that do not follow from the path. */
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
  'GET /v2/conferencing': 'listConferencingApps',
  'GET /v2/conferencing/default': 'getDefaultConferencingApp',
  'GET /v2/slots/available': 'listOlderSlots',
  'POST /v2/slots/reserve': 'reserveOlderSlot',
  'DELETE /v2/slots/selected-slot': 'endOlderReservation',
  'POST /v2/bookings/verification-code': 'requestVerificationCode',
  'GET /v2/bookings/by-seat/:seatUid': 'getBookingBySeat',
  'POST /v2/bookings/:bookingUid/reassign': 'reassignBooking',
  'POST /v2/bookings/:bookingUid/reassign/:userId': 'reassignBookingTo',
  'POST /v2/bookings/:bookingUid/rating': 'rateBooking',
  'POST /v2/bookings/:bookingUid/report-no-show': 'reportNoShow',
  'PATCH /v2/bookings/:bookingUid/location': 'changeBookingLocation',
  'GET /v2/bookings/:bookingUid/reschedule': 'getBookingForReschedule',
  'POST /v2/bookings/:bookingUid/guests': 'addBookingGuests',
  'POST /v2/routing-forms/:routingFormId/calculate-slots': 'calculateRoutingFormSlots',
  'GET /v2/organizations/:orgId/teams/event-types': 'listOrganizationEventTypes',
  'POST /v2/organizations/:orgId/attendees/erase': 'erasePerson',
  'GET /v2/organizations/:orgId/teams/me': 'listOwnOrganizationTeams',
  'POST /v2/organizations/:orgId/attributes/options/:userId': 'assignAttributeOption',
  'GET /v2/organizations/:orgId/attributes/options/:userId': 'listAttributeOptionsOfMember',
  'DELETE /v2/organizations/:orgId/attributes/options/:userId/:attributeOptionId': 'unassignAttributeOption',
  'GET /v2/organizations/:orgId/attributes/:attributeId/options/assigned': 'listAssignedAttributeOptions',
  'GET /v2/organizations/:orgId/attributes/slugs/:attributeSlug/options/assigned':
    'listAssignedAttributeOptionsBySlug',
}

/**
 * @returns the name of an operation, such as `createOrganizationTeam`, `listBookings` or `cancelBooking`: the verb, then
 * what the path goes through, of which all but the last is singular
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

/** @returns a sentence for an operation that has none of its own */
export function summaryOf(route: Named): string {
  const words = operationIdOf(route)
    .replace(/[A-Z0-9]+/g, (start) => ` ${start.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const calendars = {
  name: 'Calendars',
  description: 'Calendars of others: whose events take time, and where bookings are written.',
}

/** Subjects of operations, by the words of their paths; the last that a path has counts. */
const subjects: Readonly<Record<string, { name: string; description: string }>> = {
  me: { name: 'Profile', description: 'The person whose credential it is.' },
  'api-keys': { name: 'API keys', description: 'Keys of the caller, each shown once.' },
  'oauth-clients': { name: 'OAuth clients', description: 'Platforms that manage users of their own.' },
  oauth: { name: 'Tokens', description: 'Access and refresh tokens.' },
  oauth2: { name: 'Tokens', description: 'Access and refresh tokens.' },
  'oauth-authorization-server': { name: 'Tokens', description: 'Access and refresh tokens.' },
  organizations: { name: 'Organizations', description: 'Organizations, and those that they manage.' },
  users: { name: 'Users', description: 'People of an organization, and the managed users of a client.' },
  teams: { name: 'Teams', description: 'Teams of organizations, and of none.' },
  invites: { name: 'Teams', description: 'Teams of organizations, and of none.' },
  memberships: { name: 'Memberships', description: 'Who belongs to an organization or a team, as what.' },
  attributes: { name: 'Attributes', description: "What an organization's members can have a value of." },
  roles: { name: 'Roles', description: 'Roles of your own, and the rights that they give.' },
  schedules: { name: 'Schedules', description: 'When people can be met.' },
  'event-types': { name: 'Event types', description: 'What can be booked.' },
  'private-links': {
    name: 'Private links',
    description: 'Links that book what is hidden, some times or for some time.',
  },
  calendars,
  'selected-calendars': calendars,
  'destination-calendars': calendars,
  slots: { name: 'Slots', description: 'Times that can be booked.' },
  conferencing: { name: 'Meeting services', description: 'Where calls take place.' },
  bookings: { name: 'Bookings', description: 'Appointments, from the request to the end.' },
  webhooks: { name: 'Webhooks', description: 'News of bookings to your server, and what became of them.' },
  workflows: { name: 'Workflows', description: 'Messages that go out around a booking.' },
  'verified-resources': {
    name: 'Verified addresses',
    description: 'Email addresses and phone numbers that a code was sent to.',
  },
  'routing-forms': {
    name: 'Routing forms',
    description: 'Questions that lead people to what they can book.',
  },
  versions: { name: 'Versions', description: 'Versions of the API.' },
}

/** @returns the tag of an operation: the subject that its path ends in */
export function tagOf({ path }: Named): { name: string; description: string } {
  const known = path
    .split('/')
    .map((word) => subjects[word])
    .filter((subject) => subject !== undefined)
  const { name, description } = known.at(-1) ?? { name: 'Other', description: 'Everything else.' }
  return path.startsWith('/v1/')
    ? { name: 'v1', description: 'The first version, for old clients.' }
    : { name, description }
}
