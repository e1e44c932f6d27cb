import type { BookingCheckAnswer, BookingCheckRequest, CallerContext } from '@punctual/contracts'
import { rememberHosts } from './db/users-repository.ts'
import type { BookingsDeps } from './deps.ts'

/**
 * Asks scheduling once whether a start may be booked, and by whom (architecture, who owns what). Its refusals come back as
 * they are: event_type_not_found, start_in_past, outside_notice, outside_window, outside_schedule, length_not_allowed.
 */
export async function askScheduling(
  { client, db }: BookingsDeps,
  caller: CallerContext,
  body: BookingCheckRequest,
): Promise<BookingCheckAnswer> {
  const answer = await client.ask<BookingCheckAnswer>('scheduling', '/internal/booking-checks', {
    caller,
    method: 'POST',
    body,
  })
  await rememberHosts(db, answer.eventType.organizationId, answer.hosts)
  return answer
}
