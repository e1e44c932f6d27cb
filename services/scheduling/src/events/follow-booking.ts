import { awaitsPayment, type BookingSnapshot, type Clock } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { eventOf, eventUidOf } from '../calendars/ical/event-of.ts'
import { calendarOwner, unwantBooking, unwantOthers, wantEvent } from '../db/calendar-events-repository.ts'
import { destinationFor } from '../db/destinations-repository.ts'

/** What any `bookings.booking.*` event carries, as far as calendars are concerned. */
interface BookingNews {
  booking: BookingSnapshot
  previous?: { uid: string }
}

/**
 * Says what is to be in the calendars of a booking's hosts: the booking while it is accepted and nobody waits for money,
 * else nothing. Only rows: who writes them is `write-due`.
 */
export async function followBooking(
  tx: Tx,
  { booking, previous }: BookingNews,
  clock: Pick<Clock, 'now'>,
): Promise<void> {
  const now = clock.now()
  const { uid: bookingUid, version: bookingVersion, icsSequence: sequence, hosts } = booking
  const eventUid = eventUidOf(booking)
  if (previous) await unwantBooking(tx, previous.uid, eventUid, now)
  if (booking.status !== 'accepted' || awaitsPayment(booking))
    return unwantOthers(tx, { eventUid, sequence }, [], now)
  const wanted = { eventUid, sequence, bookingUid, bookingVersion, isWanted: true, ics: eventOf(booking) }
  for (const host of hosts) {
    const owner = await calendarOwner(tx, host.id)
    const place = owner && (await destinationFor(tx, owner, booking.eventType.id))
    if (owner && place) await wantEvent(tx, owner, place, wanted, now)
  }
  await unwantOthers(
    tx,
    { eventUid, sequence },
    hosts.map(({ id }) => id),
    now,
  )
}
