import { anonymousCaller, type BusyText, type CallerContext, type UserProfile } from '@punctual/contracts'
import type { Bookable, HostTime } from '../src/domain/bookable.ts'
import { type EventType, type EventTypeFields, eventTypeDefaults } from '../src/domain/event-type.ts'

export const now = new Date('2026-12-01T08:00:00.000Z')

/** Hana of Berlin, in organization 5, who holds her bare name by default. */
export function aProfile(changes: Partial<UserProfile> = {}): UserProfile {
  const { id = 7, organizationId = 5, username = `user${id}` } = changes
  return {
    id,
    organizationId,
    email: `user${id}@example.com`,
    username,
    bareName: username,
    organizationSlug: organizationId === 0 ? null : `org-${organizationId}`,
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

/** Works from Monday to Friday, 9 to 5, in Berlin by default. */
export function aHostTime(userId: number, changes: Partial<HostTime> = {}, zone = 'Europe/Berlin'): HostTime {
  const { id, name, email, username, locale, timeFormat } = aProfile({ id: userId })
  return {
    host: { id, name, email, username, timeZone: zone, locale, timeFormat },
    schedule: {
      timeZone: zone,
      availability: [{ days: [1, 2, 3, 4, 5], start: 540, end: 1020 }],
      overrides: [],
    },
    away: [],
    holidays: [],
    hasCalendars: false,
    isFixed: true,
    priority: 2,
    weight: 100,
    groupId: null,
    createdAt: null,
    ...changes,
  }
}

/** Hana's event type of half an hour; with hosts, that of a team. */
export function aBookable(changes: Partial<EventType> = {}, hosts: HostTime[] = [aHostTime(7)]): Bookable {
  return {
    eventType: {
      ...someFields(),
      id: 3,
      organizationId: 5,
      ownerId: 7,
      teamId: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      schedulingType: null,
      assignAllTeamMembers: false,
      parentId: null,
      ...changes,
    },
    hosts,
    clientId: null,
    parent: null,
    timeZone: hosts[0]?.schedule.timeZone ?? 'UTC',
  }
}

/** Returns spans of ISO 8601 as the text in which scheduling gets claims. */
export const busyText = (hostId: number, ...spans: { start: string; end: string }[]): BusyText => ({
  hostId,
  text: spans.map(({ start, end }) => `${Date.parse(start) / 60_000} ${Date.parse(end) / 60_000}`).join(','),
})
