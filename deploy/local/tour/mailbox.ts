import type { Message } from '@punctual/servers'
import { brief, say, waitFor } from './guide.ts'

export interface Mailbox {
  /** Waits for a mail to that address that the test accepts, and prints it. */
  expectMail(to: string, what: string, test: (message: Message) => boolean): Promise<Message>
}

/** @param inboxUrl URL of the developer inbox */
export function openMailbox(inboxUrl: string): Mailbox {
  const messagesTo = async (to: string): Promise<Message[]> => {
    const answer = await fetch(`${inboxUrl}/messages?to=${encodeURIComponent(to)}`).catch(() => undefined)
    return answer?.ok ? ((await answer.json()) as Message[]) : []
  }
  return {
    async expectMail(to, what, test) {
      const mail = await waitFor(`The mail to ${to} (${what})`, async () =>
        (await messagesTo(to)).find((message) => message.channel === 'email' && test(message)),
      )
      say(`   mail to ${mail.to} from ${mail.from}: ${mail.subject}`)
      say(
        `   ${brief(mail.text || mail.html)
          .trim()
          .replaceAll(/\n+/g, '\n   ')}`,
      )
      for (const { filename, contentType } of mail.attachments)
        say(`   attached: ${filename} (${contentType})`)
      return mail
    },
  }
}
