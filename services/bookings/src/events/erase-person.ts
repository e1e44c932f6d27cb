import {
  bookingsPersonErased,
  type DomainEvent,
  type EventData,
  type personErased,
  type phoneNumberErased,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { endFeedsOf } from '../app/calendar-feeds.ts'
import { apply } from '../app/change-booking.ts'
import { eraseVisitor } from '../app/video-rooms.ts'
import { bookingsWith, forgetCalendars, forgetContact, overwriteAttendee } from '../db/erasure.ts'
import { lockBooking } from '../db/find-bookings.ts'
import { forgetStripeOfUser } from '../db/stripe-accounts-repository.ts'
import { type Forgotten, forgetPerson } from '../domain/forget-person.ts'

/**
 * Erases a person from the bookings of an organization and publishes the changes
 * (docs/domain.md#erasure).
 * @param at the time; the event itself may have waited
 */
export async function erasePerson(
  tx: Tx,
  { data, organizationid, time }: DomainEvent<EventData<typeof personErased | typeof phoneNumberErased>>,
  at: Date,
): Promise<void> {
  const person: Forgotten = { email: '', ...data }
  const now = new Date(time)
  for (const uid of await bookingsWith(tx, organizationid, person)) {
    const before = await lockBooking(tx, uid)
    if (!before) continue
    const decision = forgetPerson(before, person, now)
    await apply(tx, before, decision, { now })
    for (const [index, attendee] of decision.booking.attendees.entries())
      if (attendee !== before.attendees[index]) await overwriteAttendee(tx, organizationid, attendee)
  }
  if (person.email !== '') await eraseVisitor(tx, organizationid, person.email, { now })
  if (person.userId !== undefined) {
    await forgetCalendars(tx, person.userId)
    await endFeedsOf(tx, person.userId)
    await forgetStripeOfUser(tx, { userId: person.userId })
  }
  await forgetContact(tx, organizationid, person)
  const { userId: _, ...contact } = person
  await appendEvent(tx, bookingsPersonErased, {
    subject: `${organizationid}`,
    version: 1,
    organizationId: organizationid,
    at,
    data: contact,
  })
}
