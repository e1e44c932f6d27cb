import { escapeHtml } from '@punctual/contracts'
import { mailTexts } from '@punctual/messages/mails'
import { button, inLanguage } from './mail-parts.ts'
import type { OutgoingMessage } from './outgoing.ts'

/**
 * Builds the mail with the link by which a person signs in. The token follows `#`, which browsers
 * keep to themselves, so that no log has it.
 * @param wanted.id the id of the link, which is mailed once
 */
export function signInMail(wanted: {
  id: string
  organizationId: number
  email: string
  token: string
  language: string
  publicUrl: string
}): OutgoingMessage {
  const { id, organizationId, email, token, language, publicUrl } = wanted
  const text = mailTexts(language)
  const link = `${publicUrl}/account/sign-in#${token}`
  const [lead, action, expiry] = [text('signIn.lead'), text('signIn.action'), text('signIn.expiry')]
  const html = `<p>${escapeHtml(lead)}</p><p>${button([action, link])}</p><p>${escapeHtml(expiry)}</p>`
  return {
    organizationId,
    channel: 'email',
    recipient: email,
    senderName: 'Punctual',
    dedupeKey: `sign-in:${id}`,
    subject: text('signIn.subject'),
    text: [lead, '', link, '', expiry].join('\n'),
    html: inLanguage(language, html),
  }
}
