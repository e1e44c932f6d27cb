import type { Booking, EventType } from './api.ts'
import type { Picked } from './picker/picked.ts'
import { routingIn } from './routing.ts'

// What a page asks for when a visitor books: the same in a browser and on the server, for visitors
// without scripts.

/** Fields that are sent outside the answers to the event type's own questions. */
const apart = new Set([
  'name',
  'email',
  'location',
  'guests',
  'rescheduleReason',
  'title',
  'attendeePhoneNumber',
  'recurrenceCount',
])

/** Returns the body of `POST /v2/bookings`. */
export function bookingRequest(
  offer: { eventType: EventType; privateLinkId?: string | undefined },
  pick: Picked,
  /** By the slug of the question; undefined for one without an answer. */
  answers: ReadonlyMap<string, unknown>,
  visitor: {
    /** Undefined: the event type's own. */
    language: string | undefined
    /** Of the page's address. */
    query: URLSearchParams
    /** Verifies the email address. */
    code?: string | undefined
  },
): Record<string, unknown> {
  const { eventType, privateLinkId } = offer
  const { language, query, code } = visitor
  const own = [...answers].filter(([slug, answer]) => !apart.has(slug) && answer !== undefined)
  const given = (key: string, slug: string) =>
    answers.get(slug) === undefined ? {} : { [key]: answers.get(slug) }
  const routing = routingIn(query, eventType)
  return {
    eventTypeId: eventType.id,
    start: new Date(pick.start).toISOString(),
    ...(pick.length !== eventType.lengthInMinutes && { lengthInMinutes: pick.length }),
    attendee: {
      ...given('name', 'name'),
      ...given('email', 'email'),
      ...given('phoneNumber', 'attendeePhoneNumber'),
      timeZone: pick.timeZone,
      ...(language && { language }),
    },
    ...given('guests', 'guests'),
    ...given('location', 'location'),
    ...given('recurrenceCount', 'recurrenceCount'),
    bookingFieldsResponses: { ...Object.fromEntries(own), ...given('title', 'title') },
    ...(routing && { routing }),
    ...(privateLinkId && { privateLinkId }),
    ...(code && { emailVerificationCode: code }),
    ...campaignIn(query),
  }
}

/** Returns the `utm_` parameters of an address as metadata of the booking; none without them. */
function campaignIn(query: URLSearchParams): { metadata?: Record<string, string> } {
  const given = [...query].filter(([name]) => /^utm_(?:source|medium|campaign|term|content)$/.test(name))
  if (given.length === 0) return {}
  return { metadata: Object.fromEntries(given.map(([name, value]) => [name, value.slice(0, 500)])) }
}

/**
 * Returns what a text that a visitor typed means as the answer to a question; undefined if empty.
 */
export function answerOf(type: string, typed: string): unknown {
  const value = typed.trim()
  if (value === '') return undefined
  if (type === 'number') return Number(value)
  // The API takes E.164, without spaces and separators.
  if (type === 'phone') return value.replace(/[\s()./-]/g, '')
  return type === 'multiemail' ? value.split(/[\s,;]+/).filter(Boolean) : value
}

/**
 * Returns the page of another site that follows a booking: that of the event type, else that of the
 * platform; undefined without one.
 */
export function pageAfterwards(
  { uid, seatUid }: Pick<Booking, 'uid' | 'seatUid'>,
  { successRedirectUrl }: Pick<EventType, 'successRedirectUrl'>,
  bookingRedirectUri: string | undefined,
): string | undefined {
  if (successRedirectUrl) return withParameter(successRedirectUrl, 'uid', uid)
  if (!bookingRedirectUri) return undefined
  const address = withUid(bookingRedirectUri, uid)
  return seatUid === undefined ? address : withParameter(address, 'seatUid', seatUid)
}

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}

/** Returns the address with the uid of a booking as the last path segment. */
export function withUid(address: string, uid: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  return `${path.replace(/([^/])\/$/, '$1')}/${encodeURIComponent(uid)}${rest}`
}
