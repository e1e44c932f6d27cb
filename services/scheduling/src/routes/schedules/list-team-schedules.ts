import {
  type CallerContext,
  DomainError,
  ListTeamSchedules,
  MemberSchedulesPath,
  OrganizationTeamPath,
  ScheduleListAnswer,
  TeamPath,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { requireMembers, requireTeam, type TeamReference } from '../../app/team-roster.ts'
import { schedulesOf } from '../../db/schedules-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireEventTypeOf } from '../../guards/require-event-type.ts'
import { pageOfSchedules } from '../../present/schedule.ts'

const paths = [
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

/** GET of the schedules of the members of a team, or of one of them, for its admins. */
export function listTeamSchedules(app: App, deps: SchedulingDeps): void {
  const { db } = deps
  for (const { path, params, of } of paths) {
    const schema = {
      summary: `List the schedules of ${of}`,
      description: 'The query can name an event type to which the schedules apply.',
      errors: ['event_type_not_found', 'user_not_found'],
      params,
      querystring: ListTeamSchedules,
      response: { 200: ScheduleListAnswer },
    }
    app.get(path, { schema, preValidation: requireIn('schedule.read') }, ({ caller, params, query }) =>
      page(caller, params, query),
    )
  }

  async function page(
    caller: CallerContext,
    { userId, ...place }: TeamReference & { userId?: number },
    query: ListTeamSchedules,
  ) {
    const team = await requireTeam(deps, caller, place)
    if (userId !== undefined && !(await requireMembers(deps, caller, team.id, [userId])).includes(userId))
      throw new DomainError('user_not_found')
    const { eventTypeId } = query
    const eventType = eventTypeId === undefined ? undefined : await requireEventTypeOf(db, team, eventTypeId)
    return pageOfSchedules((range) => schedulesOf(db, { team, userId, eventType }, range), query)
  }
}
