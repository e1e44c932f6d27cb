import { AttributeListAnswer, MemberPage, OrganizationPath, paginate, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listAttributes as list } from '../../db/attribute-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentAttribute } from '../../present/attributes.ts'

/** GET /v2/organizations/{orgId}/attributes: oldest first. */
export function listAttributes(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'List the attributes of an organization',
    description: 'The oldest attribute comes first.',
    params: OrganizationPath,
    querystring: MemberPage,
    response: { 200: AttributeListAnswer },
  }
  const preValidation = requireIn('organization.attributes.read')
  app.get('/v2/organizations/:orgId/attributes', { schema, preValidation }, async ({ params, query }) => {
    const { take = 250, skip = 0 } = query
    const { attributes, total } = await list(db, params.orgId, { take, skip })
    return { ...success(attributes.map(presentAttribute)), pagination: paginate(total, take, skip) }
  })
}
