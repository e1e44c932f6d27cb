import { createHash } from 'node:crypto'
import { badRequest, type Clock } from '@punctual/contracts'
import { type Database, type IdempotentRequest, runIdempotent, type Tx } from '@punctual/db'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The parts of a request that identify a repeat. */
type Repeatable = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'caller'> &
  Partial<Pick<FastifyRequest, 'routeOptions'>>

/**
 * Runs the work of a POST in one transaction and sends its answer. With an Idempotency-Key it runs
 * once per caller, path and key; a repeated request gets the stored answer with
 * `Idempotent-Replayed: true`.
 * @param finish runs between the commit and the answer, also for a repeated request; its result is
 *   sent
 * @throws DomainError 400 for an invalid key, idempotency_key_in_flight (409),
 *   idempotency_key_reused (422), and what the work throws
 */
export async function idempotent<Body>(
  deps: { db: Database; clock: Clock },
  request: Repeatable,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<{ status: number; body: Body }>,
  finish: (body: Body) => Promise<Body> = async (body) => body,
): Promise<FastifyReply> {
  const { status, body, replayed } = await runIdempotent(deps.db, keyed(request, deps.clock), work)
  if (replayed) reply.header('idempotent-replayed', 'true')
  return reply.status(status).send(await finish(body as Body))
}

function keyed(request: Repeatable, clock: Clock): IdempotentRequest | undefined {
  const { method, url, body, headers } = request
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  requireIdempotencyKey(key)
  const [path = '', query = ''] = url.split('?', 2)
  return {
    key,
    principal: principalOf(request),
    route: `${method} ${path}`,
    bodyHash: createHash('sha256')
      .update(`${query}\n${canonical(body)}`)
      .digest('hex'),
    at: clock.now(),
  }
}

/** @throws DomainError 400 for a key that is not 1 to 255 printable characters of ASCII */
export function requireIdempotencyKey(key: string | string[]): asserts key is string {
  if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return
  throw badRequest({ path: 'Idempotency-Key', message: 'must be 1 to 255 printable characters' })
}

/**
 * Returns the namespace of the keys: a person within one organization, so that a replaced API key
 * is the same caller; an app for that person; an OAuth client; a portal link; each credential where
 * the answer contains a secret. Empty without a credential.
 */
function principalOf({ caller, routeOptions }: Repeatable): string {
  const { kind, clientId, userId, organizationId, keyId, sessionId, portalLinkId } = caller
  if (kind === 'anonymous') return ''
  const person = kind === 'oauth-client' ? [] : [portalLinkId ? `portal ${portalLinkId}` : `user ${userId}`]
  const client = kind === 'oauth-client' || kind === 'app' ? [`client ${clientId}`] : []
  const credential = routeOptions?.config.access?.givesSecret ? [`credential ${keyId ?? sessionId}`] : []
  return [`organization ${organizationId}`, ...person, ...client, ...credential].join(' ')
}

/** Returns JSON with sorted keys: the same body with keys in another order is the same request. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  )
}
