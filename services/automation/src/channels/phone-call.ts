import got from 'got'
import type { ChannelAdapter } from './index.ts'
import { rethrow } from './twilio.ts'

export interface PhoneCallSettings {
  apiUrl: string
  apiKey: string
  from: string
}

/** A call by an AI voice: the provider rings the number and reads the message's text. */
export function phoneCallChannel({ apiUrl, apiKey, from }: PhoneCallSettings): ChannelAdapter {
  return {
    async send(message) {
      try {
        const { id } = await got
          .post(`${apiUrl}/calls`, {
            headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': `message-${message.id}` },
            json: { to: message.recipient, from, text: message.body_text },
            timeout: { request: 10_000 },
            retry: { limit: 0 },
          })
          .json<{ id?: string }>()
        return id ?? null
      } catch (error) {
        rethrow(error)
      }
    },
    close: async () => {},
  }
}
