import {
  type BookingCheckAnswer,
  type BookingCheckRequest,
  badRequest,
  builtInVideo,
  type CallerContext,
  DomainError,
} from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { requireReach } from '@punctual/http'
import { busyHosts } from '../db/calendars-repository.ts'
import { defaultAppsOf } from '../db/conferencing-repository.ts'
import type { CalendarDeps } from '../deps.ts'
import { type Bookable, bookableHosts, checkBooker, checkOutOfBounds } from '../domain/bookable.ts'
import { bookableEventType } from '../domain/bookable-event-type.ts'
import { defaultLocations } from '../domain/conferencing.ts'
import { checkHosts, hostsFor, occurrencesOf, routedTo } from '../domain/occurrences.ts'
import type { PrivateLink } from '../domain/private-link.ts'
import { hostsFreeInCalendars, spanOf } from '../domain/taken-time.ts'
import { requireBookable, requireLinked } from '../guards/require-bookable.ts'
import { countWindow } from '../slots/count-window.ts'
import type { SlotsThreads } from '../slots/threads.ts'
import { freshenCalendars } from './freshen-calendars.ts'

/**
 * Checks starts against all rules that scheduling owns, and returns the hosts. @throws 400, 404,
 * 409
 */
export async function checkBooking(
  deps: Pick<CalendarDeps, 'db' | 'clock' | 'client' | 'sealer' | 'kinds' | 'config'>,
  threads: SlotsThreads,
  caller: CallerContext,
  body: BookingCheckRequest,
): Promise<BookingCheckAnswer> {
  const { db, clock, client } = deps
  const now = clock.now()
  const { bookable, link } = await asked(db, body, now)
  const { eventType } = bookable
  requireReach(caller, eventType, link ? 'private_link_not_found' : 'event_type_not_found')
  checkBooker(eventType, caller)
  if (body.rescheduling?.isCancelled && !eventType.settings.allowReschedulingCancelledBookings)
    throw new DomainError('booking_already_cancelled')
  if (body.instant && eventType.teamId === null)
    throw badRequest({ path: 'instant', message: 'can be used with a team event type only' })
  if (body.allowBookingOutOfBounds) checkOutOfBounds(bookable, caller)
  checkHosts(bookable)
  const able = { ...bookable, hosts: hostsFor(bookable, body) }
  const listed = routedTo(bookable, body.routing?.teamMemberIds)
  const counted = await countWindow({ db, client, threads }, caller, listed, body, now)
  const possible = occurrencesOf(able, body, now, counted)
  if (!body.instant) await freshenCalendars(deps, able.hosts)
  const busy = body.instant ? [] : await busyHosts(db, able.hosts, spanOf(bookable, possible), now)
  const occurrences = hostsFreeInCalendars(able, possible, busy, body.keepsTime)
  return {
    eventType: bookableEventType(bookable, new Date(occurrences[0]!.start), now),
    occurrences,
    hosts: await withDefaultApps(db, eventType, bookableHosts(able)),
    claim: { before: eventType.beforeEventBuffer, after: eventType.afterEventBuffer },
    ...(link && { privateLink: limitsOf(link) }),
  }
}

/** Adds the default meeting services of the hosts, where the event type takes place there. */
async function withDefaultApps(
  db: Database,
  { organizationId, locations }: Bookable['eventType'],
  hosts: BookingCheckAnswer['hosts'],
): Promise<BookingCheckAnswer['hosts']> {
  if (!locations.some(({ type }) => type === 'organizersDefaultApp')) return hosts
  const apps = await defaultAppsOf(
    db,
    organizationId,
    hosts.map(({ id }) => id),
  )
  return hosts.map((host) => {
    const [location] = defaultLocations(apps.get(host.id) ?? builtInVideo)
    return { ...host, ...(apps.has(host.id) && { conferencing: location!.integration! }) }
  })
}

async function asked(
  db: Database,
  body: BookingCheckRequest,
  now: Date,
): Promise<{ bookable: Bookable; link?: PrivateLink }> {
  if (body.privateLinkId !== undefined) return requireLinked(db, body.privateLinkId, body, now)
  return { bookable: await requireBookable(db, body, now) }
}

const limitsOf = ({ linkId, expiresAt, maxUsageCount }: PrivateLink) => ({
  linkId,
  ...(expiresAt !== null && { expiresAt: expiresAt.toISOString() }),
  ...(maxUsageCount !== null && { maxUsageCount }),
})
