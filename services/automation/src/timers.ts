import type { Tx } from '@punctual/db'
import { setTimer } from '@punctual/timers'
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
  dueAt: Date
  payload: unknown
}

interface Run {
  publicUrl: string
  now: Date
  /** Whether events are heard. */
  hears: boolean
}

/** Milliseconds until another look, while who has come may not have been heard of. */
const pauseWhileDeaf = 5_000

/**
 * Fires a workflow for a booking, unless either changed meanwhile: a timer that the workflow's rebuild has not reached yet
 * says nothing before its new time. A reminder that is late (after an outage) is only noted once the meeting has begun; a
 * follow-up is always sent. While events cannot be heard nobody is called missing.
 */
async function remind(tx: Tx, due: DueTimer, { publicUrl, now, hears }: Run): Promise<void> {
  const { workflowId, start } = due.payload as WorkflowTimer
  const workflow = await loadWorkflow(tx.orm, workflowId)
  if (workflow && waitsForPeople(workflow.trigger) && !hears)
    return setTimer(tx, { ...due, runAt: new Date(now.getTime() + pauseWhileDeaf) })
  const booking = (await loadBooking(tx.orm, due.key))?.snapshot
  if (!workflow || !booking || booking.start !== start || !keepsTimers(booking)) return
  if (!isActiveFor(workflow, booking)) return
  const by = dueFor(workflow, booking)
  if (!by || by > now) return
  if (waitsForPeople(workflow.trigger)) {
    if (!(await noticeNoShow(tx, workflow.trigger, booking, { by, now }))) return
  }
  const isTooLate = workflow.trigger === 'beforeEvent' && now >= new Date(booking.start)
  await runWorkflow(tx, workflow, booking, {
    ...(isTooLate && { skipped: 'skipped_late' as const }),
    runKey: `${booking.uid}:${workflow.trigger}:${booking.start}`,
    publicUrl,
    at: now,
  })
}

/**
 * What this service does when one of its timers is due.
 * @param hears whether events are heard now
 */
export const fireTimer =
  (publicUrl: string, hears: () => boolean) =>
  async (tx: Tx, timer: DueTimer, now: Date): Promise<void> => {
    if (timer.purpose === rebuildPurpose) await rebuild(tx, timer.payload as RebuildTimer, now)
    else if (isFormTimer(timer)) await fireFormTimer(tx, timer, { publicUrl, now })
    else await remind(tx, timer, { publicUrl, now, hears: hears() })
  }
