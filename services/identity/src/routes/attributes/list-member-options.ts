import {
  ListMemberOptions,
  MemberOptionListAnswer,
  MemberOptionsPath,
  pageIn,
  paginate,
  success,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { findMember, listMemberOptions as list } from '../../db/assignment-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentOption } from '../../present/attributes.ts'
import { memberOptionsPath } from './paths.ts'

/**
 * GET /v2/organizations/{orgId}/attributes/options/{userId}: in the order of assignment; 404
 * `membership_not_found`.
 */
export function listMemberOptions(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'List the attribute options of a member',
    description: 'In the order in which they were assigned.',
    errors: ['membership_not_found'],
    params: MemberOptionsPath,
    querystring: ListMemberOptions,
    response: { 200: MemberOptionListAnswer },
  }
  const preValidation = requireIn('organization.attributes.read')
  app.get(memberOptionsPath, { schema, preValidation }, async ({ params, query }) => {
    const { take, skip } = pageIn(query)
    const member = await findMember(db, params.orgId, params.userId)
    const { options, total } = await list(db, member, { take, skip })
    return { ...success(options.map(presentOption)), pagination: paginate(total, take, skip) }
  })
}
