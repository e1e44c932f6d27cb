import { OrganizationUserPath, success, TravelSchedulesAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { travelsOf } from '../../db/travel-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentTravel } from '../../present/travel-schedule.ts'

/** GET of the travel schedules of an organization's user. */
export function listUserTravelSchedules(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: "List the travel schedules of an organization's user",
    description: 'The time zones in which the user is for a while, in the order of their dates.',
    errors: ['user_not_found'],
    params: OrganizationUserPath,
    response: { 200: TravelSchedulesAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.read') }
  app.get('/v2/organizations/:orgId/users/:userId/travel-schedules', options, async ({ params }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    return success((await travelsOf(db, { userId, organizationId })).map(presentTravel))
  })
}
