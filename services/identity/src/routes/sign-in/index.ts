import { type App, createCookies } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { confirmSignIn } from './confirm-sign-in.ts'
import { readSignInLink } from './read-sign-in-link.ts'
import { requestSignIn } from './request-sign-in.ts'
import { signOut } from './sign-out.ts'

/** Registers the routes by which a person signs in and out in a browser. */
export function signInRoutes(app: App, deps: IdentityDeps): void {
  const cookies = createCookies(deps.config.publicUrl)
  requestSignIn(app, deps, cookies)
  readSignInLink(app, deps, cookies)
  confirmSignIn(app, deps, cookies)
  signOut(app, deps, cookies)
}
