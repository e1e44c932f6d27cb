import type { Tx } from '@punctual/db'
import { setTimer } from '@punctual/timers'
import { futureBookings, loadBooking } from './db/replicas.ts'
import { loadWorkflow } from './db/workflow-repository.ts'
import { keepsTimers } from './domain/booking-events.ts'
import { isActiveFor, planWorkflow, runWorkflow, type WorkflowTimer } from './plan.ts'

/** A due timer, as libs/timers hands it over. */
export interface DueTimer {
  key: string
  purpose: string
  payload: unknown
}

const replanPurpose = 'replan'
const replanBatch = 200

/** Asks for the timers of a changed workflow to be made anew for all future bookings, in the background. */
export async function requestReplan(tx: Tx, workflowId: number, now: Date): Promise<void> {
  await setTimer(tx, {
    key: `workflow:${workflowId}`,
    purpose: replanPurpose,
    dueAt: now,
    payload: { workflowId, after: '' },
  })
}

/** One batch of a replan; it sets the timer of its next batch itself, so that it goes on after any interruption. */
async function replan(
  tx: Tx,
  { workflowId, after }: { workflowId: number; after: string },
  now: Date,
): Promise<void> {
  const workflow = await loadWorkflow(tx.orm, workflowId)
  if (!workflow) return
  const owner = { organizationId: workflow.organization_id, userId: workflow.user_id }
  const rows = await futureBookings(tx.orm, owner, { after, now, limit: replanBatch })
  for (const { snapshot } of rows) {
    if (snapshot && isActiveFor(workflow, snapshot)) await planWorkflow(tx, workflow, snapshot, now)
  }
  const last = rows.at(-1)
  if (rows.length < replanBatch || !last) return
  const payload = { workflowId, after: last.uid }
  await setTimer(tx, { key: `workflow:${workflowId}`, purpose: replanPurpose, dueAt: now, payload })
}

/**
 * Fires a workflow for a booking, unless either changed meanwhile. A reminder that is late (after an outage) is dropped once
 * the meeting has begun; a follow-up is always sent.
 */
async function remind(
  tx: Tx,
  uid: string,
  timer: WorkflowTimer,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const workflow = await loadWorkflow(tx.orm, timer.workflowId)
  const booking = (await loadBooking(tx.orm, uid))?.snapshot
  if (!workflow || !booking || booking.start !== timer.start || !keepsTimers(booking)) return
  if (!isActiveFor(workflow, booking)) return
  if (workflow.trigger === 'beforeEvent' && now >= new Date(booking.start)) return
  await runWorkflow(tx, workflow, booking, {
    runKey: `${uid}:${workflow.trigger}:${booking.start}`,
    publicUrl,
    at: now,
  })
}

/** What this service does when one of its timers is due. */
export const fireTimer =
  (publicUrl: string) =>
  async (tx: Tx, timer: DueTimer, now: Date): Promise<void> => {
    if (timer.purpose === replanPurpose) {
      await replan(tx, timer.payload as { workflowId: number; after: string }, now)
    } else {
      await remind(tx, timer.key, timer.payload as WorkflowTimer, publicUrl, now)
    }
  }
