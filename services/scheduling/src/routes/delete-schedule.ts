import { DomainError, EmptyAnswer, ScheduleParams, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { lockOwner } from '../db/owners-repository.ts'
import { countSchedules, oldestSchedule, deleteSchedule as remove } from '../db/schedules-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { makeDefault } from '../make-default.ts'
import { requireSchedule } from '../require-schedule.ts'
import { knownCaller } from './known-caller.ts'

/** DELETE /v2/schedules/{scheduleId}: the oldest takes a deleted default's place, the last one stays (our decisions, E14). */
export function deleteSchedule(app: App, { db, clock }: SchedulingDeps): void {
  const schema = { summary: 'Delete a schedule', params: ScheduleParams, response: { 200: EmptyAnswer } }
  app.delete('/v2/schedules/:scheduleId', { schema, preValidation: knownCaller }, async (request) => {
    const caller = requireUser(request)
    const { scheduleId } = request.params
    const { ownerId } = await requireSchedule(db, caller, 'schedule.update', scheduleId)
    await db.transaction(async (tx) => {
      await lockOwner(tx, ownerId)
      const schedule = await requireSchedule(tx, caller, 'schedule.update', scheduleId)
      const owner = { userId: ownerId, organizationId: schedule.organizationId }
      if ((await countSchedules(tx, owner)) === 1) throw new DomainError('last_schedule')
      await remove(tx, schedule)
      const heir = schedule.isDefault ? await oldestSchedule(tx, owner) : undefined
      if (heir !== undefined) await makeDefault(tx, owner, heir, clock.now())
    })
    return success({})
  })
}
