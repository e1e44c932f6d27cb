import type { App } from '@punctual/http'
import { rememberUser } from './db/replicas-repository.ts'
import type { BookingsDeps } from './deps.ts'

const remembered = 10_000

/**
 * Writes the profile of each caller into the replica before the call is handled, so that answers
 * show a profile that was changed a moment ago. Skips profiles that this process has already
 * written.
 */
export function rememberCallers(app: App, { db }: BookingsDeps): void {
  const versions = new Map<number, number>()
  app.addHook('preHandler', async ({ caller }) => {
    const profile = caller?.user
    if (!profile || (versions.get(profile.id) ?? -1) >= profile.version) return
    await rememberUser(db, profile)
    if (versions.size >= remembered) versions.clear()
    versions.set(profile.id, profile.version)
  })
}
