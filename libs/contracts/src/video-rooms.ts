import { isAddressOf } from './emails.ts'
import type { BookingSnapshot, HostSnapshot } from './events/booking-snapshot.ts'
import type { RoomParticipant } from './events/bookings.ts'
import type { NoShowNotice } from './events/envelope.ts'

/** The integration of our own video rooms: the default of every organizer. */
export const builtInVideo = 'svc-video'
/** The location that an event type has for the built-in video. */
export const builtInVideoLocation = `integrations:${builtInVideo}`

/**
 * Returns whether a booking has a built-in video room. Bookings that were made before rooms had an
 * address have the name of the integration as location.
 */
export const hasRoom = ({ location, videoRoom }: Pick<BookingSnapshot, 'location' | 'videoRoom'>): boolean =>
  videoRoom === true || location === builtInVideoLocation

const roomsPath = '/v2/rooms/'

/**
 * Returns the link that opens a video room whose visitors need a token.
 * @param publicUrl without a trailing slash
 */
export const roomLink = (publicUrl: string, room: string): string => `${publicUrl}${roomsPath}${room}`

/** Returns the name of the video room that a link of this system opens. */
export const linkedRoom = (publicUrl: string, location: string): string | undefined =>
  location.startsWith(roomLink(publicUrl, '')) ? location.slice(roomLink(publicUrl, '').length) : undefined

/** The side that can be missing. Webhooks and workflows each wait for their own time. */
export type RoomSide = NoShowNotice['side']

type Here = Pick<BookingSnapshot, 'hosts'> & { eventType: Pick<BookingSnapshot['eventType'], 'clientId'> }

/** Returns the host who is this participant, or undefined for other participants. */
export const hostOf = ({ hosts, eventType }: Here, email: string): HostSnapshot | undefined =>
  hosts.find((host) => isAddressOf({ email: host.email, clientId: eventType.clientId }, email))

/**
 * Returns the hosts who had not joined the video room by then, and whether no guest at all had
 * joined (docs/domain.md#triggers). Having joined once, however briefly, counts. Every participant
 * who is not a host counts as a guest because people join with other addresses than they booked
 * with.
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
