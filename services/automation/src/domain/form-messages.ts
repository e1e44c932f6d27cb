import { escapeHtml, type RoutingForm } from '@punctual/contracts'
import { maxSmsLength } from './default-messages.ts'
import { type Answers, answerOfType } from './form-answers.ts'
import { inertHtml, safeHtml, textOfHtml } from './html.ts'
import { factLine } from './mail-parts.ts'
import type { OutgoingMessage } from './outgoing.ts'
import type { Reader } from './reader.ts'
import { fillPlaceholders, variableName } from './variables.ts'
import { channelOf, type WorkflowStepRule } from './workflow-step.ts'

/** One run of a workflow step for one form response. */
export interface FormRun {
  workflow: { id: number; organizationId: number }
  step: WorkflowStepRule
  form: Pick<RoutingForm, 'name' | 'fields'>
  answers: Answers
  responseId: number
  reader: Reader
}

const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))

/**
 * Fills `{NAME_OF_FIELD}`, `{FORM_NAME}`, `{ATTENDEE_EMAIL}` and `{TIMEZONE}`; leaves unknown
 * variables unchanged.
 */
function fill(template: string, run: FormRun, encode = (value: string) => value): string {
  const { form, answers, reader } = run
  const lookUp = (name: string) => {
    const field = form.fields.find(({ identifier }) => variableName(identifier) === name)
    if (field) return text(answers[field.id]?.response)
    if (name === 'FORM_NAME') return form.name
    if (name === 'ATTENDEE_EMAIL') return answerOfType(form.fields, answers, 'email') ?? ''
    return name === 'TIMEZONE' ? reader.timeZone : undefined
  }
  return fillPlaceholders(template, lookUp, encode)
}

/** Returns the recipient of a step: the person who filled the form, or a verified address. */
function recipientOf({ step, form, answers }: FormRun): string | undefined {
  if (step.action === 'email_attendee') return answerOfType(form.fields, answers, 'email')
  if (step.action === 'sms_attendee') return answerOfType(form.fields, answers, 'phone')
  return step.address ?? undefined
}

function contentOf(run: FormRun): Pick<OutgoingMessage, 'subject' | 'text' | 'html'> {
  const { step, form, answers, reader } = run
  const given = form.fields.flatMap(({ id }) => answers[id] ?? [])
  const lines = given.map(({ label, response }) => factLine(reader.locale, label, text(response)))
  const subject = step.subject ? fill(step.subject, run) : form.name
  if (channelOf[step.action] !== 'email') {
    const own = step.text || (step.html && textOfHtml(step.html))
    return { subject, text: own ? fill(own, run) : [form.name, ...lines].join('\n').slice(0, maxSmsLength) }
  }
  const own = step.html ? fill(step.html, run, inertHtml) : step.text && escapeHtml(fill(step.text, run))
  if (own) return { subject, text: textOfHtml(own), html: safeHtml(own) }
  return { subject, text: lines.join('\n'), html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') }
}

/** Builds the messages of one step about one response; none without a recipient. */
export function formMessages(run: FormRun): OutgoingMessage[] {
  const { workflow, step, responseId } = run
  const to = recipientOf(run)
  if (!to) return []
  return [
    {
      organizationId: workflow.organizationId,
      dedupeKey: `workflow:${step.id}:form-response:${responseId}:${to}`,
      channel: channelOf[step.action],
      recipient: to,
      senderName: step.sender,
      ...contentOf(run),
      workflowId: workflow.id,
    },
  ]
}
