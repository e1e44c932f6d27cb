import type { Orm } from '@punctual/db'
import { and, count, desc, eq } from 'drizzle-orm'
import { message } from './schema.ts'

/** Returns a page of a workflow's messages, newest first, and their total number. */
export async function listMessages(
  orm: Orm,
  wanted: {
    workflowId: number
    status: 'pending' | 'sent' | 'failed' | 'skipped' | undefined
    take: number
    skip: number
  },
) {
  const { workflowId, status, take, skip } = wanted
  const where = and(
    eq(message.workflow_id, workflowId),
    status === undefined ? undefined : eq(message.status, status),
  )
  const rows = await orm
    .select()
    .from(message)
    .where(where)
    .orderBy(desc(message.id))
    .limit(take)
    .offset(skip)
  const [{ total } = { total: 0 }] = await orm.select({ total: count() }).from(message).where(where)
  return { rows, total }
}
