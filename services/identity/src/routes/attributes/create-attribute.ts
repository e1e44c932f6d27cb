import { AttributeAnswer, CreateAttribute, OrganizationPath, success } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { insertOptions } from '../../db/attribute-option-repository.ts'
import { insertAttribute } from '../../db/attribute-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentAttribute } from '../../present/attributes.ts'

/** POST /v2/organizations/{orgId}/attributes, 201; 409 `slug_taken`. */
export function createAttribute(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create an attribute',
    description: 'Members of the organization can have values of it.',
    errors: ['slug_taken'],
    params: OrganizationPath,
    body: CreateAttribute,
    response: { 201: AttributeAnswer },
  }
  const preValidation = requireIn('organization.attributes.create')
  app.post('/v2/organizations/:orgId/attributes', { schema, preValidation }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { options, enabled = true, usersCanEditRelation = false, ...attribute } = request.body
      const at = deps.clock.now()
      const row = await insertAttribute(tx, {
        ...attribute,
        organizationId: request.params.orgId,
        enabled,
        usersCanEditRelation,
        createdAt: at,
        updatedAt: at,
      })
      // The other two types have no predefined options (docs/domain.md#attributes).
      const isSelect = row.type === 'SINGLE_SELECT' || row.type === 'MULTI_SELECT'
      if (isSelect) await insertOptions(tx, row, options)
      return { status: 201, body: success(presentAttribute(row)) }
    }),
  )
}
