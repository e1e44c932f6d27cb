import type { App } from '@punctual/http'
import { rememberUser } from './db/users-repository.ts'
import type { BookingsDeps } from './deps.ts'

const remembered = 10_000

/**
 * Takes each caller's profile over before the call is handled, so that hosts are shown as their owner has just changed
 * them. Profiles already written by this process are skipped.
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
