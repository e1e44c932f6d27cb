import { DomainError } from '@punctual/contracts'

/** The credentials that a client sends to the token and revocation endpoints. */
export interface ShownClient {
  clientId: string
  /** undefined when the client sends none, as public clients do. */
  secret: string | undefined
}

/**
 * Reads client credentials from the Authorization header (Basic; id and secret each
 * form-url-encoded) or from the body (RFC 6749, 2.3.1).
 * @throws 401 `invalid_client` for missing or unreadable credentials, 400 `invalid_request` for
 *   credentials in both places
 */
export function readClientCredentials(
  authorization: string | undefined,
  { client_id: bodyId, client_secret: bodySecret }: { client_id?: string; client_secret?: string },
): ShownClient {
  if (authorization === undefined) {
    if (!bodyId) throw new DomainError('invalid_client', 'The request does not authenticate a client.')
    return { clientId: bodyId, secret: bodySecret || undefined }
  }
  const shown = readBasic(authorization)
  if (!shown) throw new DomainError('invalid_client', 'The Authorization header must be a valid Basic one.')
  if (bodySecret) throw new DomainError('invalid_request', 'The client must authenticate in one way only.')
  if (bodyId && bodyId !== shown.clientId)
    throw new DomainError('invalid_request', 'client_id must be that of the Authorization header.')
  return shown
}

function readBasic(authorization: string): ShownClient | undefined {
  const [, encoded] = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(authorization) ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const [id = '', ...rest] = text.split(':')
  if (id === '' || rest.length === 0) return undefined
  try {
    return { clientId: decodeForm(id), secret: decodeForm(rest.join(':')) || undefined }
  } catch {
    return undefined
  }
}

/** Decodes a form-url-encoded text. @throws URIError for an invalid encoding */
const decodeForm = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))
