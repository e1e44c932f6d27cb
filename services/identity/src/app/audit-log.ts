import type { ActorTx } from '../audit/actor.ts'
import { insertAuditEntry } from '../db/audit-repository.ts'

/** A change that the audit log of an organization shows. */
export interface RecordedChange {
  /** 0: none, nothing is recorded. */
  organizationId: number
  /** What happened, such as `membership.created`. */
  action: string
  subjectId: string
  /** Without personal data. */
  details?: Record<string, unknown>
  at: Date
}

/** Records a change with the credential behind it, in the transaction of the change. */
export async function recordChange(tx: ActorTx, { details = {}, ...change }: RecordedChange): Promise<void> {
  if (change.organizationId === 0) return
  const caller = tx.actor
  const isKnown = caller !== undefined && caller.kind !== 'anonymous'
  await insertAuditEntry(tx, {
    ...change,
    details,
    actorKind: isKnown ? caller.kind : 'system',
    userId: isKnown && caller.userId !== 0 ? caller.userId : null,
    keyId: isKnown ? (caller.keyId ?? null) : null,
    clientId: isKnown ? (caller.clientId ?? null) : null,
    requestId: caller?.requestId ?? null,
  })
}
