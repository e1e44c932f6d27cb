import { AuthorizationDecision } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { consentTexts } from '@punctual/messages/consent'
import { Type } from '@sinclair/typebox'
import { findPerson } from '../../app/authenticate.ts'
import { issueCode } from '../../app/authorization-codes.ts'
import type { KeyHolder } from '../../db/credential-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { validateAuthorization } from '../../domain/authorization.ts'
import { invalidCredential } from '../../guards/credential.ts'
import { findClient } from '../../guards/require-client.ts'
import { consentPage } from '../../pages/consent.ts'
import { acceptsHtml, allowedOf, refuse, sendBack, sendPage } from './answer.ts'

/**
 * POST /oauth/authorize: the person's decision. Each decision needs their session, which the
 * gateway accepts only from pages of this site, or their API key, so that no other site can decide
 * for them. Redirects to the app with a code, or with `access_denied`.
 */
export function submitDecision(app: App, { db, clock, config }: IdentityDeps): void {
  const issuer = config.publicUrl
  const schema = {
    summary: 'Submit a decision of the consent page',
    description:
      'The form of the page of `GET /oauth/authorize`. Redirects to the app with a code, or with `access_denied`.',
    body: AuthorizationDecision,
    response: { 303: Type.String({ description: 'Redirect to the app' }) },
  }
  app.post('/oauth/authorize', { schema }, async ({ body, headers, caller }, reply) => {
    const { decision, api_key: apiKey = '', ...query } = body
    const texts = consentTexts(headers['accept-language'])
    const client = await findClient(db, query.client_id ?? '')
    const judged = validateAuthorization(query, client)
    if (!client || !('request' in judged)) return refuse(reply, { headers, texts, judged, issuer })
    const { request } = judged
    const { redirectUri: uri, state } = request
    if (decision === 'deny') return sendBack(reply, { uri, issuer }, { error: 'access_denied', state })
    const isSignedIn = caller.kind === 'session' && apiKey === ''
    const person = isSignedIn ? caller : await findPerson({ db, clock }, apiKey.trim())
    if (!person) {
      if (!acceptsHtml(headers)) throw invalidCredential()
      const page = consentPage(texts, client, { query, request, person: undefined, isKeyWrong: true })
      return sendPage(reply, 401, page, allowedOf(client, request))
    }
    const code = await db.transaction((tx) =>
      issueCode(tx, { ...holderOf(person), clientId: client.id }, request, clock.now()),
    )
    return sendBack(reply, { uri, issuer }, { code, state })
  })
}

const holderOf = ({ organizationId, userId }: KeyHolder): KeyHolder => ({ organizationId, userId })
