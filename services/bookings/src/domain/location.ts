import {
  badRequest,
  builtInVideo,
  builtInVideoLocation,
  type EventTypeLocation,
  type LocationInput,
} from '@punctual/contracts'

/** What the booker said about the place. */
export interface PlaceWish {
  location?: string | LocationInput | undefined
  meetingUrl?: string | undefined
  attendeePhone?: string | undefined
}

/** @returns the place of a location that needs nothing of the attendee */
function placeOf(location: EventTypeLocation): string | undefined {
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

/** The object form: `type`, and a value where it is given, must name one of the event type's locations. */
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
  const place = found && placeOf(found)
  if (place === undefined) throw notOffered()
  return place
}

/** The text form (deprecated, still sent by clients): a type word, a value of the list, or this booking's own place. */
function fromText(text: string, locations: readonly EventTypeLocation[], attendeePhone?: string): string {
  const byType = locations.find(({ type }) => type === text)
  return (byType && offered(byType, attendeePhone)) ?? text
}

const offered = (location: EventTypeLocation, attendeePhone: string | undefined): string | undefined =>
  isAttendeeType(location.type)
    ? location.type === 'attendeePhone'
      ? attendeePhone
      : undefined
    : placeOf(location)

const notOffered = () =>
  badRequest({ path: 'location', message: 'is not one of the locations of this event type' })

/**
 * Where a new booking takes place (docs/domain.md#create-a-booking).
 * Without a wish: the first location that needs nothing from the attendee; empty when the event type has none.
 * @returns an address, phone number, URL or `integrations:<name>`
 */
export function resolveLocation(wish: PlaceWish, locations: readonly EventTypeLocation[]): string {
  const { location = wish.meetingUrl, attendeePhone } = wish
  if (typeof location === 'string') return fromText(location.trim(), locations, attendeePhone)
  if (location) return fromObject(location, locations)
  if (locations.length === 0) return ''
  for (const candidate of locations) {
    const place = offered(candidate, attendeePhone)
    if (place !== undefined) return place
  }
  throw badRequest({ path: 'location', message: 'is required by this event type' })
}

/** Whether a place is one of the event type's own, and not what an attendee gave: a phone number, an address, a link. */
export const isOfEventType = (place: string, locations: readonly EventTypeLocation[]): boolean =>
  place === '' || locations.some((location) => !isAttendeeType(location.type) && placeOf(location) === place)

/** @returns the location when it is one that can be opened */
export function meetingUrlOf(location: string): string | undefined {
  return /^https?:\/\/\S+$/i.test(location) ? location : undefined
}
