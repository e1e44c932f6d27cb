import {
  EventTypeParams,
  EventTypePrivateLinkPath,
  OrganizationTeamEventTypePath,
  TeamPrivateLinkPath,
} from '@punctual/contracts'
import { requireIn } from '@punctual/http'

/** The paths of links: below the event type, or below its organization and team. */
export const paths = [
  {
    path: '/v2/event-types/:eventTypeId/private-links',
    params: EventTypeParams,
    one: EventTypePrivateLinkPath,
    guards: {},
    of: 'an event type',
  },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/event-types/:eventTypeId/private-links',
    params: OrganizationTeamEventTypePath,
    one: TeamPrivateLinkPath,
    guards: { preValidation: requireIn('eventType.update') },
    of: "a team's event type",
  },
] as const
