import type { EventTypeOutput } from '@punctual/contracts'

/** A plain event type in the current version. */
export const eventType: EventTypeOutput = {
  ...{ id: 5, ownerId: 7, title: 'Intro', slug: 'intro', description: 'Hello', lengthInMinutes: 30 },
  ...{ locations: [], bookingFields: [], disableGuests: false, offsetStart: 0, minimumBookingNotice: 120 },
  ...{ beforeEventBuffer: 0, afterEventBuffer: 5, scheduleId: 4, requiresConfirmation: false, hidden: false },
  ...{ bookingRequiresAuthentication: false, showOptimizedSlots: false, onlyShowFirstAvailableSlot: false },
  ...{ metadata: {}, recurrence: null, price: 0, currency: 'usd', forwardParamsSuccessRedirect: null },
  ...{ isInstantEvent: false, users: [{ id: 7, name: 'Olga', username: 'olga' }] },
  ...{ bookingUrl: 'https://punctual.example.com/olga/intro', lockTimeZoneToggleOnBookingPage: false },
  ...{ hideCalendarNotes: false, successRedirectUrl: null },
}
