import type { ChannelAdapter } from './index.ts'
import { askProvider } from './provider.ts'

export interface PhoneCallSettings {
  apiUrl: string
  apiKey: string
  from: string
}

/** A call by an AI voice: the provider rings the number and reads the message's text. */
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
