import { of, open, type PublicRoute } from './public-route.ts'

const user = '/v2/organizations/:orgId/users/:userId'

export const schedulingRoutes: readonly PublicRoute[] = [
  ...of('scheduling', { versioned: '/v2/schedules' }, [
    ['POST', '/v2/schedules', { permission: 'schedule.update' }],
    ['GET', '/v2/schedules', { permission: 'schedule.read' }],
    ['GET', '/v2/schedules/default', { permission: 'schedule.read' }],
    ['GET', '/v2/schedules/:scheduleId', { permission: 'schedule.read' }],
    ['PATCH', '/v2/schedules/:scheduleId', { permission: 'schedule.update' }],
    ['DELETE', '/v2/schedules/:scheduleId', { permission: 'schedule.update' }],
  ]),
  ...of('scheduling', {}, [
    ['GET', '/v2/organizations/:orgId/schedules', { permission: 'schedule.read' }],
    ['GET', '/v2/organizations/:orgId/teams/:teamId/schedules', { permission: 'schedule.read' }],
    ['GET', `${user}/schedules`, { permission: 'schedule.read' }],
    ['GET', '/v2/teams/:teamId/schedules', { permission: 'schedule.read' }],
    [
      'GET',
      '/v2/organizations/:orgId/teams/:teamId/users/:userId/schedules',
      { permission: 'schedule.read' },
    ],
    ['POST', `${user}/schedules`, { permission: 'schedule.update' }],
    ['GET', `${user}/schedules/:scheduleId`, { permission: 'schedule.read' }],
    ['PATCH', `${user}/schedules/:scheduleId`, { permission: 'schedule.update' }],
    ['DELETE', `${user}/schedules/:scheduleId`, { permission: 'schedule.update' }],
    ['GET', '/v2/organizations/:orgId/ooo', { permission: 'schedule.read' }],
    ['GET', `${user}/ooo`, { permission: 'schedule.read' }],
    ['POST', `${user}/ooo`, { permission: 'schedule.update' }],
    ['PATCH', `${user}/ooo/:oooId`, { permission: 'schedule.update' }],
    ['DELETE', `${user}/ooo/:oooId`, { permission: 'schedule.update' }],
  ]),
  ...of('scheduling', { versioned: '/v2/event-types' }, [
    ['POST', '/v2/event-types', { permission: 'eventType.create' }],
    ['GET', '/v2/event-types', open],
    ['GET', '/v2/event-types/:eventTypeId', { permission: 'eventType.read' }],
    ['PATCH', '/v2/event-types/:eventTypeId', { permission: 'eventType.update' }],
    ['DELETE', '/v2/event-types/:eventTypeId', { permission: 'eventType.delete' }],
  ]),
  ...['/v2/organizations/:orgId/teams/:teamId', '/v2/teams/:teamId'].flatMap((team) =>
    of('scheduling', {}, [
      ['POST', `${team}/event-types`, { permission: 'eventType.create' }],
      [
        'GET',
        `${team}/event-types`,
        { permission: 'eventType.read', ...(team.startsWith('/v2/teams') && open) },
      ],
      ['GET', `${team}/event-types/:eventTypeId`, { permission: 'eventType.read' }],
      ['PATCH', `${team}/event-types/:eventTypeId`, { permission: 'eventType.update' }],
      ['DELETE', `${team}/event-types/:eventTypeId`, { permission: 'eventType.delete' }],
    ]),
  ),
  ...of('scheduling', {}, [
    ['GET', '/v2/organizations/:orgId/teams/event-types', { permission: 'eventType.read' }],
  ]),
  ...[
    '/v2/event-types/:eventTypeId',
    '/v2/organizations/:orgId/teams/:teamId/event-types/:eventTypeId',
  ].flatMap((eventType) =>
    of('scheduling', { permission: 'eventType.update' }, [
      ['POST', `${eventType}/private-links`],
      ['GET', `${eventType}/private-links`],
      ['PATCH', `${eventType}/private-links/:linkId`],
      ['DELETE', `${eventType}/private-links/:linkId`],
    ]),
  ),
  ...of('scheduling', open, [
    ['GET', '/v2/private-links/:linkId'],
    ['GET', '/v2/event-types/:eventTypeId/booking-page'],
  ]),
  ...of('scheduling', {}, [
    ['POST', '/v2/calendars/ics-feed/save'],
    ['GET', '/v2/calendars/ics-feed/check'],
    ['GET', '/v2/calendars/:calendar/connect'],
    ['POST', '/v2/calendars/:calendar/credentials'],
    ['GET', '/v2/calendars/:calendar/check'],
    ['POST', '/v2/calendars/:calendar/disconnect'],
    ['GET', '/v2/calendars/:calendar/event/:eventUid'],
    ['PATCH', '/v2/calendars/:calendar/events/:eventUid'],
    ['GET', '/v2/calendars'],
    ['GET', '/v2/calendars/busy-times'],
    ['POST', '/v2/selected-calendars'],
    ['DELETE', '/v2/selected-calendars'],
    ['PUT', '/v2/destination-calendars'],
  ]),
  ...of('scheduling', { versioned: '/v2/slots', ...open }, [
    ['GET', '/v2/slots'],
    ['GET', '/v2/slots/available', { olderOnly: true }],
  ]),
]
