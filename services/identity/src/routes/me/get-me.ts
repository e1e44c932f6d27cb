import { MeAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findTeam } from '../../db/team-repository.ts'
import { findUser } from '../../db/user-repository.ts'
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
    const [user, organization] = await Promise.all([
      findUser(db, caller.userId),
      findTeam(db, caller.organizationId),
    ])
    if (!user) throw invalidCredential()
    return success(presentMe(user, organization, config.publicUrl))
  })
}
