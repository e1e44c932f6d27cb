import { type App, createCookies } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import type { OpenId } from '../../identity-providers/openid.ts'
import { callbackPath } from '../../present/identity-provider.ts'
import { beginProviderSignIn } from './begin-provider-sign-in.ts'
import { confirmSignIn } from './confirm-sign-in.ts'
import { findSignInProvider } from './find-sign-in-provider.ts'
import { finishProviderSignIn } from './finish-provider-sign-in.ts'
import { readSignInLink } from './read-sign-in-link.ts'
import { requestSignIn } from './request-sign-in.ts'
import { signOut } from './sign-out.ts'

/** Registers the routes by which a person signs in and out in a browser. */
export function signInRoutes(app: App, deps: IdentityDeps, openId: OpenId): void {
  const cookies = createCookies(deps.config.publicUrl)
  requestSignIn(app, deps, cookies)
  readSignInLink(app, deps, cookies)
  confirmSignIn(app, deps, cookies)
  signOut(app, deps, cookies)

  const { config, db, sealer } = deps
  const providers = { db, sealer, openId, callbackUrl: `${config.publicUrl}${callbackPath}` }
  findSignInProvider(app, deps)
  beginProviderSignIn(app, deps, cookies, providers)
  finishProviderSignIn(app, deps, cookies, providers)
}
