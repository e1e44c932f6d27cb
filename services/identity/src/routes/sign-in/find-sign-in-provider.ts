import { FindSignInProvider, SignInProviderAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findSignInProvider as find } from '../../app/provider-sign-in.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * POST /v2/auth/sign-in/provider, 200: the provider of the domain of an address; null without one.
 */
export function findSignInProvider(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'Get the identity provider of an address',
    description:
      'Depends only on the domain of the address. For the sign-in page. An `Idempotency-Key` has no effect.',
    body: FindSignInProvider,
    response: { 200: SignInProviderAnswer },
  }
  app.post('/v2/auth/sign-in/provider', { schema }, async ({ body }) =>
    success((await find(db, body.email)) ?? null),
  )
}
