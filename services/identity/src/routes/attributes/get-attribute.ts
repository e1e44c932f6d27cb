import { AttributeAnswer, AttributePath, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { findAttribute } from '../../db/attribute-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentAttribute } from '../../present/attributes.ts'
import { attributePath } from './paths.ts'

/** GET /v2/organizations/{orgId}/attributes/{attributeId}; 404 `attribute_not_found`. */
export function getAttribute(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'Get an attribute',
    description: 'Returns one attribute.',
    errors: ['attribute_not_found'],
    params: AttributePath,
    response: { 200: AttributeAnswer },
  }
  const preValidation = requireIn('organization.attributes.read')
  app.get(attributePath, { schema, preValidation }, async ({ params }) =>
    success(presentAttribute(await findAttribute(db, params.orgId, params.attributeId))),
  )
}
