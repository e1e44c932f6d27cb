import { bookingLocationChanged, type MeetingSnapshot, meetingApps } from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'

/**
 * Returns the booking without the link of its meeting, where another one has to be made: for
 * another organizer, or after the booking did not hold for a while.
 */
export function withoutLink(booking: Booking): Booking {
  if (!booking.meeting) return booking
  const { meetingUrl: _, ...rest } = booking
  const { app } = booking.meeting
  return { ...rest, location: meetingApps[app].title, meeting: { app } }
}

/** Returns whether a host is the booking's organizer, in whose account its meeting is. */
export const isOrganizer = ({ hosts }: Booking, host: { id: number } | undefined): boolean =>
  hosts[0]?.id === host?.id

/** Returns the booking with the link of its meeting; unchanged when it is not wanted any more. */
export function openMeeting(
  booking: Booking,
  { meeting, url }: { meeting: MeetingSnapshot; url: string },
  now: Date,
): Decision {
  const isWanted = booking.status === 'accepted' && booking.meeting?.app === meeting.app
  if (!isWanted || booking.meetingUrl === url) return { booking, events: [] }
  return moved(changed(booking, { location: url, meetingUrl: url, meeting }, now))
}

/**
 * Returns the booking in a built-in video room, as its meeting cannot be made; unchanged when it
 * has a link, or none is wanted any more.
 * @param newRoomUrl returns the URL of a new video room
 */
export function replaceMeeting(
  booking: Booking,
  { meeting: { app } }: { meeting: MeetingSnapshot },
  newRoomUrl: () => string,
  now: Date,
): Decision {
  if (booking.meeting?.app !== app || booking.meetingUrl !== undefined || booking.status !== 'accepted')
    return { booking, events: [] }
  const { meeting: _, ...rest } = booking
  const url = newRoomUrl()
  return moved(changed(rest, { location: url, meetingUrl: url, videoRoom: true }, now))
}

const moved = (booking: Booking): Decision => ({
  booking,
  events: [event(bookingLocationChanged, { booking })],
})
