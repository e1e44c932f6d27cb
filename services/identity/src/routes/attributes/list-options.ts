import { AttributeOptionListAnswer, AttributePath, MemberPage, paginate, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listOptions as list } from '../../db/attribute-option-repository.ts'
import { findAttribute } from '../../db/attribute-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentOption } from '../../present/attributes.ts'
import { optionsPath } from './paths.ts'

/** GET .../attributes/{attributeId}/options: oldest first; 404 `attribute_not_found`. */
export function listOptions(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'List the options of an attribute',
    description: 'The oldest option comes first.',
    errors: ['attribute_not_found'],
    params: AttributePath,
    querystring: MemberPage,
    response: { 200: AttributeOptionListAnswer },
  }
  const preValidation = requireIn('organization.attributes.read')
  app.get(optionsPath, { schema, preValidation }, async ({ params, query }) => {
    const { take = 250, skip = 0 } = query
    const of = await findAttribute(db, params.orgId, params.attributeId)
    const { options, total } = await list(db, of, { take, skip })
    return { ...success(options.map(presentOption)), pagination: paginate(total, take, skip) }
  })
}
