import { escapeHtml, oneLine } from '@punctual/contracts'
import type { OutgoingMessage } from './outgoing.ts'
import { textsOf } from './texts/index.ts'

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
  const { code: texts } = textsOf(language)
  const fill = (text: string) =>
    text.replace(/\{(code|title)\}/g, (_, name) => (name === 'code' ? code : oneLine(eventTypeTitle)))
  const [lead, expiry] = [fill(texts.lead), fill(texts.expiry)]
  return {
    organizationId,
    channel: 'email',
    recipient: email,
    senderName: 'Punctual',
    dedupeKey: `verification-code:${id}`,
    subject: fill(texts.subject),
    text: [lead, '', expiry].join('\n'),
    html: `<p>${escapeHtml(lead)}</p><p>${escapeHtml(expiry)}</p>`,
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
  const { addressCode: texts, code: shared } = textsOf(language)
  const lead = texts.lead.replace('{code}', () => code)
  return {
    organizationId,
    recipient: address,
    senderName: 'Punctual',
    channel: kind === 'email' ? 'email' : 'sms',
    dedupeKey: `verification-code:${id}`,
    subject: texts.subject.replace('{code}', () => code),
    text: kind === 'email' ? [lead, '', shared.expiry].join('\n') : `${lead} ${shared.expiry}`,
    ...(kind === 'email' && { html: `<p>${escapeHtml(lead)}</p><p>${escapeHtml(shared.expiry)}</p>` }),
  }
}
