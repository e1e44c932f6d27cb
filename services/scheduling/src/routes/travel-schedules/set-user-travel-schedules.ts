import { OrganizationUserPath, SetTravelSchedules, success, TravelSchedulesAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { replaceTravels } from '../../app/travel-schedules.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentTravel } from '../../present/travel-schedule.ts'

/** PUT /v2/organizations/{orgId}/users/{userId}/travel-schedules: replaces those of the user. */
export function setUserTravelSchedules(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: "Set the travel schedules of an organization's user",
    description:
      "On these dates, the hours of the user's default schedule are by the clock of the given time zone. Existing bookings stay.",
    errors: ['user_not_found'],
    params: OrganizationUserPath,
    body: SetTravelSchedules,
    response: { 200: TravelSchedulesAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.update') }
  app.put('/v2/organizations/:orgId/users/:userId/travel-schedules', options, async ({ params, body }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    return success((await replaceTravels(db, { userId, organizationId }, body)).map(presentTravel))
  })
}
