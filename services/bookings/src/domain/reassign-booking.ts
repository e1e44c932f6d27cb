import { bookingReassigned, type HostSnapshot } from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/** Replaces one host of a booking. If the organizer changes, the title gets the new name. */
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
  const reassigned = event(bookingReassigned, {
    booking: next,
    previousHosts: booking.hosts,
    ...(reason ? { reason } : {}),
  })
  return { booking: next, events: [reassigned] }
}
