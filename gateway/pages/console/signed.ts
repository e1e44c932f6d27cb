import type { Attempt } from './types.ts'

/** A request as it was sent; the body is absent for those who may not read it. */
export type Sent = Pick<Attempt, 'attempt' | 'url'> & {
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Writes text as one word of a POSIX shell. */
const quoted = (words: string): string => `'${words.replaceAll("'", "'\\''")}'`

/** Writes a request as a command of curl. */
export const asCurl = ({ url, headers, body = '' }: Sent): string =>
  [
    `curl -X POST ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ].join(' \\\n  ')

const encodedSecret = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/

/** Returns the key of a secret as the sender takes it: of its text, or decoded. */
function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  const encoded = encodedSecret.exec(secret)?.[1]
  if (encoded === undefined) return new TextEncoder().encode(secret)
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
}

/** Whether a secret made one of the signatures of a request, as Standard Webhooks defines them. */
export async function isSignedWith(secret: string, { headers, body = '' }: Sent): Promise<boolean> {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', keyBytes(secret), algorithm, false, ['sign'])
  const signed = new TextEncoder().encode(`${id}.${at}.${body}`)
  const made = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
  return signatures.split(' ').includes(`v1,${btoa(String.fromCharCode(...made))}`)
}
