import type { Translation } from '../translation.ts'
import { v1Availabilities } from './availabilities.ts'
import { v1BookingReferences } from './booking-references.ts'
import { v1Bookings } from './bookings.ts'
import { v1DestinationCalendars } from './destination-calendars.ts'
import { v1EventTypes } from './event-types.ts'
import { v1Hooks } from './hooks.ts'
import { v1Me } from './me.ts'
import { v1Slots } from './slots.ts'

/** Value of the header `svc-api-version` in answers of v1. */
export const v1Version = 'v1'

/** Translations of all routes of the first generation. */
export const v1Translations: readonly Translation[] = [
  ...v1Me,
  ...v1Slots,
  ...v1EventTypes,
  ...v1Availabilities,
  ...v1DestinationCalendars,
  ...v1Bookings,
  ...v1BookingReferences,
  ...v1Hooks,
]
