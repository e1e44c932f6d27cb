import type { IncomingHttpHeaders } from 'node:http'
import { badRequest } from '@punctual/contracts'
import type { ConsentReader } from '@punctual/messages/consent'
import type { FastifyReply } from 'fastify'
import type { OAuthClientRow } from '../../db/schema.ts'
import { type AuthorizationRequest, type Judged, redirectTo } from '../../domain/authorization.ts'
import { refusalPage } from '../../pages/consent.ts'
import { pageHeaders, sourceOf } from '../../pages/html.ts'

type Reply = Pick<FastifyReply, 'status' | 'headers' | 'redirect'>

export function sendPage(
  reply: Reply,
  status: number,
  page: string,
  allowed?: Parameters<typeof pageHeaders>[0],
) {
  return reply.status(status).headers(pageHeaders(allowed)).send(page)
}

/** Returns the addresses that the page's form can lead to, and those that its images come from. */
export function allowedOf({ logo }: OAuthClientRow, { redirectUri }: AuthorizationRequest) {
  return { forms: [sourceOf(redirectUri)], images: logo === null ? [] : [sourceOf(logo)] }
}

/**
 * Redirects the browser to the app with an answer (303, as it can follow a form). `iss` tells the
 * app which server answers (RFC 9207).
 */
export function sendBack(
  reply: Reply,
  { uri, issuer }: { uri: string; issuer: string },
  answer: Record<string, string | undefined>,
) {
  const location = redirectTo(uri, { ...answer, iss: issuer })
  return reply.headers({ 'referrer-policy': 'no-referrer' }).redirect(location, 303)
}

/**
 * Whether the answer is for a person: browsers accept HTML; all other clients get errors in our
 * envelope.
 */
export const acceptsHtml = ({ accept = '' }: { accept?: string | undefined }): boolean =>
  accept.includes('text/html')

const wrongFields = {
  client: { path: 'client_id', message: 'is not the id of an OAuth client' },
  redirect: { path: 'redirect_uri', message: 'is not an address that the client has registered' },
}

/**
 * Sends the error to the app, or shows it to the person when the redirect URI is not trusted.
 * @throws 400 naming the field, for a client that does not accept HTML
 */
export function refuse(
  reply: Reply,
  {
    headers,
    texts,
    judged,
    issuer,
  }: { headers: IncomingHttpHeaders; texts: ConsentReader; judged: Judged; issuer: string },
) {
  if ('error' in judged) {
    const { redirectUri: uri, error, description, state } = judged
    return sendBack(reply, { uri, issuer }, { error, error_description: description, state })
  }
  const reason = 'wrong' in judged ? judged.wrong : 'client'
  if (!acceptsHtml(headers)) throw badRequest(wrongFields[reason])
  return sendPage(reply, 400, refusalPage(texts, reason))
}
