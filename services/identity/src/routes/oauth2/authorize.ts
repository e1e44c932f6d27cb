import { AuthorizationQuery } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import type { IdentityDeps } from '../../deps.ts'
import { judgeAuthorization } from '../../domain/authorization.ts'
import { consentPage } from '../../pages/consent.ts'
import { textsFor } from '../../pages/texts/index.ts'
import { findClient } from '../../require-client.ts'
import { allowedOf, refuse, sendPage } from './answer.ts'

/**
 * GET /oauth/authorize: the page on which a person lets an app act for them (RFC 6749, 4.1.1). An unknown client or address
 * is told here (400); anything else that is wrong is told to the app.
 */
export function authorize(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'Ask a person to let an app act for them',
    description:
      'A page for people. PKCE with S256 is required; redirect addresses are compared letter by letter.',
    querystring: AuthorizationQuery,
    response: { 200: Type.String({ description: 'The page.' }) },
  }
  app.get('/oauth/authorize', { schema }, async ({ query, headers }, reply) => {
    const texts = textsFor(headers['accept-language'])
    const client = await findClient(db, query.client_id ?? '')
    const judged = judgeAuthorization(query, client)
    if (!client || !('request' in judged)) return refuse(reply, { headers, texts, judged })
    const { request } = judged
    return sendPage(reply, 200, consentPage(texts, client, { query, request }), allowedOf(client, request))
  })
}
