import { AvailabilityListAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { listHours } from '../../db/availability-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentHours } from '../../present/schedule.ts'

/** GET /internal/availabilities: the hours of the caller's schedules. */
export function listAvailabilities(app: App, { db }: SchedulingDeps): void {
  const schema = { response: { 200: AvailabilityListAnswer } }
  app.get('/internal/availabilities', { schema, config: { internal: ['gateway'] } }, async (request) =>
    success((await listHours(db, ownerOf(requireUser(request)))).map(presentHours)),
  )
}
