import { CreateOutOfOffice, OrganizationUserPath, OutOfOfficeAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { makeOutOfOffice } from '../../app/out-of-office.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentOutOfOffice } from '../../present/out-of-office.ts'

/** POST /v2/organizations/{orgId}/users/{userId}/ooo, 201. */
export function createOutOfOffice(app: App, deps: SchedulingDeps): void {
  const schema = {
    summary: 'Create an out-of-office entry',
    description:
      "The entry lasts whole days in the user's time zone. Only the dates of `start` and `end` count, both included.",
    errors: ['user_not_found', 'out_of_office_exists'],
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
