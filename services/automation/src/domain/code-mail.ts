import { escapeHtml, oneLine } from '@punctual/contracts'
import { mailTexts } from '@punctual/messages/mails'
import { codeLine, inLanguage } from './mail-parts.ts'
import type { OutgoingMessage } from './outgoing.ts'

/**
 * Builds the mail with a booker's verification code.
 * @param wanted.id the id of the code, which is mailed once
 */
export function codeMail(wanted: {
  id: string
  organizationId: number
  email: string
  code: string
  eventTypeTitle: string
  language: string
}): OutgoingMessage {
  const { id, organizationId, email, code, eventTypeTitle, language } = wanted
  const text = mailTexts(language)
  const values = { code, title: oneLine(eventTypeTitle) }
  const [lead, expiry] = [text('code.lead', values), text('code.expiry')]
  return {
    organizationId,
    channel: 'email',
    recipient: email,
    senderName: 'Punctual',
    dedupeKey: `verification-code:${id}`,
    subject: text('code.subject', values),
    text: [lead, '', expiry].join('\n'),
    html: inLanguage(language, `<p>${escapeHtml(lead)}</p>${codeLine(code)}<p>${escapeHtml(expiry)}</p>`),
  }
}

/**
 * Builds the message with a code that verifies an e-mail address or a phone number.
 * @param wanted.id the id of the code, which is sent once
 */
export function addressCode(wanted: {
  id: string
  organizationId: number
  kind: 'email' | 'phone'
  address: string
  code: string
  language: string
}): OutgoingMessage {
  const { id, organizationId, kind, address, code, language } = wanted
  const text = mailTexts(language)
  const [lead, expiry] = [text('addressCode.lead', { code }), text('code.expiry')]
  return {
    organizationId,
    recipient: address,
    senderName: 'Punctual',
    channel: kind === 'email' ? 'email' : 'sms',
    dedupeKey: `verification-code:${id}`,
    subject: text('addressCode.subject', { code }),
    text: kind === 'email' ? [lead, '', expiry].join('\n') : `${lead} ${expiry}`,
    ...(kind === 'email' && {
      html: inLanguage(language, `<p>${escapeHtml(lead)}</p>${codeLine(code)}<p>${escapeHtml(expiry)}</p>`),
    }),
  }
}
