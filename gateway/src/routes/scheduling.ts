import { of, open, type PublicRoute } from './public-route.ts'

export const schedulingRoutes: readonly PublicRoute[] = [
  ...of('scheduling', { versioned: '/v2/schedules' }, [
    ['POST', '/v2/schedules'],
    ['GET', '/v2/schedules'],
    ['GET', '/v2/schedules/default'],
    ['GET', '/v2/schedules/:scheduleId'],
    ['PATCH', '/v2/schedules/:scheduleId'],
    ['DELETE', '/v2/schedules/:scheduleId'],
  ]),
  ...of('scheduling', { versioned: '/v2/event-types' }, [
    ['POST', '/v2/event-types'],
    ['GET', '/v2/event-types', open],
    ['GET', '/v2/event-types/:eventTypeId'],
    ['PATCH', '/v2/event-types/:eventTypeId'],
    ['DELETE', '/v2/event-types/:eventTypeId'],
  ]),
  ...of('scheduling', { versioned: '/v2/slots', ...open }, [
    ['GET', '/v2/slots'],
    ['GET', '/v2/slots/available', { olderOnly: true }],
  ]),
]
