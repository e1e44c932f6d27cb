import { MemberOptionPath, OptionAssignmentAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { unassignOption as unassign } from '../../app/attributes.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireEditor } from '../../guards/require-editor.ts'
import { presentAssignment } from '../../present/attributes.ts'
import { memberOptionsPath } from './paths.ts'

/**
 * DELETE .../attributes/options/{userId}/{attributeOptionId}: returns it as it was; 404
 * `attribute_assignment_not_found`.
 */
export function unassignOption(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'Unassign an attribute option from a member',
    description: 'Returns the assignment as it was.',
    errors: ['attribute_assignment_not_found'],
    params: MemberOptionPath,
    response: { 200: OptionAssignmentAnswer },
  }
  const path = `${memberOptionsPath}/:attributeOptionId`
  app.delete(path, { schema, preValidation: requireEditor }, async ({ caller, params }) => {
    const assignment = await db.transaction((tx) => unassign(tx, caller, params, params.attributeOptionId))
    return success(presentAssignment(assignment))
  })
}
