import {
  builtInVideo,
  DomainError,
  dailyVideo,
  type EventTypeLocation,
  type MeetingAppSlug,
  meetingApps,
} from '@punctual/contracts'
import type { Owner } from './owner.ts'

/**
 * Returns the meeting service that becomes a default, by its name in paths.
 * @param connected the services that the owner has connected; the built-in video needs no
 *   connection
 * @throws 400 `conferencing_not_connected`
 */
export function connectedApp(name: string, connected: readonly string[]): string {
  if (name === builtInVideo || name === dailyVideo) return builtInVideo
  if (!connected.includes(name)) throw new DomainError('conferencing_not_connected')
  return name
}

/** Returns where an event type takes place that is created without locations. */
export const defaultLocations = (appSlug: string): EventTypeLocation[] => [
  {
    type: 'integration',
    integration: appSlug in meetingApps ? meetingApps[appSlug as MeetingAppSlug].integration : appSlug,
  },
]

/** The owner of a default or a connection: a person in one organization, or a team. */
export interface ConferencingOwner {
  organizationId: number
  ownerKind: 'user' | 'team'
  ownerId: number
}

export const ofPerson = ({ userId, organizationId }: Owner): ConferencingOwner => ({
  organizationId,
  ownerKind: 'user',
  ownerId: userId,
})

export const ofTeam = ({
  id,
  organizationId,
}: {
  id: number
  organizationId: number
}): ConferencingOwner => ({
  organizationId,
  ownerKind: 'team',
  ownerId: id,
})
