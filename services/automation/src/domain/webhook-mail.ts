import { escapeHtml } from '@punctual/contracts'
import { mailTexts } from '@punctual/messages/mails'
import { longDate } from './dates.ts'
import { inLanguage } from './mail-parts.ts'
import type { OutgoingMessage } from './outgoing.ts'
import type { Reader } from './reader.ts'

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
  const { locale } = to.reader
  const text = mailTexts(locale)
  const url = webhook.subscriberUrl
  const [subject, ...lines] =
    'reason' in what
      ? [
          text('webhook.disabled.subject', { url }),
          text('webhook.disabled.lead', { url, reason: what.reason }),
          text('webhook.disabled.help'),
        ]
      : [
          text('webhook.failing.subject', { url }),
          text('webhook.failing.lead', { url, since: longDate(what.since, to.reader) }),
          text('webhook.failing.help'),
        ]
  return {
    organizationId,
    channel: 'email',
    recipient: to.email,
    senderName: 'Punctual',
    dedupeKey: `webhook:${webhook.id}:${eventId}`,
    subject,
    text: lines.join('\n\n'),
    html: inLanguage(locale, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')),
  }
}
