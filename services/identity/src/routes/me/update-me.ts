import { MeAnswer, success, UpdateMe } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { changeOwnProfile } from '../../app/change-user.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentMe } from '../../present/user.ts'

/**
 * PATCH /v2/me: changes the caller's profile; 409 `email_taken`, 400 for a `defaultScheduleId` that
 * is unknown or of another user.
 */
export function updateMe(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Update the profile of the caller',
    description: "Changes only the given fields. `defaultScheduleId` must be one of the caller's schedules.",
    errors: ['email_taken'],
    body: UpdateMe,
    response: { 200: MeAnswer },
  }
  app.patch('/v2/me', { schema }, async ({ caller, body }) => {
    const { user, organization } = await changeOwnProfile(deps, caller, body)
    return success(presentMe(user, organization, deps.config.publicUrl))
  })
}
