import type { DocumentedOperation } from './document.ts'

/** Where a function of the client stands: `bookings.attendees` and `create`. */
export interface FunctionName {
  /** Properties of the client that lead to the function. */
  resources: string[]
  verb: string
}

const standardVerbs = /^(get|list|create|update|replace|delete)(?=[A-Z])/

/**
 * Names that do not follow from path and operation id, by operation id: mostly operations whose id
 * is a sentence of its own, such as `countTeamBookingsByDay`.
 */
const ownNames: Readonly<Record<string, string>> = {
  getAuthorizationServerMetadata: 'oauth.getMetadata',
  getAppOfConsent: 'oauth.getApp',
  exchangeToken: 'oauth.exchangeToken',
  revokeToken: 'oauth.revokeToken',
  refreshTokens: 'oauth.refreshTokens',
  getBookingBySeat: 'bookings.getBySeat',
  getBookingForReschedule: 'bookings.getForReschedule',
  requestVerificationCode: 'bookings.requestVerificationCode',
  rateBooking: 'bookings.rate',
  reportNoShow: 'bookings.reportNoShow',
  reportWrongAssignment: 'bookings.reportWrongAssignment',
  changeBookingLocation: 'bookings.changeLocation',
  reassignBookingTo: 'bookings.reassignTo',
  addBookingGuests: 'bookings.guests.add',
  listBookingCalendarLinks: 'bookings.calendarLinks.list',
  renewCalendarFeed: 'calendarFeed.renew',
  readCalendarFeed: 'calendarFeed.read',
  getCalendarCheck: 'calendars.check',
  getCalendarIcsFeedCheck: 'calendars.icsFeed.check',
  getCalendarConnect: 'calendars.connect',
  getCalendarEvent: 'calendars.events.get',
  listConferencingApps: 'conferencing.list',
  getDefaultConferencingApp: 'conferencing.getDefault',
  setDefaultConferencingApp: 'conferencing.setDefault',
  getDefaultSchedule: 'schedules.getDefault',
  setHolidays: 'holidays.set',
  setTravelSchedules: 'travelSchedules.set',
  exportOwnData: 'me.export',
  listOlderSlots: 'slots.listOlder',
  reserveOlderSlot: 'slots.reserveOlder',
  endOlderReservation: 'slots.endOlderReservation',
  createRoomParticipant: 'rooms.participants.create',
  createRoomRecording: 'rooms.recordings.create',
  rotateOauthClientSecret: 'oauthClients.rotateSecret',
  erasePerson: 'organizations.attendees.erase',
  exportPerson: 'organizations.attendees.export',
  listAuditLog: 'organizations.auditLog.list',
  assignAttributeOption: 'organizations.attributes.options.assign',
  unassignAttributeOption: 'organizations.attributes.options.unassign',
  listAttributeOptionsOfMember: 'organizations.attributes.options.listOfMember',
  listAssignedAttributeOptions: 'organizations.attributes.options.listAssigned',
  listAssignedAttributeOptionsBySlug: 'organizations.attributes.options.listAssignedBySlug',
  listOrganizationEventTypes: 'organizations.eventTypes.list',
  listOwnOrganizationTeams: 'organizations.teams.listOwn',
  getOrganizationOoo: 'organizations.ooo.list',
  createOrganizationUserOoo: 'organizations.users.ooo.create',
  getOrganizationUserOoo: 'organizations.users.ooo.list',
  setUserHolidays: 'organizations.users.holidays.set',
  setUserTravelSchedules: 'organizations.users.travelSchedules.set',
  countOrganizationBookings: 'organizations.insights.count',
  countOrganizationBookingsByDay: 'organizations.insights.countByDay',
  countOrganizationBookingsByEventType: 'organizations.insights.countByEventType',
  countOrganizationBookingsByHost: 'organizations.insights.countByHost',
  countTeamBookings: 'organizations.teams.insights.count',
  countTeamBookingsByDay: 'organizations.teams.insights.countByDay',
  countTeamBookingsByEventType: 'organizations.teams.insights.countByEventType',
  countTeamBookingsByHost: 'organizations.teams.insights.countByHost',
  listTeamConferencingApps: 'organizations.teams.conferencing.list',
  getTeamDefaultConferencingApp: 'organizations.teams.conferencing.getDefault',
  setTeamDefaultConferencingApp: 'organizations.teams.conferencing.setDefault',
  calculateRoutingFormSlots: 'routingForms.calculateSlots',
}

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

function camel(segment: string): string {
  return segment.replace(/^\./, '').replace(/[-.]+([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Returns the name of an operation's function. The resources are the fixed segments of the path.
 * The verb is the first word of the operation id, or an action at the end of the path:
 * `cancelBooking` at `/v2/bookings/{bookingUid}/cancel` is `bookings.cancel`. An id without either
 * is the verb as a whole, until it gets a name above.
 */
export function functionNameOf({
  id,
  method,
  path,
  kind,
}: Pick<DocumentedOperation, 'id' | 'method' | 'path' | 'kind'>): FunctionName {
  const own = ownNames[id]?.split('.')
  if (own) return { resources: own.slice(0, -1), verb: own.at(-1) ?? '' }
  const segments = path
    .replace(/^\/v2\//, '')
    .replace(/\/workflows(\/\{workflowId\})?\/routing-form/, '/form-workflows$1')
    .split('/')
  const resources = segments.filter((segment) => !segment.startsWith('{')).map(camel)
  const last = resources.at(-1) ?? ''
  const isItem = segments.at(-1)?.startsWith('{') ?? false
  const standard = standardVerbs.exec(id)?.[1]
  if (standard === undefined || kind === 'stream') {
    const endsWithVerb = !isItem && (kind === 'stream' || id.startsWith(last))
    return endsWithVerb
      ? { resources: resources.slice(0, -1), verb: last }
      : { resources: resources.slice(0, 1), verb: id }
  }
  // A job of an action: `GET .../recover/{jobId}` beside `POST .../recover`.
  if (isItem && last === 'recover') return { resources: resources.slice(0, -1), verb: 'getRecovery' }
  const isAction = method === 'POST' && !isItem && singular(last) === last && resources.length > 1
  if (isAction) return { resources: resources.slice(0, -1), verb: last }
  // `DELETE /v2/webhooks` beside `DELETE /v2/webhooks/{webhookId}`.
  const isMany = method === 'DELETE' && !isItem && singular(last) !== last
  return { resources, verb: isMany ? 'deleteAll' : standard }
}

/** @throws Error when two operations have one name, or a name is a function and a resource. */
export function refuseClashes(operations: readonly { id: string; name: FunctionName }[]): void {
  const functions = new Map<string, string>()
  for (const { id, name } of operations) {
    const full = [...name.resources, name.verb].join('.')
    const other = functions.get(full)
    if (other) throw new Error(`${id} and ${other} are both named ${full}`)
    functions.set(full, id)
  }
  for (const { id, name } of operations)
    for (let length = 1; length <= name.resources.length; length++) {
      const resource = name.resources.slice(0, length).join('.')
      const other = functions.get(resource)
      if (other) throw new Error(`${resource} is a function for ${other} and a resource for ${id}`)
    }
}
