import { escapeHtml } from './html.ts'
import type { OutgoingMessage } from './outgoing.ts'
import { textsOf } from './texts/index.ts'

/** The mail with a booker's code. @param id of the code: it is mailed once */
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
  const fill = (text: string) => text.replace('{code}', () => code).replace('{title}', () => eventTypeTitle)
  const [lead, expiry] = [fill(texts.lead), fill(texts.expiry)]
  return {
    ...{ organizationId, channel: 'email', recipient: email, senderName: 'Punctual' },
    dedupeKey: `verification-code:${id}`,
    subject: fill(texts.subject),
    text: [lead, '', expiry].join('\n'),
    html: `<p>${escapeHtml(lead)}</p><p>${escapeHtml(expiry)}</p>`,
  }
}
