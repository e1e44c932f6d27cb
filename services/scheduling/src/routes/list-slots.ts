import { SlotsAnswer, SlotsQuery, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { askForClaims } from '../ask-for-claims.ts'
import { busyHosts } from '../db/calendars-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { checkLength, offerOf } from '../domain/bookable.ts'
import { withElsewhere } from '../domain/elsewhere.ts'
import { keptHosts } from '../domain/occurrences.ts'
import { slotQuery } from '../domain/slot-query.ts'
import { claimsNeeded, listSlots as list, minutesOf } from '../domain/slots/index.ts'
import { requireBookable } from '../require-bookable.ts'

/**
 * GET /v2/slots, with or without a credential (version 2024-09-04). A managed event type has no slots, its copies do; a
 * team's without hosts has none.
 */
export function listSlots(app: App, { db, clock, client }: SchedulingDeps): void {
  const schema = {
    summary: 'List the times that can be booked',
    querystring: SlotsQuery,
    response: { 200: SlotsAnswer },
  }
  app.get('/v2/slots', { schema }, async ({ query, caller }) => {
    const wanted = slotQuery(query)
    const bookable = await requireBookable(db, caller, query)
    const { eventType, hosts } = bookable
    if (wanted.duration !== undefined) checkLength(eventType, wanted.duration)
    if (eventType.schedulingType === 'managed' || hosts.length === 0) return success({})
    const now = minutesOf(clock.now())
    const window = claimsNeeded(offerOf(bookable), wanted, now)
    if (!window) return success({})
    const hostIds = hosts.map(({ host }) => host.id)
    const [claimed, elsewhere] = await Promise.all([
      askForClaims({ client }, caller, bookable, window, query.bookingUidToReschedule),
      busyHosts(db, hostIds, window),
    ])
    const taken = withElsewhere(claimed, elsewhere)
    const kept = { ...bookable, hosts: keptHosts(bookable, taken.movedHostIds) }
    return success(list(offerOf(kept, taken), wanted, now))
  })
}
