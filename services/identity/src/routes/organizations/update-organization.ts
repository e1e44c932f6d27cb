import {
  defined,
  OrganizationAnswer,
  OrganizationPath,
  success,
  UpdateOrganization,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { changeOrganization } from '../../app/managed-organizations.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireOrganization } from '../../guards/require-team.ts'
import { presentOrganization } from '../../present/organization.ts'

/** PATCH /v2/organizations/{orgId}: its name and branding. */
export function updateOrganization(app: App, { db, clock, config }: IdentityDeps): void {
  const schema = {
    summary: 'Update an organization',
    description:
      'Changes only the given fields. The branding is that of booking pages and mails of teams and users that have none of their own.',
    params: OrganizationPath,
    body: UpdateOrganization,
    response: { 200: OrganizationAnswer },
  }
  const preValidation = requireIn('organization.update')
  app.patch('/v2/organizations/:orgId', { schema, preValidation }, async ({ caller, params, body }) => {
    const row = await db.transaction(
      actingAs(caller, async (tx) => {
        const before = await requireOrganization(tx, params.orgId)
        const { name, ...details } = body
        return changeOrganization(tx, before, { ...defined({ name }), details }, clock.now())
      }),
    )
    return success(presentOrganization(row, config.publicUrl))
  })
}
