import { DomainError, ScheduleAnswer, success } from '@punctual/contracts'
import { type App, requireCan, requireUser } from '@punctual/http'
import { findDefaultSchedule } from '../../db/schedules-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { own, ownerOf } from '../../domain/owner.ts'
import { presentTo } from '../../present/schedule.ts'

/** GET /v2/schedules/default: the caller's default schedule. */
export function getDefaultSchedule(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: 'Get the default schedule of the caller',
    description: 'Returns one schedule.',
    errors: ['schedule_not_found'],
    response: { 200: ScheduleAnswer },
  }
  app.get('/v2/schedules/default', { schema }, async (request) => {
    const caller = requireUser(request)
    requireCan(caller, 'schedule.read', own(caller), 'schedule_not_found')
    const schedule = await findDefaultSchedule(db, ownerOf(caller))
    if (!schedule) throw new DomainError('schedule_not_found')
    return success(presentTo(request, schedule))
  })
}
