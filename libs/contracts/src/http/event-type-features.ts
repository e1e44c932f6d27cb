import { type TProperties, Type } from '@sinclair/typebox'
import { PeriodLimits } from '../booking-limits.ts'
import { ActiveBookingsLimit, Recurrence, Seats } from './event-type-parts.ts'

/** A feature as it is given: its fields, or `{disabled: true}`, which ends it. */
const feature = <T extends TProperties>(fields: T) =>
  Type.Partial(Type.Object({ ...fields, disabled: Type.Boolean() }))

/** Features of an event type that are given as a whole or switched off. */
export const eventTypeFeatures = {
  /** Not together with `seats`. */
  recurrence: feature(Recurrence.properties),
  seats: feature(Seats.properties),
  /** Bookings a period, and minutes a period: no longer period has a lower limit than a shorter one. */
  bookingLimitsCount: feature(PeriodLimits.properties),
  bookingLimitsDuration: feature(PeriodLimits.properties),
  bookerActiveBookingsLimit: feature(ActiveBookingsLimit.properties),
}
