import { type BookableEventType, type BookingLimits, defined } from '@punctual/contracts'
import type { Bookable } from './bookable.ts'
import { allBookingFields } from './booking-fields.ts'
import { isTentative, requiresConfirmation } from './confirmation-policy.ts'
import { type EventType, lengthOptions } from './event-type.ts'

/** Returns the event type as a booking created now for this start needs it. */
export function bookableEventType(
  { eventType, clientId, parent, timeZone, teamLimits }: Bookable,
  start: Date,
  now: Date,
): BookableEventType {
  const { id, slug, title, description, version, lengthInMinutes, ownerId, teamId, organizationId } =
    eventType
  const { hideCalendarNotes = false, price = 0, currency = 'usd', ...settings } = eventType.settings
  return {
    id,
    slug,
    title,
    description,
    version,
    lengthInMinutes,
    ownerId,
    teamId,
    organizationId,
    ...(clientId === null ? {} : { clientId }),
    ...(parent?.teamId ? { parent: { ...parent, teamId: parent.teamId } } : {}),
    requiresConfirmation: requiresConfirmation(eventType.confirmationPolicy, start, now),
    ...(isTentative(eventType.confirmationPolicy) && !eventType.seats && price === 0
      ? { pendingIsTentative: true }
      : {}),
    disableGuests: eventType.disableGuests,
    hideCalendarNotes,
    seatsPerTimeSlot: eventType.seats?.seatsPerTimeSlot ?? null,
    seatsShowAttendees: eventType.seats?.showAttendeeInfo ?? false,
    price,
    currency,
    timeZone,
    bookingFields: allBookingFields(eventType.bookingFields, eventType.disableGuests),
    locations: eventType.locations,
    lengthOptions: lengthOptions(eventType),
    schedulingType: eventType.schedulingType,
    requiresBookerEmailVerification: settings.requiresBookerEmailVerification ?? false,
    beforeEventBuffer: eventType.beforeEventBuffer,
    afterEventBuffer: eventType.afterEventBuffer,
    ...rulesOf(eventType, timeZone),
    ...(teamLimits && { teamLimits }),
    ...defined({
      translations: settings.translations?.flatMap(({ language, title: translated }) =>
        translated === undefined ? [] : [{ language, title: translated }],
      ),
      customName: settings.customName,
      interfaceLanguage: settings.interfaceLanguage,
      hideCalendarEventDetails: settings.hideCalendarEventDetails,
      hideOrganizerEmail: settings.hideOrganizerEmail,
      disableCancelling: settings.disableCancelling,
      disableRescheduling: settings.disableRescheduling,
      allowReschedulingCancelledBookings: settings.allowReschedulingCancelledBookings,
      rescheduleWithSameRoundRobinHost: settings.rescheduleWithSameRoundRobinHost,
      emailSettings: settings.emailSettings,
      refundPolicy: settings.refundPolicy,
    }),
    ...(eventType.teamId === null ? {} : { isInstantEvent: true }),
  }
}

/** The rules that bookings enforces in its transaction. */
function rulesOf(eventType: EventType, timeZone: string) {
  const { recurrence, seats, bookerActiveBookingsLimit } = eventType
  return {
    ...(recurrence && { recurrence }),
    ...(seats && { seats }),
    ...(bookerActiveBookingsLimit && { bookerActiveBookingsLimit }),
    ...defined({ bookingLimits: bookingLimitsOf(eventType, timeZone) }),
  }
}

/** Returns the limits with the zone of their periods; undefined without any. */
export function bookingLimitsOf({ bookingLimits }: EventType, timeZone: string): BookingLimits | undefined {
  return bookingLimits ? { ...bookingLimits, timeZone } : undefined
}
