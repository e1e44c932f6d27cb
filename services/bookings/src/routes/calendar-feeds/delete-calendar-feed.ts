import { DomainError, done, EmptyAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { endFeed } from '../../app/calendar-feeds.ts'
import type { BookingsDeps } from '../../deps.ts'

/** Adds DELETE /v2/calendar-feed; 404 `calendar_feed_not_found`. */
export function deleteCalendarFeed(app: App, { db }: BookingsDeps): void {
  const schema = {
    summary: 'Delete the calendar feed of the caller',
    description: 'Its address ends.',
    errors: ['calendar_feed_not_found'],
    response: { 200: EmptyAnswer },
  }
  app.delete('/v2/calendar-feed', { schema }, async ({ caller }) => {
    if (!(await db.transaction((tx) => endFeed(tx, caller)))) throw new DomainError('calendar_feed_not_found')
    return done
  })
}
