import { badRequest, DomainError } from '@punctual/contracts'
import { credentialDigest, isWellFormedApiKey } from '@punctual/http'
import type { FastifyRequest } from 'fastify'
import { readCredential, type Shown } from './credential.ts'
import { noKey } from './versions/v1/answers.ts'

/** Where a generation of the interface has its credentials, and what it says of those it does not take. */
export interface CredentialScheme {
  /** @throws DomainError 400 for two credentials at once */
  read(request: FastifyRequest): Shown
  /** Of no credential where one is needed. */
  missing(): DomainError
  /** Of a bad one. @param isExpired whether it was good once */
  refused(shown: Shown, isExpired: boolean): DomainError
}

/** One text for everything that can be wrong with a credential: it tells nobody how close they came. */
const refusal = () => new DomainError('UnauthorizedException', 'The credential is missing or not valid.')

/** The second generation: by headers. An expired token is told apart, so that clients refresh it. */
export const headerCredentials: CredentialScheme = {
  read({ headers, params, routeOptions: { config } }) {
    const { publicRoute } = config
    // What an OAuth client shows is the service's to read.
    if (publicRoute?.oauth) return 'nothing'
    const { clientId: pathClientId } = params as { clientId?: string }
    // What the gateway answers itself is for everybody.
    const takesClients = publicRoute?.callers.includes('oauth-client') ?? true
    return readCredential(headers, { pathClientId, takesClients })
  },
  missing: refusal,
  refused: (shown, isExpired) =>
    isExpired && typeof shown === 'object' && shown.scheme === 'access-token'
      ? new DomainError('TokenExpiredException')
      : refusal(),
}

/** The first generation: an API key in the query, which nothing that comes after sees; headers are not looked at. */
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
