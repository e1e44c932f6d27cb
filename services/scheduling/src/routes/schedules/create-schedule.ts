import { CreateSchedule, ScheduleAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireCan, requireUser } from '@punctual/http'
import { makeSchedule } from '../../app/schedules.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { own, ownerOf } from '../../domain/owner.ts'
import { presentTo } from '../../present/schedule.ts'

/** POST /v2/schedules, 201: creates a schedule of the caller (docs/domain.md#schedules). */
export function createSchedule(app: App, deps: SchedulingDeps): void {
  const schema = {
    summary: 'Create a schedule',
    description: 'Creates a schedule of the caller.',
    body: CreateSchedule,
    response: { 201: ScheduleAnswer },
  }
  app.post('/v2/schedules', { schema }, async (request, reply) => {
    const caller = requireUser(request)
    requireCan(caller, 'schedule.update', own(caller), 'schedule_not_found')
    const owner = ownerOf(caller)
    return idempotent(deps, request, reply, async (tx) => {
      const schedule = await makeSchedule(tx, owner, request.body, deps.clock.now())
      return { status: 201, body: success(presentTo(request, schedule)) }
    })
  })
}
