import type { App } from '@punctual/http'
import { saveLastUsed } from '../db/credential-repository.ts'
import type { IdentityDeps } from '../deps.ts'

const flushEvery = 30_000

export interface LastUse {
  /** Records that the credential was used. */
  note(credentialId: number, at: Date): void
}

/**
 * Collects the last use of each credential in memory and writes them together every 30 s and when
 * the app closes: a write for each call would cost more than the call. A killed process loses at
 * most 30 s of last uses.
 */
export function trackLastUse(app: App, { db, log }: IdentityDeps): LastUse {
  let used = new Map<number, Date>()

  async function flush(): Promise<void> {
    if (used.size === 0) return
    const saving = used
    used = new Map()
    try {
      await saveLastUsed(db, saving)
    } catch (error) {
      log.warn({ err: error }, 'the last use of credentials could not be saved')
      // Uses recorded during the write are newer.
      used = new Map([...saving, ...used])
    }
  }

  const timer = setInterval(flush, flushEvery).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
  return { note: (credentialId, at) => void used.set(credentialId, at) }
}
