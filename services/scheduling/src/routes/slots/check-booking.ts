import { BookingCheckAnswer, BookingCheckRequest, badRequest } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { type App, requireReach } from '@punctual/http'
import { busyHosts } from '../../db/calendars-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { type Bookable, bookableHosts, checkBooker } from '../../domain/bookable.ts'
import { bookableEventType } from '../../domain/bookable-event-type.ts'
import { hostsFreeInCalendars, spanOf } from '../../domain/calendar-busy-time.ts'
import { checkHosts, hostsFor, occurrencesOf } from '../../domain/occurrences.ts'
import type { PrivateLink } from '../../domain/private-link.ts'
import { requireBookable } from '../../guards/require-bookable.ts'
import { requireLinked } from '../../guards/require-private-link.ts'

/**
 * POST /internal/booking-checks: checks starts against all rules that scheduling owns, and returns
 * the hosts.
 */
export function checkBooking(app: App, { db, clock }: SchedulingDeps): void {
  const schema = { body: BookingCheckRequest, response: { 200: BookingCheckAnswer } }
  app.post('/internal/booking-checks', { schema, config: { internal: ['bookings'] } }, async (request) => {
    const { body, caller } = request
    const now = clock.now()
    const { bookable, link } = await asked(db, body)
    const { eventType } = bookable
    requireReach(caller, eventType, link ? 'private_link_not_found' : 'event_type_not_found')
    checkBooker(eventType, caller)
    if (body.instant && eventType.teamId === null)
      throw badRequest({ path: 'instant', message: 'can be used with a team event type only' })
    checkHosts(bookable)
    const able = { ...bookable, hosts: hostsFor(bookable, body) }
    const possible = occurrencesOf(able, body, now)
    const hostIds = able.hosts.map(({ host }) => host.id)
    const occurrences = body.instant
      ? possible
      : hostsFreeInCalendars(able, possible, await busyHosts(db, hostIds, spanOf(bookable, possible)))
    return {
      eventType: bookableEventType(bookable, new Date(occurrences[0]!.start), now),
      occurrences,
      hosts: bookableHosts(able),
      claim: { before: eventType.beforeEventBuffer, after: eventType.afterEventBuffer },
      ...(link && { privateLink: limitsOf(link) }),
    }
  })
}

async function asked(
  db: Database,
  body: BookingCheckRequest,
): Promise<{ bookable: Bookable; link?: PrivateLink }> {
  if (body.privateLinkId !== undefined) return requireLinked(db, body.privateLinkId, body)
  return { bookable: await requireBookable(db, body) }
}

const limitsOf = ({ linkId, expiresAt, maxUsageCount }: PrivateLink) => ({
  linkId,
  ...(expiresAt !== null && { expiresAt: expiresAt.toISOString() }),
  ...(maxUsageCount !== null && { maxUsageCount }),
})
