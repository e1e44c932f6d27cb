import {
  type BookingSnapshot,
  type ClientPages,
  hiddenAddress,
  hidesOrganizer,
  type WorkflowAction,
  type WorkflowTemplate,
} from '@punctual/contracts'
import { type Reader, spanOf } from './dates.ts'
import { escapeHtml, safeHtml, textOfHtml } from './html.ts'
import { type Invitation, invitation } from './invitation.ts'
import type { Channel, OutgoingMessage } from './outgoing.ts'
import { placeOf } from './place.ts'
import { textsOf } from './texts/index.ts'
import { fillVariables, type Person, type VariableSource } from './variables.ts'

/** A step as its workflow keeps it. `address` is the verified email or phone that the action writes to, if any. */
export interface WorkflowStepRule {
  id: number
  action: WorkflowAction
  template: WorkflowTemplate
  sender: string
  subject: string
  html: string | null
  text: string | null
  includeCalendarEvent: boolean
  address: string | null
}

export interface StepRun {
  workflowId: number
  step: WorkflowStepRule
  booking: BookingSnapshot
  publicUrl: string
  /** Of the client that manages the organizer. */
  pages?: ClientPages | undefined
  /** When the step runs. */
  at: Date
  /** Names this run: the same run of a step never speaks twice to the same person. */
  runKey: string
}

/** The way by which each action speaks. */
export const channelOf: Record<WorkflowAction, Channel> = {
  email_host: 'email',
  email_attendee: 'email',
  email_address: 'email',
  sms_attendee: 'sms',
  sms_number: 'sms',
  whatsapp_attendee: 'whatsapp',
  whatsapp_number: 'whatsapp',
  svc_ai_phone_call: 'call',
}

/** The phone number that a booker left, in whichever field of the booking. */
function phoneOf(booking: BookingSnapshot, attendee: { phoneNumber?: string }): string | undefined {
  const { attendeePhoneNumber, smsReminderNumber } = booking.bookingFieldsResponses
  return [attendee.phoneNumber, attendeePhoneNumber, smsReminderNumber].find(
    (value): value is string => typeof value === 'string' && value !== '',
  )
}

interface Recipient {
  to: string
  attendee: Person
  reader: Reader
}

/** To whom a step speaks, and in whose zone and language (contract 10, time format). */
function recipients({ step, booking }: StepRun): Recipient[] {
  const [organizer] = booking.hosts
  const [booker] = booking.attendees
  if (!organizer || !booker) return []
  const hostReader = {
    timeZone: organizer.timeZone,
    locale: organizer.locale,
    timeFormat: organizer.timeFormat,
  }
  const readerOf = (attendee: { timeZone: string; language: string }) => ({
    timeZone: attendee.timeZone,
    locale: attendee.language,
    timeFormat: organizer.timeFormat,
  })
  switch (step.action) {
    case 'email_host':
      return booking.hosts.map((host) => ({
        to: host.email,
        attendee: booker,
        reader: { ...hostReader, ...host },
      }))
    case 'email_attendee':
      // Who booked by phone alone has no address.
      return booking.attendees
        .filter(({ email }) => email !== '')
        .map((attendee) => ({ to: attendee.email, attendee, reader: readerOf(attendee) }))
    case 'email_address':
    case 'sms_number':
    case 'whatsapp_number':
      return step.address ? [{ to: step.address, attendee: booker, reader: hostReader }] : []
    default: {
      const phone = phoneOf(booking, booker)
      return phone ? [{ to: phone, attendee: booker, reader: readerOf(booker) }] : []
    }
  }
}

/** The words of a step that has none of its own, by its template (contract 10, default reminder). */
function defaultWords(source: VariableSource, template: WorkflowTemplate, isHost: boolean) {
  const { booking, reader } = source
  const { step, labels } = textsOf(reader.locale)
  const { subject, lead } = step.templates[template === 'custom' ? 'reminder' : template]
  const [organizer] = booking.hosts
  const [booker] = booking.attendees
  const other = (isHost ? booker?.name : organizer?.name) ?? ''
  const name = (isHost ? organizer?.name : booker?.name) ?? ''
  const lines: [string, string][] = [
    [labels.what, booking.eventType.title],
    [labels.when, spanOf(booking, reader)],
    [labels.who, `${step.you} & ${other}`],
    [
      labels.where,
      [placeOf(booking, reader.locale), booking.meetingUrl]
        .filter((part, at, all) => part && all.indexOf(part) === at)
        .join(' '),
    ],
  ]
  const greeting = step.greeting.replace('{ATTENDEE}', () => name)
  const said = fillVariables(lead, source)
  const shown = lines.filter(([, value]) => value !== '')
  const isReminder = subject === step.templates.reminder.subject
  return {
    subject,
    text: [greeting, said, '', ...shown.map(([label, value]) => `${label}: ${value}`)].join('\n'),
    html: [
      `<p>${escapeHtml(greeting)}</p><p>${withLinks(escapeHtml(said))}</p><table cellpadding="4">`,
      ...shown.map(
        ([label, value]) =>
          `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
    ].join(''),
    sms: (isReminder
      ? `${booking.eventType.title}: ${lines[1]?.[1] ?? ''}`
      : `${fillVariables(subject, source)}. ${said}`
    ).slice(0, longestSms),
  }
}

/** Of our own words; a step's own are as long as they are. */
export const longestSms = 320
const withLinks = (html: string): string => html.replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')

function words(run: StepRun, source: VariableSource): { subject: string; text: string; html?: string } {
  const { step } = run
  const channel = channelOf[step.action]
  const fallback = defaultWords(source, step.template, step.action === 'email_host')
  const subject = fillVariables(step.subject || fallback.subject, source)
  if (channel !== 'email') {
    const own = step.text ?? (step.html && textOfHtml(step.html))
    return { subject, text: own ? fillVariables(own, source) : fallback.sms }
  }
  const own = step.html
    ? fillVariables(step.html, source, escapeHtml)
    : step.text && escapeHtml(fillVariables(step.text, source))
  if (!own) return { subject, text: fallback.text, html: fallback.html }
  const html = safeHtml(own)
  return { subject, text: textOfHtml(html), html }
}

/** Whether the step writes to people who are not to learn the hosts' addresses. */
const hides = ({ booking, step }: StepRun): boolean => hidesOrganizer(booking) && step.action !== 'email_host'

const hiddenFrom = (run: StepRun) => (hides(run) ? { organizerAddress: hiddenAddress(run.publicUrl) } : {})

function replyTo(run: StepRun, to: string): { replyTo?: string } {
  const [organizer] = run.booking.hosts
  return organizer && organizer.email !== to && !hides(run) ? { replyTo: organizer.email } : {}
}

/** What is not confirmed stands in nobody's calendar. */
function calendarOf(run: StepRun): Invitation | undefined {
  const { booking, at } = run
  if (booking.status === 'accepted') return invitation(booking, 'REQUEST', at, hiddenFrom(run))
  return booking.status === 'cancelled' ? invitation(booking, 'CANCEL', at, hiddenFrom(run)) : undefined
}

/** The messages of one step of a workflow about one booking; none when nobody can be reached. */
export function stepMessages(run: StepRun): OutgoingMessage[] {
  const { step, booking, runKey, workflowId, publicUrl, pages } = run
  const calendar = step.includeCalendarEvent ? calendarOf(run) : undefined
  return recipients(run).map(({ to, attendee, reader }) => ({
    organizationId: booking.organizationId,
    dedupeKey: `workflow:${step.id}:${runKey}:${to}`,
    channel: channelOf[step.action],
    recipient: to,
    senderName: step.sender,
    ...replyTo(run, to),
    ...words(run, { booking, attendee, reader, publicUrl, pages }),
    ...(calendar ? { invitation: calendar } : {}),
    bookingUid: booking.uid,
    workflowId,
  }))
}
