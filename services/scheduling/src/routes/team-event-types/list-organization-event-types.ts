import { ListTeamEventTypes, OrganizationEventTypesPath, TeamEventTypeListAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { pageOfTeamEventTypes } from '../../present/team-event-types.ts'

/** GET of the event types of all teams of an organization. */
export function listOrganizationEventTypes(app: App, { db, config }: SchedulingDeps): void {
  const schema = {
    summary: "List the event types of an organization's teams",
    description: 'Returns the event types of all teams of the organization.',
    params: OrganizationEventTypesPath,
    querystring: ListTeamEventTypes,
    response: { 200: TeamEventTypeListAnswer },
  }
  const options = { schema, preValidation: requireIn('eventType.read') }
  app.get('/v2/organizations/:orgId/teams/event-types', options, async ({ params, query }) => {
    const filter = {
      organizationId: params.orgId,
      slug: query.eventSlug,
      search: query.search,
      withHidden: true,
    }
    return pageOfTeamEventTypes(db, filter, query, config.publicUrl)
  })
}
