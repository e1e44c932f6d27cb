import { BookingCheckAnswer, BookingCheckRequest, badRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../deps.ts'
import { bookableHosts, checkBooker } from '../domain/bookable.ts'
import { bookableEventType } from '../domain/bookable-event-type.ts'
import { checkHosts, hostsFor, occurrencesOf } from '../domain/occurrences.ts'
import { requireBookable } from '../require-bookable.ts'

/** POST /internal/booking-checks: may these starts be booked, and by whom, for all that scheduling owns? */
export function checkBooking(app: App, { db, clock }: SchedulingDeps): void {
  const schema = { body: BookingCheckRequest, response: { 200: BookingCheckAnswer } }
  app.post('/internal/booking-checks', { schema, config: { internal: ['bookings'] } }, async (request) => {
    const { body, caller } = request
    const now = clock.now()
    const bookable = await requireBookable(db, caller, body)
    const { eventType } = bookable
    checkBooker(eventType, caller)
    if (body.instant && eventType.teamId === null)
      throw badRequest({ path: 'instant', message: 'can be used with a team event type only' })
    checkHosts(bookable)
    const occurrences = occurrencesOf(bookable, body, now)
    return {
      eventType: bookableEventType(bookable, new Date(occurrences[0]!.start), now),
      occurrences,
      hosts: bookableHosts({ ...bookable, hosts: hostsFor(bookable, body) }),
      claim: { before: eventType.beforeEventBuffer, after: eventType.afterEventBuffer },
    }
  })
}
