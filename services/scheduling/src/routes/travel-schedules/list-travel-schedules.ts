import { success, TravelSchedulesAnswer } from '@punctual/contracts'
import { type App, requireCan, requireUser } from '@punctual/http'
import { travelsOf } from '../../db/travel-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { own, ownerOf } from '../../domain/owner.ts'
import { presentTravel } from '../../present/travel-schedule.ts'

/** GET /v2/travel-schedules: those of the caller. */
export function listTravelSchedules(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: 'List the travel schedules of the caller',
    description: 'The time zones in which the caller is for a while, in the order of their dates.',
    response: { 200: TravelSchedulesAnswer },
  }
  app.get('/v2/travel-schedules', { schema }, async (request) => {
    const caller = requireUser(request)
    requireCan(caller, 'schedule.read', own(caller), 'schedule_not_found')
    return success((await travelsOf(db, ownerOf(caller))).map(presentTravel))
  })
}
