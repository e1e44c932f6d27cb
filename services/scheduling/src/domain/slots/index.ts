export { type BookingWindow, type Bounds, mustCount } from './booking-window.ts'
export {
  dateAt,
  dateOfDay,
  dayMinutes,
  dayMs,
  dayOfDate,
  isRealDate,
  minuteMs,
  minuteOfDay,
  minutesOf,
  timeOfDay,
} from './calendar.ts'
export type { DatedSlots } from './dated-slots.ts'
export { claimsNeeded, listSlots, listStarts, type SlotQuery, searchedSpan, windowAt } from './list-slots.ts'
export type { Host, Offer, SeatedBooking } from './offer.ts'
export { type Refusal, refusalOf } from './opening.ts'
export { mergeSpans, type Span } from './spans.ts'
export {
  type DateHours,
  type DaysAway,
  type Hours,
  type Schedule,
  scheduleOf,
  type WeeklyHours,
  type WrittenSchedule,
  type WrittenTravel,
  workingTime,
} from './working-hours.ts'
export { type Zone, zoneOf } from './zone.ts'
