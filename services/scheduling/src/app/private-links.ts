import { type CallerContext, DomainError, type UpdatePrivateLink } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { lockEventType } from '../db/event-types-repository.ts'
import {
  deletePrivateLink as deleteRow,
  insertPrivateLink,
  lockPrivateLink,
  updatePrivateLink,
} from '../db/private-links-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import type { EventType } from '../domain/event-type.ts'
import { type LinkLimits, linkLimits, type PrivateLink } from '../domain/private-link.ts'
import { requireEventTypeOf, requireOwnEventType } from '../guards/require-event-type.ts'
import { requireTeam } from './team-roster.ts'

interface EventTypeIds {
  eventTypeId: number
  orgId?: number
  teamId?: number
}

/**
 * Returns the event type in the path. A link opens hidden event types, so the right to see the
 * event type is not enough: a team's needs the right to change it, a member's own is only for the
 * member.
 * @throws 404, 403
 */
export async function requireLinkable(
  deps: SchedulingDeps,
  caller: CallerContext,
  { eventTypeId, orgId, teamId }: EventTypeIds,
): Promise<EventType> {
  if (teamId === undefined || orgId === undefined)
    return requireOwnEventType(deps.db, caller, 'eventType.update', eventTypeId, 'event_type_not_found')
  const team = await requireTeam(deps, caller, { orgId, teamId })
  return requireEventTypeOf(deps.db, team, eventTypeId)
}

/** Creates a link of an event type, which stays locked meanwhile. @throws 404 */
export async function createPrivateLink(
  tx: Tx,
  { id: eventTypeId, organizationId }: EventType,
  limits: LinkLimits,
  now: Date,
): Promise<PrivateLink> {
  if (!(await lockEventType(tx, eventTypeId))) throw new DomainError('event_type_not_found')
  const at = { createdAt: now, updatedAt: now }
  const link = { linkId: newUid(), organizationId, eventTypeId, ...limits, ...at }
  await insertPrivateLink(tx, link)
  return link
}

/** Changes the limits of a link. @throws 404 `private_link_not_found`, 400 */
export async function changePrivateLink(
  { db, clock }: Pick<SchedulingDeps, 'db' | 'clock'>,
  eventType: EventType,
  linkId: string,
  body: UpdatePrivateLink,
): Promise<PrivateLink> {
  return db.transaction(async (tx) => {
    const link = await lockPrivateLink(tx, eventType, linkId)
    if (!link) throw new DomainError('private_link_not_found')
    const limits = linkLimits(body, link.maxUsageCount)
    await updatePrivateLink(tx, link, limits, clock.now())
    return { ...link, ...limits }
  })
}

/** Deletes a link; its bookings stay. @throws 404 `private_link_not_found` */
export async function deletePrivateLink(db: Database, eventType: EventType, linkId: string): Promise<void> {
  const isDeleted = await db.transaction((tx) => deleteRow(tx, eventType, linkId))
  if (!isDeleted) throw new DomainError('private_link_not_found')
}
