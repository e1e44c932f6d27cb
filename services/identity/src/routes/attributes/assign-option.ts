import { AssignOption, MemberOptionsPath, OptionAssignmentAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { assignOption as assign } from '../../app/attributes.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireEditor } from '../../guards/require-editor.ts'
import { presentAssignment } from '../../present/attributes.ts'
import { memberOptionsPath } from './paths.ts'

/** POST /v2/organizations/{orgId}/attributes/options/{userId}, 201. */
export function assignOption(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Assign an attribute option to a member',
    description: 'Assigns an option, or a value of an attribute without options.',
    errors: [
      'attribute_not_found',
      'attribute_option_not_found',
      'membership_not_found',
      'attribute_already_assigned',
    ],
    params: MemberOptionsPath,
    body: AssignOption,
    response: { 201: OptionAssignmentAnswer },
  }
  app.post(memberOptionsPath, { schema, preValidation: requireEditor }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const assignment = await assign(tx, request.caller, request.params, request.body)
      return { status: 201, body: success(presentAssignment(assignment)) }
    }),
  )
}
