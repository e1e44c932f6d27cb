import {
  type CallerContext,
  DomainError,
  ListSchedulesOf,
  ListTeamSchedules,
  MemberSchedulesPath,
  OrganizationPath,
  OrganizationTeamPath,
  OrganizationUserPath,
  paginate,
  ScheduleListAnswer,
  success,
  TeamPath,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { requireMembers, requireTeam, type TeamPlace } from '../../app/team-roster.ts'
import { listSchedules, schedulesOf } from '../../db/schedules-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireEventTypeOf } from '../../guards/require-event-type.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentSchedule } from '../../present/schedule.ts'

const placesOfTeams = [
  { path: '/v2/teams/:teamId/schedules', params: TeamPath, of: 'the members of a team' },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/schedules',
    params: OrganizationTeamPath,
    of: 'the members of a team of an organization',
  },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/users/:userId/schedules',
    params: MemberSchedulesPath,
    of: 'a member of a team',
  },
] as const

/** GET of the schedules of a user, an organization, a team and a member of it, for their admins. */
export function listUserSchedules(app: App, deps: SchedulingDeps): void {
  const { db } = deps
  const response = { 200: ScheduleListAnswer }
  const ofUser = {
    schema: {
      summary: "List the schedules of an organization's user",
      description: 'The oldest schedule comes first.',
      errors: ['user_not_found'],
      params: OrganizationUserPath,
      querystring: ListSchedulesOf,
      response,
    },
    preValidation: requireForUser('schedule.read'),
  }
  app.get('/v2/organizations/:orgId/users/:userId/schedules', ofUser, async ({ params, query }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    return page((range) => listSchedules(db, { userId, organizationId }, range), query)
  })

  const preValidation = requireIn('schedule.read')
  const ofAll = {
    summary: "List the schedules of an organization's users",
    description: 'Returns the schedules of all users of the organization.',
    params: OrganizationPath,
    querystring: ListSchedulesOf,
    response,
  }
  app.get('/v2/organizations/:orgId/schedules', { schema: ofAll, preValidation }, async ({ params, query }) =>
    page((range) => schedulesOf(db, { organizationId: params.orgId }, range), query),
  )

  for (const { path, params, of } of placesOfTeams) {
    const schema = {
      summary: `List the schedules of ${of}`,
      description: 'The query can name an event type to which the schedules apply.',
      errors: ['event_type_not_found', 'user_not_found'],
      params,
      querystring: ListTeamSchedules,
      response,
    }
    app.get(path, { schema, preValidation }, ({ caller, params, query }) => pageOfTeam(caller, params, query))
  }

  async function pageOfTeam(
    caller: CallerContext,
    { userId, ...place }: TeamPlace & { userId?: number },
    query: ListTeamSchedules,
  ) {
    const team = await requireTeam(deps, caller, place)
    if (userId !== undefined && !(await requireMembers(deps, caller, team.id, [userId])).includes(userId))
      throw new DomainError('user_not_found')
    const { eventTypeId } = query
    const eventType = eventTypeId === undefined ? undefined : await requireEventTypeOf(db, team, eventTypeId)
    return page((range) => schedulesOf(db, { team, userId, eventType }, range), query)
  }
}

async function page(
  list: (range: { take: number; skip: number }) => ReturnType<typeof schedulesOf>,
  { take = 250, skip = 0 }: { take?: number; skip?: number },
) {
  const { schedules, total } = await list({ take, skip })
  return { ...success(schedules.map(presentSchedule)), pagination: paginate(total, take, skip) }
}
