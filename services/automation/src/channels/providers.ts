import got, { type OptionsOfTextResponseBody } from 'got'
import type { PhoneCallSettings, TwilioSettings } from '../config.ts'
import type { CallDetails } from '../domain/call-details.ts'
import { type ChannelAdapter, PermanentFailure } from './index.ts'

const timeoutMs = 10_000

/**
 * Client error statuses that can pass: an operator fixes the credential or account, or a retry
 * succeeds.
 */
const temporaryStatuses = new Set([401, 402, 403, 408, 425, 429])

/**
 * Sends a message to a provider's API.
 * @returns the provider's id of the message; null if the answer has none, as the message was
 *   accepted and must not be repeated
 * @throws PermanentFailure if a retry would be refused again
 */
async function askProvider(
  url: string,
  id: 'sid' | 'id',
  options: Pick<OptionsOfTextResponseBody, 'headers' | 'username' | 'password' | 'form' | 'json'>,
): Promise<string | null> {
  const { statusCode, body } = await got.post(url, {
    ...options,
    timeout: { request: timeoutMs },
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
  })
  if (statusCode >= 200 && statusCode < 300) return idIn(body, id)
  const reason = `The provider answered ${statusCode}.`
  throw statusCode >= 500 || temporaryStatuses.has(statusCode)
    ? new Error(reason)
    : new PermanentFailure(reason)
}

function idIn(body: string, name: 'sid' | 'id'): string | null {
  try {
    const { [name]: id } = JSON.parse(body) ?? {}
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}

/**
 * Creates the channel for SMS or WhatsApp by Twilio's Messages API; WhatsApp prefixes both numbers.
 */
export function twilioChannel(settings: TwilioSettings, channel: 'sms' | 'whatsapp'): ChannelAdapter {
  const { apiUrl, accountSid: username, authToken: password, from } = settings
  const url = `${apiUrl}/2010-04-01/Accounts/${username}/Messages.json`
  const address = (number: string) => (channel === 'whatsapp' ? `whatsapp:${number}` : number)
  return {
    send: ({ recipient, bodyText }) =>
      askProvider(url, 'sid', {
        username,
        password,
        form: { To: address(recipient), From: address(from), Body: bodyText },
      }),
    close: async () => {},
  }
}

/**
 * Creates the channel for AI phone calls: the provider calls the number and reads the message's
 * text aloud. Calls that people start also have instructions and whom they reach.
 */
export function phoneCallChannel({ apiUrl, apiKey, from }: PhoneCallSettings): ChannelAdapter {
  return {
    send: ({ id, recipient, bodyText, call }) =>
      askProvider(`${apiUrl}/calls`, 'id', {
        headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': `message-${id}` },
        json: { to: recipient, from, text: bodyText, ...(call && detailsFor(call)) },
      }),
    close: async () => {},
  }
}

/** Returns what a provider learns of a call, without whose it is. */
const detailsFor = ({ from, prompt, scheduler, guest }: CallDetails) => ({ from, prompt, scheduler, guest })
