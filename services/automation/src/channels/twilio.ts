import type { ChannelAdapter } from './index.ts'
import { askProvider } from './provider.ts'

export interface TwilioSettings {
  /** The base URL of the API: Twilio's, or one that is compatible, such as the developer inbox. */
  apiUrl: string
  accountSid: string
  authToken: string
  /** The number that messages come from, in E.164. */
  from: string
}

/**
 * Creates the channel for SMS or WhatsApp by Twilio's Messages API; WhatsApp prefixes both numbers.
 */
export function twilioChannel(settings: TwilioSettings, channel: 'sms' | 'whatsapp'): ChannelAdapter {
  const { apiUrl, accountSid: username, authToken: password, from } = settings
  const url = `${apiUrl}/2010-04-01/Accounts/${username}/Messages.json`
  const address = (number: string) => (channel === 'whatsapp' ? `whatsapp:${number}` : number)
  return {
    send: ({ recipient, body_text }) =>
      askProvider(url, 'sid', {
        username,
        password,
        form: { To: address(recipient), From: address(from), Body: body_text },
      }),
    close: async () => {},
  }
}
