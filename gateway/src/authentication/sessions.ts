import { anonymousCaller, type Clock, type RotatedSession } from '@punctual/contracts'
import { type Cookies, createCookies, type InternalClient, type Log } from '@punctual/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticator } from './authenticator.ts'
import { requireSameOrigin } from './same-origin.ts'

const timeoutMs = 3_000

/** The sessions of browsers. */
export interface Sessions {
  cookies: Cookies
  /** @throws DomainError foreign_origin (403) for a change that no page of this site sends */
  requireOwnPage(request: FastifyRequest): void
  /** Gives the browser another secret of its session; parallel calls with the old one pass. */
  rotate(digest: string, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** Creates the sessions of the site with that public address. */
export function createSessions(parts: {
  publicUrl: string
  client: Pick<InternalClient, 'ask'>
  authenticator: Pick<Authenticator, 'forget'>
  clock: Clock
  log: Log
}): Sessions {
  const { client, authenticator, clock, log } = parts
  const cookies = createCookies(parts.publicUrl)
  const { origin } = new URL(parts.publicUrl)
  return {
    cookies,
    requireOwnPage: (request) => requireSameOrigin(request, origin),
    async rotate(digest, request, reply) {
      try {
        const { secret, expiresAt } = await client.ask<RotatedSession>(
          'identity',
          '/internal/sessions/rotate',
          {
            caller: anonymousCaller(request.id),
            method: 'POST',
            body: { digest },
            timeoutMs,
          },
        )
        // The next call learns that the secret was replaced.
        authenticator.forget({ digests: [digest] })
        if (secret === undefined || expiresAt === undefined) return
        const life = { now: clock.now(), expiresAt: new Date(expiresAt) }
        reply.header('set-cookie', cookies.store('session', secret, life))
      } catch (error) {
        // The secret is still valid; a later call tries again.
        log.warn({ err: error }, 'the secret of a session could not be replaced')
      }
    },
  }
}
