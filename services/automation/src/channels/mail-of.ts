import { oneLine, plainText } from '@punctual/contracts'
import type { SendMailOptions } from 'nodemailer'
import type { MessageRow } from '../db/message-repository.ts'

/** The columns of a message that make up a mail. */
export type MailMessage = Pick<
  MessageRow,
  'id' | 'sender_name' | 'recipient' | 'reply_to' | 'subject' | 'body_text' | 'html' | 'invitation'
>

/**
 * Returns a name or subject that is safe in a header: on one line, and with an invisible word
 * joiner in each `=?`, because mail programs would decode an unchecked encoded word (RFC 2047).
 */
export const headerText = (text: string): string => oneLine(text).replaceAll('=?', '=\u2060?')

/**
 * Builds the mail of a message.
 * @param from the bare sender address
 */
export function mailOf(message: MailMessage, from: string): SendMailOptions {
  const domain = from.split('@')[1] ?? 'localhost'
  const { id, sender_name, recipient, reply_to, subject, body_text, html, invitation } = message
  return {
    // The same id at every attempt, so that a recipient can detect a duplicate after a crash.
    messageId: `<message-${id}@${domain}>`,
    from: { name: headerText(sender_name), address: from },
    // As an object: a string would be parsed as an address list, and one message has one recipient.
    to: { name: '', address: recipient },
    ...(reply_to ? { replyTo: { name: '', address: reply_to } } : {}),
    subject: headerText(subject),
    text: plainText(body_text),
    ...(html ? { html } : {}),
    ...(invitation
      ? {
          icalEvent: {
            filename: 'invite.ics',
            method: invitation.method,
            content: invitation.content,
          },
        }
      : {}),
  }
}
