import type { EventTypeOutput, TeamEventTypeOutput } from '@punctual/contracts'
import { defined } from '@punctual/contracts'
import { isObject, type JsonObject } from '../json.ts'
import { olderLocation, todaysLocation } from './locations.ts'

/** Current and older names of the fields of an event type. */
export const eventTypeNames = { lengthInMinutes: 'length', 'bookingFields.slug': 'bookingFields.name' }

/**
 * Returns the body of a new or changed event type in the current shape; current fields are accepted
 * too.
 */
export function todaysEventType(body: JsonObject): JsonObject {
  const { length, locations, bookingFields, ...rest } = body
  return defined({
    ...rest,
    lengthInMinutes: length ?? rest.lengthInMinutes,
    // Formerly 0, now null: as long as the event.
    slotInterval: rest.slotInterval === 0 ? null : rest.slotInterval,
    locations: Array.isArray(locations) ? locations.map(todaysLocation) : locations,
    bookingFields: Array.isArray(bookingFields) ? bookingFields.map(todaysField) : bookingFields,
  })
}

/** An event type of a person or a team. */
export type TodaysEventType = EventTypeOutput & Partial<TeamEventTypeOutput>

/** Returns the event type of an answer, without the copies of a managed one. */
export function eventTypeOf(data: unknown): TodaysEventType {
  return (Array.isArray(data) ? data[0] : data) as TodaysEventType
}

/** Returns an event type in the older shape, without newer fields. */
export function olderEventType(eventType: TodaysEventType) {
  return {
    id: eventType.id,
    length: eventType.lengthInMinutes,
    slug: eventType.slug,
    title: eventType.title,
    description: eventType.description,
    hidden: eventType.hidden,
    locations: eventType.locations.map(olderLocation),
    userId: eventType.ownerId,
    teamId: eventType.teamId ?? null,
    scheduleId: eventType.scheduleId,
    eventName: eventType.customName ?? null,
    bookingFields: eventType.bookingFields.map(olderField),
    ...olderPeriod(eventType.bookingWindow),
    requiresConfirmation: eventType.requiresConfirmation,
    disableGuests: eventType.disableGuests,
    hideCalendarNotes: eventType.hideCalendarNotes,
    lockTimeZoneToggleOnBookingPage: eventType.lockTimeZoneToggleOnBookingPage,
    onlyShowFirstAvailableSlot: eventType.onlyShowFirstAvailableSlot,
    offsetStart: eventType.offsetStart,
    minimumBookingNotice: eventType.minimumBookingNotice,
    beforeEventBuffer: eventType.beforeEventBuffer,
    afterEventBuffer: eventType.afterEventBuffer,
    slotInterval: eventType.slotInterval ?? null,
    successRedirectUrl: eventType.successRedirectUrl,
    price: eventType.price,
    currency: eventType.currency,
    metadata: eventType.metadata,
    isInstantEvent: eventType.isInstantEvent,
  }
}

function olderPeriod(window: EventTypeOutput['bookingWindow']) {
  const none = { periodDays: null, periodCountCalendarDays: null, periodStartDate: null, periodEndDate: null }
  if (!window) return { periodType: 'UNLIMITED', ...none }
  const { type, value, rolling } = window
  if (Array.isArray(value)) {
    const [periodStartDate, periodEndDate] = value.map((date) => `${date.slice(0, 10)}T00:00:00.000Z`)
    return { periodType: 'RANGE', ...none, periodStartDate, periodEndDate }
  }
  const periodType = rolling ? 'ROLLING_WINDOW' : 'ROLLING'
  return { periodType, ...none, periodDays: value, periodCountCalendarDays: type === 'calendarDays' }
}

function todaysField(field: unknown): unknown {
  if (!isObject(field) || field.name === undefined) return field
  const { type, name, label, required, placeholder, hidden, disableOnPrefill, options } = field
  return defined({
    type,
    slug: name,
    label,
    required,
    placeholder,
    hidden,
    disableOnPrefill,
    options: Array.isArray(options)
      ? options.map((option: unknown) => (isObject(option) ? option.value : option))
      : undefined,
  })
}

function olderField({ slug, options, isDefault, ...field }: EventTypeOutput['bookingFields'][number]) {
  return defined({
    name: slug,
    ...field,
    editable: isDefault ? 'system' : 'user',
    options: options?.map((option) => ({ label: option, value: option })),
  })
}
