import { HolidaysAnswer, SetHolidays, success } from '@punctual/contracts'
import { type App, requireCan, requireUser } from '@punctual/http'
import { chooseHolidays, comingHolidaysOf } from '../../app/holidays.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { own, ownerOf } from '../../domain/owner.ts'
import { presentHolidays } from '../../present/holidays.ts'

/** PUT /v2/holidays: replaces the choice of the caller. */
export function setHolidays(app: App, deps: SchedulingDeps): void {
  const schema = {
    summary: 'Set the public holidays of the caller',
    description:
      'On public holidays of the country or region, the caller cannot be booked. They are whole days of the time zone of the caller. Existing bookings stay.',
    body: SetHolidays,
    response: { 200: HolidaysAnswer },
  }
  app.put('/v2/holidays', { schema }, async (request) => {
    const caller = requireUser(request)
    requireCan(caller, 'schedule.update', own(caller), 'schedule_not_found')
    const choice = await chooseHolidays(deps, ownerOf(caller), request.body)
    return success(presentHolidays(choice, await comingHolidaysOf(deps, choice, caller)))
  })
}
