import type { Tx } from '@punctual/db'
import { setTimer } from '@punctual/timers'
import { countFutureBookings, futureBookings } from '../db/booking-replicas.ts'
import { beginRebuild, countRebuilt } from '../db/rebuilds.ts'
import { loadWorkflow, type StoredWorkflow } from '../db/workflow-repository.ts'
import { planWorkflow } from './plan-workflows.ts'

/** The purpose of a rebuild's timers. */
export const rebuildPurpose = 'replan'
const batchSize = 200

/** The payload of a rebuild's timer: `after` is the uid of the last processed booking. */
export interface RebuildTimer {
  workflowId: number
  after: string
}

const setNext = (tx: Tx, payload: RebuildTimer, dueAt: Date) =>
  setTimer(tx, { key: `workflow:${payload.workflowId}`, purpose: rebuildPurpose, dueAt, payload })

/** Schedules a background rebuild of a changed workflow's timers for all upcoming bookings. */
export async function requestRebuild(tx: Tx, { id, kind }: StoredWorkflow, now: Date): Promise<void> {
  if (kind !== 'event-type') return
  await beginRebuild(tx, id, now)
  await setNext(tx, { workflowId: id, after: '' }, now)
}

/**
 * Processes one batch of a rebuild and sets the timer of the next batch, so that it resumes after
 * an interruption.
 */
export async function rebuild(tx: Tx, { workflowId, after }: RebuildTimer, now: Date): Promise<void> {
  const workflow = await loadWorkflow(tx.orm, workflowId)
  if (!workflow) return
  const owner = {
    organizationId: workflow.organizationId,
    userId: workflow.userId,
    teamId: workflow.teamId,
  }
  const total = after === '' ? { total: await countFutureBookings(tx.orm, owner, now) } : {}
  const rows = await futureBookings(tx, owner, { after, now, limit: batchSize })
  for (const { snapshot } of rows) if (snapshot) await planWorkflow(tx, workflow, snapshot, now)
  const last = rows.length < batchSize ? undefined : rows.at(-1)
  await countRebuilt(tx, workflowId, {
    ...total,
    batch: rows.length,
    ...(last ? {} : { finishedAt: now }),
  })
  if (last) await setNext(tx, { workflowId, after: last.uid }, now)
}
