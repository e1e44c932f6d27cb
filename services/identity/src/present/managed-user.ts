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
    timeZone: user.time_zone,
    weekStart: user.week_start,
    createdDate: user.created_at.toISOString(),
    timeFormat: user.time_format,
    defaultScheduleId: user.default_schedule_id,
    locale: user.locale as ManagedUser['locale'],
    avatarUrl: user.avatar_url,
    metadata: user.metadata,
  }
}
