import { AttributeOptionAnswer, AttributeOptionPath, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { deleteOption as remove } from '../../app/attributes.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentOption } from '../../present/attributes.ts'
import { optionPath } from './paths.ts'

/**
 * DELETE .../options/{optionId}: returns it as it was; 404 `attribute_not_found`,
 * `attribute_option_not_found`.
 */
export function deleteOption(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Delete an option of an attribute',
    description: 'Members who have the option lose it. Returns the option as it was.',
    errors: ['attribute_not_found', 'attribute_option_not_found'],
    params: AttributeOptionPath,
    response: { 200: AttributeOptionAnswer },
  }
  const preValidation = requireIn('organization.attributes.delete')
  app.delete(optionPath, { schema, preValidation }, async ({ params }) =>
    success(presentOption(await remove(deps, params))),
  )
}
