import { CreateOutOfOffice, OrganizationUserPath, OutOfOfficeAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { makeOutOfOffice, presentOutOfOffice } from '../../out-of-office.ts'
import { requireForUser, requireUserOf } from '../../user-guard.ts'

/** POST /v2/organizations/{orgId}/users/{userId}/ooo, 201. */
export function createOutOfOffice(app: App, deps: SchedulingDeps): void {
  const schema = {
    summary: 'Say that a user is out of office',
    description:
      'Whole days of the zone of the user: the dates of start and end as they are written, both included.',
    params: OrganizationUserPath,
    body: CreateOutOfOffice,
    response: { 201: OutOfOfficeAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.update') }
  app.post('/v2/organizations/:orgId/users/:userId/ooo', options, async (request, reply) => {
    const person = await requireUserOf(deps.db, request.params)
    return idempotent(deps, request, reply, async (tx) => {
      const entry = await makeOutOfOffice(tx, person, request.body, deps.clock.now())
      return { status: 201, body: success(presentOutOfOffice(entry)) }
    })
  })
}
