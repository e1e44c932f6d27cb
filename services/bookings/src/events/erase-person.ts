import type { DomainEvent, EventData, personErased } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { endFeedsOf } from '../app/calendar-feeds.ts'
import { apply } from '../app/change-booking.ts'
import { eraseVisitor } from '../app/video-rooms.ts'
import { bookingsWith, forgetAddress, forgetCalendars, overwriteAttendee } from '../db/erasure.ts'
import { lockBooking } from '../db/find-bookings.ts'
import { forgetPerson } from '../domain/forget-person.ts'

/**
 * Erases a person from the bookings of an organization and publishes the changes
 * (docs/domain.md#erasure).
 */
export async function erasePerson(
  tx: Tx,
  { data, organizationid, time }: DomainEvent<EventData<typeof personErased>>,
): Promise<void> {
  const { email } = data
  const now = new Date(time)
  for (const uid of await bookingsWith(tx, organizationid, data)) {
    const before = await lockBooking(tx, uid)
    if (!before) continue
    const decision = forgetPerson(before, data, now)
    await apply(tx, before, decision, { now })
    for (const [index, attendee] of decision.booking.attendees.entries())
      if (attendee !== before.attendees[index]) await overwriteAttendee(tx, organizationid, attendee)
  }
  await eraseVisitor(tx, organizationid, email, { now })
  if (data.userId !== undefined) {
    await forgetCalendars(tx, data.userId)
    await endFeedsOf(tx, data.userId)
  }
  await forgetAddress(tx, organizationid, email)
}
