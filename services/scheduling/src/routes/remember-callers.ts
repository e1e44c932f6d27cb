import type { App } from '@punctual/http'
import { createCallerDefaults } from '../app/user-defaults.ts'
import type { SchedulingDeps } from '../deps.ts'

const remembered = 10_000

/**
 * Saves each caller's profile before the call is handled, and creates a new user's default schedule
 * if identity's event has not arrived yet. A key of an organization other than the user's home gets
 * a default schedule there. Each process does this once for each caller.
 */
export function rememberCallers(app: App, deps: SchedulingDeps): void {
  const versions = new Map<string, number>()
  app.addHook('preHandler', async ({ caller }) => {
    const profile = caller?.user
    if (!profile) return
    // A client acts on behalf of its organization's owner, whose home may be another organization
    // and who needs no schedule here.
    const organizationId = caller.kind === 'organization-key' ? caller.organizationId : profile.organizationId
    const who = `${profile.id} ${organizationId}`
    if ((versions.get(who) ?? -1) >= profile.version) return
    await createCallerDefaults(deps, { profile, organizationId })
    if (versions.size >= remembered) versions.clear()
    versions.set(who, profile.version)
  })
}
