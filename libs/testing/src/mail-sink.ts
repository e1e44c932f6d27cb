import { type Clock, systemClock } from '@punctual/contracts'
import { type Message, startMailServer } from '@punctual/servers'
import type { Test } from './test.ts'

/** Receives mail by real SMTP and stores it in memory. */
export interface MailSink {
  /** `smtp://127.0.0.1:<port>`, for SMTP_URL. */
  url: string
  /** In order of arrival; a mail to several recipients is one message each. */
  messages: Message[]
  /** Returns the messages to that address. */
  to(address: string): Message[]
  /** From now on rejects mail temporarily (SMTP 450) while the function returns true. */
  refuseWhile(refuses: () => boolean): void
  stop(): Promise<void>
}

/** @param options.clock gives the time of arrival; default: the system's */
export async function startMailSink(t: Test, options: { clock?: Clock } = {}): Promise<MailSink> {
  const messages: Message[] = []
  let refuses = () => false
  const server = await startMailServer({
    now: () => (options.clock ?? systemClock).now(),
    accept: (mail) => {
      if (refuses()) throw Object.assign(new Error('Try again later'), { responseCode: 450 })
      messages.push(...mail)
    },
  })
  t.teardown(server.stop)
  return {
    url: server.url,
    messages,
    to: (address) => messages.filter(({ to }) => to.toLowerCase() === address.toLowerCase()),
    refuseWhile: (next) => {
      refuses = next
    },
    stop: server.stop,
  }
}
