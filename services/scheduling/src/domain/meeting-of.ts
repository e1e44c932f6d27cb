import type { Bookable, HostTime } from './bookable.ts'
import { eventTypeDefaults } from './event-type.ts'

/** Minutes. */
const defaultLength = 30

/**
 * Returns the common meeting of several people, without an event type: all of them take part, each
 * with the person's default schedule (GET /v2/slots with `usernames`). It is not stored and has no
 * id.
 */
export function meetingOf(hosts: HostTime[], lengthInMinutes = defaultLength): Bookable {
  const [first] = hosts
  const epoch = new Date(0)
  return {
    eventType: {
      ...eventTypeDefaults,
      id: 0,
      title: 'Meeting',
      slug: 'meeting',
      lengthInMinutes,
      version: 1,
      organizationId: 0,
      ownerId: first?.host.id ?? 0,
      teamId: null,
      schedulingType: 'collective',
      assignAllTeamMembers: false,
      parentId: null,
      createdAt: epoch,
      updatedAt: epoch,
    },
    hosts,
    clientId: null,
    parent: null,
    timeZone: first?.schedule.timeZone ?? 'UTC',
  }
}
