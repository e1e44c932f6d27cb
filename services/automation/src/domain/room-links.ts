import { type BookingSnapshot, linkedRoom } from '@punctual/contracts'

/** What the links of hosts to video rooms are made from. */
export interface RoomLinks {
  /** The gateway's public URL, without a trailing slash. */
  publicUrl: string
  /** Returns the token with which one host enters a room as its moderator. */
  hostToken: (right: { room: string; userId: number }) => string
}

/**
 * Returns a booking with the link of one host to its video room, where links open rooms
 * (docs/domain.md#video-rooms). It is for the text of that host's own mails: attendees can see what
 * is in the calendar entry.
 */
export function withHostLink(
  booking: BookingSnapshot,
  userId: number,
  { publicUrl, hostToken }: RoomLinks,
): BookingSnapshot {
  const room = booking.videoRoom ? linkedRoom(publicUrl, booking.location) : undefined
  if (room === undefined) return booking
  const link = `${booking.location}?${new URLSearchParams({ hostToken: hostToken({ room, userId }) })}`
  return { ...booking, location: link, meetingUrl: link }
}
