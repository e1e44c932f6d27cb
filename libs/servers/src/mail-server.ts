import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type Message, parseMail } from './message.ts'

export interface MailServerOptions {
  /** Default: a free one. */
  port?: number
  /** The address to listen on (default: the loopback address). */
  host?: string
  now: () => Date
  /**
   * Stores a mail. The sender gets a success once it resolves, and a temporary error when it
   * throws.
   */
  accept: (messages: Message[]) => Promise<void> | void
}

export interface MailServer {
  /** URL on this machine: `smtp://127.0.0.1:<port>` */
  url: string
  port: number
  stop(): Promise<void>
}

/** Receives mail for every address by SMTP, without login or encryption, up to 25 MB. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: 25 * 1024 * 1024,
    rejectOversized: true,
    closeTimeout: 1_000,
    onData: (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      }
      buffer(stream)
        .then((raw) => parseMail(raw, envelope, options.now()))
        .then(options.accept)
        .then(() => callback(), callback)
    },
  })
  // A client that disconnects in mid-dialogue must not crash the server.
  server.on('error', () => undefined)
  const listening = once(server.server, 'listening')
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1')
  await listening
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
