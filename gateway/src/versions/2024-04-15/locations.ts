import type { EventTypeOutput } from '@punctual/contracts'
import { defined } from '@punctual/contracts'
import { isObject, type JsonObject, text } from '../json.ts'

/** Older and current types of a location, except `integrations:<app>`. */
const types = [
  ['inPerson', 'address'],
  ['link', 'link'],
  ['userPhone', 'phone'],
  ['attendeeInPerson', 'attendeeAddress'],
  ['phone', 'attendeePhone'],
  ['somewhereElse', 'attendeeDefined'],
  ['conferencing', 'organizersDefaultApp'],
] as const
const today = new Map<string, string>(types)
const older = new Map<string, string>(types.map(([then, now]) => [now, then]))

const integrationPrefix = 'integrations:'
/** Apps whose older name differs from the current one. */
const apps = [
  ['google:meet', 'google-meet'],
  ['daily', 'svc-video'],
] as const

/**
 * Returns the current type, with the app of an integration; undefined for a type that the older
 * version did not have.
 */
function todaysType(type: string): { type: string; integration?: string } | undefined {
  if (type.startsWith(integrationPrefix)) {
    const name = type.slice(integrationPrefix.length)
    const integration = apps.find(([then]) => then === name)?.[1] ?? name.replaceAll('_', '-')
    return { type: 'integration', integration }
  }
  const now = today.get(type)
  return now === undefined ? undefined : { type: now }
}

/**
 * Returns a location in the current shape; unknown types stay unchanged. So does a `phone` with its
 * number: that is the current type, of the organizer's phone; the older one had no number.
 */
export function todaysLocation(location: unknown): unknown {
  if (!isObject(location) || typeof location.type !== 'string') return location
  const known = todaysType(location.type)
  if (!known || (location.type === 'phone' && location.phone !== undefined)) return location
  const isPublic = location.displayLocationPublicly ?? location.public ?? false
  const place = {
    address: text(location.address),
    link: text(location.link),
    phone: text(location.hostPhoneNumber),
  }
  const value = {
    address: { address: place.address },
    link: { link: place.link },
    phone: { phone: place.phone },
  }
  const own = value[known.type as keyof typeof value]
  return defined({ ...known, ...own, ...(own && { public: isPublic }) })
}

/** Returns a location in the older shape. */
export function olderLocation(location: EventTypeOutput['locations'][number]): JsonObject {
  if (location.type === 'integration') {
    const name = String(location.integration)
    const app = apps.find(([, now]) => now === name)?.[0] ?? name.replaceAll('-', '_')
    return { type: integrationPrefix + app }
  }
  return defined({
    type: older.get(String(location.type)) ?? location.type,
    address: location.address,
    link: location.link,
    hostPhoneNumber: location.phone,
    displayLocationPublicly: location.public,
  })
}

/**
 * Returns the location of a booking in the current shape: a location type of the event type, or
 * text.
 * @param location answer to the booking question "where": `{ value: <type>, optionValue: <the
 *   attendee's text> }`
 */
export function todaysBookingLocation(location: unknown): unknown {
  if (!isObject(location)) return location
  const value = text(location.value) ?? ''
  const given = text(location.optionValue) || undefined
  const known = todaysType(value)
  if (!known) return given ?? (value || undefined)
  if (known.type === 'attendeeAddress') return defined({ ...known, address: given })
  if (known.type === 'attendeePhone') return defined({ ...known, phone: given })
  if (known.type === 'attendeeDefined') return defined({ ...known, location: given })
  return known
}
