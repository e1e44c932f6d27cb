import type { IncomingHttpHeaders } from 'node:http'
import { type Authenticate, badRequest } from '@punctual/contracts'
import { credentialDigest, isWellFormedApiKey } from '@punctual/http'

/** The credential of a request: none, a malformed one, or one to check with identity. */
export type Shown = 'nothing' | 'malformed' | Authenticate

const tokenShape = /^[\w.~+/-]{1,512}=*$/

/**
 * Reads the credential: client id and secret together, else a Bearer key or token. An id without a
 * secret, or the reverse, counts as no credential. The id can be part of the path, as in
 * `/v2/oauth/{clientId}/refresh`; a header with another id is malformed, as it is unclear which one
 * is meant. Client credentials win over a Bearer where the operation takes them.
 * @param call.pathClientId client id in the path, if any
 * @param call.takesClients whether the operation takes client credentials
 * @throws DomainError 400 for both where it does not take them, as they can belong to two callers
 */
export function readCredential(
  headers: IncomingHttpHeaders,
  { pathClientId, takesClients }: { pathClientId: string | undefined; takesClients: boolean },
): Shown {
  const { authorization } = headers
  const headerClientId = only(headers['x-svc-client-id'])
  const secret = only(headers['x-svc-secret-key'])
  if (headerClientId && pathClientId !== undefined && headerClientId !== pathClientId) return 'malformed'
  const clientId = pathClientId ?? headerClientId
  if (clientId && secret) {
    if (authorization !== undefined && !takesClients)
      throw badRequest({ path: 'authorization', message: 'must not be sent beside x-svc-secret-key' })
    return { scheme: 'client-secret', digest: credentialDigest(secret), clientId }
  }
  return authorization === undefined ? 'nothing' : readBearer(authorization)
}

function readBearer(authorization: string): Shown {
  const [, token = ''] = /^Bearer +(.*)$/i.exec(authorization) ?? []
  if (!tokenShape.test(token)) return 'malformed'
  const digest = credentialDigest(token)
  if (token.startsWith('portal_')) return { scheme: 'portal', digest }
  if (!token.startsWith('svc_')) return { scheme: 'access-token', digest }
  return isWellFormedApiKey(token) ? { scheme: 'api-key', digest } : 'malformed'
}

const only = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value.trim() : undefined
