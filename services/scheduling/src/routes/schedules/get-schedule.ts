import { ScheduleAnswer, ScheduleParams, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { requireSchedule } from '../../guards/require-schedule.ts'
import { presentTo } from '../../present/schedule.ts'

/** GET /v2/schedules/{scheduleId}. */
export function getSchedule(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: 'Get a schedule',
    description: 'Returns one schedule.',
    errors: ['schedule_not_found'],
    params: ScheduleParams,
    response: { 200: ScheduleAnswer },
  }
  app.get('/v2/schedules/:scheduleId', { schema }, async (request) => {
    const { scheduleId } = request.params
    return success(
      presentTo(request, await requireSchedule(db, requireUser(request), 'schedule.read', scheduleId)),
    )
  })
}
