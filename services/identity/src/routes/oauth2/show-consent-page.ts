import { AuthorizationQuery } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { consentTexts } from '@punctual/messages/consent'
import { Type } from '@sinclair/typebox'
import type { IdentityDeps } from '../../deps.ts'
import { readAuthorizationQuery, validateAuthorization } from '../../domain/authorization.ts'
import { findClient } from '../../guards/require-client.ts'
import { consentPage } from '../../pages/consent.ts'
import { allowedOf, refuse, sendPage } from './answer.ts'

/** The paths of the page: its own, and the one that command line tools of other systems open. */
const paths = ['/oauth/authorize', '/auth/oauth2/authorize']

/**
 * GET /oauth/authorize: the page on which a person lets an app act on their behalf (RFC 6749,
 * 4.1.1). An unknown client or redirect URI is shown as a page (400); the app receives any other
 * error at its redirect URI.
 */
export function showConsentPage(app: App, { db, config }: IdentityDeps): void {
  const issuer = config.publicUrl
  const schema = {
    summary: 'Show the consent page of an app',
    description: `Returns the page on which a person gives an app access. Of the scopes of a person's own event types, bookings, schedules, apps and profile, an app may request those that its client has in \`permissions\`; it may request any other scope. The page lists all of them. A public client must use PKCE with S256, a confidential one may. Without \`response_type\` it is \`code\`. An unknown client or redirect URI is shown on the page; the app gets any other error at its redirect URI.`,
    querystring: AuthorizationQuery,
    response: { 200: Type.String({ description: 'The page' }) },
  }
  // The app, not the person, receives the error of an invalid parameter.
  const attachValidation = true
  for (const path of paths)
    app.get(path, { schema, attachValidation }, async ({ query: raw, headers, caller }, reply) => {
      const texts = consentTexts(headers['accept-language'])
      const { query, invalid } = readAuthorizationQuery(raw)
      const client = await findClient(db, query.client_id ?? '')
      const judged = validateAuthorization(query, client, invalid)
      if (!client || !('request' in judged)) return refuse(reply, { headers, texts, judged, issuer })
      const { request } = judged
      const person = caller.kind === 'session' ? caller.user : undefined
      const page = consentPage(texts, client, { query, request, person })
      return sendPage(reply, 200, page, allowedOf(client, request))
    })
}
