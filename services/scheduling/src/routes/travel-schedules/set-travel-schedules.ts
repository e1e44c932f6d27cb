import { SetTravelSchedules, success, TravelSchedulesAnswer } from '@punctual/contracts'
import { type App, requireCan, requireUser } from '@punctual/http'
import { replaceTravels } from '../../app/travel-schedules.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { own, ownerOf } from '../../domain/owner.ts'
import { presentTravel } from '../../present/travel-schedule.ts'

/** PUT /v2/travel-schedules: replaces those of the caller. */
export function setTravelSchedules(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: 'Set the travel schedules of the caller',
    description:
      "On these dates, the hours of the caller's default schedule are by the clock of the given time zone. Other schedules keep their own. Existing bookings stay.",
    body: SetTravelSchedules,
    response: { 200: TravelSchedulesAnswer },
  }
  app.put('/v2/travel-schedules', { schema }, async (request) => {
    const caller = requireUser(request)
    requireCan(caller, 'schedule.update', own(caller), 'schedule_not_found')
    return success((await replaceTravels(db, ownerOf(caller), request.body)).map(presentTravel))
  })
}
