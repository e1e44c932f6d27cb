import type { App } from '@punctual/http'
import type { SchedulingDeps } from './deps.ts'
import { welcomeUser } from './welcome-user.ts'

const remembered = 10_000

/**
 * Takes each caller's profile over before the call is handled, and gives a new user the default schedule if the news of
 * the user has not come yet. Profiles already taken over by this process are skipped.
 */
export function rememberCallers(app: App, { db, clock }: SchedulingDeps): void {
  const versions = new Map<number, number>()
  app.addHook('preHandler', async ({ caller }) => {
    const profile = caller?.user
    if (!profile || (versions.get(profile.id) ?? -1) >= profile.version) return
    await db.transaction((tx) => welcomeUser(tx, profile, clock.now()))
    if (versions.size >= remembered) versions.clear()
    versions.set(profile.id, profile.version)
  })
}
