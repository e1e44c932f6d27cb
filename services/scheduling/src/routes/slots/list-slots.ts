import { badRequest, SlotsAnswer, SlotsQuery, success } from '@punctual/contracts'
import { type App, requireReach } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { checkLength, offerOf } from '../../domain/bookable.ts'
import { routedTo } from '../../domain/occurrences.ts'
import { itsOwner, tenantOf } from '../../domain/owner.ts'
import { slotQuery } from '../../domain/slot-query.ts'
import { claimsNeeded, minutesOf } from '../../domain/slots/index.ts'
import { requireBookable } from '../../guards/require-bookable.ts'
import { takenWithin } from '../../slots/ask-for-claims.ts'
import { costOf, isQuick, requireAffordable, type SlotsQuestion, slotsOf } from '../../slots/question.ts'
import type { SlotsThreads } from '../../slots/threads.ts'

/**
 * GET /v2/slots, with or without a credential (version 2024-09-04). A managed event type has no
 * slots, its copies do; a team's without hosts has none. A list of more than a few milliseconds is
 * computed in a thread.
 */
export function listSlots(app: App, { db, clock, client }: SchedulingDeps, threads: SlotsThreads): void {
  const schema = {
    summary: 'List the available slots',
    description:
      'Returns the slots of an event type by date. A managed event type has no slots; its copies do. Without a credential, a longer period counts more towards the rate limit.',
    errors: ['event_type_not_found', 'user_not_found', 'length_not_allowed'],
    querystring: SlotsQuery,
    response: { 200: SlotsAnswer },
  }
  app.get('/v2/slots', { schema }, async ({ query, caller }, reply) => {
    const wanted = slotQuery(query)
    const at = clock.now()
    const { routedTeamMemberIds } = query
    const bookable = routedTo(await requireBookable(db, query, at), routedTeamMemberIds)
    const { eventType, hosts } = bookable
    // By its public name, it is visible to every caller.
    if (query.eventTypeId !== undefined) requireReach(caller, eventType)
    if (routedTeamMemberIds && eventType.teamId === null)
      throw badRequest({
        path: 'routedTeamMemberIds',
        message: 'can be used with a team event type only',
      })
    if (wanted.duration !== undefined) checkLength(eventType, wanted.duration, 'duration')
    if (eventType.schedulingType === 'managed' || hosts.length === 0) return success({})
    const now = minutesOf(at)
    const offer = offerOf(bookable)
    const cost = costOf(bookable, offer, wanted, now)
    requireAffordable(bookable, wanted, cost)
    const window = claimsNeeded(offer, wanted, now)
    if (!window) return success({})
    const tenant = tenantOf(itsOwner(eventType))
    const list = async () => {
      const taken = await takenWithin({ db, client }, caller, bookable, window, {
        now: at,
        ignoreBookingUid: query.bookingUidToReschedule,
      })
      const question: SlotsQuestion = { query, bookable, ...taken, now }
      if (isQuick(cost, taken.busy)) return success(slotsOf(question))
      const { buffer, byteOffset, byteLength } = await threads.answer(tenant, question)
      const json = Buffer.from(buffer, byteOffset, byteLength)
      return reply.type('application/json; charset=utf-8').send(json as never)
    }
    return isQuick(cost) ? list() : threads.inTurn(tenant, list)
  })
}
