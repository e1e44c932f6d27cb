import {
  type AttendeeSnapshot,
  type BookingSnapshot,
  hasRoom,
  type WorkflowOffset,
  type WorkflowTrigger,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { cancelTimers, setTimer } from '@punctual/timers'
import { pagesFor } from './db/client-replicas.ts'
import { enqueueMessages } from './db/message-repository.ts'
import { verifiedAddresses } from './db/verified-resources.ts'
import { type StepRow, type StoredWorkflow, workflowsFor } from './db/workflow-repository.ts'
import { keepsTimers } from './domain/booking-events.ts'
import { dueAt, isTimed } from './domain/offsets.ts'
import { stepMessages } from './domain/workflow-messages.ts'
import type { WorkflowStepRule } from './domain/workflow-step.ts'
import { waitsForPeople } from './no-shows.ts'

/** What a timer of a workflow carries: the start that it was made for, so that a moved booking's timer says nothing. */
export interface WorkflowTimer {
  workflowId: number
  start: string
}

/** The purpose of a workflow's timers, by which they are set and taken away. */
export const workflowTimerPurpose = (workflowId: number) => `workflow:${workflowId}`

/** @returns a stored step as the rule that messages are made by */
export const ruleOf = (row: StepRow, addresses: ReadonlyMap<number, string>) => ({
  id: row.id,
  action: row.action as WorkflowStepRule['action'],
  template: row.template as WorkflowStepRule['template'],
  sender: row.sender,
  subject: row.subject,
  html: row.html,
  text: row.body_text,
  includeCalendarEvent: row.include_calendar_event,
  address: row.verified_resource_id === null ? null : (addresses.get(row.verified_resource_id) ?? null),
})

/** An occasion on which workflows speak. */
interface WorkflowRun {
  /** Names the occasion, so that the same one never speaks twice. */
  runKey: string
  publicUrl: string
  at: Date
  /** The attendees that it concerns; without it, all of the booking. */
  only?: readonly AttendeeSnapshot[] | undefined
}

/**
 * Puts the messages of every step of a workflow in the queue.
 * @param run.skipped they are noted, and not sent
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

/** Runs the workflows that fire at once for what happened to a booking. */
export async function runImmediate(
  tx: Tx,
  trigger: WorkflowTrigger,
  booking: BookingSnapshot,
  run: WorkflowRun,
): Promise<void> {
  for (const workflow of await workflowsFor(tx.orm, booking.eventType)) {
    if (workflow.trigger === trigger) await runWorkflow(tx, workflow, booking, run)
  }
}

/** @returns when a workflow is due for a booking; undefined when it has no time */
export function dueFor(workflow: StoredWorkflow, booking: BookingSnapshot): Date | undefined {
  if (!isTimed(workflow.trigger)) return undefined
  const offset = { value: workflow.offset_value, unit: workflow.offset_unit } as WorkflowOffset
  const timeZone = booking.hosts[0]?.timeZone ?? 'UTC'
  return dueAt(workflow.trigger, offset, { start: booking.start, end: booking.end, timeZone })
}

/**
 * Sets the timer of one workflow for one booking, or takes it away: where the workflow is not active, and where its time
 * had passed by then (docs/domain.md#workflows).
 */
export async function planWorkflow(
  tx: Tx,
  workflow: StoredWorkflow,
  booking: BookingSnapshot,
  now: Date,
): Promise<void> {
  const purpose = workflowTimerPurpose(workflow.id)
  const due =
    isAwaited(workflow, booking) && isActiveFor(workflow, booking) ? dueFor(workflow, booking) : undefined
  if (!due || due <= now) return cancelTimers(tx, booking.uid, { purpose, dueAfter: now })
  const payload: WorkflowTimer = { workflowId: workflow.id, start: booking.start }
  await setTimer(tx, { key: booking.uid, purpose, dueAt: due, payload })
}

/** Nobody is waited for where there is no room of the built-in video. */
const isAwaited = ({ trigger }: StoredWorkflow, booking: BookingSnapshot): boolean =>
  keepsTimers(booking) && (!waitsForPeople(trigger) || hasRoom(booking))

/**
 * Sets the timers of all workflows that are active for a booking, after dropping those it had. One that has come due stays,
 * as it fires in this moment, or waits until events are heard again: what it has to say is decided then.
 * @param now when the booking changed
 */
export async function planBooking(tx: Tx, booking: BookingSnapshot, now: Date): Promise<void> {
  await cancelTimers(tx, booking.uid, { dueAfter: now })
  if (!keepsTimers(booking)) return
  for (const workflow of await workflowsFor(tx.orm, booking.eventType))
    await planWorkflow(tx, workflow, booking, now)
}

/** @returns whether a workflow is active for the event type of a booking, or for the managed one that it is a copy of */
export function isActiveFor(workflow: StoredWorkflow, booking: BookingSnapshot): boolean {
  const { id, ownerId, teamId, parent } = booking.eventType
  const owned =
    workflow.team_id === null
      ? teamId === null && workflow.user_id === ownerId
      : workflow.team_id === (parent?.teamId ?? teamId)
  const named = [id, parent?.id].some((one) => one !== undefined && workflow.eventTypeIds.includes(one))
  return owned && (workflow.active_on_all || named)
}
