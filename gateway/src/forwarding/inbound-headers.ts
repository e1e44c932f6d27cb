import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { badRequest, DomainError } from '@punctual/contracts'
import { requireIdempotencyKey } from '@punctual/http'
import type { FastifyRequest } from 'fastify'

/** Returns path and query of a request target, which can be an absolute URL (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  const [whole] = /^https?:\/\/[^/?#]*/i.exec(target) ?? ['']
  const rest = target.slice(whole.length)
  return whole === '' || rest.startsWith('/') ? rest : `/${rest}`
}

/** Headers that must not be repeated: the gateway and a service could read different values. */
const single: ReadonlySet<string> = new Set([
  'authorization',
  'content-type',
  'host',
  'idempotency-key',
  'svc-api-version',
  'traceparent',
  'x-svc-client-id',
  'x-svc-secret-key',
])

/**
 * Client headers that reach a service. All others are dropped: internal identity headers
 * (`x-svc-*`, `x-user*`, `x-internal-*`), `forwarded` and `x-forwarded-*`, names with `_` (some
 * servers read it as `-`), credentials.
 */
const forwarded: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'last-event-id',
  // The signature of a payment provider's webhook.
  'stripe-signature',
  'user-agent',
  // The signature of the video room provider's webhook (Standard Webhooks).
  'webhook-id',
  'webhook-signature',
  'webhook-timestamp',
  // The token of a report by Google Calendar.
  'x-goog-channel-token',
])

const ofBody = ['content-length', 'content-type']

/**
 * Rejects ambiguous headers.
 * @throws DomainError 400 naming a repeated header or a missing Host, 415 for a compressed body
 */
export function refuseOddHeaders({ rawHeaders, headers, httpVersion }: IncomingMessage): void {
  if (headers.host === undefined && httpVersion !== '1.0')
    throw badRequest({ path: 'host', message: 'is required' })
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (encoding && encoding !== 'identity')
    throw new DomainError(
      'UnsupportedMediaTypeException',
      'The body must be sent without a Content-Encoding.',
    )
  // `rawHeaders` alternates names and values.
  const seen = new Set<string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (!single.has(name)) continue
    if (seen.has(name)) throw badRequest({ path: name, message: 'must be sent once' })
    seen.add(name)
  }
}

/**
 * Checks the Idempotency-Key.
 * @throws DomainError 400 for a malformed key
 */
export async function refuseOddKey({ headers }: FastifyRequest): Promise<void> {
  const { 'idempotency-key': key } = headers
  if (key !== undefined) requireIdempotencyKey(key)
}

/**
 * Returns the client headers to forward: the allowed ones, except those that `Connection` names,
 * and without body headers for methods that forward no body.
 */
export function forwardable(method: string, headers: IncomingHttpHeaders): Record<string, string> {
  const dropped = (headers.connection ?? '').toLowerCase().split(/[\s,]+/)
  if (method === 'GET' || method === 'HEAD') dropped.push(...ofBody)
  const selected: Record<string, string> = {}
  for (const name of forwarded) {
    const value = headers[name]
    if (typeof value === 'string' && !dropped.includes(name)) selected[name] = value
  }
  return selected
}
