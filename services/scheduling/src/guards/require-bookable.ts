import { type BookingCheckRequest, badRequest, DomainError } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { findBookable, findPeople } from '../db/bookable-repository.ts'
import { findPrivateLink } from '../db/private-links-repository.ts'
import { findTeamBySlug } from '../db/teams-repository.ts'
import { findUserByName } from '../db/users-repository.ts'
import { type Bookable, meetingOf } from '../domain/bookable.ts'
import type { PrivateLink } from '../domain/private-link.ts'
import { withHolidays } from '../holidays/with-holidays.ts'

/**
 * The public reference of an event type: its id, or its slug with its owner's username or its
 * team's slug.
 */
export interface EventTypeQuestion {
  eventTypeId?: number | undefined
  eventTypeSlug?: string | undefined
  username?: string | undefined
  teamSlug?: string | undefined
  organizationSlug?: string | undefined
  organizationId?: number | undefined
  /** Two or more usernames, separated by commas: their common time, without an event type. */
  usernames?: string | undefined
  /** Minutes, for `usernames`. */
  duration?: number | undefined
}

/**
 * Returns the event type with everything that its slots depend on.
 * @throws 404 `event_type_not_found`, `user_not_found`, 400 when none is given
 */
export async function requireBookable(
  db: Database,
  question: EventTypeQuestion,
  now: Date,
): Promise<Bookable> {
  const { eventTypeId, usernames } = question
  if (eventTypeId === undefined && usernames !== undefined)
    return withHolidays(await requirePeople(db, { ...question, usernames }), now)
  const bookable = await (eventTypeId === undefined
    ? bySlug(db, question)
    : findBookable(db, { id: eventTypeId }))
  if (!bookable) throw new DomainError('event_type_not_found')
  return withHolidays(bookable, now)
}

async function bySlug(
  db: Database,
  { eventTypeSlug: slug, username, teamSlug, organizationSlug }: EventTypeQuestion,
): Promise<Bookable | undefined> {
  if (slug !== undefined && username !== undefined) {
    const owner = await findUserByName(db, { username, organizationSlug })
    return owner && findBookable(db, { owner, slug })
  }
  if (slug !== undefined && teamSlug !== undefined) {
    const team = await findTeamBySlug(db, { teamSlug, organizationSlug })
    return team && findBookable(db, { teamId: team.id, slug })
  }
  throw badRequest({
    path: 'eventTypeId',
    message: 'or eventTypeSlug with username or teamSlug is required',
  })
}

const atMost = 20

/**
 * Returns the common meeting of these people (`usernames` of GET /v2/slots).
 * @throws 400 for fewer than two or more than 20 names, 404 `user_not_found`
 */
export async function requirePeople(
  db: Database,
  {
    usernames,
    organizationSlug,
    organizationId,
    duration,
  }: Omit<EventTypeQuestion, 'usernames'> & { usernames: string },
): Promise<Bookable> {
  const names = [...new Set(usernames.split(',').map((name) => name.trim().toLowerCase()))].filter(Boolean)
  if (names.length < 2 || names.length > atMost)
    throw badRequest({ path: 'usernames', message: `must be 2 to ${atMost} usernames, separated by commas` })
  const found = await Promise.all(
    names.map((username) => findUserByName(db, { username, organizationSlug, organizationId })),
  )
  const ids = found.filter((user) => user !== undefined).map(({ userId }) => userId)
  const hosts = await findPeople(db, ids)
  if (hosts.length < names.length) throw new DomainError('user_not_found')
  return meetingOf(hosts, duration)
}

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
  now: Date,
): Promise<{ bookable: Bookable; link: PrivateLink }> {
  const link = await requirePrivateLink(db, linkId)
  const bookable = await findBookable(db, { id: link.eventTypeId })
  if (!bookable) throw new DomainError('private_link_not_found')
  const { id, slug } = bookable.eventType
  if ((eventTypeId ?? id) !== id || (eventTypeSlug ?? slug) !== slug)
    throw badRequest({ path: 'privateLinkId', message: 'belongs to another event type' })
  return { bookable: await withHolidays(bookable, now), link }
}
