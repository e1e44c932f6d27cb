import type { App } from '@punctual/http'
import type { SchedulingDeps } from './deps.ts'
import { welcomeToOrganization, welcomeUser } from './welcome-user.ts'

const remembered = 10_000

/**
 * Takes each caller's profile over before the call is handled, and gives a new user the default schedule if the news of
 * the user has not come yet; a key of another organization than the user's home gets one there. Callers of whom this
 * process did so are skipped.
 */
export function rememberCallers(app: App, { db, clock }: SchedulingDeps): void {
  const versions = new Map<string, number>()
  app.addHook('preHandler', async ({ caller }) => {
    const profile = caller?.user
    if (!profile) return
    // A client acts as the owner of its organization, who may be at home elsewhere and has asked for nothing.
    const organizationId = caller.kind === 'organization-key' ? caller.organizationId : profile.organizationId
    const who = `${profile.id} ${organizationId}`
    if ((versions.get(who) ?? -1) >= profile.version) return
    await db.transaction(async (tx) => {
      await welcomeUser(tx, profile, clock.now())
      if (organizationId !== profile.organizationId)
        await welcomeToOrganization(tx, { profile, organizationId }, clock.now())
    })
    if (versions.size >= remembered) versions.clear()
    versions.set(who, profile.version)
  })
}
