import {
  AttributeOptionAnswer,
  AttributeOptionPath,
  success,
  UpdateAttributeOption,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { updateOption as update } from '../../app/attributes.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentOption } from '../../present/attributes.ts'
import { optionPath } from './paths.ts'

/**
 * PATCH .../options/{optionId}, for all members who have it; 404 `attribute_not_found`,
 * `attribute_option_not_found`.
 */
export function updateOption(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Update an option of an attribute',
    description: 'Changes the option for all members who have it.',
    errors: ['attribute_not_found', 'attribute_option_not_found'],
    params: AttributeOptionPath,
    body: UpdateAttributeOption,
    response: { 200: AttributeOptionAnswer },
  }
  const preValidation = requireIn('organization.attributes.update')
  app.patch(optionPath, { schema, preValidation }, async ({ params, body }) =>
    success(presentOption(await update(deps, params, body))),
  )
}
