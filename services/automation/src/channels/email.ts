import { createTransport } from 'nodemailer'
import type { MessageRow } from '../db/message-repository.ts'
import { type ChannelAdapter, PermanentFailure } from './index.ts'
import { mailOf } from './mail-of.ts'

const timeoutMs = 15_000

/**
 * SMTP 5xx replies are permanent (RFC 5321, 4.2.1), except those to the login, which an operator
 * can fix.
 */
function isPermanent(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return responseCode !== undefined && responseCode >= 500 && !command?.startsWith('AUTH')
}

/**
 * Creates the channel for mails by SMTP, with a connection pool.
 * @param settings.from the bare sender address of every mail
 */
export function emailChannel({ smtpUrl, from }: { smtpUrl: string; from: string }): ChannelAdapter {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })

  const send = async (message: MessageRow) => {
    try {
      const info = await transport.sendMail(mailOf(message, from))
      return info.messageId
    } catch (error) {
      if (isPermanent(error)) throw new PermanentFailure((error as Error).message, { cause: error })
      throw error
    }
  }
  return { send, close: async () => transport.close() }
}
