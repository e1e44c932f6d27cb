import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { badRequest, DomainError } from '@punctual/contracts'
import { requireIdempotencyKey } from '@punctual/http'
import type { FastifyRequest } from 'fastify'

/** @returns path and query of a request, whose target may be a whole URL as it is told to proxies (RFC 9112, 3.2.2) */
export function originForm(target: string): string {
  const [whole] = /^https?:\/\/[^/?#]*/i.exec(target) ?? ['']
  const rest = target.slice(whole.length)
  return whole === '' || rest.startsWith('/') ? rest : `/${rest}`
}

/** Headers that mean something here: said twice they could mean one thing here and another elsewhere. */
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
 * What of a client's headers reaches a service. Everything else stays here: identity headers of ours (`x-svc-*`, `x-user*`,
 * `x-internal-*`), `forwarded` and `x-forwarded-*`, names with `_` that some servers read as `-`, credentials.
 */
const forwarded: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'last-event-id',
  // How a payment provider signs what it tells.
  'stripe-signature',
  'user-agent',
  // How the room provider signs what it tells (Standard Webhooks).
  ...['webhook-id', 'webhook-signature', 'webhook-timestamp'],
])

const ofBody = ['content-length', 'content-type']

/** @throws DomainError 400 naming a header that came twice, or Host where there is none; 415 for a body that is packed */
export function refuseOddHeaders({ rawHeaders, headers, httpVersion }: IncomingMessage): void {
  if (headers.host === undefined && httpVersion !== '1.0')
    throw badRequest({ path: 'host', message: 'is required' })
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (encoding && encoding !== 'identity')
    throw new DomainError('UnsupportedMediaTypeException', 'The body must come without a Content-Encoding.')
  // Names and values, in turns.
  const seen = new Set<string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (!single.has(name)) continue
    if (seen.has(name)) throw badRequest({ path: name, message: 'must be sent once' })
    seen.add(name)
  }
}

/** @throws DomainError 400 for an Idempotency-Key that cannot be one */
export async function refuseOddKey({ headers }: FastifyRequest): Promise<void> {
  const { 'idempotency-key': key } = headers
  if (key !== undefined) requireIdempotencyKey(key)
}

/**
 * @returns what a service gets of the client's headers: the allowed ones, without those that Connection names as its own,
 * and without those of a body where none is sent on
 */
export function forwardable(method: string, headers: IncomingHttpHeaders): Record<string, string> {
  const dropped = (headers.connection ?? '').toLowerCase().split(/[\s,]+/)
  if (method === 'GET' || method === 'HEAD') dropped.push(...ofBody)
  const kept: Record<string, string> = {}
  for (const name of forwarded) {
    const value = headers[name]
    if (typeof value === 'string' && !dropped.includes(name)) kept[name] = value
  }
  return kept
}
