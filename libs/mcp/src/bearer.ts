import { createHash } from 'node:crypto'
import { createClient, isPunctualError } from '@punctual/client'

/** Who sends a request: a token, and the person whose token it is. */
export interface Bearer {
  token: string
  /** The same for each token of one person, as far as its scopes tell who that is. */
  person: string
}

/** A request without a valid token, or one whose token cannot be checked now. */
export class Unauthenticated extends Error {
  readonly status: 401 | 503
  readonly code: string

  constructor(status: 401 | 503, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * Returns whose token a request has; the installation knows.
 * @throws Unauthenticated
 */
export async function bearerOf(authorization: string | undefined, installation: string): Promise<Bearer> {
  const [, token] = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? []
  if (token === undefined) throw new Unauthenticated(401, 'invalid_request', 'An access token is needed.')
  try {
    const { id } = await createClient({ baseUrl: installation, accessToken: token }).me.get()
    return { token, person: `user ${id}` }
  } catch (error) {
    const status = isPunctualError(error) ? error.status : 0
    // A valid token that may not read the profile stands for itself.
    if (status === 403) return { token, person: `token ${createHash('sha256').update(token).digest('hex')}` }
    throw status === 401
      ? new Unauthenticated(401, 'invalid_token', 'The access token is not valid.')
      : new Unauthenticated(503, 'temporarily_unavailable', 'The scheduling system does not answer.')
  }
}
