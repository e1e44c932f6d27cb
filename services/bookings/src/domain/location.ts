import {
  appOfIntegration,
  type BookableHost,
  badRequest,
  bookingLocationChanged,
  builtInVideo,
  builtInVideoLocation,
  DomainError,
  type EventTypeLocation,
  type LocationInput,
  meetingApps,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasEnded, meetingUrlOf } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/** The location that the body of a creation asks for. */
export interface LocationWish {
  location?: string | LocationInput | undefined
  meetingUrl?: string | undefined
  attendeePhone?: string | undefined
}

/** @returns the text of a location that needs no value from the attendee */
function textOf(location: EventTypeLocation): string | undefined {
  switch (location.type) {
    case 'integration':
    case 'organizersDefaultApp':
      return `integrations:${location.integration ?? builtInVideo}`
    default:
      return location.address ?? location.link ?? location.phone
  }
}

const attendeeKeys = {
  attendeeAddress: 'address',
  attendeeDefined: 'location',
  attendeePhone: 'phone',
} as const
/** Returns whether bookings can take place in the default meeting service of their organizer. */
export const hasOrganizersApp = ({ locations }: { locations: readonly EventTypeLocation[] }): boolean =>
  locations.some(({ type }) => type === 'organizersDefaultApp')

/** Returns the integration of the default meeting service of a host. */
export const defaultAppOf = (
  hosts: readonly Pick<BookableHost, 'id' | 'conferencing'>[],
  organizer: { id: number } | undefined,
): string => hosts.find(({ id }) => id === organizer?.id)?.conferencing ?? builtInVideo

const isAttendeeType = (type: string): type is keyof typeof attendeeKeys => type in attendeeKeys
const valueKeys = ['address', 'link', 'phone', 'integration'] as const

/** The object form: `type`, and a value if given, must match one of the event type's locations. */
function fromObject(wish: LocationInput, locations: readonly EventTypeLocation[]): string {
  if (isAttendeeType(wish.type)) {
    if (!locations.some(({ type }) => type === wish.type)) throw notOffered()
    const key = attendeeKeys[wish.type]
    const value = wish[key]
    if (value === undefined) {
      throw badRequest({ path: `location.${key}`, message: `is required for ${wish.type}` })
    }
    return value
  }
  const found = locations.find(
    (location) =>
      location.type === wish.type &&
      valueKeys.every((key) => wish[key] === undefined || wish[key] === location[key]),
  )
  const text = found && textOf(found)
  if (text === undefined) throw notOffered()
  return text
}

/** The text form, deprecated: a location type, or any location of this booking. */
function fromText(text: string, locations: readonly EventTypeLocation[], attendeePhone?: string): string {
  const byType = locations.find(({ type }) => type === text)
  return (byType && offered(byType, attendeePhone)) ?? text
}

const offered = (location: EventTypeLocation, attendeePhone: string | undefined): string | undefined =>
  isAttendeeType(location.type)
    ? location.type === 'attendeePhone'
      ? attendeePhone
      : undefined
    : textOf(location)

const notOffered = () =>
  badRequest({ path: 'location', message: 'is not one of the locations of this event type' })

/**
 * Returns the location of a new booking: an address, phone number, URL or `integrations:<name>`
 * (docs/domain.md#create-a-booking). The default is the first location that needs no value from the
 * attendee; it is empty if the event type has none.
 * @throws DomainError 400 for a location that the event type does not offer, or without one that it
 *   requires
 */
export function resolveLocation(wish: LocationWish, locations: readonly EventTypeLocation[]): string {
  const { location = wish.meetingUrl, attendeePhone } = wish
  if (typeof location === 'string') return fromText(location.trim(), locations, attendeePhone)
  if (location) return fromObject(location, locations)
  if (locations.length === 0) return ''
  for (const candidate of locations) {
    const text = offered(candidate, attendeePhone)
    if (text !== undefined) return text
  }
  throw badRequest({ path: 'location', message: 'is required by this event type' })
}

/** Returns whether a location comes from the event type, not from an attendee. */
export const isOfEventType = (text: string, locations: readonly EventTypeLocation[]): boolean =>
  text === '' || locations.some((location) => !isAttendeeType(location.type) && textOf(location) === text)

/**
 * Returns the location as a booking stores it: the built-in video becomes the URL of a room, as do
 * integrations that no meeting can be made at; meeting services become their title until there is a
 * link.
 */
export function inRoom(
  location: string,
  newRoomUrl: () => string,
): Pick<Booking, 'location' | 'videoRoom' | 'meeting'> {
  const [, integration] = /^integrations:(\S+)$/.exec(location) ?? []
  if (integration === undefined) return { location }
  // Clients of older versions write `google:meet`.
  const app = appOfIntegration(integration.replaceAll(/[:_]/g, '-'))
  if (app) return { location: meetingApps[app].title, meeting: { app } }
  return { location: newRoomUrl(), videoRoom: true }
}

/** The key that holds the value of each location type. */
const keys = {
  address: 'address',
  attendeeAddress: 'address',
  attendeeDefined: 'location',
  attendeePhone: 'phone',
  integration: 'integration',
  link: 'link',
  phone: 'phone',
} as const

/** @returns the location; it need not be one of the event type's, as the organizer chooses it */
function locationOf(wish: LocationInput): string {
  if (wish.type === 'organizersDefaultApp') return builtInVideoLocation
  const key = keys[wish.type]
  const value = wish[key]
  if (value === undefined)
    throw badRequest({ path: `location.${key}`, message: `is required for ${wish.type}` })
  return wish.type === 'integration' ? `integrations:${value}` : value
}

/**
 * Changes the location of a live booking.
 * @param newRoomUrl returns the URL of a new video room, for the built-in video
 * @throws DomainError booking_ended, 400 without the value that the location type requires, and
 *   that of the state machine
 */
export function changeLocation(
  booking: Booking,
  wish: LocationInput,
  newRoomUrl: () => string,
  now: Date,
): Decision {
  const status = nextStatus('change-location', booking.status)
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  const { location, videoRoom, meeting } = inRoom(locationOf(wish), newRoomUrl)
  const { meetingUrl: _, videoRoom: __, meeting: ___, organizersApp: ____, ...withoutUrl } = booking
  const meetingUrl = meetingUrlOf(location)
  const next = changed(
    withoutUrl,
    {
      status,
      location,
      icsSequence: booking.icsSequence + 1,
      ...(videoRoom && { videoRoom }),
      ...(meeting && { meeting }),
      ...(meetingUrl === undefined ? {} : { meetingUrl }),
    },
    now,
  )
  return { booking: next, events: [event(bookingLocationChanged, { booking: next })] }
}
