import { anonymousCaller, DomainError, requireAdmitted } from '@punctual/contracts'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { CallLimits } from '../limits/limit-calls.ts'
import type { Authenticator, Identified } from './authenticator.ts'
import type { CredentialScheme } from './credential-schemes.ts'
import type { Sessions } from './sessions.ts'

/**
 * Creates the hook that authenticates the caller. It answers 401 for a bad credential even where
 * none is needed, for a missing one where one is needed, and for a token used from a web origin
 * that its client does not allow (docs/domain.md#api-keys-and-tokens); 403 for a session that
 * another site uses (docs/sign-in.md).
 */
export function identify(
  authenticator: Authenticator,
  limits: CallLimits,
  scheme: CredentialScheme,
  sessions: Sessions,
): onRequestAsyncHookHandler {
  async function check(request: FastifyRequest, reply: FastifyReply): Promise<Identified> {
    const shown = scheme.read(request)
    if (shown === 'nothing') return anonymous(request)
    if (typeof shown === 'object' && shown.scheme === 'session') sessions.requireOwnPage(request)
    if (shown === 'malformed') return limits.countFailure(request, reply, scheme.refused(shown, false))
    request.credential = shown
    const cached = authenticator.recall(shown, request.id)
    if (cached) return cached
    try {
      const isKnown = authenticator.isKnown(shown)
      return await limits.lookUp(request, reply, isKnown, () => authenticator.authenticate(shown, request.id))
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 401) throw error
      // The page that asks people to sign in must open in a browser whose session has ended.
      if (shown.scheme === 'session' && takesAnonymous(request)) {
        request.credential = undefined
        return anonymous(request)
      }
      const isExpired = error.code === 'TokenExpiredException'
      return limits.countFailure(request, reply, scheme.refused(shown, isExpired))
    }
  }

  return async (request, reply) => {
    const identified = request.is404 ? anonymous(request) : await check(request, reply)
    const { caller, keyLimit, origins, isRotationDue } = identified
    request.caller = caller
    request.keyLimit = keyLimit
    const route = request.routeOptions.config.publicRoute
    const { origin } = request.headers
    if (origin !== undefined && origins?.includes(origin) === false)
      await limits.countFailure(request, reply, scheme.missing())
    if (caller.kind === 'anonymous' && route && !takesAnonymous(request))
      await limits.countFailure(request, reply, scheme.missing())
    if (route?.forPages) sessions.requireOwnPage(request)
    if (isRotationDue && request.credential) await sessions.rotate(request.credential.digest, request, reply)
  }
}

const takesAnonymous = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.publicRoute?.callers.includes('anonymous') === true

const anonymous = ({ id }: FastifyRequest): Identified => ({ caller: anonymousCaller(id), keyLimit: {} })

/**
 * Checks the caller against the route's policy row. The call has already been counted.
 * @throws DomainError 403 if the row does not admit the caller
 */
export async function requireAccess({ caller, routeOptions }: FastifyRequest): Promise<void> {
  const route = routeOptions.config.publicRoute
  if (route) requireAdmitted(route, caller)
}

/**
 * Sets `WWW-Authenticate`, with the error code where RFC 6750 defines one: clients then refresh an
 * expired token or ask for another scope.
 */
export function challenge(error: unknown, reply: FastifyReply): void {
  if (!(error instanceof DomainError)) return
  if (error.code === 'insufficient_scope')
    reply.header('www-authenticate', 'Bearer error="insufficient_scope"')
  if (error.status !== 401) return
  const isExpired = error.code === 'TokenExpiredException'
  reply.header('www-authenticate', isExpired ? 'Bearer error="invalid_token"' : 'Bearer')
}
