import got, { type OptionsOfTextResponseBody } from 'got'
import { PermanentFailure } from './index.ts'

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
export async function askProvider(
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
