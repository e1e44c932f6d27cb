import { isAddressOf } from './emails.ts'
import type { BookingSnapshot, HostSnapshot } from './events/booking-snapshot.ts'
import type { RoomParticipant } from './events/bookings.ts'
import type { NoShowNotice } from './events/envelope.ts'

/** Our own video rooms among the integrations: the default of every organizer. */
export const builtInVideo = 'svc-video'
/** How a booking names them as its place. */
export const builtInVideoLocation = `integrations:${builtInVideo}`

/** Whether a booking has a room of the built-in video. */
export const hasRoom = ({ location }: Pick<BookingSnapshot, 'location'>): boolean =>
  location === builtInVideoLocation

/** Those who decide on a no-show: webhooks and workflows each wait for as long as they say. */
export type RoomSide = NoShowNotice['side']

type Here = Pick<BookingSnapshot, 'hosts'> & { eventType: Pick<BookingSnapshot['eventType'], 'clientId'> }

/** @returns the host that a participant is; nobody else is one */
export const hostOf = ({ hosts, eventType }: Here, email: string): HostSnapshot | undefined =>
  hosts.find((host) => isAddressOf({ email: host.email, clientId: eventType.clientId }, email))

/**
 * Who had not been in the room by then (docs/domain.md#triggers): whoever was there once has come, however short.
 * Anybody who is no host counts as a guest, as people join by other addresses than they booked with.
 * @returns the hosts who are missing; whether no guest at all had come
 */
export function missingFrom(
  booking: Here,
  participants: readonly RoomParticipant[],
  by: Date,
): { hosts: HostSnapshot[]; guests: boolean } {
  const there = participants.filter(({ joinedAt }) => Date.parse(joinedAt) <= by.getTime())
  const come = new Set(there.map(({ email }) => hostOf(booking, email)?.id))
  return { hosts: booking.hosts.filter(({ id }) => !come.has(id)), guests: !come.has(undefined) }
}
