import {
  type CallerContext,
  EventTypeListAnswer,
  GroupEventTypeListAnswer,
  ListEventTypes,
  paginate,
  success,
  TeamEventTypeListAnswer,
} from '@punctual/contracts'
import { type App, requireCan, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { countEventTypes, listEventTypes as list } from '../db/event-types-repository.ts'
import { findTeamBySlug } from '../db/teams-repository.ts'
import { findUser, findUserByName, type KnownUser } from '../db/users-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { withDestinations } from '../event-type-destination.ts'
import { presentEventType, presentGroup } from '../present-event-type.ts'
import { requirePeople } from '../require-bookable.ts'
import { showTeamEventTypes } from '../show-team-event-types.ts'
import { own } from './known-caller.ts'

type Request = Parameters<typeof requireUser>[0]

/**
 * GET /v2/event-types: with `username` or `teamSlug` what that user or team shows, with `usernames` what some people have in
 * common, for everybody; without, the caller's own.
 */
export function listEventTypes(app: App, { db, config }: SchedulingDeps): void {
  const schema = {
    summary: 'List what a user shows, or your own event types',
    querystring: ListEventTypes,
    response: { 200: Type.Union([EventTypeListAnswer, TeamEventTypeListAnswer, GroupEventTypeListAnswer]) },
  }
  app.get('/v2/event-types', { schema }, async (request) => {
    const { take = 100, skip = 0, username, eventSlug, eventTypeSlug = eventSlug } = request.query
    const { teamSlug, usernames, orgSlug } = request.query
    if (teamSlug !== undefined) return ofTeam(request, teamSlug)
    if (usernames !== undefined) {
      const group = await requirePeople(db, request.caller, { usernames, organizationSlug: orgSlug })
      return { ...success([presentGroup(group)]), pagination: paginate(1, take, 0) }
    }
    const owner = await ownerAskedFor(request, request.query)
    if (!owner) return { ...success([]), pagination: paginate(0, take, skip) }
    const filter = { owner, slug: eventTypeSlug, withHidden: username === undefined }
    const newestFirst = request.query.sortCreatedAt === 'desc'
    const [eventTypes, total] = await Promise.all([
      list(db, filter, { take, skip, newestFirst }),
      countEventTypes(db, filter),
    ])
    const shown = eventTypes.map((eventType) => presentEventType(eventType, owner, config.publicUrl))
    return {
      ...success(username === undefined ? await withDestinations(db, shown) : shown),
      pagination: paginate(total, take, skip),
    }
  })

  async function ofTeam(
    { caller, query }: { caller: CallerContext; query: ListEventTypes },
    teamSlug: string,
  ) {
    const { take = 100, skip = 0, eventSlug, eventTypeSlug: slug = eventSlug, orgSlug } = query
    const nearOrganizationId = caller.organizationId
    const team = await findTeamBySlug(db, { teamSlug, organizationSlug: orgSlug, nearOrganizationId })
    if (!team) return { ...success([]), pagination: paginate(0, take, skip) }
    const filter = { teamId: team.id, slug, withHidden: false }
    const eventTypes = await list(db, filter, { take, skip, newestFirst: query.sortCreatedAt === 'desc' })
    const total = await countEventTypes(db, filter)
    return {
      ...success(await showTeamEventTypes(db, eventTypes, config.publicUrl)),
      pagination: paginate(total, take, skip),
    }
  }

  async function ownerAskedFor(request: Request, query: ListEventTypes): Promise<KnownUser | undefined> {
    const { username, orgSlug, orgId } = query
    if (username !== undefined) {
      const nearOrganizationId = request.caller.organizationId
      return findUserByName(db, {
        username,
        organizationSlug: orgSlug,
        organizationId: orgId,
        nearOrganizationId,
      })
    }
    const caller = requireUser(request)
    requireCan(caller, 'eventType.read', own(caller), 'event_type_not_found')
    return findUser(db, caller.userId)
  }
}
