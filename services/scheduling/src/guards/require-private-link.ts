import { type BookingCheckRequest, badRequest, DomainError } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { findBookable } from '../db/bookable-repository.ts'
import { findPrivateLink } from '../db/private-links-repository.ts'
import type { Bookable } from '../domain/bookable.ts'
import type { PrivateLink } from '../domain/private-link.ts'

/** Returns the link of any tenant. @throws 404 `private_link_not_found` */
export async function requirePrivateLink(db: Database, linkId: string): Promise<PrivateLink> {
  const link = await findPrivateLink(db, linkId)
  if (!link) throw new DomainError('private_link_not_found')
  return link
}

/**
 * Returns the event type that a link opens, hidden or not, with the link's limits, which bookings
 * enforces.
 * @throws 404 `private_link_not_found`, 400 when another event type is given too
 */
export async function requireLinked(
  db: Database,
  linkId: string,
  { eventTypeId, eventTypeSlug }: Pick<BookingCheckRequest, 'eventTypeId' | 'eventTypeSlug'>,
): Promise<{ bookable: Bookable; link: PrivateLink }> {
  const link = await requirePrivateLink(db, linkId)
  const bookable = await findBookable(db, { id: link.eventTypeId })
  if (!bookable) throw new DomainError('private_link_not_found')
  const { id, slug } = bookable.eventType
  if ((eventTypeId ?? id) !== id || (eventTypeSlug ?? slug) !== slug)
    throw badRequest({ path: 'privateLinkId', message: 'belongs to another event type' })
  return { bookable, link }
}
