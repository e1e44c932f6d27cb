import { oneLine, plainText } from '@punctual/contracts'
import type { SendMailOptions } from 'nodemailer'
import type { MessageRow } from '../db/message-repository.ts'

/** What a mail is made of. */
export type MailMessage = Pick<
  MessageRow,
  'id' | 'sender_name' | 'recipient' | 'reply_to' | 'subject' | 'body_text' | 'html' | 'invitation'
>

/**
 * @returns a name or subject as a header can hold it: on one line, and with an invisible word joiner in each `=?`, which
 * readers would take for the start of an encoded word (RFC 2047) whose contents nobody has checked
 */
export const headerText = (text: string): string => oneLine(text).replaceAll('=?', '=\u2060?')

/**
 * @param from the bare address that every mail comes from
 * @returns the mail for one reader
 */
export function mailOf(message: MailMessage, from: string): SendMailOptions {
  const domain = from.split('@')[1] ?? 'localhost'
  const { id, sender_name, recipient, reply_to, subject, body_text, html, invitation } = message
  return {
    // The same id at every attempt: whoever gets a mail twice after a crash can tell.
    messageId: `<message-${id}@${domain}>`,
    from: { name: headerText(sender_name), address: from },
    // As they are, never as a list to be read: one message has one reader.
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
