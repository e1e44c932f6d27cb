import type { ListAuditLog } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import type { Reader } from './reader.ts'
import { auditEntry } from './schema.ts'

export type AuditEntryRow = typeof auditEntry.$inferSelect

export async function insertAuditEntry(tx: Tx, row: typeof auditEntry.$inferInsert): Promise<void> {
  await tx.orm.insert(auditEntry).values(row)
}

/** Returns one page of the entries of an organization, newest first, and their total number. */
export async function listAuditEntries(
  { orm }: Reader,
  organizationId: number,
  { take = 100, skip = 0, action, subjectId, userId, after, before }: ListAuditLog,
): Promise<{ rows: AuditEntryRow[]; total: number }> {
  const wanted = and(
    eq(auditEntry.organizationId, organizationId),
    action === undefined ? undefined : eq(auditEntry.action, action),
    subjectId === undefined ? undefined : eq(auditEntry.subjectId, subjectId),
    userId === undefined ? undefined : eq(auditEntry.userId, userId),
    after === undefined ? undefined : gte(auditEntry.at, new Date(after)),
    before === undefined ? undefined : lt(auditEntry.at, new Date(before)),
  )
  const rows = await orm
    .select()
    .from(auditEntry)
    .where(wanted)
    .orderBy(desc(auditEntry.id))
    .limit(take)
    .offset(skip)
  const [all] = await orm.select({ total: count() }).from(auditEntry).where(wanted)
  return { rows, total: all?.total ?? 0 }
}

/** Deletes the entries of a deleted organization: no member is left to read them. */
export async function deleteAuditEntries({ orm }: Tx, organizationId: number): Promise<void> {
  await orm.delete(auditEntry).where(eq(auditEntry.organizationId, organizationId))
}
