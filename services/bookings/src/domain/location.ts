import {
  badRequest,
  builtInVideo,
  builtInVideoLocation,
  type EventTypeLocation,
  type LocationInput,
} from '@punctual/contracts'

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
      return `integrations:${location.integration ?? builtInVideo}`
    case 'organizersDefaultApp':
      return builtInVideoLocation
    default:
      return location.address ?? location.link ?? location.phone
  }
}

const attendeeKeys = {
  attendeeAddress: 'address',
  attendeeDefined: 'location',
  attendeePhone: 'phone',
} as const
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

/** Returns the location if it is an http or https URL. */
export function meetingUrlOf(location: string): string | undefined {
  return /^https?:\/\/\S+$/i.test(location) ? location : undefined
}
