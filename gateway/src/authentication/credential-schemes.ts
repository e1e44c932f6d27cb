import { badRequest, DomainError } from '@punctual/contracts'
import { type Cookies, credentialDigest, isWellFormedApiKey } from '@punctual/http'
import type { FastifyRequest } from 'fastify'
import { noKey } from '../versions/v1/answers.ts'
import { readCredential, type Shown } from './credential.ts'

/** Where a generation of the API expects its credential, and which errors it returns. */
export interface CredentialScheme {
  /**
   * Reads the credential of a request.
   * @throws DomainError 400 for two credentials
   */
  read(request: FastifyRequest): Shown
  /** Returns the error for a missing credential. */
  missing(): DomainError
  /**
   * Returns the error for a bad credential.
   * @param isExpired whether it was valid once
   */
  refused(shown: Shown, isExpired: boolean): DomainError
}

/** One message for every bad credential, so that guessing reveals nothing. */
const refusal = () => new DomainError('UnauthorizedException', 'The credential is missing or not valid.')

/**
 * The second generation: credentials in headers, else the session of a browser. An expired token
 * has its own error, so that clients refresh it.
 */
export const headerCredentials = (cookies: Cookies): CredentialScheme => ({
  read({ headers, params, routeOptions: { config } }) {
    const { publicRoute } = config
    // At OAuth endpoints the service authenticates the client.
    if (publicRoute?.oauth) return 'nothing'
    const { clientId: pathClientId } = params as { clientId?: string }
    // Routes that the gateway answers itself take every kind of credential.
    const takesClients = publicRoute?.callers.includes('oauth-client') ?? true
    const shown = readCredential(headers, { pathClientId, takesClients })
    if (shown !== 'nothing' || headers.cookie === undefined || !publicRoute) return shown
    // Browsers send the cookie everywhere: public pages must work as if it did not exist.
    const { callers } = publicRoute
    if (callers.includes('anonymous') && !callers.includes('session')) return 'nothing'
    const secret = cookies.read(headers.cookie, 'session')
    return secret === undefined ? 'nothing' : { scheme: 'session', digest: credentialDigest(secret) }
  },
  missing: refusal,
  refused: (shown, isExpired) =>
    isExpired && typeof shown === 'object' && shown.scheme === 'access-token'
      ? new DomainError('TokenExpiredException')
      : refusal(),
})

/** The first generation: an API key in the query, which is removed here; headers are ignored. */
export const queryKeys: CredentialScheme = {
  read(request) {
    const { apiKey, ...rest } = request.query as Record<string, unknown>
    request.query = rest
    if (Array.isArray(apiKey)) throw badRequest({ path: 'apiKey', message: 'must be given once' })
    if (typeof apiKey !== 'string' || apiKey === '') return 'nothing'
    return isWellFormedApiKey(apiKey) ? { scheme: 'api-key', digest: credentialDigest(apiKey) } : 'malformed'
  },
  missing: () => new DomainError('UnauthorizedException', noKey),
  refused: (_shown, isExpired) =>
    new DomainError(
      'UnauthorizedException',
      isExpired ? 'This API key is expired.' : 'Your API key is not valid.',
    ),
}
