import type { Tx } from '@punctual/db'
import { setTimer } from '@punctual/timers'
import { beginRebuild, countRebuilt } from './db/rebuilds.ts'
import { countFutureBookings, futureBookings } from './db/replicas.ts'
import { loadWorkflow, type StoredWorkflow } from './db/workflow-repository.ts'
import { planWorkflow } from './plan.ts'

export const rebuildPurpose = 'replan'
const batchSize = 200

/** What the timer of a rebuild carries: `after` is the uid of the last booking that is done. */
export interface RebuildTimer {
  workflowId: number
  after: string
}

const setNext = (tx: Tx, payload: RebuildTimer, dueAt: Date) =>
  setTimer(tx, { key: `workflow:${payload.workflowId}`, purpose: rebuildPurpose, dueAt, payload })

/** Asks for the timers of a changed workflow to be made anew for all bookings to come, in the background. */
export async function requestRebuild(tx: Tx, { id, kind }: StoredWorkflow, now: Date): Promise<void> {
  if (kind !== 'event-type') return
  await beginRebuild(tx, id, now)
  await setNext(tx, { workflowId: id, after: '' }, now)
}

/** One batch of a rebuild; it sets the timer of its next batch itself, so that it goes on after any interruption. */
export async function rebuild(tx: Tx, { workflowId, after }: RebuildTimer, now: Date): Promise<void> {
  const workflow = await loadWorkflow(tx.orm, workflowId)
  if (!workflow) return
  const owner = {
    organizationId: workflow.organization_id,
    userId: workflow.user_id,
    teamId: workflow.team_id,
  }
  const total = after === '' ? { total: await countFutureBookings(tx.orm, owner, now) } : {}
  const rows = await futureBookings(tx.orm, owner, { after, now, limit: batchSize })
  for (const { snapshot } of rows) if (snapshot) await planWorkflow(tx, workflow, snapshot, now)
  const last = rows.length < batchSize ? undefined : rows.at(-1)
  await countRebuilt(tx, workflowId, {
    ...total,
    batch: rows.length,
    ...(last ? {} : { finishedAt: now }),
  })
  if (last) await setNext(tx, { workflowId, after: last.uid }, now)
}
