import { createHash } from 'node:crypto'
import { badRequest, type CallerContext, type Clock } from '@punctual/contracts'
import { type Database, type IdempotentRequest, runIdempotent, type Tx } from '@punctual/db'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Runs the work of a POST in one transaction and sends its answer. With an Idempotency-Key it runs once for the caller,
 * the path and the key; a repeated request gets the stored answer with `Idempotent-Replayed: true` (our decisions,
 * idempotency).
 * @param finish what has to happen between the commit and the answer, of a repeated request too; what it gives back is sent
 * @throws DomainError 400 for a key that is none, idempotency_key_in_flight (409), idempotency_key_reused (422), and what
 * the work throws
 */
export async function idempotent<Body>(
  deps: { db: Database; clock: Clock },
  request: Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'caller'>,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<{ status: number; body: Body }>,
  finish: (body: Body) => Promise<Body> = async (body) => body,
): Promise<FastifyReply> {
  const { status, body, replayed } = await runIdempotent(deps.db, keyed(request, deps.clock), work)
  if (replayed) reply.header('idempotent-replayed', 'true')
  return reply.status(status).send(await finish(body as Body))
}

function keyed(
  {
    method,
    url,
    body,
    headers,
    caller,
  }: Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'caller'>,
  clock: Clock,
): IdempotentRequest | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  requireIdempotencyKey(key)
  const [path = '', query = ''] = url.split('?', 2)
  return {
    key,
    principal: principalOf(caller),
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

/** A user keeps theirs when a key is replaced; empty without a credential. */
function principalOf({ kind, clientId, userId }: CallerContext): string {
  if (kind === 'anonymous') return ''
  return kind === 'oauth-client' ? `oauth-client ${clientId}` : `user ${userId}`
}

/** @returns JSON with sorted keys: the same body in another order is the same request */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  )
}
