import { type CallerContext, type ClaimsAnswer, type ClaimsRequest, limitsWindow } from '@punctual/contracts'
import { busyTexts } from '../db/calendars-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import type { Bookable } from '../domain/bookable.ts'
import { bookingLimitsOf } from '../domain/bookable-event-type.ts'
import { dateAt, minuteMs, type Span } from '../domain/slots/index.ts'
import type { Taken } from './question.ts'

/** Milliseconds within which bookings must answer. */
const timeoutMs = 3000

/**
 * Returns what is taken of the hosts' time: the answer of bookings, and their external calendars.
 * @param window in minutes since 1970
 */
export async function takenWithin(
  { db, client }: Pick<SchedulingDeps, 'db' | 'client'>,
  caller: CallerContext,
  bookable: Bookable,
  window: Span,
  { now, ignoreBookingUid }: { now: Date; ignoreBookingUid: string | undefined },
): Promise<Pick<Taken, 'claims' | 'busy'>> {
  const [claims, busy] = await Promise.all([
    askForClaims(client, caller, bookable, window, ignoreBookingUid),
    busyTexts(db, bookable.hosts, window, now),
  ])
  return { claims, busy }
}

/**
 * Asks bookings once for everything that a list depends on: claims of the hosts, taken seats and
 * counts for limits. Nothing is cached, so a list reflects every booking that was confirmed with a
 * 2xx before.
 */
async function askForClaims(
  client: SchedulingDeps['client'],
  caller: CallerContext,
  bookable: Bookable,
  window: Span,
  ignoreBookingUid: string | undefined,
): Promise<ClaimsAnswer> {
  const { eventType, hosts, timeZone, teamLimits } = bookable
  const limits = bookingLimitsOf(eventType, timeZone)
  const counted = limits && limitsWindow(limits, window.start * minuteMs, window.end * minuteMs)
  const body: ClaimsRequest = {
    hostIds: hosts.map(({ host }) => host.id),
    from: isoOf(window.start),
    to: isoOf(window.end),
    ...(ignoreBookingUid === undefined ? {} : { ignoreBookingUid }),
    ...(eventType.id === 0 ? {} : { eventTypeId: eventType.id }),
    ...(eventType.seats && { seats: true }),
    ...(teamLimits && { teamLimits }),
    ...(counted && {
      limits: { from: new Date(counted.from).toISOString(), to: new Date(counted.to).toISOString() },
    }),
  }
  return client.ask<ClaimsAnswer>('bookings', '/internal/claims', {
    caller,
    body,
    method: 'POST',
    timeoutMs,
  })
}

const isoOf = (minute: number) => dateAt(minute).toISOString()
