import type { Authenticate, CallerContext } from '@punctual/contracts'
import type { FastifyInstance } from 'fastify'
import type { KeyLimit } from './limits.ts'
import type { PublicRoute } from './routes/index.ts'
import type { UsedVersion } from './version.ts'
import type { Translation } from './versions/index.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: CallerContext
    /** What the caller has shown, if anything: its digest, never itself. */
    credential: Authenticate | undefined
    keyLimit: KeyLimit
    /** As whose the call is counted (limits.ts). */
    principal: string
    /** Whether it is one of the first generation. */
    isV1: boolean
    /** Present where the route is versioned. */
    version: UsedVersion | undefined
    /** Present where the version used has another shape than today's. */
    translation: Translation | undefined
  }
  interface FastifyContextConfig {
    /** The row of the table; absent where the gateway answers itself. */
    publicRoute?: PublicRoute
  }
}

/** Gives every request the fields that the pipeline fills in. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('caller')
  app.decorateRequest('credential', undefined)
  app.decorateRequest('keyLimit')
  app.decorateRequest('principal', '')
  app.decorateRequest('isV1', false)
  app.decorateRequest('version', undefined)
  app.decorateRequest('translation', undefined)
}
