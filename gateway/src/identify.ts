import { anonymousCaller, DomainError, requireAdmitted } from '@punctual/contracts'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Authenticator, Identified } from './authenticator.ts'
import type { CredentialScheme } from './credential-schemes.ts'
import type { CallLimits } from './limit-calls.ts'

/**
 * Finds out who is calling. A bad credential is 401 even where none is needed; a missing one where one is; a token in a
 * page of somebody else's than its client's (docs/domain.md#api-keys-and-tokens).
 */
export function identify(
  authenticator: Authenticator,
  limits: CallLimits,
  scheme: CredentialScheme,
): onRequestAsyncHookHandler {
  async function check(request: FastifyRequest, reply: FastifyReply): Promise<Identified> {
    const shown = scheme.read(request)
    if (shown === 'nothing') return anybody(request)
    if (shown === 'malformed') return limits.countFailure(request, reply, scheme.refused(shown, false))
    request.credential = shown
    const known = authenticator.recall(shown, request.id)
    if (known) return known
    try {
      const isKnown = authenticator.isKnown(shown)
      return await limits.lookUp(request, reply, isKnown, () => authenticator.authenticate(shown, request.id))
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 401) throw error
      const isExpired = error.code === 'TokenExpiredException'
      return limits.countFailure(request, reply, scheme.refused(shown, isExpired))
    }
  }

  return async (request, reply) => {
    const { caller, keyLimit, origins } = request.is404 ? anybody(request) : await check(request, reply)
    request.caller = caller
    request.keyLimit = keyLimit
    const route = request.routeOptions.config.publicRoute
    const { origin } = request.headers
    if (origin !== undefined && origins?.includes(origin) === false)
      await limits.countFailure(request, reply, scheme.missing())
    if (caller.kind === 'anonymous' && route && !route.callers.includes('anonymous'))
      await limits.countFailure(request, reply, scheme.missing())
  }
}

const anybody = ({ id }: FastifyRequest): Identified => ({ caller: anonymousCaller(id), keyLimit: {} })

/** @throws DomainError (403) for a caller whom the route's row of the policy does not admit; the call counts */
export async function requireAccess({ caller, routeOptions }: FastifyRequest): Promise<void> {
  const route = routeOptions.config.publicRoute
  if (route) requireAdmitted(route, caller)
}

/**
 * Names the credential that a 401 asks for, and the reason where RFC 6750 has one: clients refresh an expired token, and ask
 * for another scope.
 */
export function challenge(error: unknown, reply: FastifyReply): void {
  if (!(error instanceof DomainError)) return
  if (error.code === 'insufficient_scope')
    reply.header('www-authenticate', 'Bearer error="insufficient_scope"')
  if (error.status !== 401) return
  const isExpired = error.code === 'TokenExpiredException'
  reply.header('www-authenticate', isExpired ? 'Bearer error="invalid_token"' : 'Bearer')
}
