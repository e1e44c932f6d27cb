import { AttributeAnswer, AttributePath, success, UpdateAttribute } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { updateAttribute as update } from '../../app/attributes.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentAttribute } from '../../present/attributes.ts'
import { attributePath } from './paths.ts'

/**
 * PATCH /v2/organizations/{orgId}/attributes/{attributeId}: 404 `attribute_not_found`, 409
 * `slug_taken`.
 */
export function updateAttribute(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Update an attribute',
    description: 'Changes only the given fields.',
    errors: ['attribute_not_found', 'slug_taken'],
    params: AttributePath,
    body: UpdateAttribute,
    response: { 200: AttributeAnswer },
  }
  const preValidation = requireIn('organization.attributes.update')
  app.patch(attributePath, { schema, preValidation }, async ({ params, body }) =>
    success(presentAttribute(await update(deps, params, body))),
  )
}
