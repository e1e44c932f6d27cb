import type { EventTypeOutput, GroupEventTypeOutput, PeriodLimits } from '@punctual/contracts'
import type { KnownUser } from './db/users-repository.ts'
import type { Bookable } from './domain/bookable.ts'
import { allBookingFields } from './domain/booking-fields.ts'
import { personalUrl } from './domain/booking-url.ts'
import type { EventType } from './domain/event-type.ts'

type Present<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> }
/** @returns the object without its nulls */
export function present<T extends object>(values: T): Present<T> {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(kept) as Present<T>
}

/** What the answers of personal and of team event types have in common. */
export function presentShared(eventType: EventType) {
  const { id, title, slug, description, lengthInMinutes, locations, disableGuests } = eventType
  const { offsetStart, minimumBookingNotice, beforeEventBuffer, afterEventBuffer, scheduleId } = eventType
  const { lengthInMinutesOptions, slotInterval, bookingWindow, confirmationPolicy } = eventType
  const { hidden, bookingRequiresAuthentication, showOptimizedSlots, onlyShowFirstAvailableSlot } = eventType
  const lengths = lengthInMinutesOptions.length > 0 ? lengthInMinutesOptions : null
  return {
    ...{ id, title, slug, description, lengthInMinutes, locations, disableGuests, scheduleId, hidden },
    ...{ offsetStart, minimumBookingNotice, beforeEventBuffer, afterEventBuffer },
    ...{ bookingRequiresAuthentication, showOptimizedSlots, onlyShowFirstAvailableSlot },
    ...present({ lengthInMinutesOptions: lengths, slotInterval, bookingWindow, confirmationPolicy }),
    bookingFields: allBookingFields(eventType.bookingFields, disableGuests),
    requiresConfirmation: confirmationPolicy !== null,
    metadata: eventType.metadata,
    ...presentFeatures(eventType),
    price: 0,
    currency: 'usd',
    forwardParamsSuccessRedirect: null,
    isInstantEvent: eventType.teamId !== null,
    lockTimeZoneToggleOnBookingPage: false,
    hideCalendarNotes: false,
    successRedirectUrl: null,
    ...eventType.settings,
  }
}

/** Features that are off are absent, but for `recurrence`, which clients want to see. */
function presentFeatures({ recurrence, seats, bookingLimits, bookerActiveBookingsLimit }: EventType) {
  const some = (limits: PeriodLimits | undefined) =>
    limits && Object.keys(limits).length > 0 ? limits : null
  return {
    recurrence,
    ...present({
      seats,
      seatsPerTimeSlot: seats?.seatsPerTimeSlot,
      seatsShowAvailabilityCount: seats?.showAvailabilityCount,
      bookerActiveBookingsLimit,
      bookingLimitsCount: some(bookingLimits?.count),
      bookingLimitsDuration: some(bookingLimits?.duration),
    }),
  }
}

/**
 * @param publicUrl without a slash at its end
 * @returns a personal event type as answers show it
 */
export function presentEventType(eventType: EventType, owner: KnownUser, publicUrl: string): EventTypeOutput {
  return {
    ...presentShared(eventType),
    ownerId: eventType.ownerId,
    ...present({ parentEventTypeId: eventType.parentId }),
    users: [{ id: owner.userId, name: owner.name, username: owner.username }],
    ...present({ bookingUrl: personalUrl(publicUrl, owner, eventType) }),
  }
}

/** @returns what some people have in common, which is kept nowhere and has no page (GET /v2/event-types with `usernames`) */
export function presentGroup({ eventType, hosts }: Bookable): GroupEventTypeOutput {
  return {
    ...presentShared(eventType),
    ownerId: eventType.ownerId,
    users: hosts.map(({ host: { id, name, username } }) => ({ id, name, username })),
  }
}
