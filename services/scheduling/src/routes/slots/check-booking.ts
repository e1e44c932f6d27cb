import { BookingCheckAnswer, BookingCheckRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { checkBooking as check } from '../../app/check-booking.ts'
import type { CalendarDeps } from '../../deps.ts'
import type { SlotsThreads } from '../../slots/threads.ts'

/**
 * POST /internal/booking-checks: checks starts against all rules that scheduling owns, and returns
 * the hosts.
 */
export function checkBooking(app: App, deps: CalendarDeps, threads: SlotsThreads): void {
  const schema = { body: BookingCheckRequest, response: { 200: BookingCheckAnswer } }
  const config = { internal: ['bookings'] as const }
  app.post('/internal/booking-checks', { schema, config }, async ({ body, caller }) =>
    check(deps, threads, caller, body),
  )
}
