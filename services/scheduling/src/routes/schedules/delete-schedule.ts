import { done, EmptyAnswer, ScheduleParams } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type App, requireUser } from '@punctual/http'
import { removeSchedule } from '../../app/schedules.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireSchedule } from '../../guards/require-schedule.ts'

/**
 * DELETE /v2/schedules/{scheduleId}: the oldest one replaces a deleted default, and the last one
 * cannot be deleted (docs/domain.md#schedules).
 */
export function deleteSchedule(app: App, { db, clock }: SchedulingDeps): void {
  const schema = {
    summary: 'Delete a schedule',
    description:
      'The oldest remaining schedule replaces a deleted default schedule. The last schedule cannot be deleted.',
    errors: ['schedule_not_found', 'last_schedule'],
    params: ScheduleParams,
    response: { 200: EmptyAnswer },
  }
  app.delete('/v2/schedules/:scheduleId', { schema }, async (request) => {
    const caller = requireUser(request)
    const { scheduleId } = request.params
    const { ownerId } = await requireSchedule(db, caller, 'schedule.update', scheduleId)
    const look = (tx: Tx) => requireSchedule(tx, caller, 'schedule.update', scheduleId)
    await removeSchedule(db, ownerId, look, clock.now())
    return done
  })
}
