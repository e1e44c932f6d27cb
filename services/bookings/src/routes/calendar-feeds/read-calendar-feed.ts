import { CalendarFeedPath, DomainError } from '@punctual/contracts'
import { type App, credentialDigest } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { listBookings } from '../../db/booking-lists.ts'
import { findFeedOwner } from '../../db/calendar-feeds-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { feedOf, feedReach } from '../../domain/calendar-feed.ts'

/**
 * Adds GET /v2/calendar-feeds/{feedToken}, without a credential: a calendar file of the accepted
 * and pending bookings that a user hosts; 404 `calendar_feed_not_found`.
 */
export function readCalendarFeed(app: App, { db, clock }: BookingsDeps): void {
  const schema = {
    summary: 'Get a calendar feed by its address',
    description:
      'The address gives the right. The feed has up to 1000 bookings, from 30 days ago to a year ahead; pending ones are tentative.',
    errors: ['calendar_feed_not_found'],
    params: CalendarFeedPath,
    response: { 200: Type.String({ description: 'The calendar file.', contentMediaType: 'text/calendar' }) },
  }
  app.get('/v2/calendar-feeds/:feedToken', { schema }, async ({ params }, reply) => {
    const owner = await findFeedOwner(db, credentialDigest(params.feedToken.replace(/\.ics$/, '')))
    if (!owner) throw new DomainError('calendar_feed_not_found')
    const now = clock.now()
    const filter = {
      statuses: ['upcoming' as const, 'recurring' as const, 'past' as const],
      afterStart: new Date(now.getTime() - feedReach.back),
      beforeEnd: new Date(now.getTime() + feedReach.ahead),
      sort: { column: 'start' as const, direction: 'asc' as const },
      take: feedReach.items,
      skip: 0,
    }
    const { bookings } = await listBookings(db, { hostedBy: owner }, filter, now)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(feedOf(bookings))
  })
}
