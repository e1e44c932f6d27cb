import { AttributeAnswer, CreateAttribute, OrganizationPath, success } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { createAttribute as create } from '../../app/attributes.ts'
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
      const row = await create(tx, request.params.orgId, request.body, deps.clock.now())
      return { status: 201, body: success(presentAttribute(row)) }
    }),
  )
}
