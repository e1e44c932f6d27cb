import type { Authenticate, CallerContext } from '@punctual/contracts'
import type { FastifyInstance } from 'fastify'
import type { KeyLimit } from './limits/policies.ts'
import type { PublicRoute } from './routes/index.ts'
import type { Translation } from './versions/index.ts'
import type { UsedVersion } from './versions/version.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: CallerContext
    /** The digest of the credential, if any; never the credential. */
    credential: Authenticate | undefined
    keyLimit: KeyLimit
    /** Identity that the call counts against (limits.ts). */
    principal: string
    /** Whether the path belongs to the first generation. */
    isV1: boolean
    /** Present for versioned routes. */
    version: UsedVersion | undefined
    /** Present if the version in use differs from the current one. */
    translation: Translation | undefined
  }
  interface FastifyContextConfig {
    /** The public route; absent where the gateway answers itself. */
    publicRoute?: PublicRoute
  }
}

/** Declares the request fields that the pipeline sets. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('caller')
  app.decorateRequest('credential', undefined)
  app.decorateRequest('keyLimit')
  app.decorateRequest('principal', '')
  app.decorateRequest('isV1', false)
  app.decorateRequest('version', undefined)
  app.decorateRequest('translation', undefined)
}
