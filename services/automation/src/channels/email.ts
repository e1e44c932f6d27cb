import { oneLine, plainText } from '@punctual/contracts'
import { sentBy } from '@punctual/icalendar'
import { mailTexts } from '@punctual/messages/mails'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MessageRow } from '../db/message-repository.ts'
import { type ChannelAdapter, PermanentFailure } from './index.ts'
import { languageOfMail, mailDocument } from './mail-document.ts'
import { sendWhole } from './whole-mail.ts'

const timeoutMs = 15_000

/**
 * SMTP 5xx replies are permanent (RFC 5321, 4.2.1), except those to the login, which an operator
 * can fix.
 */
function isPermanent(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return responseCode !== undefined && responseCode >= 500 && !command?.startsWith('AUTH')
}

/** The columns of a message that make up a mail. */
export type MailMessage = Pick<
  MessageRow,
  'id' | 'senderName' | 'recipient' | 'replyTo' | 'subject' | 'bodyText' | 'html' | 'invitation'
>

/** Returns the address at which the recipient ends such mails; undefined if they cannot end. */
export type UnsubscribeUrl = (message: MessageRow) => string | undefined

/**
 * Returns a name or subject that is safe in a header: on one line, and with an invisible word
 * joiner in each `=?`, because mail programs would decode an unchecked encoded word (RFC 2047).
 * U+FEFF becomes a word joiner too, as decoders remove it where an encoded word starts.
 */
export const headerText = (text: string): string =>
  oneLine(text).replaceAll('=?', '=\u2060?').replaceAll('\ufeff', '\u2060')

const withFooter = (text: string, html: string | null, unsubscribeUrl: string | undefined): string =>
  unsubscribeUrl === undefined
    ? text
    : `${text}\n\n${mailTexts(languageOfMail(html ?? ''))('unsubscribe')}: ${unsubscribeUrl}`

/**
 * Builds the mail of a message.
 * @param from the bare sender address
 * @param unsubscribeUrl for a mail that its recipient can end (RFC 8058)
 */
export function mailOf(message: MailMessage, from: string, unsubscribeUrl?: string): SendMailOptions {
  const domain = from.split('@')[1] ?? 'localhost'
  const { id, senderName, recipient, replyTo, subject, bodyText, html, invitation } = message
  return {
    // The same id at every attempt, so that a recipient can detect a duplicate after a crash.
    messageId: `<message-${id}@${domain}>`,
    from: { name: headerText(senderName), address: from },
    // As an object: a string would be parsed as an address list, and one message has one recipient.
    to: { name: '', address: recipient },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: headerText(subject),
    text: withFooter(plainText(bodyText), html, unsubscribeUrl),
    ...(html ? { html: mailDocument({ subject, html, unsubscribeUrl }) } : {}),
    ...(unsubscribeUrl === undefined
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
    ...(invitation
      ? {
          icalEvent: {
            filename: 'invite.ics',
            method: invitation.method,
            content: sentBy(invitation.content, from),
          },
        }
      : {}),
  }
}

/**
 * Creates the channel for mails by SMTP, with a connection pool.
 * @param settings.from the bare sender address of every mail
 */
export function emailChannel({
  smtpUrl,
  from,
  unsubscribeUrl = () => undefined,
}: {
  smtpUrl: string
  from: string
  unsubscribeUrl?: UnsubscribeUrl
}): ChannelAdapter {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  transport.use('stream', sendWhole)

  const send = async (message: MessageRow) => {
    try {
      const info = await transport.sendMail(mailOf(message, from, unsubscribeUrl(message)))
      return info.messageId
    } catch (error) {
      if (isPermanent(error)) throw new PermanentFailure((error as Error).message, { cause: error })
      throw error
    }
  }
  return { send, close: async () => transport.close() }
}
