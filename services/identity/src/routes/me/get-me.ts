import { MeAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findProfile } from '../../db/user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { invalidCredential } from '../../guards/credential.ts'
import { presentMe } from '../../present/user.ts'

/** GET /v2/me: the caller's profile. */
export function getMe(app: App, { db, config }: IdentityDeps): void {
  const schema = {
    summary: 'Get the profile of the caller',
    description: 'Returns the user of the credential.',
    response: { 200: MeAnswer },
  }
  app.get('/v2/me', { schema }, async ({ caller }) => {
    const profile = await findProfile(db, caller)
    if (!profile) throw invalidCredential()
    return success(presentMe(profile.user, profile.organization ?? undefined, config.publicUrl))
  })
}
