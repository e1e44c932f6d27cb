import type { JsonObject } from '../json.ts'
import { compact, isObject, text } from '../json.ts'
import { olderLocation, todaysLocation } from './locations.ts'

/** Today's names of an event type's fields and the older ones. */
export const eventTypeNames = { lengthInMinutes: 'length', 'bookingFields.slug': 'bookingFields.name' }

/** @returns the body of a new or changed event type in today's shape; fields of today's shape are taken as they are */
export function todaysEventType(body: JsonObject): JsonObject {
  const { length, locations, bookingFields, ...rest } = body
  return compact({
    ...rest,
    lengthInMinutes: length ?? rest.lengthInMinutes,
    locations: Array.isArray(locations) ? locations.map(todaysLocation) : locations,
    bookingFields: Array.isArray(bookingFields) ? bookingFields.map(todaysField) : bookingFields,
  })
}

/** @returns an event type as the older version had it; what it had no word for is left out */
export function olderEventType(eventType: JsonObject): JsonObject {
  const { confirmationPolicy, seats } = eventType
  return {
    id: eventType.id,
    length: eventType.lengthInMinutes,
    slug: eventType.slug,
    title: eventType.title,
    description: eventType.description ?? null,
    hidden: eventType.hidden ?? false,
    locations: objects(eventType.locations).map(olderLocation),
    userId: eventType.ownerId ?? null,
    teamId: eventType.teamId ?? null,
    scheduleId: eventType.scheduleId ?? null,
    eventName: eventType.customName ?? null,
    bookingFields: objects(eventType.bookingFields).map(olderField),
    ...olderPeriod(eventType.bookingWindow),
    requiresConfirmation: isObject(confirmationPolicy) && confirmationPolicy.disabled !== true,
    disableGuests: eventType.disableGuests ?? false,
    hideCalendarNotes: eventType.hideCalendarNotes ?? false,
    minimumBookingNotice: eventType.minimumBookingNotice ?? 0,
    beforeEventBuffer: eventType.beforeEventBuffer ?? 0,
    afterEventBuffer: eventType.afterEventBuffer ?? 0,
    slotInterval: eventType.slotInterval ?? null,
    seatsPerTimeSlot: isObject(seats) ? (seats.seatsPerTimeSlot ?? null) : null,
    successRedirectUrl: eventType.successRedirectUrl ?? null,
    price: eventType.price ?? 0,
    currency: eventType.currency ?? 'usd',
    metadata: eventType.metadata ?? {},
  }
}

function olderPeriod(window: unknown): JsonObject {
  const none = { periodDays: null, periodCountCalendarDays: null, periodStartDate: null, periodEndDate: null }
  if (!isObject(window) || window.disabled === true) return { periodType: 'UNLIMITED', ...none }
  const { type, value } = window
  if (type === 'range' && Array.isArray(value)) {
    const [periodStartDate, periodEndDate] = value.map((date) => `${String(date).slice(0, 10)}T00:00:00.000Z`)
    return { periodType: 'RANGE', ...none, periodStartDate, periodEndDate }
  }
  return {
    periodType: window.rolling ? 'ROLLING_WINDOW' : 'ROLLING',
    ...none,
    periodDays: value,
    periodCountCalendarDays: type === 'calendarDays',
  }
}

function todaysField(field: unknown): unknown {
  if (!isObject(field) || field.name === undefined) return field
  const { type, name, label, required, placeholder, hidden, disableOnPrefill, options } = field
  return compact({
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

function olderField({ slug, options, isDefault, ...field }: JsonObject): JsonObject {
  return compact({
    name: slug ?? field.type,
    ...field,
    editable: isDefault ? 'system' : 'user',
    options: Array.isArray(options)
      ? options.map((option: unknown) => ({ label: text(option), value: text(option) }))
      : undefined,
  })
}

function objects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
