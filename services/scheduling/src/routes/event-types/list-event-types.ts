import {
  EventTypeListAnswer,
  GroupEventTypeListAnswer,
  ListEventTypes,
  paginate,
  success,
  TeamEventTypeListAnswer,
} from '@punctual/contracts'
import { type App, requireCan, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { findTeamBySlug } from '../../db/teams-repository.ts'
import { findUser, findUserByName, type KnownUser } from '../../db/users-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { own } from '../../domain/owner.ts'
import { requirePeople } from '../../guards/require-bookable.ts'
import {
  pageOfEventTypes,
  presentEventType,
  presentGroup,
  withDestinations,
} from '../../present/event-type.ts'
import { showTeamEventTypes } from '../../present/team-event-types.ts'

/**
 * GET /v2/event-types: with `username` or `teamSlug` the public event types of that user or team,
 * with `usernames` the common meeting of several people, without a credential; else the caller's
 * own.
 */
export function listEventTypes(app: App, { db, config: { publicUrl } }: SchedulingDeps): void {
  const schema = {
    summary: 'List the event types of a user or a team',
    description: "Without `username`, `usernames` or `teamSlug`, the caller's own, hidden ones included.",
    errors: ['user_not_found'],
    querystring: ListEventTypes,
    response: { 200: Type.Union([EventTypeListAnswer, TeamEventTypeListAnswer, GroupEventTypeListAnswer]) },
  }
  app.get('/v2/event-types', { schema }, async (request) => {
    const { query } = request
    const { username, usernames, teamSlug, orgSlug: organizationSlug, orgId: organizationId } = query
    const { search, eventSlug, eventTypeSlug: slug = eventSlug } = query
    if (teamSlug !== undefined) {
      const team = await findTeamBySlug(db, { teamSlug, organizationSlug, organizationId })
      const filter = team && { teamId: team.id, slug, search, withHidden: false }
      return pageOfEventTypes(db, filter, query, (page) => showTeamEventTypes(db, page, publicUrl))
    }
    if (usernames !== undefined) {
      const group = await requirePeople(db, { usernames, organizationSlug, organizationId })
      return { ...success([presentGroup(group)]), pagination: paginate(1, query.take ?? 100, 0) }
    }
    const owner = await ownerAskedFor(request, query)
    if (!owner) return pageOfEventTypes(db, undefined, query, async () => [])
    const isOwn = username === undefined
    return pageOfEventTypes(db, { owner, slug, search, withHidden: isOwn }, query, async (page) => {
      const shown = page.map((eventType) => presentEventType(eventType, owner, publicUrl))
      return isOwn ? withDestinations(db, shown) : shown
    })
  })

  async function ownerAskedFor(
    request: Parameters<typeof requireUser>[0],
    query: ListEventTypes,
  ): Promise<KnownUser | undefined> {
    const { username, orgSlug: organizationSlug, orgId: organizationId } = query
    if (username !== undefined) return findUserByName(db, { username, organizationSlug, organizationId })
    const caller = requireUser(request)
    requireCan(caller, 'eventType.read', own(caller), 'event_type_not_found')
    return findUser(db, caller.userId, caller.organizationId)
  }
}
