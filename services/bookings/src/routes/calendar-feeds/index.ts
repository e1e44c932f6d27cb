import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { deleteCalendarFeed } from './delete-calendar-feed.ts'
import { getCalendarFeed } from './get-calendar-feed.ts'
import { readCalendarFeed } from './read-calendar-feed.ts'
import { renewCalendarFeed } from './renew-calendar-feed.ts'

/** Adds all routes of calendar feeds. */
export function calendarFeedRoutes(app: App, deps: BookingsDeps): void {
  renewCalendarFeed(app, deps)
  getCalendarFeed(app, deps)
  deleteCalendarFeed(app, deps)
  readCalendarFeed(app, deps)
}
