import {
  AssignedOptionListAnswer,
  AttributePath,
  AttributeSlugPath,
  ListAssignedOptions,
  paginate,
  success,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listAssigned } from '../../db/assignment-repository.ts'
import { findAttribute, findAttributeBySlug } from '../../db/attribute-repository.ts'
import type { AttributeRow } from '../../db/schema.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentAssigned } from '../../present/attributes.ts'
import { optionsPath } from './paths.ts'

/**
 * GET .../attributes/{attributeId}/options/assigned and
 * .../attributes/slugs/{attributeSlug}/options/assigned: the assigned options with their members;
 * 404 `attribute_not_found`.
 */
export function listAssignedOptions(app: App, { db }: IdentityDeps): void {
  const querystring = ListAssignedOptions
  const response = { 200: AssignedOptionListAnswer }
  const preValidation = requireIn('organization.attributes.read')

  async function answer(of: AttributeRow, query: ListAssignedOptions) {
    const { take = 250, skip = 0 } = query
    const { assigned, total } = await listAssigned(db, of, query)
    return { ...success(assigned.map(presentAssigned)), pagination: paginate(total, take, skip) }
  }

  app.get(
    `${optionsPath}/assigned`,
    {
      schema: {
        summary: 'List the assigned options of an attribute',
        description: 'Returns each option with the users who have it.',
        errors: ['attribute_not_found'],
        params: AttributePath,
        querystring,
        response,
      },
      preValidation,
    },
    async ({ params, query }) => answer(await findAttribute(db, params.orgId, params.attributeId), query),
  )
  app.get(
    '/v2/organizations/:orgId/attributes/slugs/:attributeSlug/options/assigned',
    {
      schema: {
        summary: 'List the assigned options of an attribute by its slug',
        description: 'Returns each option with the users who have it.',
        errors: ['attribute_not_found'],
        params: AttributeSlugPath,
        querystring,
        response,
      },
      preValidation,
    },
    async ({ params, query }) =>
      answer(await findAttributeBySlug(db, params.orgId, params.attributeSlug), query),
  )
}
