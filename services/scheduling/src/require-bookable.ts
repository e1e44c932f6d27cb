import { badRequest, type CallerContext, DomainError } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { findBookable } from './db/bookable-repository.ts'
import { findUserByName } from './db/users-repository.ts'
import type { Bookable } from './domain/bookable.ts'

/** How an event type is named from outside: by its id, or by its slug with its owner's username. */
export interface EventTypeQuestion {
  eventTypeId?: number | undefined
  eventTypeSlug?: string | undefined
  username?: string | undefined
  organizationSlug?: string | undefined
}

/** @returns the event type with what its slots come from; throws 404 when there is none, 400 when none is named */
export async function requireBookable(
  db: Database,
  caller: CallerContext,
  question: EventTypeQuestion,
): Promise<Bookable> {
  const { eventTypeId, eventTypeSlug, username, organizationSlug } = question
  const bookable = eventTypeId === undefined ? await bySlug() : await findBookable(db, { id: eventTypeId })
  if (!bookable) throw new DomainError('event_type_not_found')
  return bookable

  async function bySlug(): Promise<Bookable | undefined> {
    if (eventTypeSlug === undefined || username === undefined) {
      throw badRequest({ path: 'eventTypeId', message: 'or eventTypeSlug with username is required' })
    }
    const nearOrganizationId = caller.organizationId
    const owner = await findUserByName(db, { username, organizationSlug, nearOrganizationId })
    return owner && findBookable(db, { owner, slug: eventTypeSlug })
  }
}
