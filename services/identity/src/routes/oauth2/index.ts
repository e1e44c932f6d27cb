import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { getOAuth2Client } from './get-oauth2-client.ts'
import { getServerMetadata } from './get-server-metadata.ts'
import { issueTokens } from './issue-tokens.ts'
import { acceptForms, answerAsOAuthServer } from './protocol.ts'
import { revokeToken } from './revoke-token.ts'
import { showConsentPage } from './show-consent-page.ts'
import { submitDecision } from './submit-decision.ts'

/**
 * Only these routes accept forms: browsers submit forms across sites without a preflight request.
 */
export function oauth2Routes(app: App, deps: IdentityDeps): void {
  getOAuth2Client(app, deps)
  getServerMetadata(app, deps)
  app.register(async (scope) => {
    const pages = scope as unknown as App
    acceptForms(pages)
    showConsentPage(pages, deps)
    submitDecision(pages, deps)
  })
  app.register(async (scope) => {
    const protocol = scope as unknown as App
    acceptForms(protocol)
    answerAsOAuthServer(protocol, deps)
    issueTokens(protocol, deps)
    revokeToken(protocol, deps)
  })
}
