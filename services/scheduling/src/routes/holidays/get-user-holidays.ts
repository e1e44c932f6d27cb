import { HolidaysAnswer, OrganizationUserPath, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { comingHolidaysOf } from '../../app/holidays.ts'
import { holidayChoiceOf } from '../../db/holidays-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentHolidays } from '../../present/holidays.ts'

/** GET of the public holidays of an organization's user. */
export function getUserHolidays(app: App, { db, clock }: SchedulingDeps): void {
  const schema = {
    summary: "Get the public holidays of an organization's user",
    description: 'The country that counts for the user, and its holidays of the next 365 days.',
    errors: ['user_not_found'],
    params: OrganizationUserPath,
    response: { 200: HolidaysAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.read') }
  app.get('/v2/organizations/:orgId/users/:userId/holidays', options, async ({ params, caller }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    const choice = await holidayChoiceOf(db, { userId, organizationId })
    return success(presentHolidays(choice, await comingHolidaysOf({ clock }, choice, caller)))
  })
}
