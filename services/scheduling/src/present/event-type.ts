import type { EventTypeOutput, GroupEventTypeOutput, PeriodLimits } from '@punctual/contracts'
import type { KnownUser } from '../db/users-repository.ts'
import type { Bookable } from '../domain/bookable.ts'
import { allBookingFields } from '../domain/booking-fields.ts'
import { personalUrl } from '../domain/booking-url.ts'
import type { EventType } from '../domain/event-type.ts'

type Present<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> }
/** Returns the object without its nulls. */
export function present<T extends object>(values: T): Present<T> {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(present) as Present<T>
}

/** The common fields of personal and team event types in answers. */
export function presentShared(eventType: EventType) {
  const { id, title, slug, description, lengthInMinutes, locations, disableGuests } = eventType
  const { offsetStart, minimumBookingNotice, beforeEventBuffer, afterEventBuffer, scheduleId } = eventType
  const { lengthInMinutesOptions, slotInterval, bookingWindow, confirmationPolicy } = eventType
  const { hidden, bookingRequiresAuthentication, showOptimizedSlots, onlyShowFirstAvailableSlot } = eventType
  const lengths = lengthInMinutesOptions.length > 0 ? lengthInMinutesOptions : null
  return {
    id,
    title,
    slug,
    description,
    lengthInMinutes,
    locations,
    disableGuests,
    scheduleId,
    hidden,
    offsetStart,
    minimumBookingNotice,
    beforeEventBuffer,
    afterEventBuffer,
    bookingRequiresAuthentication,
    showOptimizedSlots,
    onlyShowFirstAvailableSlot,
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

/** Disabled features are absent, except `recurrence`, which clients expect. */
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
 * Returns a personal event type as answers show it.
 * @param publicUrl without a trailing slash
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

/**
 * Returns the common meeting of several people, which is not stored and has no page (GET
 * /v2/event-types with `usernames`).
 */
export function presentGroup({ eventType, hosts }: Bookable): GroupEventTypeOutput {
  return {
    ...presentShared(eventType),
    ownerId: eventType.ownerId,
    users: hosts.map(({ host: { id, name, username } }) => ({ id, name, username })),
  }
}
