import type { ChannelAdapter } from './index.ts'
import { askProvider } from './provider.ts'

export interface TwilioSettings {
  /** The API's root, such as Twilio's own; the developer inbox answers the same requests. */
  apiUrl: string
  accountSid: string
  authToken: string
  /** The number that messages come from, in E.164. */
  from: string
}

/** SMS and WhatsApp by Twilio's Messages API; WhatsApp differs by a prefix of both numbers. */
export function twilioChannel(settings: TwilioSettings, channel: 'sms' | 'whatsapp'): ChannelAdapter {
  const { apiUrl, accountSid: username, authToken: password, from } = settings
  const url = `${apiUrl}/2010-04-01/Accounts/${username}/Messages.json`
  const address = (number: string) => (channel === 'whatsapp' ? `whatsapp:${number}` : number)
  return {
    send: ({ recipient, body_text }) =>
      askProvider(url, 'sid', {
        ...{ username, password },
        form: { To: address(recipient), From: address(from), Body: body_text },
      }),
    close: async () => {},
  }
}
