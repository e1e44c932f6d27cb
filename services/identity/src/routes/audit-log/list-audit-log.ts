import { AuditLogAnswer, ListAuditLog, OrganizationPath, paginate, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listAuditEntries } from '../../db/audit-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentAuditEntry } from '../../present/audit-log.ts'

/** GET /v2/organizations/{orgId}/audit-log: its changes, newest first, for its owners. */
export function listAuditLog(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'List the changes of an organization',
    description:
      'Who changed members, users, teams, roles, OAuth clients and credentials, when, and with which credential; newest first.',
    params: OrganizationPath,
    querystring: ListAuditLog,
    response: { 200: AuditLogAnswer },
  }
  const preValidation = requireIn('booking.readOrgAuditLogs')
  app.get('/v2/organizations/:orgId/audit-log', { schema, preValidation }, async ({ params, query }) => {
    const { rows, total } = await listAuditEntries(db, params.orgId, query)
    const { take = 100, skip = 0 } = query
    return { ...success(rows.map(presentAuditEntry)), pagination: paginate(total, take, skip) }
  })
}
