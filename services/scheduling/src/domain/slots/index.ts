export type { BookingWindow } from './booking-window.ts'
export { dayOfDate, isRealDate, minuteOfDay, timeOfDay } from './calendar.ts'
export type { DatedSlots } from './dated-slots.ts'
export { claimsNeeded, listSlots, listStarts, type SlotQuery, searchedSpan } from './list-slots.ts'
export { dateAt, dayMinutes, dayMs, minuteMs, minutesOf } from './minutes.ts'
export type { Host, Offer } from './offer.ts'
export { type Refusal, refusalOf } from './opening.ts'
export {
  type DateHours,
  type DaysAway,
  scheduleOf,
  type WeeklyHours,
  type WrittenSchedule,
} from './schedule-of.ts'
export type { SeatedBooking } from './seats.ts'
export { mergeSpans, type Span } from './spans.ts'
export { type Hours, type Schedule, workingSpans } from './working-hours.ts'
export { type Zone, zoneOf } from './zone.ts'
