import got, { type OptionsOfTextResponseBody } from 'got'
import { PermanentFailure } from './index.ts'

/** Milliseconds. */
const timeout = 10_000

/** Answers that an operator can mend, or that time does: the credential or the account, a timeout, too much at once. */
const passing = new Set([401, 402, 403, 408, 425, 429])

/**
 * Asks a provider to say something.
 * @returns the id that it gave the message; null where its answer has none: what was taken is not said again for that
 * @throws PermanentFailure for a refusal that will be the same next time
 */
export async function askProvider(
  url: string,
  id: 'sid' | 'id',
  options: Pick<OptionsOfTextResponseBody, 'headers' | 'username' | 'password' | 'form' | 'json'>,
): Promise<string | null> {
  const { statusCode, body } = await got.post(url, {
    ...options,
    timeout: { request: timeout },
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
  })
  if (statusCode >= 200 && statusCode < 300) return idIn(body, id)
  const said = `The provider answered ${statusCode}.`
  throw statusCode >= 500 || passing.has(statusCode) ? new Error(said) : new PermanentFailure(said)
}

function idIn(body: string, name: 'sid' | 'id'): string | null {
  try {
    const { [name]: id } = JSON.parse(body) ?? {}
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
