import { can, ListTeamEventTypes, TeamEventTypeListAnswer } from '@punctual/contracts'
import { type App, requireIn, requireReach } from '@punctual/http'
import { requireTeam } from '../../app/team-roster.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { pageOfTeamEventTypes } from '../../present/team-event-types.ts'
import { paths } from './paths.ts'

/**
 * GET of the event types of a team. The path without an organization needs no credential and lists
 * what is not hidden; members see all.
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
    const filter = { teamId: team.id, slug: query.eventSlug, search: query.search, withHidden: true }
    return pageOfTeamEventTypes(db, filter, query, config.publicUrl)
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
    const filter = { teamId: team.id, slug: query.eventSlug, search: query.search, withHidden }
    return pageOfTeamEventTypes(db, filter, query, config.publicUrl)
  })
}
