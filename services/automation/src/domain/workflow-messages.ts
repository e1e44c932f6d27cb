import { escapeHtml, hiddenAddress, hidesOrganizer } from '@punctual/contracts'
import { defaultMessage } from './default-messages.ts'
import { inertHtml, safeHtml, textOfHtml } from './html.ts'
import { type Invitation, invitation } from './invitation.ts'
import { linksTo } from './mail-parts.ts'
import type { OutgoingMessage } from './outgoing.ts'
import { withHostLink } from './room-links.ts'
import { fillVariables } from './variables.ts'
import { type Recipient, recipients } from './workflow-recipients.ts'
import { channelOf, type StepRun } from './workflow-step.ts'

function contentOf(run: StepRun, to: Recipient): { subject: string; text: string; html?: string } {
  const { step, publicUrl, pages } = run
  const { seen, hostId, attendee, reader, seatUid } = to
  const booking = hostId === undefined ? seen : withHostLink(seen, hostId, run)
  const channel = channelOf[step.action]
  const source = { booking, attendee, reader, publicUrl, pages, seatUid }
  const fallback = defaultMessage(source, step.template, to)
  const subject = step.subject ? fillVariables(step.subject, source) : fallback.subject
  if (channel !== 'email') {
    const own = step.text ?? (step.html && textOfHtml(step.html))
    return { subject, text: own ? fillVariables(own, source) : fallback.sms }
  }
  const own = step.html
    ? fillVariables(step.html, source, inertHtml)
    : step.text && escapeHtml(fillVariables(step.text, source))
  if (!own) return { subject, text: fallback.text, html: fallback.html }
  const html = safeHtml(own)
  return { subject, text: textOfHtml(html), html }
}

/** Whether the hosts' addresses must be hidden from the recipients of the step. */
const hides = ({ booking, step }: StepRun): boolean => hidesOrganizer(booking) && step.action !== 'email_host'

const hiddenFrom = (run: StepRun) => (hides(run) ? { organizerAddress: hiddenAddress(run.publicUrl) } : {})

function replyTo(run: StepRun, to: string): { replyTo?: string } {
  const [organizer] = run.booking.hosts
  return organizer && organizer.email !== to && !hides(run) ? { replyTo: organizer.email } : {}
}

/**
 * Returns the calendar entry as its recipient may see the booking; none for an unconfirmed booking.
 */
function calendarOf(run: StepRun, { seen, reader, seatUid }: Recipient): Invitation | undefined {
  const { at, publicUrl, pages } = run
  if (!run.step.includeCalendarEvent) return undefined
  const { locale } = reader
  const links = linksTo(seen, locale, { publicUrl, pages, seatUid })
  const options = { ...hiddenFrom(run), locale, links }
  if (seen.status === 'accepted') return invitation(seen, 'REQUEST', at, options)
  return seen.status === 'cancelled' ? invitation(seen, 'CANCEL', at, options) : undefined
}

/** Builds the messages of one workflow step about one booking; none without a recipient. */
export function stepMessages(run: StepRun): OutgoingMessage[] {
  const { step, booking, runKey, workflowId } = run
  return recipients(run).map((recipient) => {
    const { to, seatUid } = recipient
    const calendar = calendarOf(run, recipient)
    return {
      organizationId: booking.organizationId,
      // Two seats can share a phone number; each gets a message with its own links.
      dedupeKey: ['workflow', step.id, runKey, to, ...(seatUid === undefined ? [] : [seatUid])].join(':'),
      channel: channelOf[step.action],
      recipient: to,
      senderName: step.sender,
      ...replyTo(run, to),
      ...contentOf(run, recipient),
      ...(calendar ? { invitation: calendar } : {}),
      bookingUid: booking.uid,
      workflowId,
    }
  })
}
