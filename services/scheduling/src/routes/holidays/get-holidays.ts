import { HolidaysAnswer, success } from '@punctual/contracts'
import { type App, requireCan, requireUser } from '@punctual/http'
import { comingHolidaysOf } from '../../app/holidays.ts'
import { holidayChoiceOf } from '../../db/holidays-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { own, ownerOf } from '../../domain/owner.ts'
import { presentHolidays } from '../../present/holidays.ts'

/** GET /v2/holidays: those of the caller. */
export function getHolidays(app: App, { db, clock }: SchedulingDeps): void {
  const schema = {
    summary: 'Get the public holidays of the caller',
    description: 'The country that the caller has chosen, and its holidays of the next 365 days.',
    response: { 200: HolidaysAnswer },
  }
  app.get('/v2/holidays', { schema }, async (request) => {
    const caller = requireUser(request)
    requireCan(caller, 'schedule.read', own(caller), 'schedule_not_found')
    const choice = await holidayChoiceOf(db, ownerOf(caller))
    return success(presentHolidays(choice, await comingHolidaysOf({ clock }, choice, caller)))
  })
}
