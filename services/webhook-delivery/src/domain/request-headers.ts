import { bodySignature, standardSignature } from './signature.ts'
import { publicKeySignature, type SigningKey } from './signing-key.ts'

/** One POST that is about to be made. */
export interface OutgoingRequest {
  eventId: string
  webhookId: number
  webhookVersion: string
  contentType: string
  body: Uint8Array
  /** From 1. */
  attempt: number
  /** Somebody asked for it again, after it had been delivered or given up. */
  replay: boolean
  /** Of this attempt, never of the first one: receivers refuse old timestamps. */
  at: Date
  /** The current secret first, then those in their grace, newest first; empty: none. */
  secrets: readonly string[]
  /** Ours, the current one first. */
  signingKeys?: readonly SigningKey[]
}

/** The receiver's key for telling repeats: the same over retries and replays. Without dots, which the signature joins by. */
export function messageId(eventId: string, webhookId: number): string {
  return `msg_${eventId}_${webhookId}`
}

/**
 * Every header of a webhook's request (docs/domain.md#signatures). `x-svc-signature-256` can hold one value, so the
 * old secret's stands in `x-svc-signature-256-previous` during the grace of a rotation.
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
