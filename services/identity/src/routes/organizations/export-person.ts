import { ExportAnswer, ExportPerson, OrganizationPath, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { exportPerson as exportPage } from '../../app/export-person.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * POST /v2/organizations/{orgId}/attendees/export, 200: a page of what all services store about the
 * person with an address or a phone number. It only reads, but these do not belong into a URL.
 */
export function exportPerson(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: "Export a person's data",
    description:
      'Returns what every service stores in the organization about the person, a user or an attendee (by phone number: one without an email address), in pages, without secrets and without the data of other people. The answer for an unknown person has no records. The audit log records each page.',
    params: OrganizationPath,
    body: ExportPerson,
    response: { 200: ExportAnswer },
  }
  const preValidation = requireIn('organization.remove')
  app.post('/v2/organizations/:orgId/attendees/export', { schema, preValidation }, async (request) => {
    const { caller, params, body } = request
    return success(await exportPage(deps, { caller, organizationId: params.orgId }, body))
  })
}
