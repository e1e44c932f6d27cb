import {
  type BookingSnapshot,
  routingFormFallbackHit,
  routingFormSubmitted,
  routingFormSubmittedNoEvent,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { cancelTimers, setTimer } from '@punctual/timers'
import { type FormRow, loadForm } from '../db/form-repository.ts'
import { hasBookedOtherwise, loadResponse, type ResponseRow, routeToBooking } from '../db/form-responses.ts'
import { enqueueMessages } from '../db/message-repository.ts'
import { readerOf } from '../db/user-replicas.ts'
import { verifiedAddresses } from '../db/verified-resources.ts'
import { loadWorkflow, type StoredWorkflow, workflowsForForm } from '../db/workflow-repository.ts'
import { takesFallback } from '../domain/form-answers.ts'
import { formMessages } from '../domain/form-messages.ts'
import { afterOffset } from '../domain/offsets.ts'
import { ruleOf, workflowTimerPurpose } from './plan-workflows.ts'

const minute = 60_000
/**
 * Milliseconds without a booking after which `submitted-no-event` is published
 * (docs/domain.md#routing-forms).
 */
const noEventAfter = 15 * minute
/** Milliseconds in which a booking by another response of the same email counts. */
const duplicateWithin = 60 * minute

const keyPrefix = 'form-response:'
const eventPurpose = 'submitted-no-event'

type Submission = { form: FormRow; response: ResponseRow }
type Run = { publicUrl: string; now: Date }

const eventOf = ({ form, response }: Submission, at: Date) => ({
  subject: String(response.id),
  version: 1,
  organizationId: form.organizationId,
  at,
  data: {
    form: {
      id: form.id,
      name: form.name,
      description: form.description,
      version: form.version,
      userId: form.userId,
      teamId: form.teamId,
      organizationId: form.organizationId,
    },
    responseId: response.id,
    responses: response.response,
    route: response.route,
    submittedAt: response.createdAt.toISOString(),
  },
})

const workflowsOf = (tx: Tx, form: FormRow) =>
  workflowsForForm(tx.orm, { id: form.id, teamId: form.teamId, organizationId: form.organizationId })

/** Publishes a response, runs the immediate workflows, and sets the timers of the delayed ones. */
export async function submit(tx: Tx, submission: Submission, run: Run): Promise<void> {
  const { form, response } = submission
  await appendEvent(tx, routingFormSubmitted, eventOf(submission, run.now))
  if (takesFallback(form, response.response))
    await appendEvent(tx, routingFormFallbackHit, eventOf(submission, run.now))
  const key = `${keyPrefix}${response.id}`
  const dueAt = new Date(run.now.getTime() + noEventAfter)
  await setTimer(tx, { key, purpose: eventPurpose, dueAt, payload: {} })
  for (const workflow of await workflowsOf(tx, form)) {
    if (workflow.trigger === 'formSubmitted') await enqueueStepMessages(tx, workflow, submission, run)
    else {
      const purpose = workflowTimerPurpose(workflow.id)
      const payload = { workflowId: workflow.id }
      await setTimer(tx, { key, purpose, dueAt: afterOffset(run.now, workflow), payload })
    }
  }
}

async function enqueueStepMessages(
  tx: Tx,
  workflow: StoredWorkflow,
  { form, response }: Submission,
  run: Run,
) {
  const addresses = await verifiedAddresses(tx.orm, workflow.steps)
  const reader = await readerOf(tx.orm, form.userId)
  const rules = workflow.steps.map((row) => ruleOf(row, addresses))
  const about = { form, answers: response.response, responseId: response.id, reader }
  const messages = rules.flatMap((step) => formMessages({ workflow, step, ...about }))
  await enqueueMessages(tx, messages, run.now)
}

/** Cancels the timers that wait for a booking from a response. */
export const cancelFormTimers = (tx: Tx, responseId: number): void =>
  cancelTimers(tx, `${keyPrefix}${responseId}`)

/** Returns whether a timer belongs to a form response. */
export const isFormTimer = ({ key }: { key: string }): boolean => key.startsWith(keyPrefix)

/**
 * Publishes `submitted-no-event`, or runs the workflow that waited, if the response still has no
 * booking.
 */
export async function fireFormTimer(
  tx: Tx,
  timer: { key: string; purpose: string; payload: unknown },
  run: Run,
): Promise<void> {
  const response = await loadResponse(tx.orm, Number(timer.key.slice(keyPrefix.length)))
  const form = response && (await loadForm(tx.orm, response.formId))
  if (!form || response.routedToBookingUid !== null) return
  const since = new Date(response.createdAt.getTime() - duplicateWithin)
  if (await hasBookedOtherwise(tx.orm, response, since)) return
  const submission = { form, response }
  if (timer.purpose === eventPurpose) {
    await appendEvent(tx, routingFormSubmittedNoEvent, { ...eventOf(submission, run.now), version: 2 })
    return
  }
  const { workflowId } = timer.payload as { workflowId: number }
  const workflow = await loadWorkflow(tx.orm, workflowId)
  if (workflow?.trigger !== 'formSubmittedNoEvent') return
  const active = (await workflowsOf(tx, form)).some(({ id }) => id === workflowId)
  if (active) await enqueueStepMessages(tx, workflow, submission, run)
}

/**
 * Links a booking to the routing form response that it names; submits the response if it was
 * queued.
 */
export async function noteRouting(tx: Tx, booking: BookingSnapshot, run: Run): Promise<void> {
  const { responseId, queuedResponseId } = booking.routing ?? {}
  const by =
    typeof responseId === 'number' && Number.isSafeInteger(responseId)
      ? { id: responseId }
      : typeof queuedResponseId === 'string'
        ? { formFillerId: queuedResponseId }
        : undefined
  if (!by) return
  const { uid, organizationId, eventType } = booking
  const about = { uid, organizationId, eventTypeId: eventType.id }
  const response = await routeToBooking(tx, by, about, run.now)
  const form = response && (await loadForm(tx.orm, response.formId))
  if (form) await submit(tx, { form, response }, run)
}
