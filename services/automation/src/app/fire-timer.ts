import type { Tx } from '@punctual/db'
import { setTimer } from '@punctual/timers'
import { loadBooking } from '../db/booking-replicas.ts'
import { loadWorkflow } from '../db/workflow-repository.ts'
import { hasTimers } from '../domain/booking-events.ts'
import type { RoomLinks } from '../domain/room-links.ts'
import { detectNoShow, isNoShowTrigger } from './detect-no-show.ts'
import { fireFormTimer, isFormTimer } from './form-submissions.ts'
import { dueFor, isActiveFor, runWorkflow, type WorkflowTimer } from './plan-workflows.ts'
import { type RebuildTimer, rebuild, rebuildPurpose } from './rebuild-workflow.ts'

/** A due timer of libs/timers. */
export interface DueTimer {
  key: string
  purpose: string
  dueAt: Date
  payload: unknown
}

interface Run extends RoomLinks {
  now: Date
  /** Whether the bus is connected, so that events arrive. */
  hears: boolean
}

/**
 * Milliseconds until a timer is checked again that needs what events say (who joined, whether a
 * booking came) while the bus is disconnected.
 */
const deafRetryMs = 5_000

const checkAgain = (tx: Tx, timer: DueTimer, now: Date): Promise<void> =>
  setTimer(tx, { ...timer, runAt: new Date(now.getTime() + deafRetryMs) })

/**
 * Runs a workflow for a booking, unless either has changed: a timer that is now due later waits
 * until then, because the workflow's rebuild leaves out bookings that have ended. A reminder that
 * is late after an outage is logged as skipped once the meeting has begun; a follow-up is always
 * sent. No-shows are not decided while the bus is disconnected.
 */
async function remind(tx: Tx, due: DueTimer, { now, hears, ...links }: Run): Promise<void> {
  const { workflowId, start } = due.payload as WorkflowTimer
  const workflow = await loadWorkflow(tx.orm, workflowId)
  if (workflow && isNoShowTrigger(workflow.trigger) && !hears) return checkAgain(tx, due, now)
  const booking = (await loadBooking(tx.orm, due.key))?.snapshot
  if (!workflow || !booking || booking.start !== start || !hasTimers(booking)) return
  if (!isActiveFor(workflow, booking)) return
  const by = dueFor(workflow, booking)
  if (!by) return
  if (by > now) return setTimer(tx, { ...due, dueAt: by })
  if (isNoShowTrigger(workflow.trigger)) {
    if (!(await detectNoShow(tx, workflow.trigger, booking, { by, now }))) return
  }
  const isTooLate = workflow.trigger === 'beforeEvent' && now >= new Date(booking.start)
  await runWorkflow(tx, workflow, booking, {
    ...(isTooLate && { skipped: 'skipped_late' as const }),
    runKey: `${booking.uid}:${workflow.trigger}:${booking.start}`,
    ...links,
    at: now,
  })
}

/**
 * Returns the handler of due timers: rebuilds, form responses and workflows.
 * @param hears whether the bus is connected
 */
export const fireTimer =
  (links: RoomLinks, hears: () => boolean) =>
  async (tx: Tx, timer: DueTimer, now: Date): Promise<void> => {
    if (timer.purpose === rebuildPurpose) await rebuild(tx, timer.payload as RebuildTimer, now)
    else if (isFormTimer(timer)) {
      if (hears()) await fireFormTimer(tx, timer, { publicUrl: links.publicUrl, now })
      else await checkAgain(tx, timer, now)
    } else await remind(tx, timer, { ...links, now, hears: hears() })
  }
