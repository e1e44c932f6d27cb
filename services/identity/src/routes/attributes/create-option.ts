import { AttributeOptionAnswer, AttributePath, CreateAttributeOption, success } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { createOption as create } from '../../app/attributes.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentOption } from '../../present/attributes.ts'
import { optionsPath } from './paths.ts'

/**
 * POST .../attributes/{attributeId}/options, 201; 404 `attribute_not_found`. Duplicate values are
 * allowed (docs/domain.md#attributes).
 */
export function createOption(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create an option of an attribute',
    description: 'Values and slugs may repeat.',
    errors: ['attribute_not_found'],
    params: AttributePath,
    body: CreateAttributeOption,
    response: { 201: AttributeOptionAnswer },
  }
  const preValidation = requireIn('organization.attributes.create')
  app.post(optionsPath, { schema, preValidation }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const option = await create(tx, request.params, request.body)
      return { status: 201, body: success(presentOption(option)) }
    }),
  )
}
