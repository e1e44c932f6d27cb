import type { Session } from '@punctual/contracts'
import type { ListedSession } from '../db/session-repository.ts'

/** Returns a session without its secrets. @param currentId id of the session of the call, if any */
export const presentSession = (session: ListedSession, currentId: string | undefined): Session => ({
  id: session.id,
  isCurrent: session.id === currentId,
  userAgent: session.userAgent,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
})
