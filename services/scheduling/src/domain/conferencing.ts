import {
  builtInVideo,
  DomainError,
  dailyVideo,
  type EventTypeLocation,
  type MeetingAppSlug,
  type MeetingService,
  meetingApps,
} from '@punctual/contracts'
import type { Owner } from './owner.ts'

/**
 * Returns the meeting service that becomes a default, by its name in paths.
 * @param connected the services that the owner has connected, or the operator for everyone; the
 *   built-in video needs no connection
 * @throws 400 `conferencing_not_connected`
 */
export function connectedApp(name: string, connected: readonly string[]): string {
  if (name === builtInVideo || name === dailyVideo) return builtInVideo
  if (!connected.includes(name)) throw new DomainError('conferencing_not_connected')
  return name
}

/**
 * Returns the meeting services as a person can use them, the built-in video first.
 * @param connected what the person has connected
 * @param operated what the operator has an account at
 * @param offered what a person can connect in this installation
 */
export function meetingServicesOf({
  connected,
  operated,
  offered,
  appSlug,
}: Record<'connected' | 'operated' | 'offered', readonly string[]> & { appSlug: string }): MeetingService[] {
  const slugs = Object.keys(meetingApps) as MeetingAppSlug[]
  const builtIn = { slug: builtInVideo, name: 'Built-in video', usable: true, connectable: false }
  const services = slugs.map((slug) => ({
    slug,
    name: meetingApps[slug].title,
    usable: connected.includes(slug) || operated.includes(slug),
    connectable: offered.includes(slug) && !operated.includes(slug),
  }))
  return [builtIn, ...services].map((service) => ({ ...service, isDefault: service.slug === appSlug }))
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

/** The same; `operator`: a person by the operator's account, whose connection is in no list. */
export type ConnectionOwner = Omit<ConferencingOwner, 'ownerKind'> & {
  ownerKind: ConferencingOwner['ownerKind'] | 'operator'
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
