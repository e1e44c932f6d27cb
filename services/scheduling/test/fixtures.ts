import { anonymousCaller, type CallerContext, type UserProfile } from '@punctual/contracts'
import { type EventTypeFields, eventTypeDefaults } from '../src/domain/event-type.ts'

export const now = new Date('2026-12-01T08:00:00.000Z')

/** Hana of Berlin, in organization 5. */
export function aProfile(changes: Partial<UserProfile> = {}): UserProfile {
  const id = changes.id ?? 7
  return {
    id,
    organizationId: 5,
    email: `user${id}@example.com`,
    username: `user${id}`,
    name: `User ${id}`,
    timeZone: 'Europe/Berlin',
    locale: 'de',
    timeFormat: 24,
    weekStart: 'Monday',
    version: 1,
    ...changes,
  }
}

/** A caller with an API key, a plain member of the organization. */
export function aCaller(
  profile: UserProfile = aProfile(),
  changes: Partial<CallerContext> = {},
): CallerContext {
  const { id, organizationId } = profile
  return {
    ...anonymousCaller('test'),
    kind: 'api-key',
    userId: id,
    organizationId,
    user: profile,
    memberships: organizationId === 0 ? [] : [{ teamId: organizationId, role: 'MEMBER' }],
    ...changes,
  }
}

export function someFields(changes: Partial<EventTypeFields> = {}): EventTypeFields {
  return { ...eventTypeDefaults, title: 'Intro', slug: 'intro', lengthInMinutes: 30, ...changes }
}
