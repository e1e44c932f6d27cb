import { escapeHtml } from '@punctual/contracts'
import { longDate, type Reader } from './dates.ts'
import type { OutgoingMessage } from './outgoing.ts'
import { textsOf } from './texts/index.ts'

/** The state of a webhook: failing since a time, or switched off for a reason. */
export type WebhookNotice = { since: string } | { reason: string }

/**
 * Builds the mail to the owner of a failing or disabled webhook.
 * @param notice.eventId the event, which is mailed once
 */
export function webhookMail(notice: {
  eventId: string
  organizationId: number
  to: { email: string; reader: Reader }
  webhook: { id: number; subscriberUrl: string }
  what: WebhookNotice
}): OutgoingMessage {
  const { eventId, organizationId, to, webhook, what } = notice
  const { webhook: texts } = textsOf(to.reader.locale)
  const isOff = 'reason' in what
  const kind = isOff ? texts.disabled : texts.failing
  const why = isOff ? (texts.reasons[what.reason] ?? what.reason) : longDate(what.since, to.reader)
  const fill = (text: string) =>
    text.replace(/\{(url|why)\}/g, (_, name) => (name === 'url' ? webhook.subscriberUrl : why))
  const lines = [fill(kind.lead), kind.help]
  return {
    organizationId,
    channel: 'email',
    recipient: to.email,
    senderName: 'Punctual',
    dedupeKey: `webhook:${webhook.id}:${eventId}`,
    subject: fill(kind.subject),
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
  }
}
