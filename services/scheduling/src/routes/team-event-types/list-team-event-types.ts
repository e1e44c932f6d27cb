import {
  can,
  ListTeamEventTypes,
  OrganizationEventTypesPath,
  TeamEventTypeListAnswer,
} from '@punctual/contracts'
import { type App, requireIn, requireReach } from '@punctual/http'
import { requireTeam } from '../../app/team-roster.ts'
import type { EventTypeFilter } from '../../db/event-types-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { pageOfEventTypes, withDestinations } from '../../present/event-type.ts'
import { showTeamEventTypes } from '../../present/team-event-types.ts'
import { paths } from './paths.ts'

/**
 * GET of the event types of a team and of all teams of an organization. The path without an
 * organization needs no credential and lists what is not hidden; members see all.
 */
export function listTeamEventTypes(app: App, deps: SchedulingDeps): void {
  const { db, config } = deps
  const shared = { querystring: ListTeamEventTypes, response: { 200: TeamEventTypeListAnswer } }
  const [ofOrganization, ofTeamOnly] = paths

  const schema = {
    summary: `List the event types of ${ofOrganization.of}`,
    description: 'Members see hidden event types too.',
    params: ofOrganization.params,
    ...shared,
  }
  const read = requireIn('eventType.read')
  app.get(ofOrganization.path, { schema, preValidation: read }, async ({ caller, params, query }) => {
    const team = await requireTeam(deps, caller, params)
    return page({ teamId: team.id, slug: query.eventSlug, withHidden: true }, query)
  })

  const open = {
    summary: 'List the event types of a team',
    description: 'No credential is needed for event types that are not hidden; members see hidden ones too.',
    params: ofTeamOnly.params,
    ...shared,
  }
  app.get(ofTeamOnly.path, { schema: open }, async ({ caller, params, query }) => {
    const team = await requireTeam(deps, caller, params)
    requireReach(caller, team, 'team_not_found')
    const withHidden = can(caller, 'eventType.read', { teamId: team.id })
    return page({ teamId: team.id, slug: query.eventSlug, withHidden }, query)
  })

  const all = {
    summary: "List the event types of an organization's teams",
    description: 'Returns the event types of all teams of the organization.',
    params: OrganizationEventTypesPath,
    ...shared,
  }
  app.get(
    '/v2/organizations/:orgId/teams/event-types',
    { schema: all, preValidation: read },
    async ({ params, query }) =>
      page({ organizationId: params.orgId, slug: query.eventSlug, withHidden: true }, query),
  )

  async function page(filter: EventTypeFilter, query: ListTeamEventTypes) {
    return pageOfEventTypes(db, filter, query, async (eventTypes) => {
      const shown = await showTeamEventTypes(db, eventTypes, config.publicUrl, query.hostsLimit)
      return filter.withHidden ? withDestinations(db, shown) : shown
    })
  }
}
