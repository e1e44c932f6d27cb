import {
  type BookingCheckAnswer,
  bookingLocationChanged,
  builtInVideo,
  type HostSnapshot,
  type MeetingSnapshot,
  meetingApps,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, meetingUrlOf } from './booking.ts'
import { defaultAppOf, hasOrganizersApp, inRoom } from './location.ts'

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

/**
 * Returns the booking at the place where another organizer holds it: in the default meeting service
 * of that one, if the event type says so, else in the same service.
 * @param newRoomUrl returns the URL of a new video room
 */
export function atOrganizersPlace(
  booking: Booking,
  { eventType, hosts }: Pick<BookingCheckAnswer, 'eventType' | 'hosts'>,
  organizer: HostSnapshot | undefined,
  newRoomUrl: () => string,
): Booking {
  const integration = defaultAppOf(hosts, organizer)
  const isSame =
    (booking.meeting ? meetingApps[booking.meeting.app].integration : builtInVideo) === integration
  if (!booking.organizersApp || !hasOrganizersApp(eventType) || isSame) return withoutLink(booking)
  const { meetingUrl: _, videoRoom: __, meeting: ___, ...rest } = booking
  const place = inRoom(`integrations:${integration}`, newRoomUrl)
  const meetingUrl = meetingUrlOf(place.location)
  return { ...rest, ...place, ...(meetingUrl !== undefined && { meetingUrl }) }
}

/** Returns whether a host is the booking's organizer, in whose account its meeting is. */
export const isOrganizer = ({ hosts }: Booking, host: { id: number } | undefined): boolean =>
  hosts[0]?.id === host?.id

/** A booking's meeting at its service. */
export interface MadeMeeting {
  /** Name of the service's connections, such as `zoom_video`. */
  type: string
  id: string
  url: string
}

/** Returns the meeting that a service keeps for a booking; undefined while there is none. */
export function madeMeeting({ meeting, meetingUrl: url, status }: Booking): MadeMeeting | undefined {
  if (!meeting || url === undefined || status !== 'accepted') return undefined
  return { type: meetingApps[meeting.app].type, id: meeting.id ?? url, url }
}

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
