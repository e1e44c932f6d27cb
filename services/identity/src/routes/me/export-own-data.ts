import { ExportAnswer, ExportOwnData, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { exportOwnData as exportPage } from '../../app/export-person.ts'
import type { IdentityDeps } from '../../deps.ts'

/** GET /v2/me/export: a page of what all services store about the caller. */
export function exportOwnData(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Export the data of the caller',
    description:
      "Returns what every service stores about the caller in the credential's organization, in pages, without secrets and without the data of other people. What only names the caller's email address is included once the address is verified. The organization's audit log records each page.",
    querystring: ExportOwnData,
    response: { 200: ExportAnswer },
  }
  app.get('/v2/me/export', { schema }, async ({ caller, query }) =>
    success(await exportPage(deps, caller, query)),
  )
}
