import { CreatedCalendarFeedAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { renewFeed } from '../../app/calendar-feeds.ts'
import type { BookingsDeps } from '../../deps.ts'

/** Adds POST /v2/calendar-feed, 201: creates the caller's feed, or gives it a new address. */
export function renewCalendarFeed(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Create the calendar feed of the caller',
    description:
      'Calendar programs can subscribe to the address. It shows the bookings that the caller hosts, and works without a credential until it is renewed or deleted. A feed that exists gets a new address, and the older one ends.',
    response: { 201: CreatedCalendarFeedAnswer },
  }
  app.post('/v2/calendar-feed', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const now = deps.clock.now()
      const token = await renewFeed(tx, request.caller, now)
      const url = `${deps.config.publicUrl}/v2/calendar-feeds/${token}.ics`
      return { status: 201, body: success({ createdAt: now.toISOString(), url }) }
    }),
  )
}
