import type { ManagedUser } from '@punctual/contracts'
import type { UserRow } from '../db/schema.ts'

/** @returns a managed user as its client sees it */
export function presentManagedUser(user: UserRow): ManagedUser {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    name: user.name,
    bio: user.bio,
    timeZone: user.timeZone,
    weekStart: user.weekStart,
    createdDate: user.createdAt.toISOString(),
    timeFormat: user.timeFormat,
    defaultScheduleId: user.defaultScheduleId,
    locale: user.locale as ManagedUser['locale'],
    avatarUrl: user.avatarUrl,
    metadata: user.metadata,
  }
}
