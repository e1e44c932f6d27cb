import { type Access, allCallers, authenticated, forSessions, people, rowsOf } from './access.ts'

const organization = '/v2/organizations/:orgId'
const user = `${organization}/users/:userId`

const schedules = [
  ...rowsOf({ callers: people, scope: 'SCHEDULE' }, [
    ['POST', '/v2/schedules', { permission: 'schedule.update' }],
    ['GET', '/v2/schedules', { permission: 'schedule.read' }],
    ['GET', '/v2/schedules/default', { permission: 'schedule.read' }],
    ['GET', '/v2/schedules/:scheduleId', { permission: 'schedule.read' }],
    ['PATCH', '/v2/schedules/:scheduleId', { permission: 'schedule.update' }],
    ['DELETE', '/v2/schedules/:scheduleId', { permission: 'schedule.update' }],
    ['GET', '/v2/holidays/countries'],
    ['GET', '/v2/holidays', { permission: 'schedule.read' }],
    ['PUT', '/v2/holidays', { permission: 'schedule.update' }],
    ['GET', '/v2/travel-schedules', { permission: 'schedule.read' }],
    ['PUT', '/v2/travel-schedules', { permission: 'schedule.update' }],
  ]),
  ...rowsOf({ scope: 'SCHEDULE' }, [
    ['GET', `${organization}/schedules`, { permission: 'schedule.read' }],
    ['GET', `${organization}/teams/:teamId/schedules`, { permission: 'schedule.read' }],
    ['GET', `${user}/schedules`, { permission: 'schedule.read' }],
    ['GET', '/v2/teams/:teamId/schedules', { permission: 'schedule.read' }],
    ['GET', `${organization}/teams/:teamId/users/:userId/schedules`, { permission: 'schedule.read' }],
    ['POST', `${user}/schedules`, { permission: 'schedule.update' }],
    ['GET', `${user}/schedules/:scheduleId`, { permission: 'schedule.read' }],
    ['PATCH', `${user}/schedules/:scheduleId`, { permission: 'schedule.update' }],
    ['DELETE', `${user}/schedules/:scheduleId`, { permission: 'schedule.update' }],
    ['GET', `${user}/travel-schedules`, { permission: 'schedule.read' }],
    ['PUT', `${user}/travel-schedules`, { permission: 'schedule.update' }],
    ['GET', `${user}/holidays`, { permission: 'schedule.read' }],
    ['PUT', `${user}/holidays`, { permission: 'schedule.update' }],
    ['GET', `${organization}/ooo`, { permission: 'schedule.read' }],
    ['GET', `${user}/ooo`, { permission: 'schedule.read' }],
    ['POST', `${user}/ooo`, { permission: 'schedule.update' }],
    ['PATCH', `${user}/ooo/:oooId`, { permission: 'schedule.update' }],
    ['DELETE', `${user}/ooo/:oooId`, { permission: 'schedule.update' }],
  ]),
]

const eventTypes = [
  ...rowsOf({ callers: people, scope: 'EVENT_TYPE' }, [
    ['POST', '/v2/event-types', { permission: 'eventType.create' }],
    ['GET', '/v2/event-types/:eventTypeId', { permission: 'eventType.read' }],
    ['PATCH', '/v2/event-types/:eventTypeId', { permission: 'eventType.update' }],
    ['DELETE', '/v2/event-types/:eventTypeId', { permission: 'eventType.delete' }],
  ]),
  ...[`${organization}/teams/:teamId`, '/v2/teams/:teamId'].flatMap((team) =>
    rowsOf({ scope: 'EVENT_TYPE' }, [
      ['POST', `${team}/event-types`, { permission: 'eventType.create' }],
      [
        'GET',
        `${team}/event-types`,
        { permission: 'eventType.read', callers: team.startsWith('/v2/teams') ? allCallers : authenticated },
      ],
      ['GET', `${team}/event-types/:eventTypeId`, { permission: 'eventType.read' }],
      ['PATCH', `${team}/event-types/:eventTypeId`, { permission: 'eventType.update' }],
      ['DELETE', `${team}/event-types/:eventTypeId`, { permission: 'eventType.delete' }],
    ]),
  ),
  // The console lists the owners of webhooks.
  ...forSessions(
    rowsOf({ scope: 'EVENT_TYPE' }, [
      // Public data is available to all callers; without a name, the caller's own.
      ['GET', '/v2/event-types', { callers: allCallers }],
      ['GET', `${organization}/teams/event-types`, { permission: 'eventType.read' }],
    ]),
  ),
]

const privateLinks = [
  ...[
    { eventType: '/v2/event-types/:eventTypeId', callers: people },
    { eventType: `${organization}/teams/:teamId/event-types/:eventTypeId`, callers: authenticated },
  ].flatMap(({ eventType, callers }) =>
    // Reading a link reveals the secret that opens it.
    rowsOf({ callers, scope: 'EVENT_TYPE', action: 'WRITE', permission: 'eventType.update' }, [
      ['POST', `${eventType}/private-links`],
      ['GET', `${eventType}/private-links`],
      ['PATCH', `${eventType}/private-links/:linkId`],
      ['DELETE', `${eventType}/private-links/:linkId`],
    ]),
  ),
  ...rowsOf({ callers: allCallers }, [
    ['GET', '/v2/private-links/:linkId'],
    ['GET', '/v2/event-types/:eventTypeId/booking-page'],
  ]),
]

/** A person's own calendars, which the account page shows and sets up. */
const calendars = [
  ...forSessions(
    rowsOf({ callers: people, scope: 'APPS' }, [
      ['GET', '/v2/calendars'],
      // The result is a connection.
      ['GET', '/v2/calendars/:calendar/connect', { action: 'WRITE' }],
      ['POST', '/v2/calendars/:calendar/disconnect'],
      ['PATCH', '/v2/calendars/:calendar/settings'],
      ['PUT', '/v2/destination-calendars'],
    ]),
  ),
  ...rowsOf({ callers: people, scope: 'APPS' }, [
    ['POST', '/v2/calendars/ics-feed/save'],
    ['GET', '/v2/calendars/ics-feed/check'],
    ['POST', '/v2/calendars/:calendar/credentials'],
    ['GET', '/v2/calendars/:calendar/check'],
    ['GET', '/v2/calendars/:calendar/event/:eventUid'],
    ['PATCH', '/v2/calendars/:calendar/events/:eventUid'],
    ['GET', '/v2/calendars/busy-times'],
    ['POST', '/v2/selected-calendars'],
    ['DELETE', '/v2/selected-calendars'],
  ]),
]

const teamConferencing = `${organization}/teams/:teamId/conferencing`

/**
 * Providers send browsers back: the state authorizes the connection, with the session if one began
 * it. They repeat a token when they report a change, which the service checks.
 */
const ofProviders = [
  ...forSessions(
    rowsOf({ callers: allCallers }, [
      ['GET', '/v2/calendars/:calendar/save'],
      ['GET', '/v2/conferencing/:app/oauth/callback'],
      ['GET', `${teamConferencing}/:app/oauth/callback`],
    ]),
  ),
  ...rowsOf({ callers: allCallers }, [['POST', '/v2/calendars/:calendar/push/:channelId']]),
]

/** Access of an organization to the calendars of its members. */
const delegation = rowsOf({ scope: 'APPS', permission: 'apps.update' }, [
  ['POST', `${organization}/delegation-credentials`],
  ['PATCH', `${organization}/delegation-credentials/:credentialId`],
])

/** Meeting services of a person, which the account page shows too, and of a team. */
const conferencing = [
  ...forSessions(
    rowsOf({ callers: people, scope: 'APPS' }, [
      ['GET', '/v2/conferencing'],
      ['POST', '/v2/conferencing/:app/default'],
      ['POST', '/v2/conferencing/:app/connect'],
      // The result is a connection.
      ['GET', '/v2/conferencing/:app/oauth/auth-url', { action: 'WRITE' }],
      ['DELETE', '/v2/conferencing/:app/disconnect'],
    ]),
  ),
  ...rowsOf({ callers: people, scope: 'APPS' }, [['GET', '/v2/conferencing/default']]),
  ...rowsOf({ scope: 'APPS' }, [
    ['GET', teamConferencing, { permission: 'apps.read' }],
    ['GET', `${teamConferencing}/default`, { permission: 'apps.read' }],
    ['POST', `${teamConferencing}/:app/default`, { permission: 'apps.update' }],
    ['POST', `${teamConferencing}/:app/connect`, { permission: 'apps.update' }],
    ['GET', `${teamConferencing}/:app/oauth/auth-url`, { permission: 'apps.update', action: 'WRITE' }],
    ['DELETE', `${teamConferencing}/:app/disconnect`, { permission: 'apps.update' }],
  ]),
]

export const schedulingPolicy: readonly Access[] = [
  ...schedules,
  ...eventTypes,
  ...privateLinks,
  ...calendars,
  ...ofProviders,
  ...delegation,
  ...conferencing,
  ...rowsOf({ callers: allCallers }, [
    ['GET', '/v2/slots'],
    ['GET', '/v2/slots/available'],
    // The same for all callers.
    ['GET', '/v2/timezones'],
  ]),
]
