import type { AuditEntry } from '@punctual/contracts'
import type { AuditEntryRow } from '../db/audit-repository.ts'

/** Returns a change as answers show it. */
export const presentAuditEntry = (row: AuditEntryRow): AuditEntry => ({
  id: row.id,
  createdAt: row.at.toISOString(),
  action: row.action,
  subjectId: row.subjectId,
  details: row.details,
  actor: {
    kind: row.actorKind,
    ...(row.userId !== null && { userId: row.userId }),
    ...(row.keyId !== null && { keyId: row.keyId }),
    ...(row.clientId !== null && { clientId: row.clientId }),
  },
  ...(row.requestId !== null && { requestId: row.requestId }),
})
