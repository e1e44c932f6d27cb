import type { Orm, Tx } from '@punctual/db'
import { eq, sql } from 'drizzle-orm'
import { workflowRebuild } from './schema.ts'

/** Starts the progress count of a rebuild at zero. */
export async function beginRebuild({ orm }: Tx, workflowId: number, at: Date): Promise<void> {
  const columns = { requestedAt: at, total: 0, done: 0, finishedAt: null }
  await orm
    .insert(workflowRebuild)
    .values({ workflowId, ...columns })
    .onConflictDoUpdate({ target: workflowRebuild.workflowId, set: columns })
}

/**
 * Adds a batch to the progress of a rebuild; the first batch gives `total`, the last one
 * `finishedAt`.
 */
export async function countRebuilt(
  { orm }: Tx,
  workflowId: number,
  { total, batch, finishedAt }: { total?: number; batch: number; finishedAt?: Date },
): Promise<void> {
  await orm
    .update(workflowRebuild)
    .set({
      done: sql`${workflowRebuild.done} + ${batch}`,
      ...(total === undefined ? {} : { total }),
      ...(finishedAt ? { finishedAt } : {}),
    })
    .where(eq(workflowRebuild.workflowId, workflowId))
}

/** Returns the progress of a workflow's last rebuild. */
export async function findRebuild(orm: Orm, workflowId: number) {
  const [row] = await orm.select().from(workflowRebuild).where(eq(workflowRebuild.workflowId, workflowId))
  return row
}
