import type { ChannelAdapter } from './index.ts'
import { askProvider } from './provider.ts'

export interface PhoneCallSettings {
  apiUrl: string
  apiKey: string
  from: string
}

/**
 * Creates the channel for AI phone calls: the provider calls the number and reads the message's
 * text aloud.
 */
export function phoneCallChannel({ apiUrl, apiKey, from }: PhoneCallSettings): ChannelAdapter {
  return {
    send: ({ id, recipient, body_text }) =>
      askProvider(`${apiUrl}/calls`, 'id', {
        headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': `message-${id}` },
        json: { to: recipient, from, text: body_text },
      }),
    close: async () => {},
  }
}
