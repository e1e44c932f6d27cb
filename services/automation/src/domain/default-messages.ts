import { escapeHtml, oneLine, type WorkflowTemplate } from '@punctual/contracts'
import { spanOf } from './dates.ts'
import { factLine, locationText, textsOf } from './texts/index.ts'
import { fillVariables, type VariableSource } from './variables.ts'
import type { Recipient } from './workflow-recipients.ts'

/** Maximum characters of a default text message; a step's own text is not shortened. */
export const maxSmsLength = 320

const withLinks = (html: string): string => html.replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')

/**
 * Returns the default message of a step without its own text, by its template; the subject still
 * has its variables.
 */
export function defaultMessage(
  source: VariableSource,
  template: WorkflowTemplate,
  { greets, people }: Pick<Recipient, 'greets' | 'people'>,
) {
  const { booking, reader } = source
  const { step, labels } = textsOf(reader.locale)
  const { subject, lead } = step.templates[template === 'custom' ? 'reminder' : template]
  const lines: [string, string][] = [
    [labels.what, booking.eventType.title],
    [labels.when, spanOf(booking, reader)],
    [
      labels.who,
      people
        .map((one) => one ?? step.you)
        .filter(Boolean)
        .join(' & '),
    ],
    [
      labels.where,
      [locationText(booking, reader.locale), booking.meetingUrl]
        .filter((part, at, all) => part && all.indexOf(part) === at)
        .join(' '),
    ],
  ]
  const name = oneLine(greets)
  const greeting = name
    ? step.greeting.replace('{ATTENDEE}', () => name)
    : step.greeting.replace(/ *\{ATTENDEE\}/, '')
  const filledLead = fillVariables(lead, source)
  const shown = lines.filter(([, value]) => value !== '')
  const isReminder = subject === step.templates.reminder.subject
  return {
    subject,
    text: [greeting, filledLead, '', ...shown.map(([label, value]) => factLine(label, value))].join('\n'),
    html: [
      `<p>${escapeHtml(greeting)}</p><p>${withLinks(escapeHtml(filledLead))}</p><table cellpadding="4">`,
      ...shown.map(
        ([label, value]) =>
          `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
    ].join(''),
    sms: (isReminder
      ? `${oneLine(booking.eventType.title)}: ${lines[1]?.[1] ?? ''}`
      : `${fillVariables(subject, source)}. ${filledLead}`
    ).slice(0, maxSmsLength),
  }
}
