import { type TProperties, Type } from '@sinclair/typebox'
import { PeriodLimits } from '../booking-limits.ts'
import { ActiveBookingsLimit, Recurrence, Seats } from './event-type-parts.ts'
import { about } from './fields.ts'

/** A feature as it is given: its fields, or `{disabled: true}`, which ends it. */
const feature = <T extends TProperties>(fields: T) =>
  Type.Partial(Type.Object({ ...fields, disabled: about('`true` turns the feature off.', Type.Boolean()) }))

/** Features of an event type that are given as a whole or switched off. */
export const eventTypeFeatures = {
  recurrence: about('Makes bookings a series. Not with `seats`.', feature(Recurrence.properties)),
  seats: about('Lets several attendees share one booking. Not with `recurrence`.', feature(Seats.properties)),
  bookingLimitsCount: about(
    'Largest number of bookings per period. A longer period may not have a lower limit than a shorter one.',
    feature(PeriodLimits.properties),
  ),
  bookingLimitsDuration: about(
    'Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one.',
    feature(PeriodLimits.properties),
  ),
  bookerActiveBookingsLimit: about(
    'Limits how many upcoming bookings one attendee may have.',
    feature(ActiveBookingsLimit.properties),
  ),
}
