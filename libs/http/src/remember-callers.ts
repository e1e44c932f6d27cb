import type { CallerContext, UserProfile } from '@punctual/contracts'
import type { App } from './app.ts'

/** Callers that a process remembers before it starts over. */
const maxRemembered = 10_000

/**
 * Passes on each caller's profile before the call is handled, so that answers show a profile that
 * was changed a moment ago, even if identity's event has not arrived yet. Each process does this
 * once for each version of a profile and each organization.
 * @param organizationOf the organization in which the caller is remembered; default: the home
 */
export function rememberCallers(
  app: App,
  remember: (profile: UserProfile, organizationId: number) => Promise<void>,
  organizationOf = (_caller: CallerContext, { organizationId }: UserProfile): number => organizationId,
): void {
  const versions = new Map<string, number>()
  app.addHook('preHandler', async ({ caller }) => {
    const profile = caller?.user
    if (!profile) return
    const organizationId = organizationOf(caller, profile)
    const key = `${profile.id} ${organizationId}`
    if ((versions.get(key) ?? -1) >= profile.version) return
    await remember(profile, organizationId)
    if (versions.size >= maxRemembered) versions.clear()
    versions.set(key, profile.version)
  })
}
