import type { IncomingHttpHeaders } from 'node:http'
import { badRequest } from '@punctual/contracts'

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

/** @throws DomainError 400 naming a header that came twice. @param rawHeaders names and values, in turns */
export function refuseRepeated(rawHeaders: readonly string[]): void {
  const seen = new Set<string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (!single.has(name)) continue
    if (seen.has(name)) throw badRequest({ path: name, message: 'must be sent once' })
    seen.add(name)
  }
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
