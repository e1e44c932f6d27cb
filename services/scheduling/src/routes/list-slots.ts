import {
  badRequest,
  type CallerContext,
  type ClaimsAnswer,
  type ClaimsRequest,
  SlotsAnswer,
  SlotsQuery,
  success,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../deps.ts'
import { checkLength, offerOf } from '../domain/bookable.ts'
import { slotQuery } from '../domain/slot-query.ts'
import { claimsNeeded, listSlots as list, type Span } from '../domain/slots/index.ts'
import { requireBookable } from '../require-bookable.ts'

const minuteMs = 60_000
/** Milliseconds that bookings has to answer in. */
const patience = 3000

/**
 * GET /v2/slots, with or without a credential (version 2024-09-04). Claims are asked for each time and never kept, so that
 * a list shows every booking that was answered with a 2xx before (architecture, invariant 8).
 */
export function listSlots(app: App, { db, clock, client }: SchedulingDeps): void {
  const schema = { querystring: SlotsQuery, response: { 200: SlotsAnswer } }
  app.get('/v2/slots', { schema }, async ({ query, caller }) => {
    for (const path of ['usernames', 'teamSlug'] as const) {
      if (query[path] !== undefined) throw badRequest({ path, message: 'is not supported yet' })
    }
    const wanted = slotQuery(query)
    const bookable = await requireBookable(db, caller, query)
    if (wanted.duration !== undefined) checkLength(bookable.eventType, wanted.duration)
    const now = clock.now().getTime() / minuteMs
    const window = claimsNeeded(offerOf(bookable), wanted, now)
    if (!window) return success({})
    const claims = await askForClaims(caller, {
      hostIds: [bookable.host.id],
      from: isoOf(window.start),
      to: isoOf(window.end),
      ...(query.bookingUidToReschedule === undefined
        ? {}
        : { ignoreBookingUid: query.bookingUidToReschedule }),
    })
    return success(list(offerOf(bookable, claims), wanted, now))
  })

  async function askForClaims(caller: CallerContext, body: ClaimsRequest): Promise<Span[]> {
    const answer = await client.ask<ClaimsAnswer>('bookings', '/internal/claims', {
      caller,
      method: 'POST',
      body,
      timeoutMs: patience,
    })
    return answer.claims.map(({ start, end }) => ({ start: minutesOf(start), end: minutesOf(end) }))
  }
}

const isoOf = (minute: number) => new Date(minute * minuteMs).toISOString()
const minutesOf = (iso: string) => Date.parse(iso) / minuteMs
