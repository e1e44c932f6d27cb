import type { EventTypeOutput } from '@punctual/contracts'
import { defined } from '@punctual/contracts'
import { isObject, type JsonObject, text } from '../json.ts'

/** Types of an event type's location, then and now; `integrations:<app>` is apart. */
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
/** Apps whose older name says something else than today's. */
const apps = [
  ['google:meet', 'google-meet'],
  ['daily', 'svc-video'],
] as const

/** @returns today's type, and the app where it is an integration; undefined for what the older version did not know */
function todaysType(type: string): { type: string; integration?: string } | undefined {
  if (type.startsWith(integrationPrefix)) {
    const name = type.slice(integrationPrefix.length)
    const integration = apps.find(([then]) => then === name)?.[1] ?? name.replaceAll('_', '-')
    return { type: 'integration', integration }
  }
  const now = today.get(type)
  return now === undefined ? undefined : { type: now }
}

/** @returns an event type's location in today's shape; what the older version did not know stays as it is */
export function todaysLocation(location: unknown): unknown {
  if (!isObject(location) || typeof location.type !== 'string') return location
  const known = todaysType(location.type)
  if (!known) return location
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
  return defined({ ...known, ...own, ...(own && { public: location.displayLocationPublicly ?? false }) })
}

/** @returns an event type's location in the older shape */
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
 * @param location the answer to the booking question "where": `{ value: <type>, optionValue: <what the attendee gave> }`
 * @returns where the booking takes place, in today's shape: a type of the event type's, or a place as text
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
