import { BookingCheckAnswer, BookingCheckRequest, badRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../deps.ts'
import { bookableEventType, checkBooker, checkLength, checkStart } from '../domain/bookable.ts'
import { requireBookable } from '../require-bookable.ts'

const minuteMs = 60_000

/**
 * POST /internal/booking-checks: may this start be booked, and by whom, for all that scheduling owns? Any whole minute that
 * fits may be: starts off the grid of a list are, as the grid depends on claims and on whoever looks.
 */
export function checkBooking(app: App, { db, clock }: SchedulingDeps): void {
  const schema = { body: BookingCheckRequest, response: { 200: BookingCheckAnswer } }
  app.post('/internal/booking-checks', { schema, config: { internal: ['bookings'] } }, async (request) => {
    const { body, caller } = request
    const now = clock.now()
    const start = new Date(body.start)
    const bookable = await requireBookable(db, caller, body)
    const { eventType, host } = bookable
    checkBooker(eventType, caller)
    const length = body.lengthInMinutes ?? eventType.lengthInMinutes
    if (!body.keepsLength) checkLength(eventType, length)
    if (start.getTime() % minuteMs !== 0)
      throw badRequest({ path: 'start', message: 'must be a whole minute' })
    checkStart(bookable, { start, length, timeZone: body.timeZone }, now)
    return {
      eventType: bookableEventType(bookable, start, now),
      occurrences: [
        {
          start: start.toISOString(),
          end: new Date(start.getTime() + length * minuteMs).toISOString(),
          availableHostIds: [host.id],
        },
      ],
      hosts: [{ ...host, isFixed: true, priority: 2, weight: 100 }],
      claim: { before: eventType.beforeEventBuffer, after: eventType.afterEventBuffer },
    }
  })
}
