import { AttributeAnswer, AttributePath, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { deleteAttribute as remove } from '../../app/attributes.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentAttribute } from '../../present/attributes.ts'
import { attributePath } from './paths.ts'

/**
 * DELETE /v2/organizations/{orgId}/attributes/{attributeId}: returns it as it was; 404
 * `attribute_not_found`.
 */
export function deleteAttribute(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Delete an attribute',
    description: "Deletes its options and the members' values too. Returns the attribute as it was.",
    errors: ['attribute_not_found'],
    params: AttributePath,
    response: { 200: AttributeAnswer },
  }
  const preValidation = requireIn('organization.attributes.delete')
  app.delete(attributePath, { schema, preValidation }, async ({ params }) =>
    success(presentAttribute(await remove(deps, params))),
  )
}
