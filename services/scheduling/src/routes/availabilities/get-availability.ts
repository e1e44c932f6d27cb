import { AvailabilityAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import type { SchedulingDeps } from '../../deps.ts'
import { requireHours } from '../../guards/require-schedule.ts'
import { presentHours } from '../../present/schedule.ts'

export const AvailabilityPath = Type.Object({ availabilityId: Type.Integer({ minimum: 1 }) })

/** GET /internal/availabilities/{availabilityId}. */
export function getAvailability(app: App, { db }: SchedulingDeps): void {
  const schema = { params: AvailabilityPath, response: { 200: AvailabilityAnswer } }
  const config = { internal: ['gateway'] as const }
  app.get('/internal/availabilities/:availabilityId', { schema, config }, async (request) => {
    const { availabilityId } = request.params
    return success(
      presentHours(await requireHours(db, requireUser(request), 'schedule.read', availabilityId)),
    )
  })
}
