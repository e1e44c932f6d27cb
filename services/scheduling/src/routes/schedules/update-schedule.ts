import { ScheduleAnswer, ScheduleParams, success, UpdateSchedule } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type App, requireUser } from '@punctual/http'
import { changeSchedule } from '../../app/schedules.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireSchedule } from '../../guards/require-schedule.ts'
import { presentTo } from '../../present/schedule.ts'

/**
 * PATCH /v2/schedules/{scheduleId}: `isDefault: true` also makes it the default, `isDefault: false`
 * has no effect.
 */
export function updateSchedule(app: App, { db, clock }: SchedulingDeps): void {
  const schema = {
    summary: 'Update a schedule',
    description:
      'Changes only the given fields; lists replace the current ones. `isDefault: true` makes it the default schedule, `false` has no effect.',
    errors: ['schedule_not_found'],
    params: ScheduleParams,
    body: UpdateSchedule,
    response: { 200: ScheduleAnswer },
  }
  app.patch('/v2/schedules/:scheduleId', { schema }, async (request) => {
    const caller = requireUser(request)
    const { scheduleId } = request.params
    const { ownerId } = await requireSchedule(db, caller, 'schedule.update', scheduleId)
    const look = (tx: Tx) => requireSchedule(tx, caller, 'schedule.update', scheduleId)
    const change = { body: request.body, now: clock.now() }
    return success(presentTo(request, await changeSchedule(db, ownerId, look, change)))
  })
}
