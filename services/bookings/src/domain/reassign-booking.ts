import { bookingReassigned, type HostSnapshot } from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/** Another host comes instead of one who hosts the booking; a title that names the organizer names the new one. */
export function reassignBooking(
  booking: Booking,
  { fromId, to, reason }: { fromId: number; to: HostSnapshot; reason?: string | undefined },
  now: Date,
): Decision {
  const status = nextStatus('reassign', booking.status)
  const hosts = booking.hosts.map((host) => (host.id === fromId ? to : host))
  const [before, after] = [booking.hosts[0], hosts[0]]
  const title =
    before && after && before.id !== after.id && before.name !== ''
      ? booking.title.replace(before.name, () => after.name)
      : booking.title
  const next = changed(booking, { status, hosts, title, icsSequence: booking.icsSequence + 1 }, now)
  const told = event(bookingReassigned, {
    ...{ booking: next, previousHosts: booking.hosts },
    ...(reason ? { reason } : {}),
  })
  return { booking: next, events: [told] }
}
