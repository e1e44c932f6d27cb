import got, { HTTPError } from 'got'
import { type ChannelAdapter, PermanentFailure } from './index.ts'

export interface TwilioSettings {
  /** The API's root, such as Twilio's own; the developer inbox answers the same requests. */
  apiUrl: string
  accountSid: string
  authToken: string
  /** The number that messages come from, in E.164. */
  from: string
}

/** A 4xx will be the same next time, but for a rate limit. */
export function rethrow(error: unknown): never {
  if (error instanceof HTTPError && error.response.statusCode < 500 && error.response.statusCode !== 429) {
    throw new PermanentFailure(`The provider answered ${error.response.statusCode}.`, { cause: error })
  }
  throw error
}

/** SMS and WhatsApp by Twilio's Messages API; WhatsApp differs by a prefix of both numbers. */
export function twilioChannel(settings: TwilioSettings, channel: 'sms' | 'whatsapp'): ChannelAdapter {
  const { apiUrl, accountSid, authToken, from } = settings
  const address = (number: string) => (channel === 'whatsapp' ? `whatsapp:${number}` : number)
  return {
    async send(message) {
      try {
        const { sid } = await got
          .post(`${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
            username: accountSid,
            password: authToken,
            form: { To: address(message.recipient), From: address(from), Body: message.body_text },
            timeout: { request: 10_000 },
            retry: { limit: 0 },
          })
          .json<{ sid?: string }>()
        return sid ?? null
      } catch (error) {
        rethrow(error)
      }
    },
    close: async () => {},
  }
}
