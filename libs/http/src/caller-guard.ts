import { type Access, type CallerContext, DomainError } from '@punctual/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errors } from 'jose'
import type { ContextVerifier } from './context-tokens.ts'
import { carry } from './forwarding.ts'
import { contextHeader, type Issuer, issuerHeader } from './names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; on /internal routes, the caller on whose behalf the process asks. */
    caller: CallerContext
  }
  interface FastifyContextConfig {
    /** Processes that may call this /internal route; users cannot. */
    internal?: readonly Issuer[]
    /** The route's policy row; absent on /internal routes. */
    access?: Access
  }
}

/** Seconds. */
const expiredRetryAfter = 5
const expiredText = 'The service is unavailable for a moment; try again.'

/**
 * Rejects requests without a valid context (401): the gateway's, or on an /internal route one that
 * an allowed process has signed itself. /internal routes also check which process is calling (403).
 * An expired signature is a 503: a clock is wrong or the request has waited too long here, and a
 * client must not take that for a wrong credential.
 */
export function guardCallers(app: FastifyInstance, service: string, verifier: ContextVerifier): void {
  app.decorateRequest('caller')
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/internal/') && !config?.internal)
      throw new Error(`${url} does not declare its allowed callers`)
  })
  app.addHook('onRequest', async (request) => {
    const trusted = ['gateway']
    const allowed = request.routeOptions.config.internal
    if (allowed) trusted.push(await requireIssuer(request, allowed, service, verifier))
    request.caller = await requireContext(request, trusted, verifier)
  })
}

async function requireIssuer(
  request: FastifyRequest,
  allowed: readonly Issuer[],
  service: string,
  verifier: ContextVerifier,
): Promise<string> {
  const issuer = await verifier
    .verifyIssuer(only(request, issuerHeader), service)
    .catch(rejected(request, 'an internal call was rejected'))
  if (issuer && allowed.some((name) => name === issuer)) return issuer
  throw new DomainError('ForbiddenException', 'This path is only for internal services.')
}

async function requireContext(
  request: FastifyRequest,
  trusted: readonly string[],
  verifier: ContextVerifier,
): Promise<CallerContext> {
  const token = only(request, contextHeader)
  const signed = await verifier.verifyCaller(token).catch(rejected(request, 'a caller context was rejected'))
  if (!signed || !trusted.includes(signed.issuer))
    throw new DomainError('UnauthorizedException', 'The caller context is missing or invalid.')
  const caller = { ...signed.caller, requestId: request.id }
  carry(caller, { token, traceparent: request.traceparent })
  return caller
}

/** @throws DomainError for an expired token */
const rejected =
  ({ log }: FastifyRequest, what: string) =>
  (error: Error): undefined => {
    log.warn({ reason: error.message }, what)
    if (error instanceof errors.JWTExpired)
      throw new DomainError('ServiceUnavailableException', expiredText, { retryAfter: expiredRetryAfter })
  }

/**
 * Returns the header if it has exactly one value, else an empty text, which is never a valid token.
 */
function only({ headers }: FastifyRequest, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
