import { HolidaysAnswer, OrganizationUserPath, SetHolidays, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { chooseHolidays, comingHolidaysOf } from '../../app/holidays.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentHolidays } from '../../present/holidays.ts'

/** PUT /v2/organizations/{orgId}/users/{userId}/holidays: replaces the choice of the user. */
export function setUserHolidays(app: App, deps: SchedulingDeps): void {
  const schema = {
    summary: "Set the public holidays of an organization's user",
    description:
      'On public holidays of the country or region, the user cannot be booked. They are whole days of the time zone of the user. Existing bookings stay.',
    errors: ['user_not_found'],
    params: OrganizationUserPath,
    body: SetHolidays,
    response: { 200: HolidaysAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.update') }
  app.put('/v2/organizations/:orgId/users/:userId/holidays', options, async ({ params, body, caller }) => {
    const { id: userId, organizationId } = await requireUserOf(deps.db, params)
    const choice = await chooseHolidays(deps, { userId, organizationId }, body)
    return success(presentHolidays(choice, await comingHolidaysOf(deps, choice, caller)))
  })
}
