import {
  badRequest,
  type FieldError,
  type UpdateFormWorkflow,
  type UpdateWorkflow,
  type WorkflowAction,
  type WorkflowStep,
  type WorkflowStepInput,
} from '@punctual/contracts'
import { isTimed } from './offsets.ts'

/**
 * Returns the kind of address for actions with a fixed one, which the owner must have verified
 * (docs/domain.md#workflows).
 */
export function verifiedKind(action: WorkflowAction): 'email' | 'phone' | undefined {
  if (action === 'email_address') return 'email'
  if (action === 'sms_number' || action === 'whatsapp_number') return 'phone'
  return undefined
}

/** Returns the `recipient` field of API answers, which the action determines. */
export function recipientOf(action: WorkflowAction): WorkflowStep['recipient'] {
  if (action === 'email_host') return 'const'
  if (action === 'email_address') return 'email'
  return action.endsWith('_attendee') ? 'attendee' : 'phone_number'
}

/** Returns whether API answers show the message as HTML (mails) instead of text. */
export const isMail = (action: WorkflowAction) => action.startsWith('email_')

/** The field of a step that names a verified address. */
export const verifiedField = { email: 'verifiedEmailId', phone: 'verifiedPhoneId' } as const

/**
 * Returns the id of the verified resource that a step names; undefined for actions without a fixed
 * address.
 */
export function verifiedResourceId(step: WorkflowStepInput): number | undefined {
  const kind = verifiedKind(step.action)
  const named = kind && step[verifiedField[kind]]
  return named === undefined ? undefined : Number(named)
}

function stepErrors(step: WorkflowStepInput, at: number): FieldError[] {
  const path = `steps.${at}`
  const kind = verifiedKind(step.action)
  const errors: FieldError[] = []
  if (isMail(step.action) && step.message.html === undefined && step.message.text === undefined) {
    errors.push({ path: `${path}.message.html`, message: 'is required' })
  }
  if (!isMail(step.action) && step.message.text === undefined) {
    errors.push({ path: `${path}.message.text`, message: 'is required' })
  }
  if (kind && step.id === undefined && step[verifiedField[kind]] === undefined) {
    errors.push({ path: `${path}.${verifiedField[kind]}`, message: 'is required' })
  }
  return errors
}

/**
 * Validates what a schema cannot express: a timed trigger needs an offset, each action its message
 * and verified address, and step ids are unique.
 * @throws badRequest naming every invalid field
 */
export function checkWorkflow({ trigger, steps = [] }: UpdateWorkflow | UpdateFormWorkflow): void {
  const errors = steps.flatMap(stepErrors)
  if (trigger && isTimed(trigger.type) && !trigger.offset) {
    errors.push({ path: 'trigger.offset', message: `is required for ${trigger.type}` })
  }
  const ids = steps.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (new Set(ids).size < ids.length) errors.push({ path: 'steps', message: 'must not repeat an id' })
  if (errors.length > 0) throw badRequest(...errors)
}
