import { bodySignature, standardSignature } from './signature.ts'
import { publicKeySignature, type SigningKey } from './signing-key.ts'

/** One POST before it is sent. */
export interface OutgoingRequest {
  eventId: string
  webhookId: number
  webhookVersion: string
  contentType: string
  body: Uint8Array
  /** From 1. */
  attempt: number
  /** A caller requested it again after it had ended. */
  replay: boolean
  /** The time of this attempt, not of the first one: receivers refuse old timestamps. */
  at: Date
  /**
   * The current secret first, then the previous ones that still sign, newest first; empty: no
   * secret.
   */
  secrets: readonly string[]
  /** The operator's keys, the current one first. */
  signingKeys?: readonly SigningKey[]
}

/**
 * Returns the id by which the receiver detects repeats: the same for retries and replays. It
 * contains no dots, because the signed text uses them as separators.
 */
export function messageId(eventId: string, webhookId: number): string {
  return `msg_${eventId}_${webhookId}`
}

/**
 * Returns all headers of a webhook's request (docs/domain.md#signatures). `x-svc-signature-256`
 * holds a single value, so the old secret's signature is in `x-svc-signature-256-previous` during a
 * rotation.
 */
export function requestHeaders(request: OutgoingRequest): Record<string, string> {
  const { body, secrets, signingKeys = [] } = request
  const id = messageId(request.eventId, request.webhookId)
  const timestamp = Math.floor(request.at.getTime() / 1000)
  const message = { id, timestamp, body }
  const signatures = [
    ...secrets.map((secret) => standardSignature(secret, message)),
    ...signingKeys.map((key) => publicKeySignature(key, message)),
  ]
  const [current, previous] = secrets
  return {
    'content-type': request.contentType,
    'user-agent': 'svc-webhooks/1',
    'x-svc-signature-256': current === undefined ? 'no-secret-provided' : bodySignature(current, body),
    ...(previous !== undefined && { 'x-svc-signature-256-previous': bodySignature(previous, body) }),
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
    'x-svc-webhook-version': request.webhookVersion,
    'x-svc-attempt': `${request.attempt}`,
    ...(request.replay && { 'x-svc-replay': '1' }),
  }
}
