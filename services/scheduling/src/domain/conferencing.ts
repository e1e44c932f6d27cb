import { builtInVideo, DomainError, dailyVideo, type EventTypeLocation } from '@punctual/contracts'
import type { Owner } from './owner.ts'

/**
 * Returns the meeting service that becomes a default, by its name in paths.
 * @throws 400 `conferencing_not_connected`; only the built-in video needs no connection
 */
export function connectedApp(name: string): string {
  if (name !== builtInVideo && name !== dailyVideo) throw new DomainError('conferencing_not_connected')
  return builtInVideo
}

/** Returns where an event type takes place that is created without locations. */
export const defaultLocations = (appSlug: string): EventTypeLocation[] => [
  { type: 'integration', integration: appSlug },
]

/** The owner of a default: a person in one organization, or a team. */
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
