import { ListSchedules, paginate, ScheduleListAnswer, success } from '@punctual/contracts'
import { type App, requireCan, requireUser } from '@punctual/http'
import { listSchedules as list } from '../../db/schedules-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { own, ownerOf } from '../../domain/owner.ts'
import { presentTo } from '../../present/schedule.ts'

/** GET /v2/schedules: the caller's schedules, oldest first. */
export function listSchedules(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: 'List the schedules of the caller',
    description: 'The oldest schedule comes first.',
    querystring: ListSchedules,
    response: { 200: ScheduleListAnswer },
  }
  app.get('/v2/schedules', { schema }, async (request) => {
    const caller = requireUser(request)
    requireCan(caller, 'schedule.read', own(caller), 'schedule_not_found')
    const { take = 100, skip = 0 } = request.query
    const { schedules, total } = await list(db, ownerOf(caller), { take, skip })
    return {
      ...success(schedules.map((schedule) => presentTo(request, schedule))),
      pagination: paginate(total, take, skip),
    }
  })
}
