import PostalMime, { type Address, type Attachment } from 'postal-mime'

/** A message that the system sent to a person, as the developer inbox shows it. */
export interface Message {
  channel: 'email' | 'sms' | 'whatsapp' | 'call'
  /** One address: a mail to several recipients becomes one message each. */
  to: string
  from: string
  subject: string
  text: string
  /** Empty when the message has no such part. */
  html: string
  /** `content` is the text of textual types (`text/*`, JSON, XML), base64 of all others. */
  attachments: { filename: string; contentType: string; content: string }[]
  /** The headers `List-Unsubscribe` and `List-Unsubscribe-Post` of a mail that has the first. */
  unsubscribe?: { list: string; post: string }
  /** When it was received: ISO 8601 UTC. */
  at: string
}

const isTextual = (type: string): boolean => /^text\/|[/+](json|xml|ics)$/.test(type)

/** Returns the content of a message's attachment. */
export function attachmentBytes({ contentType, content }: Message['attachments'][number]): Buffer {
  return Buffer.from(content, isTextual(contentType) ? 'utf8' : 'base64')
}

function present(attachment: Attachment): Message['attachments'][number] {
  const { content, mimeType } = attachment
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)
  return {
    filename: attachment.filename ?? '',
    contentType: mimeType,
    content: bytes.toString(isTextual(mimeType) ? 'utf8' : 'base64'),
  }
}

const inWords = (address: Address | undefined): string => {
  if (!address?.address) return ''
  return address.name ? `${address.name} <${address.address}>` : address.address
}

/**
 * Parses a mail.
 * @param raw the mail as received
 * @param envelope the addresses of the SMTP dialogue, which take precedence over the headers
 * @returns one message for each recipient
 */
export async function parseMail(
  raw: Uint8Array,
  envelope: { from: string; to: string[] },
  at: Date,
): Promise<Message[]> {
  const mail = await PostalMime.parse(raw)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const list = header('list-unsubscribe')
  const rest = {
    from: inWords(mail.from) || envelope.from,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(present),
    ...(list !== undefined && { unsubscribe: { list, post: header('list-unsubscribe-post') ?? '' } }),
    at: at.toISOString(),
  }
  return envelope.to.map((to) => ({ channel: 'email', to, ...rest }))
}
