import type { Ids } from '@punctual/testing'

/** The resources of a tenant that a request can name. */
export interface Things {
  /** The person. */
  userId: number
  own: Ids
  team: Ids
}

const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' }
const start = '2026-12-15T10:00:00Z'
/** A day in the format of slot queries. */
export const span = 'start=2026-12-15&end=2026-12-16'
const away = { start: '2027-03-01T00:00:00Z', end: '2027-03-02T00:00:00Z' }
const activeOn = (given: object) => ({
  name: 'Active',
  activation: { isActiveOnAllEventTypes: false, ...given },
  trigger: { type: 'newEvent' },
  steps: [],
})
/**
 * An operation that names a resource of a tenant, with the resources of both tenants; without a
 * body, the id ends the path.
 */
export type Named = (
  theirs: Things,
  own: Things,
) => [method: string, path: string, id: string | undefined, body?: (id: string) => unknown]
/** Operations that accept an id in the body or the query. */
export const named: Named[] = [
  ({ own }) => [
    'POST',
    '/v2/event-types',
    own.scheduleId,
    (id) => ({ title: 'X', slug: 'x', lengthInMinutes: 30, scheduleId: +id }),
  ],
  ({ own }, mine) => [
    'PATCH',
    `/v2/event-types/${mine.own.eventTypeId}`,
    own.scheduleId,
    (id) => ({ scheduleId: +id }),
  ],
  ({ own }) => ['POST', '/v2/workflows', own.eventTypeId, (id) => activeOn({ activeOnEventTypeIds: [+id] })],
  ({ own }) => [
    'POST',
    '/v2/routing-forms',
    own.eventTypeId,
    (id) => ({ name: 'X', routes: [{ action: { type: 'eventType', eventTypeId: +id } }] }),
  ],
  ({ own }, mine) => [
    'POST',
    `/v2/organizations/${mine.own.orgId}/attributes/options/${mine.own.colleagueId}`,
    own.attributeId,
    (id) => ({ attributeId: id, value: 'X' }),
  ],
  ({ own }, mine) => [
    'POST',
    `/v2/organizations/${mine.own.orgId}/attributes/options/${mine.own.colleagueId}`,
    own.optionId,
    (id) => ({ attributeId: mine.own.attributeId, attributeOptionId: id }),
  ],
  ({ own }, mine) => [
    'PATCH',
    `/v2/organizations/${mine.own.orgId}/teams/${mine.team.teamId}/memberships/${mine.team.membershipId}`,
    own.roleId,
    (id) => ({ customRoleId: id }),
  ],
  ({ own }, mine) => [
    'POST',
    `/v2/organizations/${mine.own.orgId}/teams/${mine.team.teamId}/memberships`,
    own.colleagueId,
    (id) => ({ userId: +id, accepted: true }),
  ],
  ({ own }, mine) => [
    'POST',
    `/v2/organizations/${mine.own.orgId}/memberships`,
    own.colleagueId,
    (id) => ({ userId: +id }),
  ],
  ({ own }, mine) => [
    'POST',
    `/v2/organizations/${mine.own.orgId}/users/${mine.own.colleagueId}/ooo`,
    own.colleagueId,
    (id) => ({ ...away, toUserId: +id }),
  ],
  ({ own }, mine) => [
    'POST',
    `/v2/organizations/${mine.own.orgId}/teams/${mine.team.teamId}/event-types`,
    own.colleagueId,
    (id) => ({
      title: 'X',
      slug: 'x',
      lengthInMinutes: 30,
      schedulingType: 'collective',
      hosts: [{ userId: +id }],
    }),
  ],
  ({ own }, mine) => [
    'POST',
    `/v2/organizations/${mine.own.orgId}/teams/${mine.team.teamId}/workflows`,
    own.eventTypeId,
    (id) => activeOn({ activeOnEventTypeIds: [+id] }),
  ],
  ({ team }, mine) => [
    'POST',
    `/v2/organizations/${mine.own.orgId}/teams/${mine.team.teamId}/workflows/routing-form`,
    team.routingFormId,
    (id) => ({
      ...activeOn({}),
      trigger: { type: 'formSubmitted' },
      activation: { isActiveOnAllRoutingForms: false, activeOnRoutingFormIds: [id] },
    }),
  ],
  ({ own }, mine) => [
    'POST',
    `/v2/organizations/${mine.own.orgId}/teams/${mine.team.teamId}/event-types`,
    own.colleagueScheduleId,
    (id) => ({ title: 'X', slug: 'x', lengthInMinutes: 30, schedulingType: 'collective', scheduleId: +id }),
  ],
  ({ own }, mine) => [
    'PATCH',
    `/v2/organizations/${mine.own.orgId}/teams/${mine.team.teamId}/event-types/${mine.team.eventTypeId}`,
    own.scheduleId,
    (id) => ({ hosts: [{ userId: mine.userId, scheduleId: +id }] }),
  ],
  ({ own }) => ['GET', '/v2/bookings?eventTypeIds=', own.eventTypeId],
  ({ own }) => ['GET', '/v2/bookings?bookingUid=', own.bookingUid],
  ({ own }) => ['GET', '/v2/bookings?teamIds=', own.teamId],
  ({ own }, mine) => ['GET', `/v2/organizations/${mine.own.orgId}/users?teamIds=`, own.teamId],
  ({ own }, mine) => ['GET', `/v2/organizations/${mine.own.orgId}/users?assignedOptionIds=`, own.optionId],
  ({ own }, mine) => ['GET', `/v2/organizations/${mine.own.orgId}/bookings?userIds=`, own.colleagueId],
]
/**
 * Open to callers without a credential: only a key of an organization other than the home is
 * refused.
 */
export const open: Named[] = [
  ({ own }) => ['POST', '/v2/bookings', own.eventTypeId, (id) => ({ eventTypeId: +id, start, attendee })],
  ({ own }) => [
    'POST',
    '/v2/bookings',
    own.eventTypeId,
    (id) => ({ eventTypeId: +id, start: '2026-01-01T10:00:00Z', attendee }),
  ],
  ({ own }) => [
    'POST',
    '/v2/bookings',
    own.linkId,
    (id) => ({ privateLinkId: id, start: '2026-01-01T10:00:00Z', attendee }),
  ],
  ({ own }) => [
    'POST',
    '/v2/slots/reservations',
    own.eventTypeId,
    (id) => ({ eventTypeId: +id, slotStart: start }),
  ],
  ({ own }) => [
    'POST',
    '/v2/bookings/verification-code',
    own.eventTypeId,
    (id) => ({ eventTypeId: +id, email: attendee.email }),
  ],
  ({ own }) => [
    'POST',
    '/v2/bookings/verification-code',
    own.bookingUid,
    (id) => ({ bookingUid: id, email: attendee.email }),
  ],
  ({ own }) => ['GET', `/v2/slots?${span}&eventTypeId=`, own.eventTypeId],
  ({ own }, mine) => [
    'GET',
    `/v2/slots?${span}&eventTypeId=${mine.own.eventTypeId}&bookingUidToReschedule=`,
    own.bookingUid,
  ],
]
