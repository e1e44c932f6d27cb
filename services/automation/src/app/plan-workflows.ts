import {
  type AttendeeSnapshot,
  type BookingSnapshot,
  hasRoom,
  type WorkflowOffset,
  type WorkflowTrigger,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { cancelTimers, setTimer } from '@punctual/timers'
import { enqueueMessages } from '../db/message-repository.ts'
import { pagesFor } from '../db/user-replicas.ts'
import { verifiedAddresses } from '../db/verified-resources.ts'
import type { StepRow, StoredWorkflow } from '../db/workflow-repository.ts'
import { hasTimers } from '../domain/booking-events.ts'
import { dueAt, isTimed } from '../domain/offsets.ts'
import type { RoomLinks } from '../domain/room-links.ts'
import { stepMessages } from '../domain/workflow-messages.ts'
import type { WorkflowStepRule } from '../domain/workflow-step.ts'
import { isNoShowTrigger } from './detect-no-show.ts'

/**
 * The payload of a workflow's timer. `start` is the booking's start; the timer does nothing once
 * that has changed.
 */
export interface WorkflowTimer {
  workflowId: number
  start: string
}

/** Returns the purpose of a workflow's timers. */
export const workflowTimerPurpose = (workflowId: number) => `workflow:${workflowId}`

/** Converts a stored step to the rule that messages are built from. */
export const ruleOf = (row: StepRow, addresses: ReadonlyMap<number, string>) => ({
  id: row.id,
  action: row.action as WorkflowStepRule['action'],
  template: row.template as WorkflowStepRule['template'],
  sender: row.sender,
  subject: row.subject,
  html: row.html,
  text: row.bodyText,
  includeCalendarEvent: row.includeCalendarEvent,
  address: row.verifiedResourceId === null ? null : (addresses.get(row.verifiedResourceId) ?? null),
})

/** One run of workflows. */
interface WorkflowRun extends RoomLinks {
  /** Identifies the run; the same run never sends a message twice. */
  runKey: string
  at: Date
  /** The attendees that it concerns; by default all of the booking. */
  only?: readonly AttendeeSnapshot[] | undefined
}

/**
 * Queues the messages of all steps of a workflow.
 * @param run.skipped the messages are logged with this reason instead of sent
 */
export async function runWorkflow(
  tx: Tx,
  workflow: StoredWorkflow,
  booking: BookingSnapshot,
  run: WorkflowRun & { skipped?: 'skipped_late' },
): Promise<void> {
  const addresses = await verifiedAddresses(tx.orm, workflow.steps)
  const pages = await pagesFor(tx.orm, booking)
  for (const row of workflow.steps) {
    const messages = stepMessages({
      workflowId: workflow.id,
      step: ruleOf(row, addresses),
      booking,
      pages,
      ...run,
    })
    await enqueueMessages(tx, messages, run.at, run.skipped)
  }
}

/** Runs those of a booking's workflows that fire immediately on a trigger. */
export async function runImmediate(
  tx: Tx,
  trigger: WorkflowTrigger,
  booking: BookingSnapshot,
  run: WorkflowRun,
  workflows: readonly StoredWorkflow[],
): Promise<void> {
  for (const workflow of workflows) {
    if (workflow.trigger === trigger) await runWorkflow(tx, workflow, booking, run)
  }
}

/** Returns when a workflow is due for a booking; undefined for a trigger without a time. */
export function dueFor(workflow: StoredWorkflow, booking: BookingSnapshot): Date | undefined {
  if (!isTimed(workflow.trigger)) return undefined
  const offset = { value: workflow.offsetValue, unit: workflow.offsetUnit } as WorkflowOffset
  const timeZone = booking.hosts[0]?.timeZone ?? 'UTC'
  return dueAt(workflow.trigger, offset, { start: booking.start, end: booking.end, timeZone })
}

/**
 * Sets the timer of one workflow for one booking. Cancels it if the workflow is not active for the
 * booking or was due by `now` (docs/domain.md#workflows).
 */
export async function planWorkflow(
  tx: Tx,
  workflow: StoredWorkflow,
  booking: BookingSnapshot,
  now: Date,
): Promise<void> {
  const purpose = workflowTimerPurpose(workflow.id)
  const due =
    needsTimer(workflow, booking) && isActiveFor(workflow, booking) ? dueFor(workflow, booking) : undefined
  if (!due || due <= now) return cancelTimers(tx, booking.uid, { purpose, dueAfter: now })
  const payload: WorkflowTimer = { workflowId: workflow.id, start: booking.start }
  await setTimer(tx, { key: booking.uid, purpose, dueAt: due, payload })
}

/** Whether the booking needs a timer; no-show triggers need a video room. */
const needsTimer = ({ trigger }: StoredWorkflow, booking: BookingSnapshot): boolean =>
  hasTimers(booking) && (!isNoShowTrigger(trigger) || hasRoom(booking))

/**
 * Replaces the timers of a booking by those of all workflows that are active for it. A due timer
 * stays: it is about to fire, or waits for the connection to the bus, and decides then what to
 * send.
 * @param now when the booking changed
 */
export async function planBooking(
  tx: Tx,
  booking: BookingSnapshot,
  now: Date,
  workflows: () => Promise<readonly StoredWorkflow[]>,
): Promise<void> {
  cancelTimers(tx, booking.uid, { dueAfter: now })
  if (!hasTimers(booking)) return
  for (const workflow of await workflows()) await planWorkflow(tx, workflow, booking, now)
}

/**
 * Returns whether a workflow is active for a booking's event type, or for the managed event type
 * that it is a copy of.
 */
export function isActiveFor(workflow: StoredWorkflow, booking: BookingSnapshot): boolean {
  const { id, ownerId, teamId, parent } = booking.eventType
  const owned =
    workflow.teamId === null
      ? teamId === null && workflow.userId === ownerId
      : workflow.teamId === (parent?.teamId ?? teamId)
  const named = [id, parent?.id].some((one) => one !== undefined && workflow.eventTypeIds.includes(one))
  return owned && (workflow.activeOnAll || named)
}
