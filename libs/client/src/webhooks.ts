import type { WebhookTrigger } from './generated/names.ts'

/** A webhook request whose signature was verified. */
export interface WebhookEvent<Payload = Record<string, unknown>> {
  /** Id of the event: a repeated delivery has the same. Absent without the header `webhook-id`. */
  id?: string
  triggerEvent: WebhookTrigger | (string & {})
  /** When the event happened, ISO 8601 in UTC. */
  createdAt: string
  payload: Payload
}

/** Why a webhook request is refused. */
export type WebhookProblem = 'no_signature' | 'wrong_signature' | 'wrong_time' | 'wrong_body'

/** A webhook request does not come from Punctual, or was recorded and sent again. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly code: WebhookProblem

  constructor(code: WebhookProblem, message: string) {
    super(message)
    this.code = code
  }
}

export interface SignedRequest {
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body exactly as received; parsed and written again, it has another signature. */
  body: string | Uint8Array
}

export interface VerificationOptions {
  /** The secret of the webhook, or several while it is rotated. */
  secret?: string | readonly string[]
  /** Public keys of the server, `whpk_…`, as `webhooks.signingKeys.list` answers them. */
  publicKeys?: readonly string[]
  /** Seconds by which the time of a request may differ from now. Default: 300. */
  toleranceSeconds?: number
  /** Returns the current time in milliseconds. */
  now?: () => number
}

/**
 * Verifies a webhook request and returns its event. A request with the headers of Standard Webhooks
 * (`webhook-id`, `webhook-timestamp`, `webhook-signature`) is verified by these; otherwise by
 * `x-svc-signature-256`, the older header, which does not protect against repetitions.
 * @throws WebhookVerificationError when it must not be trusted, or its body is not a JSON object
 */
export async function verifyWebhook<Payload = Record<string, unknown>>(
  request: SignedRequest,
  options: VerificationOptions,
): Promise<WebhookEvent<Payload>> {
  const secrets = [options.secret ?? []].flat()
  if (secrets.includes('') || (secrets.length === 0 && (options.publicKeys ?? []).length === 0))
    throw new TypeError('secret or publicKeys is needed')
  const body = typeof request.body === 'string' ? new TextEncoder().encode(request.body) : request.body
  const id = headerOf(request, 'webhook-id')
  const signatures = headerOf(request, 'webhook-signature')
  const older = headerOf(request, 'x-svc-signature-256')
  if (signatures !== undefined) await verifyStandard(request, { id, signatures, body, secrets }, options)
  else if (older !== undefined) await verifyOlder(older, body, secrets)
  else throw new WebhookVerificationError('no_signature', 'The request has no signature')
  return { ...eventOf(body), ...(id !== undefined && { id }) } as WebhookEvent<Payload>
}

async function verifyStandard(
  request: SignedRequest,
  parts: { id: string | undefined; signatures: string; body: Uint8Array; secrets: readonly string[] },
  { publicKeys = [], toleranceSeconds = 300, now = Date.now }: VerificationOptions,
): Promise<void> {
  const { id, signatures, body, secrets } = parts
  const timestamp = headerOf(request, 'webhook-timestamp')
  if (id === undefined || timestamp === undefined)
    throw new WebhookVerificationError('no_signature', 'webhook-id or webhook-timestamp is missing')
  const isNear = Math.abs(now() / 1000 - Number(timestamp)) <= toleranceSeconds
  if (!/^\d+$/.test(timestamp) || !isNear)
    throw new WebhookVerificationError('wrong_time', 'webhook-timestamp is too far from now')
  const message = concat(new TextEncoder().encode(`${id}.${timestamp}.`), body)
  for (const entry of signatures.split(' ')) {
    const [version = '', text = ''] = entry.split(',')
    const signature = bytesOf(text)
    if (!signature) continue
    for (const secret of version === 'v1' ? secrets : [])
      if (await isHmacOf(signature, keyBytes(secret), message)) return
    for (const key of version === 'v1a' ? publicKeys : [])
      if (await isEd25519Of(signature, key, message)) return
  }
  throw new WebhookVerificationError('wrong_signature', 'No signature of webhook-signature is valid')
}

async function verifyOlder(text: string, body: Uint8Array, secrets: readonly string[]): Promise<void> {
  const pairs = /^[0-9a-f]{64}$/i.test(text) ? (text.match(/../g) ?? []) : []
  const signature = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
  for (const secret of secrets) if (await isHmacOf(signature, new TextEncoder().encode(secret), body)) return
  throw new WebhookVerificationError('wrong_signature', 'x-svc-signature-256 is not valid')
}

function headerOf({ headers }: SignedRequest, name: string): string | undefined {
  const value =
    'get' in headers && typeof headers.get === 'function'
      ? (headers as Headers).get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return [value ?? []].flat().at(0)
}

function eventOf(body: Uint8Array): object {
  try {
    const event: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof event === 'object' && event !== null && !Array.isArray(event)) return event
  } catch {}
  throw new WebhookVerificationError('wrong_body', 'The body is not a JSON object')
}

/** Compares in constant time, as WebCrypto does. */
async function isHmacOf(signature: Uint8Array, secret: Uint8Array, message: Uint8Array): Promise<boolean> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', own(secret), hmac, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, own(signature), own(message))
}

async function isEd25519Of(signature: Uint8Array, publicKey: string, message: Uint8Array): Promise<boolean> {
  const bytes = bytesOf(publicKey.replace(/^whpk_/, ''))
  if (bytes?.length !== 32) throw new TypeError('A public key is not whpk_ and base64 of 32 bytes')
  const key = await crypto.subtle.importKey('raw', own(bytes), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, own(signature), own(message))
}

/** Decodes a secret in the form of Standard Webhooks; any other is used as its UTF-8 text. */
function keyBytes(secret: string): Uint8Array {
  const encoded = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(secret)?.[1]
  return (encoded === undefined ? undefined : bytesOf(encoded)) ?? new TextEncoder().encode(secret)
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}

/** WebCrypto takes no views of shared memory. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)
