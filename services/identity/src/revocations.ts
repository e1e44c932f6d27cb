import type { Deps } from '@punctual/http'

/** What has ended: whoever is remembered by one of these is to be forgotten. */
export interface Ended {
  /** Of credentials. */
  digests?: string[]
  userIds?: number[]
  clientIds?: string[]
  /** Everybody whose credential is of that organization. */
  organizationId?: number
}

/** Makes an end known everywhere. */
export interface Revocations {
  /**
   * Resolves when no gateway lets anybody in any more by what has ended. To be awaited after the commit and before the
   * answer (architecture, revocation). Never throws.
   */
  settled(ended: Ended): Promise<void>
}

export function createRevocations(_deps: Pick<Deps<unknown>, 'bus' | 'db' | 'log'>): Revocations {
  return { async settled() {} }
}
