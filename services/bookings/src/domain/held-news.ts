import {
  awaitsPayment,
  bookingConfirmed,
  bookingCreated,
  bookingLocationChanged,
  bookingMeetingRequested,
  type EventDefinition,
} from '@punctual/contracts'
import { type Booking, type BookingEvent, type Decision, event } from './booking.ts'

/** How long news of a booking wait for the link of its meeting. */
export const linkWaitMs = 20_000

/** An event that waits, without the booking. */
export interface HeldEvent {
  type: string
  data: Record<string, unknown>
}

/** What people and webhooks learn with the link. */
const waiting: ReadonlyMap<string, EventDefinition> = new Map(
  [bookingCreated, bookingConfirmed, bookingLocationChanged].map((definition) => [
    definition.type,
    definition,
  ]),
)

/** Returns whether a booking needs a meeting whose link is not known yet. */
export const awaitsLink = (booking: Booking): boolean =>
  booking.meeting !== undefined &&
  booking.meetingUrl === undefined &&
  booking.status === 'accepted' &&
  !awaitsPayment(booking)

/**
 * Divides the events of a decision into those that are published now, and those that wait for the
 * link of the meeting (docs/domain.md#meetings). Instead of these, the meeting is asked for.
 */
export function withHeldNews({ booking, events }: Decision): { events: BookingEvent[]; held: HeldEvent[] } {
  const waits = ({ definition }: BookingEvent) => waiting.has(definition.type)
  if (!awaitsLink(booking) || !events.some(waits)) return { events, held: [] }
  const held = events.filter(waits).map(({ definition: { type }, data }) => {
    const { booking: _, ...rest } = data as Record<string, unknown>
    return { type, data: rest }
  })
  const others = events.filter((each) => !waits(each))
  return { events: [...others, event(bookingMeetingRequested, { booking })], held }
}

/** Returns events that waited, about the booking as it is now. */
export const releasedNews = (booking: Booking, held: readonly HeldEvent[]): BookingEvent[] =>
  held.flatMap(({ type, data }) => {
    const definition = waiting.get(type)
    return definition ? [{ definition, data: { ...data, booking } }] : []
  })
