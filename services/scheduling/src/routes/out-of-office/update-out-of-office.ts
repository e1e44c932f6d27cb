import { OutOfOfficeAnswer, OutOfOfficePath, success, UpdateOutOfOffice } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { changeOutOfOffice } from '../../app/out-of-office.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentOutOfOffice } from '../../present/out-of-office.ts'

/** PATCH of an out-of-office entry: changes only the given fields. */
export function updateOutOfOffice(app: App, { db, clock }: SchedulingDeps): void {
  const schema = {
    summary: 'Update an out-of-office entry',
    description: 'Changes only the given fields; `toUserId: null` removes the colleague.',
    errors: ['user_not_found', 'out_of_office_not_found', 'out_of_office_exists'],
    params: OutOfOfficePath,
    body: UpdateOutOfOffice,
    response: { 200: OutOfOfficeAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.update') }
  app.patch('/v2/organizations/:orgId/users/:userId/ooo/:oooId', options, async ({ params, body }) => {
    const person = await requireUserOf(db, params)
    const change = { id: params.oooId, body, now: clock.now() }
    return success(presentOutOfOffice(await changeOutOfOffice(db, person, change)))
  })
}
