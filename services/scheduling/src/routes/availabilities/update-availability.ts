import { AvailabilityAnswer, EditAvailability, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { changeHours } from '../../app/availabilities.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { presentHours } from '../../present/schedule.ts'
import { AvailabilityPath } from './get-availability.ts'

/** PATCH /internal/availabilities/{availabilityId}: changes only the given fields. */
export function updateAvailability(app: App, { db }: SchedulingDeps): void {
  const schema = { params: AvailabilityPath, body: EditAvailability, response: { 200: AvailabilityAnswer } }
  const config = { internal: ['gateway'] as const }
  app.patch('/internal/availabilities/:availabilityId', { schema, config }, async (request) => {
    const { availabilityId } = request.params
    return success(presentHours(await changeHours(db, requireUser(request), availabilityId, request.body)))
  })
}
