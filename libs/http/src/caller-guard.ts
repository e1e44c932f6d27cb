import { type Access, type CallerContext, DomainError } from '@punctual/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContextVerifier } from './context-tokens.ts'
import { carry } from './forwarding.ts'
import { contextHeader, type Issuer, issuerHeader } from './names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; on /internal routes, for whom. */
    caller: CallerContext
  }
  interface FastifyContextConfig {
    /** Which processes may call this route; it is not one for users. */
    internal?: readonly Issuer[]
    /** The route's row of the policy; absent on /internal routes. */
    access?: Access
  }
}

/**
 * Lets nobody in without a valid context (401): the gateway's, and on an /internal route the one that an allowed process
 * has signed itself. /internal routes ask besides which process is calling (403).
 */
export function guardCallers(app: FastifyInstance, service: string, verifier: ContextVerifier): void {
  app.decorateRequest('caller')
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/internal/') && !config?.internal)
      throw new Error(`${url} does not say who may call it`)
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
  const issuer = await verifier.verifyIssuer(only(request, issuerHeader), service).catch((error: Error) => {
    request.log.warn({ reason: error.message }, 'a process was refused')
  })
  if (issuer && allowed.some((name) => name === issuer)) return issuer
  throw new DomainError('ForbiddenException', 'This path is not for callers from outside.')
}

async function requireContext(
  request: FastifyRequest,
  trusted: readonly string[],
  verifier: ContextVerifier,
): Promise<CallerContext> {
  const token = only(request, contextHeader)
  const signed = await verifier.verifyCaller(token).catch((error: Error) => {
    request.log.warn({ reason: error.message }, 'a caller context was refused')
  })
  if (!signed || !trusted.includes(signed.issuer))
    throw new DomainError('UnauthorizedException', 'Who is calling?')
  const caller = { ...signed.caller, requestId: request.id }
  carry(caller, { token, traceparent: request.traceparent })
  return caller
}

/** @returns the header's one value, else an empty text, which is no token */
function only({ headers }: FastifyRequest, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
