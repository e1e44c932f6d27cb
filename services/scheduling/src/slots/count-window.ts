import type { BookingCheckRequest, CallerContext } from '@punctual/contracts'
import type { SchedulingDeps } from '../deps.ts'
import { type Bookable, offerOf } from '../domain/bookable.ts'
import { askedStarts, type CountedWindow, viewersOf } from '../domain/occurrences.ts'
import { itsOwner, tenantOf } from '../domain/owner.ts'
import { claimsNeeded, minutesOf, mustCount, type SlotQuery } from '../domain/slots/index.ts'
import { takenWithin } from './ask-for-claims.ts'
import { costOf, isQuick, type WindowsQuestion, windowsOf } from './question.ts'
import type { SlotsThreads } from './threads.ts'

type Deps = Pick<SchedulingDeps, 'db' | 'client'> & { threads: SlotsThreads }

/**
 * Counts the days of a window of bookable days for a check, from the same claims, calendars, seats
 * and limits as a list. Most starts are so near that nothing has to be counted, and bookings is not
 * asked.
 * @param bookable with the hosts of a list: those of `routing.teamMemberIds`, which a list can name
 */
export async function countWindow(
  { db, client, threads }: Deps,
  caller: CallerContext,
  bookable: Bookable,
  body: BookingCheckRequest,
  at: Date,
): Promise<CountedWindow> {
  if (body.instant || body.allowBookingOutOfBounds || !bookable.eventType.bookingWindow?.rolling)
    return new Map()
  const now = minutesOf(at)
  const offer = offerOf(bookable)
  const { starts, length } = askedStarts(bookable, body)
  const queries = viewersOf(bookable, body).flatMap((viewer): SlotQuery[] => {
    const last = starts.filter((start) => mustCount(offer.bookingWindow, viewer, now, start)).at(-1)
    return last === undefined ? [] : [{ from: last, to: last + length, viewer, duration: length }]
  })
  const spans = queries.flatMap((query) => claimsNeeded(offer, query, now) ?? [])
  if (spans.length === 0) return new Map()
  const span = {
    start: Math.min(...spans.map((one) => one.start)),
    end: Math.max(...spans.map((one) => one.end)),
  }
  const taken = await takenWithin({ db, client }, caller, bookable, span, {
    now: at,
    ignoreBookingUid: body.rescheduling?.bookingUid,
  })
  const lists = queries.map(({ viewer, from }) => ({ zone: viewer.name, start: from }))
  const question: WindowsQuestion = { bookable, ...taken, now, lists, length }
  const cost = queries.reduce((sum, query) => sum + costOf(bookable, offer, query, now), 0)
  const windows = isQuick(cost, taken.busy)
    ? windowsOf(question)
    : await threads.windows(tenantOf(itsOwner(bookable.eventType)), question)
  return new Map(lists.map(({ zone }, index) => [zone, windows[index]!]))
}
