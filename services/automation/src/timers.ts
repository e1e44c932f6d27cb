import type { Tx } from '@punctual/db'
import { loadBooking } from './db/replicas.ts'
import { loadWorkflow } from './db/workflow-repository.ts'
import { keepsTimers } from './domain/booking-events.ts'
import { fireFormTimer, isFormTimer } from './form-timers.ts'
import { noticeNoShow, waitsForPeople } from './no-shows.ts'
import { dueFor, isActiveFor, runWorkflow, type WorkflowTimer } from './plan.ts'
import { type RebuildTimer, rebuild, rebuildPurpose } from './rebuild.ts'

/** A due timer, as libs/timers hands it over. */
export interface DueTimer {
  key: string
  purpose: string
  payload: unknown
}

/**
 * Fires a workflow for a booking, unless either changed meanwhile: a timer that the workflow's rebuild has not reached yet
 * says nothing before its new time. A reminder that is late (after an outage) is only noted once the meeting has begun; a
 * follow-up is always sent.
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
  const due = dueFor(workflow, booking)
  if (!due || due > now) return
  if (waitsForPeople(workflow.trigger)) {
    if (!(await noticeNoShow(tx, workflow.trigger, booking, { by: due, now }))) return
  }
  const isTooLate = workflow.trigger === 'beforeEvent' && now >= new Date(booking.start)
  await runWorkflow(tx, workflow, booking, {
    ...(isTooLate && { skipped: 'skipped_late' as const }),
    runKey: `${uid}:${workflow.trigger}:${booking.start}`,
    publicUrl,
    at: now,
  })
}

/** What this service does when one of its timers is due. */
export const fireTimer =
  (publicUrl: string) =>
  async (tx: Tx, timer: DueTimer, now: Date): Promise<void> => {
    if (timer.purpose === rebuildPurpose) await rebuild(tx, timer.payload as RebuildTimer, now)
    else if (isFormTimer(timer)) await fireFormTimer(tx, timer, { publicUrl, now })
    else await remind(tx, timer.key, timer.payload as WorkflowTimer, publicUrl, now)
  }
