import { OutOfOfficeAnswer, OutOfOfficePath, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { removeOutOfOffice } from '../../app/out-of-office.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentOutOfOffice } from '../../present/out-of-office.ts'

/** DELETE of an out-of-office entry: returns the entry as it was. */
export function deleteOutOfOffice(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: 'Delete an out-of-office entry',
    description: 'Returns the entry as it was.',
    errors: ['user_not_found', 'out_of_office_not_found'],
    params: OutOfOfficePath,
    response: { 200: OutOfOfficeAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.update') }
  app.delete('/v2/organizations/:orgId/users/:userId/ooo/:oooId', options, async ({ params }) => {
    const person = await requireUserOf(db, params)
    return success(presentOutOfOffice(await removeOutOfOffice(db, person, params.oooId)))
  })
}
