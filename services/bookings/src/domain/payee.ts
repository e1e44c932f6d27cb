import type { EventTypeSnapshot } from '@punctual/contracts'

/** A person or a team that can connect an account to receive payments. */
export interface Payee {
  /** 0: without an organization. */
  organizationId: number
  owner: 'user' | 'team'
  ownerId: number
}

/** A person, within an organization. */
export const personAsPayee = ({
  userId: ownerId,
  organizationId,
}: {
  userId: number
  organizationId: number
}): Payee => ({ organizationId, owner: 'user', ownerId })

/** A team, within an organization. */
export const teamAsPayee = ({
  teamId: ownerId,
  organizationId,
}: {
  teamId: number
  organizationId: number
}): Payee => ({ organizationId, owner: 'team', ownerId })

/**
 * Returns who receives the payments of an event type; the first one with a connected account does
 * (docs/domain.md#payments).
 */
export function payeesOf({
  ownerId: userId,
  organizationId,
  parent,
  teamId,
}: Pick<EventTypeSnapshot, 'ownerId' | 'organizationId' | 'parent' | 'teamId'>): Payee[] {
  if (teamId !== null) return [teamAsPayee({ teamId, organizationId })]
  return [...(parent ? [teamAsPayee(parent)] : []), personAsPayee({ userId, organizationId })]
}
