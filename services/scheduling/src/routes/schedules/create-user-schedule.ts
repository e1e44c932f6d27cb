import { CreateSchedule, OrganizationUserPath, ScheduleAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { makeSchedule } from '../../app/schedules.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentSchedule } from '../../present/schedule.ts'

/** POST /v2/organizations/{orgId}/users/{userId}/schedules, 201. */
export function createUserSchedule(app: App, deps: SchedulingDeps): void {
  const schema = {
    summary: "Create a schedule of an organization's user",
    description: 'The user becomes its owner.',
    errors: ['user_not_found'],
    params: OrganizationUserPath,
    body: CreateSchedule,
    response: { 201: ScheduleAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.update') }
  app.post('/v2/organizations/:orgId/users/:userId/schedules', options, async (request, reply) => {
    const { id: userId, organizationId } = await requireUserOf(deps.db, request.params)
    return idempotent(deps, request, reply, async (tx) => {
      const schedule = await makeSchedule(tx, { userId, organizationId }, request.body, deps.clock.now())
      return { status: 201, body: success(presentSchedule(schedule)) }
    })
  })
}
