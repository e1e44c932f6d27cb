import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { authorize } from './authorize.ts'
import { decide } from './decide.ts'
import { acceptForms } from './forms.ts'
import { getOAuth2Client } from './get-oauth2-client.ts'
import { getTokens } from './get-tokens.ts'

/** Forms are for these alone: browsers send them across sites without asking. */
export function oauth2Routes(app: App, deps: IdentityDeps): void {
  getOAuth2Client(app, deps)
  app.register(async (scope) => {
    const forms = scope as unknown as App
    acceptForms(forms)
    authorize(forms, deps)
    decide(forms, deps)
    getTokens(forms, deps)
  })
}
