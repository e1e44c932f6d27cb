import {
  type EventTypeOutput,
  type ScheduleAvailability,
  type ScheduleOutput,
  weekDays,
} from '@punctual/contracts'
import type { KnownUser } from './db/users-repository.ts'
import { allBookingFields } from './domain/booking-fields.ts'
import type { EventType } from './domain/event-type.ts'
import type { Schedule } from './domain/schedule.ts'
import { type Hours, timeOfDay } from './domain/slots/index.ts'

const times = ({ start, end }: Hours) => ({ startTime: timeOfDay(start), endTime: timeOfDay(end) })
const dayName = (day: number): ScheduleAvailability['days'][number] => weekDays[(day + 6) % 7] ?? 'Monday'

/** @returns a schedule as answers show it (spec, Schedule) */
export function presentSchedule(schedule: Schedule): ScheduleOutput {
  const { id, ownerId, name, timeZone, isDefault, availability, overrides } = schedule
  return {
    ...{ id, ownerId, name, timeZone },
    availability: availability.map(({ days, ...hours }) => ({ days: days.map(dayName), ...times(hours) })),
    isDefault,
    overrides: overrides.map(({ date, ...hours }) => ({ date, ...times(hours) })),
  }
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], null> }
/** @returns the object without its nulls (our decisions: optional fields are absent) */
function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Present<T>
}

/**
 * @param publicUrl without a slash at its end
 * @returns an event type as answers show it (peer contract, EventTypeOutput_2024_06_14)
 */
export function presentEventType(eventType: EventType, owner: KnownUser, publicUrl: string): EventTypeOutput {
  const {
    organizationId: _,
    teamId: __,
    version: ___,
    createdAt: ____,
    updatedAt: _____,
    ...shown
  } = eventType
  const { settings, lengthInMinutesOptions, slotInterval, bookingWindow, confirmationPolicy, ...rest } = shown
  const lengths = lengthInMinutesOptions.length > 0 ? lengthInMinutesOptions : null
  return {
    ...rest,
    ...present({ lengthInMinutesOptions: lengths, slotInterval, bookingWindow, confirmationPolicy }),
    bookingFields: allBookingFields(eventType.bookingFields, eventType.disableGuests),
    requiresConfirmation: confirmationPolicy !== null,
    recurrence: null,
    price: 0,
    currency: 'usd',
    forwardParamsSuccessRedirect: null,
    isInstantEvent: false,
    users: [{ id: owner.userId, name: owner.name, username: owner.username }],
    bookingUrl: `${publicUrl}/${owner.username}/${eventType.slug}`,
    lockTimeZoneToggleOnBookingPage: false,
    hideCalendarNotes: false,
    successRedirectUrl: null,
    ...settings,
  }
}
