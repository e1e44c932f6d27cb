import { CalendarFeedAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findFeed } from '../../db/calendar-feeds-repository.ts'
import type { BookingsDeps } from '../../deps.ts'

/** Adds GET /v2/calendar-feed. */
export function getCalendarFeed(app: App, { db }: BookingsDeps): void {
  const schema = {
    summary: 'Get the calendar feed of the caller',
    description: 'Its address is not shown again: only a digest of it is stored.',
    response: { 200: CalendarFeedAnswer },
  }
  app.get('/v2/calendar-feed', { schema }, async ({ caller: { userId, organizationId } }) => {
    const feed = await findFeed(db, { organizationId, userId })
    return success(feed ? { createdAt: feed.createdAt.toISOString() } : null)
  })
}
